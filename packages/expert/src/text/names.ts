/** How this table calls its figures, squares and tiles. Plain data, kept up to date by events. */
import { makeSquare } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { properNoun } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { FURNITURE, furnitureKind } from '../content/furniture.ts';
import type { FurnitureId } from '../content/furniture.ts';
import { fallenOf, isFoe } from '../content/foes.ts';
import { HOSTAGE, HOSTAGE_ID } from '../content/hostage.ts';
import { monsterCard, MONSTERS } from '../content/monsters.ts';
import type { CreatureId } from '../content/monsters.ts';
import type { RoomId } from '../content/rooms.ts';
import type { QuestPlan } from '../quests/quest.ts';
import { isClass } from '../figures.ts';
import type { ExpertEvent } from '../events.ts';
import { GM } from '../setup.ts';
import type { HeroSetup } from '../setup.ts';
import type { FigureId, Tile } from '../state.ts';
import type { View } from '../view.ts';
import { classNoun, placeName, ROOM_NOUNS, tileNoun, WORDS } from './vocabulary.ts';

export interface Names {
  /** The size of the field, to name squares. */
  readonly field: Size;
  readonly heroes: Readonly<Record<FigureId, Noun>>;
  /** The heroes of each seat. */
  readonly seats: Readonly<Record<string, readonly FigureId[]>>;
  /** How many creatures of a kind have come: a single one needs no number. */
  readonly met: Readonly<Record<string, number>>;
  readonly tiles: Readonly<Record<string, Tile['card']>>;
  /** The quest, once it has been chosen: its things have names of their own. */
  readonly quest: QuestPlan | null;
  /** Nobody is game master: the book is. */
  readonly solo: boolean;
}

type Table = Pick<View, 'heroes' | 'tiles' | 'named'> & {
  readonly layout: Size;
  readonly quest: Pick<View['quest'], 'plan'>;
  readonly table: Pick<View['table'], 'solo'>;
};

export function namesFrom({ layout, heroes, tiles, named, quest, table }: Table): Names {
  const seats: Record<string, FigureId[]> = {};
  for (const { id, seat } of heroes) (seats[seat] ??= []).push(id);
  return {
    field: sizeOf(layout),
    heroes: Object.fromEntries(heroes.map((hero) => [hero.id, heroNoun(hero)])),
    seats,
    met: named,
    tiles: Object.fromEntries(tiles.map(({ id, card }) => [id, card])),
    quest: quest.plan,
    solo: table.solo,
  };
}

/** A hero by its own name, or by its class if nobody gave it one. */
export function heroNoun({ id, name, gender }: Pick<HeroSetup, 'id' | 'name' | 'gender'>): Noun {
  return name === id ? classNoun(id, gender) : properNoun(name, gender);
}

/** The names after these events, with the creatures and the tiles they brought. */
export function learnNames(names: Names, events: readonly { readonly type: string }[]): Names {
  return (events as readonly ExpertEvent[]).reduce(learned, names);
}

function learned(names: Names, event: ExpertEvent): Names {
  switch (event.type) {
    case 'questChosen':
      return { ...names, quest: event.plan };
    case 'prepared':
      return event.tiles.reduce(withTile, { ...names, field: sizeOf(event.layout) });
    case 'dungeonRemembered':
      return remembered(names, event.dungeon);
    case 'tileLaid':
      return withTile(names, event.tile);
    // When several come at once, even the first has a number.
    case 'groupRolled':
      return event.count > 1 ? withMet(names, event.card, 2) : names;
    case 'appeared':
      return withMet(names, event.of, numberOf(event.figure));
    default:
      return names;
  }
}

function remembered(
  names: Names,
  { layout, tiles, quest }: Extract<ExpertEvent, { type: 'dungeonRemembered' }>['dungeon'],
): Names {
  const known = { ...names, field: sizeOf(layout), quest: quest?.plan ?? names.quest };
  return tiles.reduce(withTile, known);
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

function withTile(names: Names, { id, card }: Tile): Names {
  return { ...names, tiles: { ...names.tiles, [id]: card } };
}

function withMet(names: Names, kind: string, count: number): Names {
  const met = names.met[kind] ?? 0;
  return met >= count ? names : { ...names, met: { ...names.met, [kind]: count } };
}

/** `orc-2` is the second. */
function numberOf(id: FigureId): number {
  return Number(/-(\d+)$/u.exec(id)?.[1] ?? 1);
}

/** A figure as sentences mention it, with its id for links. */
export function figureMention(names: Names, id: FigureId): Mention & { readonly figure: FigureId } {
  const hero = Object.hasOwn(names.heroes, id) ? names.heroes[id] : undefined;
  if (hero !== undefined) return { ...hero, figure: id };
  // A class that nobody plays is one of the fallen (EXP-QGN-10).
  if (isClass(id) && names.quest?.foes === 'fallen')
    return { ...kindNoun(fallenOf(id)), figure: `${fallenOf(id)}-1` };
  if (isClass(id)) return { ...classNoun(id, 'm'), figure: id };
  if (id === HOSTAGE_ID) return { ...HOSTAGE.noun, figure: id };
  const kind = id.replace(/-\d+$/u, '');
  const noun = kindNoun(kind);
  return (names.met[kind] ?? 0) > 1 ? { noun, label: numberOf(id), figure: id } : { ...noun, figure: id };
}

/** A creature's noun; an unknown kind is somebody. */
export function kindNoun(kind: string): Noun {
  return Object.hasOwn(MONSTERS, kind) || isFoe(kind) ? monsterCard(kind as CreatureId).noun : WORDS.somebody;
}

/** F7, without article or elision; with its number for links. */
export function squareName({ field }: Names, square: Square): Noun & { readonly square: Square } {
  return { ...placeName(makeSquare(field, square)), square };
}

export function isSquareOf({ field }: Names, square: unknown): square is Square {
  const most = field.width * field.height;
  return typeof square === 'number' && Number.isInteger(square) && square >= 0 && square < most;
}

/** The tile a figure stands on, by its card. */
export function tileMention({ tiles }: Names, tile: string): Noun {
  const card = tiles[tile];
  return card === undefined ? WORDS.tile : tileNoun(card);
}

/** `chest@1234` is a chest: pieces are named after their kind. */
export function pieceNoun(piece: string): Noun {
  const kind = piece.replace(/@.*$/u, '');
  return Object.hasOwn(FURNITURE, kind) ? furnitureKind(kind as FurnitureId).noun : WORDS.thing;
}

/** A seat, by its heroes; without heroes, a nameless player. */
export function seatMention(names: Names, seat: string): Mention | readonly Mention[] {
  if (seat === GM) return names.solo ? WORDS.book : WORDS.gameMaster;
  const heroes = names.seats[seat] ?? [];
  if (heroes.length === 0) return isClass(seat) ? figureMention(names, seat) : properNoun(seat, 'm');
  const isAll = Object.keys(names.seats).length === 1 && heroes.length > 1;
  return isAll ? WORDS.heroes : heroes.map((id) => figureMention(names, id));
}

/** A thing of the quest, by its site: « l’otage ». What nobody has heard of is something. */
export function siteText({ quest }: Names, site: string, language: Language): string {
  return quest?.sites.find(({ id }) => id === site)?.name[language] ?? WORDS.thing[language].one;
}

/** A room of a quest, by its plan; an unknown one is shown as it came. */
export function roomNoun(plan: string): Noun {
  return Object.hasOwn(ROOM_NOUNS, plan) ? ROOM_NOUNS[plan as RoomId] : placeName(plan);
}
