/** Names of figures, squares and places. Plain data, kept up to date by events. */
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { properNoun } from '@oubliette/words';
import type { Mention, Noun } from '@oubliette/words';
import { BESTIARY } from '../content/bestiary.ts';
import { HEROES } from '../content/heroes.ts';
import { FIELD } from '../content/sections.ts';
import type { SectionId } from '../content/sections.ts';
import type { AdvancedEvent } from '../events.ts';
import type { Stranger } from '../content/hazards.ts';
import { MASTER } from '../setup.ts';
import type { Text } from '../plan.ts';
import type { SheetSetup } from '../setup.ts';
import type { Figure, FigureId, Sheet } from '../state.ts';
import type { View } from '../view.ts';
import { STRANGER_NOUNS } from './hazardWords.ts';
import { placeName, SECTION_NOUNS, WORDS } from './vocabulary.ts';

type Called =
  | { readonly as: 'hero'; readonly noun: Noun; readonly number: number }
  | { readonly as: 'monster'; readonly kind: string; readonly number: number };

export interface Names {
  /** All figures met so far, the dead included. */
  readonly figures: Readonly<Record<FigureId, Called>>;
  /** How many have been met, by kind or hero's name: a single one needs no number. */
  readonly met: Readonly<Record<string, number>>;
  /** The heroes of each seat. */
  readonly seats: Readonly<Record<string, readonly FigureId[]>>;
  /** No game master: tables and monsters do the master's part. */
  readonly solo: boolean;
}

type Party = Pick<View, 'sheets' | 'figures'> & { readonly master: { readonly seat: string | null } };

/** The names in a view. `learnNames` keeps those of figures that died since. */
export function namesFrom({ sheets, figures, master }: Party): Names {
  const nobody: Names = { figures: {}, met: {}, seats: {}, solo: master.seat === null };
  return figures.reduce(withFigure, sheets.reduce(withHero, nobody));
}

/** The names after these events, with the figures they brought. */
export function learnNames(names: Names, events: readonly { readonly type: string }[]): Names {
  return (events as readonly AdvancedEvent[]).reduce((known, event) => {
    switch (event.type) {
      case 'setOut':
        return event.sheets.reduce(withHero, known);
      case 'monstersFound':
        return withCrowd(known, event.monsters);
      case 'strangerPlaced':
        return withFigure(withSheet(known, event.sheet), event.figure);
      case 'monsterPlaced':
      case 'statueRose':
      case 'sprangUp':
        return withFigure(known, event.figure);
      case 'unmasked':
        return withKind(known, event.figure, event.of);
      default:
        return known;
    }
  }, names);
}

function withHero(names: Names, sheet: Sheet): Names {
  const { id, kind, seat } = sheet;
  const own = names.seats[seat] ?? [];
  const seats = kind !== 'hero' || own.includes(id) ? names.seats : { ...names.seats, [seat]: [...own, id] };
  return withSheet({ ...names, seats }, sheet);
}

/** When several come at once, even the first has a number. */
function withCrowd(names: Names, monsters: Readonly<Record<string, number>>): Names {
  const several = Object.entries(monsters).filter(([, count]) => count > 1);
  return { ...names, met: { ...names.met, ...Object.fromEntries(several) } };
}

function withSheet(names: Names, sheet: Pick<SheetSetup, 'id' | 'name' | 'gender'>): Names {
  const known = names.figures[sheet.id];
  const key = nameKey(heroNoun(sheet));
  if (known?.as === 'hero' && nameKey(known.noun) === key) return names;
  const number = (names.met[key] ?? 0) + 1;
  const met = { ...names.met, [key]: number };
  return withCalled({ ...names, met }, sheet.id, { as: 'hero', noun: heroNoun(sheet), number });
}

/** No kind of monster starts with a space. */
function nameKey({ en }: Noun): string {
  return ` ${en.one}`;
}

/** Sentences call the box's heroes by first name. One in h is « de Hugo », but « d’Heinrich ». */
const CALLED: Readonly<Record<string, { readonly one: string; readonly elides?: true }>> = {
  [HEROES.heinrich.name]: { one: 'Heinrich', elides: true },
  [HEROES.sven.name]: { one: 'Sven' },
  [HEROES.torallion.name]: { one: 'Torallion' },
  [HEROES.magnus.name]: { one: 'Magnus' },
};

/** A full name, as on sheets and seats: an epithet is a word, and translated; strangers have none. */
export function heroName(name: string): Text {
  if (Object.hasOwn(STRANGER_NOUNS, name)) {
    const { en, fr } = STRANGER_NOUNS[name as Stranger];
    return { en: en.one, fr: fr.one };
  }
  return { en: name, fr: name === HEROES.magnus.name ? 'Magnus le Brillant' : name };
}

/** A stranger met on the way is nameless. */
export function heroNoun({ name, gender }: Pick<SheetSetup, 'name' | 'gender'>): Noun {
  if (Object.hasOwn(STRANGER_NOUNS, name)) return STRANGER_NOUNS[name as Stranger];
  const called = Object.hasOwn(CALLED, name) ? CALLED[name]! : { one: name };
  const { en, fr } = properNoun(called.one, gender);
  return called.elides === undefined ? { en, fr } : { en, fr: { ...fr, elides: called.elides } };
}

function withFigure(names: Names, { id, kind, of }: Figure): Names {
  if (kind !== 'monster' || Object.hasOwn(names.figures, id)) return names;
  const met = { ...names.met, [of]: (names.met[of] ?? 0) + 1 };
  return withCalled({ ...names, met }, id, { as: 'monster', kind: of, number: numberOf(id) });
}

/** Its true kind came out. */
function withKind(names: Names, id: FigureId, kind: string): Names {
  const called = names.figures[id];
  if (called?.as === 'monster' && called.kind === kind) return names;
  const met = { ...names.met, [kind]: (names.met[kind] ?? 0) + 1 };
  return withCalled({ ...names, met }, id, { as: 'monster', kind, number: numberOf(id) });
}

function withCalled(names: Names, id: FigureId, called: Called): Names {
  return { ...names, figures: { ...names.figures, [id]: called } };
}

/** `orc-2` is the second. */
function numberOf(id: FigureId): number {
  return Number(/-(\d+)$/u.exec(id)?.[1] ?? 1);
}

/** A figure's name in sentences, with its id for links. */
export function figureMention(names: Names, id: FigureId): Mention & { readonly figure: FigureId } {
  const called = names.figures[id] ?? guess(id);
  if (called.as === 'hero') return heroMention(names, id, called.noun, called.number);
  return monsterMention(names, id, called.kind);
}

/** What it was taken for, as its id says. */
export function seemingMention(names: Names, id: FigureId): Mention & { readonly figure: FigureId } {
  const called = guess(id);
  return called.as === 'hero' ? { ...called.noun, figure: id } : monsterMention(names, id, called.kind);
}

/** Numbers henchmen of the same name. */
function heroMention(names: Names, id: FigureId, noun: Noun, label: number) {
  return (names.met[nameKey(noun)] ?? 0) > 1 ? { noun, label, figure: id } : { ...noun, figure: id };
}

function monsterMention(names: Names, id: FigureId, kind: string): Mention & { readonly figure: FigureId } {
  const noun = kindNoun(kind);
  return (names.met[kind] ?? 0) > 1 ? { noun, label: numberOf(id), figure: id } : { ...noun, figure: id };
}

/** A figure met before our time: its id shows at least the kind. */
function guess(id: FigureId): Called {
  const kind = id.replace(/-\d+$/u, '');
  if (Object.hasOwn(BESTIARY, kind)) return { as: 'monster', kind, number: numberOf(id) };
  const known = Object.values(HEROES).find((hero) => hero.id === id);
  return { as: 'hero', noun: known === undefined ? WORDS.somebody : heroNoun(known), number: 1 };
}

/** A monster's noun; an unknown kind is shown as it came. */
export function kindNoun(kind: string): Noun {
  return Object.hasOwn(BESTIARY, kind) ? BESTIARY[kind]!.noun : placeName(kind);
}

/** F7, without article or elision; with its number for links. */
export function squareName(square: Square): Noun & { readonly square: Square } {
  return { ...placeName(makeSquare(FIELD, square)), square };
}

export function isSquareOfField(square: unknown): square is Square {
  return (
    typeof square === 'number' &&
    Number.isInteger(square) &&
    square >= 0 &&
    square < FIELD.width * FIELD.height
  );
}

/** `smallRoom-3` is a room: areas are named after their section. */
export function areaNoun(area: string): Noun {
  const section = area.replace(/-\d+.*$/u, '');
  if (section === 'smallRoom' || section === 'largeRoom') return WORDS.room;
  return Object.hasOwn(SECTION_NOUNS, section) ? SECTION_NOUNS[section as SectionId] : WORDS.place;
}

/** The same with its number, to tell areas apart: "Room 3". */
export function areaMention(area: string): Mention {
  return { noun: areaNoun(area), label: area.replace(/^.*?-(?=\d)/u, '') };
}

/** A seat, by its heroes; without heroes, a nameless player. */
export function seatMention(names: Names, seat: string): Mention | readonly Mention[] {
  if (seat === MASTER) return names.solo ? WORDS.monsters : WORDS.gameMaster;
  const heroes = names.seats[seat] ?? [];
  if (heroes.length === 0)
    return Object.hasOwn(HEROES, seat) ? figureMention(names, seat) : properNoun(seat, 'm');
  const isAll = Object.keys(names.seats).length === 1 && heroes.length > 1;
  return isAll ? WORDS.heroes : heroes.map((id) => figureMention(names, id));
}
