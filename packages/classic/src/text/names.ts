/** The table's names for figures, squares and places: plain data, kept up to date by events. */
import { makeSquare } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { properNoun } from '@oubliette/words';
import type { Mention, Noun } from '@oubliette/words';
import { HERO_KINDS, HEROES } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { MONSTERS, nounOf } from '../content/monsters.ts';
import type { Bestiary, MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import type { ClassicEvent } from '../events.ts';
import type { Figure, FigureId, Hero } from '../state.ts';
import type { View } from '../view.ts';
import { FACES, heroNoun, WORDS } from './vocabulary.ts';

type Called =
  | { readonly as: 'hero'; readonly noun: Noun }
  | { readonly as: 'captive' | 'foe'; readonly noun: Noun }
  | { readonly as: 'monster'; readonly kind: MonsterKind; readonly number: number };

export interface Names {
  readonly board: Board;
  /** The monsters of the book in use. */
  readonly monsters: Bestiary;
  /** Everyone met so far, the dead included. */
  readonly figures: Readonly<Record<FigureId, Called>>;
  /** How many monsters without a name have been met, by kind: one alone needs no number. */
  readonly met: Readonly<Partial<Record<MonsterKind, number>>>;
  /** How many have been put on the board, by kind, including named ones: gives the next one's number. */
  readonly placed: Readonly<Partial<Record<MonsterKind, number>>>;
  readonly goals: Readonly<Record<string, Text>>;
}

/** The part of the names that figures need. */
type NamesMet = Pick<Names, 'figures' | 'met' | 'monsters'>;

/** The names in a view. Those of figures that have since died are kept by `learnNames`. */
export function namesFrom(
  view: Pick<View, 'board' | 'figures' | 'heroes' | 'quest'>,
  monsters: Bestiary = MONSTERS,
): Names {
  const goals = Object.fromEntries(view.quest.goals.map(({ id, text }) => [id, text]));
  const nobody: Names = { board: view.board, monsters, figures: {}, met: {}, placed: {}, goals };
  return view.figures.reduce(withFigure, view.heroes.reduce(withHero, nobody));
}

/** The names after these events, including figures they brought to the table. */
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
  return withCalled(names, hero.id, { as: 'hero', noun: heroCalled(hero) });
}

type HeroName = Pick<Hero, 'id' | 'name' | 'gender' | 'named'>;

/** By the name of their own; one whom nobody named, by what they are. */
export function heroCalled(hero: HeroName): Noun {
  return isNamed(hero) ? properNoun(hero.name, hero.gender) : heroNoun(hero.id, hero.gender);
}

export function isNamed({ id, name, named }: Omit<HeroName, 'gender'>): boolean {
  return named === true || name !== HEROES[id].defaultName;
}

function withFigure(names: Names, { id, kind, name }: Figure): Names {
  if (Object.hasOwn(names.figures, id)) return names;
  if (kind === 'captive') return name === null ? names : withCalled(names, id, { as: 'captive', noun: name });
  if (!isMonster(names, kind)) return names;
  const number = numberOf(names, id) ?? (names.placed[kind] ?? 0) + 1;
  const counted = {
    ...names,
    placed: { ...names.placed, [kind]: Math.max(number, (names.placed[kind] ?? 0) + 1) },
  };
  if (name !== null) return withCalled(counted, id, { as: 'foe', noun: name });
  const met = { ...names.met, [kind]: (names.met[kind] ?? 0) + 1 };
  return withCalled({ ...counted, met }, id, { as: 'monster', kind, number });
}

function withCalled(names: Names, id: FigureId, called: Called): Names {
  return { ...names, figures: { ...names.figures, [id]: called } };
}

function isMonster({ monsters }: NamesMet, kind: string): boolean {
  return Object.hasOwn(monsters, kind);
}

function isHeroKind(kind: string): kind is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(kind);
}

/** `orc-2` is the second; an id given by the quest has no number. */
function numberOf(names: NamesMet, id: FigureId): number | null {
  const [, kind, digits] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return kind !== undefined && isMonster(names, kind) ? Number(digits) : null;
}

/** The number that tells a monster from others of its kind. */
export function monsterNumber(names: Names, id: FigureId): number {
  const called = names.figures[id] ?? guess(names, id);
  return called.as === 'monster' ? called.number : 1;
}

/** A figure as sentences mention it, with its id for readers that link it. */
export function figureMention(names: NamesMet, id: FigureId): Mention & { readonly figure: FigureId } {
  const called = names.figures[id] ?? guess(names, id);
  if (called.as !== 'monster') return { ...called.noun, figure: id };
  const noun = nounOf(names.monsters, called.kind);
  return (names.met[called.kind] ?? 0) > 1
    ? { noun, label: called.number, figure: id }
    : { ...noun, figure: id };
}

/** Whose turn it is: a hero's, an ally's, or Morcar's. */
export function turnTakerMention(names: Names, taker: FigureId | null): Mention {
  return taker === null ? WORDS.morcar : figureMention(names, taker);
}

/** A seat is named after its hero, or after all its heroes. */
export function seatMention(names: NamesMet, seat: string): Mention {
  if (seat === 'morcar') return WORDS.morcar;
  if (seat === 'heroes') return WORDS.heroes;
  return Object.hasOwn(names.figures, seat) ? figureMention(names, seat) : properNoun(seat, 'm');
}

/** A figure met before we came to the table: its id gives at least the kind. */
function guess(names: NamesMet, id: FigureId): Called {
  const kind = id.replace(/-\d+$/, '');
  if (isHeroKind(kind)) return { as: 'hero', noun: heroNoun(kind, 'm') };
  return isMonster(names, kind)
    ? { as: 'monster', kind, number: numberOf(names, id) ?? 1 }
    : { as: 'foe', noun: WORDS.somebody };
}

/** The shield that counts for a figure: white for the heroes' side, black for Morcar's. */
export function shieldOf(names: Names, id: FigureId): Noun {
  const { as } = names.figures[id] ?? guess(names, id);
  return as === 'hero' || as === 'captive' ? FACES.whiteShield : FACES.blackShield;
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

/** A place by its name in events: an area's, or a square's. */
export function placeMention(names: Names, place: string): Mention {
  const area = names.board.areas.findIndex(({ id }) => id === place);
  return area < 0 ? placeName(place) : areaMention(names, area);
}
