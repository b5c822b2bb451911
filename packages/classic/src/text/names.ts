/** How the table calls its figures, squares and places. Plain data, kept up to date by what happens. */
import { makeSquare } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { properNoun } from '@oubliette/words';
import type { Mention, Noun } from '@oubliette/words';
import { HERO_KINDS, HEROES } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { MONSTER_KINDS, MONSTERS } from '../content/monsters.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import type { ClassicEvent } from '../events.ts';
import type { Figure, FigureId, Hero } from '../state.ts';
import type { View } from '../view.ts';
import { heroNoun, WORDS } from './vocabulary.ts';

type Called =
  | { readonly as: 'hero'; readonly noun: Noun }
  | { readonly as: 'named'; readonly noun: Noun }
  | { readonly as: 'monster'; readonly kind: MonsterKind; readonly number: number };

export interface Names {
  readonly board: Board;
  /** Everyone met so far, the dead included. */
  readonly figures: Readonly<Record<FigureId, Called>>;
  /** How many monsters without a name have been met, by kind: one alone needs no number. */
  readonly met: Readonly<Partial<Record<MonsterKind, number>>>;
  readonly goals: Readonly<Record<string, Text>>;
}

/** The names a view tells. Those of figures that have died since are kept by `learnNames`. */
export function namesFrom(view: Pick<View, 'board' | 'figures' | 'heroes' | 'quest'>): Names {
  const goals = Object.fromEntries(view.quest.goals.map(({ id, text }) => [id, text]));
  const nobody: Names = { board: view.board, figures: {}, met: {}, goals };
  return view.figures.reduce(withFigure, view.heroes.reduce(withHero, nobody));
}

/** The names after these events: whoever they brought to the table is known from now on. */
export function learnNames(names: Names, events: readonly { readonly type: string }[]): Names {
  return (events as readonly ClassicEvent[]).reduce((known, event) => {
    switch (event.type) {
      case 'sheetFilled':
        return withHero(known, event.hero);
      case 'monsterPlaced':
      case 'captiveSeen':
        return withFigure(known, event.figure);
      default:
        return known;
    }
  }, names);
}

function withHero(names: Names, hero: Hero): Names {
  const { id, name, gender } = hero;
  const isOwnName = name !== HEROES[id].defaultName;
  const noun = isOwnName ? properNoun(name, gender) : heroNoun(id, gender);
  return { ...names, figures: { ...names.figures, [id]: { as: 'hero', noun } } };
}

function withFigure(names: Names, { id, kind, name }: Figure): Names {
  if (Object.hasOwn(names.figures, id)) return names;
  if (name !== null) return { ...names, figures: { ...names.figures, [id]: { as: 'named', noun: name } } };
  if (!isMonster(kind)) return names;
  const monster: Called = { as: 'monster', kind, number: numberOf(id) };
  const met = { ...names.met, [kind]: (names.met[kind] ?? 0) + 1 };
  return { ...names, met, figures: { ...names.figures, [id]: monster } };
}

function isMonster(kind: string): kind is MonsterKind {
  return (MONSTER_KINDS as readonly string[]).includes(kind);
}

function isHeroKind(kind: string): kind is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(kind);
}

/** `orc-2` is the second. */
function numberOf(id: FigureId): number {
  return Number(/-(\d+)$/.exec(id)?.[1] ?? 1);
}

/** A figure as sentences speak of it, with its id for whoever links them. */
export function figureMention(names: Names, id: FigureId): Mention & { readonly figure: FigureId } {
  const called = names.figures[id] ?? guess(id);
  if (called.as !== 'monster') return { ...called.noun, figure: id };
  const { noun } = MONSTERS[called.kind];
  return (names.met[called.kind] ?? 0) > 1 ? { noun, label: called.number, figure: id } : { ...noun, figure: id };
}

/** Somebody met before we came to the table: an id tells at least the kind. */
function guess(id: FigureId): Called {
  const kind = id.replace(/-\d+$/, '');
  if (isHeroKind(kind)) return { as: 'hero', noun: heroNoun(kind, 'm') };
  return isMonster(kind) ? { as: 'monster', kind, number: numberOf(id) } : { as: 'named', noun: WORDS.somebody };
}

/** F7, which takes no article and never elides. */
export function squareName(names: Names, square: Square): Noun & { readonly square: Square } {
  return { ...placeName(makeSquare(names.board, square)), square };
}

export function placeName(one: string): Noun {
  return { en: { one, proper: true }, fr: { one, proper: true, gender: 'm', elides: false } };
}

/** Room D, or the passage. */
export function areaMention(names: Names, area: number): Mention {
  const { id, kind } = names.board.areas[area]!;
  return kind === 'passage' ? WORDS.passage : { noun: WORDS.room, label: id };
}

/** A place by the name events give it: an area's, or a square's. */
export function placeMention(names: Names, place: string): Mention {
  const area = names.board.areas.findIndex(({ id }) => id === place);
  return area < 0 ? placeName(place) : areaMention(names, area);
}
