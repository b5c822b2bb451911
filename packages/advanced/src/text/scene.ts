/** Help for tellers: the language, and the names of this table. */
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { typeset, withApostrophes, yesNo } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { ARMOUR } from '../content/armour.ts';
import { findItem } from '../content/items.ts';
import { findSpell } from '../content/spells.ts';
import { WEAPONS } from '../content/weapons.ts';
import type { Text } from '../plan.ts';
import type { FigureId } from '../state.ts';
import { figureMention, kindNoun, seatMention, squareName } from './names.ts';
import type { Names } from './names.ts';
import { COMPONENT_NOUNS, placeName, sideName, THING_NOUNS, wallName, WORDS } from './vocabulary.ts';

export interface ExpeditionScene {
  readonly language: Language;
  readonly names: Names;
  readonly figure: (id: FigureId) => Mention;
  readonly figures: (ids: readonly FigureId[]) => readonly Mention[];
  readonly square: (square: Square) => Noun;
  /** The player of a seat, or what stands in for the game master. */
  readonly seat: (seat: string) => Mention | readonly Mention[];
  readonly squares: (squares: readonly Square[]) => readonly Noun[];
  /** "north", « au nord », before "of F7". */
  readonly side: (direction: Direction) => string;
  /** "north", « nord », of a wall. */
  readonly wall: (direction: Direction) => string;
  readonly text: (text: Text) => string;
}

export function sceneOf(names: Names, language: Language): ExpeditionScene {
  return {
    language,
    names,
    figure: (id) => figureMention(names, id),
    figures: (ids) => ids.map((id) => figureMention(names, id)),
    seat: (seat) => seatMention(names, seat),
    square: squareName,
    squares: (squares) => squares.map(squareName),
    side: (direction) => sideName(direction, language),
    wall: (direction) => wallName(direction, language),
    text: (text) => typeset(language, withApostrophes(text[language])),
  };
}

/** Anything that can be owned, by its id. */
export function thingNoun(id: string): Noun {
  if (id.startsWith('mushroom:')) return WORDS.mushroom;
  const other = own<Noun>(THING_NOUNS, id) ?? own<Noun>(COMPONENT_NOUNS, id);
  const listed = own(WEAPONS, id) ?? own(ARMOUR, id) ?? findItem(id);
  if (listed !== undefined) return withWritten(listed.noun, id);
  return other ?? WORDS.treasure;
}

/** With its details: "wand (Fireball, 7 charges)". */
function withWritten(noun: Noun, id: string): Noun {
  const written = id.split(':').slice(1).join(',').split(',').filter(Boolean);
  if (written.length === 0) return noun;
  const { en, fr } = noun;
  const told = (language: Language): string =>
    ` (${written.map((part) => findSpell(part)?.name[language] ?? chargesText(part)).join(', ')})`;
  return {
    en: { ...en, one: en.one + told('en'), many: en.many + told('en') },
    fr: { ...fr, one: fr.one + told('fr'), many: fr.many + told('fr') },
  };
}

/** The same word in both languages. */
function chargesText(part: string): string {
  if (!/^\d+$/u.test(part)) return part;
  return part === '1' ? '1 charge' : `${part} charges`;
}

function own<T>(list: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(list, id) ? list[id] : undefined;
}

export function crowns(count: number): Mention {
  return { noun: WORDS.crown, count };
}

/** Gold and goods as a list for a sentence, equal things counted: "3 bolts and a sword". */
export function thingsIn(gold: number, ids: readonly string[]): readonly Mention[] {
  const gathered = gather(ids.map(thingNoun));
  return gold > 0 ? [crowns(gold), ...gathered] : gathered;
}

/** The same nouns counted: "3 passages and a left turn". */
export function gather(nouns: readonly Noun[]): readonly Mention[] {
  return [...Map.groupBy(nouns, (noun) => noun)].map(([noun, alike]): Mention =>
    alike.length === 1 ? noun : { noun, count: alike.length },
  );
}

/** Monsters by kind, and the characters among them: "3 ratmen and a globadier". */
export function monstersIn(
  monsters: Readonly<Record<string, number>>,
  characters: readonly string[] = [],
): readonly Mention[] {
  const kinds = Object.entries(monsters).filter(([, count]) => count > 0);
  return [
    ...kinds.map(([kind, count]): Mention =>
      count === 1 ? kindNoun(kind) : { noun: kindNoun(kind), count },
    ),
    ...characters.map(kindNoun),
  ];
}

export function monstersOf(kinds: readonly string[]): readonly Mention[] {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return monstersIn(counts);
}

/** An exit: a door or an open end, with the square in front of it. */
export function wayArguments({ squares, direction, door }: Exit, at: ExpeditionScene) {
  return { door: yesNo(door !== null), side: at.side(direction), square: at.square(squares[0]!) };
}

/** A player's own text is shown as it came. */
export function quoted(text: string): Noun {
  return placeName(`“${text}”`);
}

/** A spell's name, without article and in quotes: « Fuite ». */
export function spellNoun(id: string): Noun {
  const name = findSpell(id)?.name ?? { en: id, fr: id };
  return {
    en: { one: name.en, proper: true },
    fr: { one: `«\u202f${name.fr}\u202f»`, proper: true, gender: 'm', elides: false },
  };
}

/** A share taken, claimed or given: the gold, or a thing by name. */
export function shareMention(share: string): Mention {
  return share === 'gold' ? WORDS.gold : thingNoun(share);
}
