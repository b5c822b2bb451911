/** Help for tellers: the language, and the names of this table. */
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { defineMessages, sentencesOf, speak, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import type { SkullFace } from '../combat/types.ts';
import type { ClassId } from '../content/characters.ts';
import { ABILITIES, abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import { CHAOS_IDS, chaosCard } from '../content/chaos.ts';
import { eventCard } from '../content/events.ts';
import { EVENT_TEXTS } from '../content/eventTexts.ts';
import type { EventId } from '../content/events.ts';
import { TREASURES, treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { FigureId, Held } from '../state.ts';
import { figureMention, seatMention, siteText, squareName, tileMention } from './names.ts';
import type { Names } from './names.ts';
import { FACES, placeName, sideName, WORDS } from './vocabulary.ts';
import type { Text } from './vocabulary.ts';

export interface ExpertScene {
  readonly language: Language;
  readonly names: Names;
  readonly figure: (id: FigureId) => Mention;
  readonly figures: (ids: readonly FigureId[]) => readonly Mention[];
  readonly square: (square: Square) => Noun;
  readonly tile: (tile: string) => Noun;
  readonly seat: (seat: string) => Mention | readonly Mention[];
  /** "north", « au nord », before "of F7". */
  readonly side: (direction: Direction) => string;
  readonly text: (text: Text) => string;
  /** A thing of the quest: "the hostage", « l’otage ». */
  readonly site: (site: string) => string;
}

export function sceneOf(names: Names, language: Language): ExpertScene {
  return {
    language,
    names,
    figure: (id) => figureMention(names, id),
    figures: (ids) => ids.map((id) => figureMention(names, id)),
    square: (square) => squareName(names, square),
    tile: (tile) => tileMention(names, tile),
    seat: (seat) => seatMention(names, seat),
    side: (direction) => sideName(direction, language),
    text: (text) => typeset(language, withApostrophes(text[language])),
    site: (site) => siteText(names, site, language),
  };
}

/** A Treasure card by its id; whatever else somebody made up is shown as it came. */
export function cardNoun(id: string): Noun {
  return Object.hasOwn(TREASURES, id) ? treasureCard(id as TreasureId).noun : quoted(id);
}

/** A card's title, without article and in quotes: « Comme un roc ». */
function titled({ en, fr }: Noun): Noun {
  return { en, fr: { one: `«\u202f${fr.one}\u202f»`, proper: true, gender: fr.gender, elides: false } };
}

/** An ability of heroes; one nobody has heard of is shown as it came. */
export function abilityNoun(id: string): Noun {
  return Object.hasOwn(ABILITIES, id) ? titled(abilityCard(id as AbilityId).noun) : quoted(id);
}

export function chaosNoun(id: string): Noun {
  const known = CHAOS_IDS.find((one) => one === id);
  return known === undefined ? quoted(id) : titled(chaosCard(known).noun);
}

export function eventNoun(id: string): Noun {
  return Object.hasOwn(EVENT_TEXTS, id) ? eventCard(id as EventId).noun : quoted(id);
}

/** Cards as a list for a sentence, equal ones counted: "2 swords and a helmet". */
export function cardsIn(ids: readonly string[]): readonly Mention[] {
  return gather(ids.map(cardNoun));
}

export function gather(nouns: readonly Noun[]): readonly Mention[] {
  return [...Map.groupBy(nouns, (noun) => noun)].map(([noun, alike]): Mention =>
    alike.length === 1 ? noun : { noun, count: alike.length },
  );
}

const AMMUNITION = defineMessages({
  en: { shots: ' ({left, plural, one {# shot} other {# shots}})' },
  fr: { shots: ' ({left, plural, one {# tir} other {# tirs}})' },
});

const shots = sentencesOf(AMMUNITION);

/** A card in hand, ammunition with what is left of it. */
export function heldNoun({ card, left }: Held): Noun {
  const noun = cardNoun(card);
  if (left === undefined) return noun;
  const told = (language: Language): string => speak(shots('shots', { left }), language);
  const { en, fr } = noun;
  return {
    en: { ...en, one: en.one + told('en'), many: en.many + told('en') },
    fr: { ...fr, one: fr.one + told('fr'), many: fr.many + told('fr') },
  };
}

export function gold(count: number): Mention {
  return { noun: WORDS.goldPiece, count };
}

/** "4 + 3". */
export function sumText(faces: readonly number[]): string {
  return faces.join(' + ');
}

export function facesText(faces: readonly SkullFace[], language: Language): string {
  return faces.map((face) => FACES[face][language].one).join(', ');
}

const ROLLED = defineMessages({ en: { rolled: '{hero} {face}' }, fr: { rolled: '{hero} {face}' } });
const rolled = sentencesOf(ROLLED);

/** "Alys 4, Sven 2". */
export function rollsText(
  rolls: readonly { readonly hero: ClassId; readonly face: number }[],
  { figure, language }: ExpertScene,
): string {
  return rolls
    .map(({ hero, face }) => speak(rolled('rolled', { hero: figure(hero), face }), language))
    .join(', ');
}

/** A way out of a tile, by the square in front of it. */
export function wayArguments({ squares, direction }: Exit, at: ExpertScene) {
  return { side: at.side(direction), square: at.square(squares[0]!) };
}

/** A player's own text is shown as it came. */
export function quoted(text: string): Noun {
  return placeName(`“${text}”`);
}

/** At the start of a label. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
