/** The books a quest at the terminal may be played by, and what each does and says otherwise than the other. */
import {
  cardTexts,
  classic,
  describeCommand,
  equipmentCard,
  explainRefusal,
  faceText,
  namesFrom,
  narrateAll,
  promptText,
  questTreasureCard,
  reachOf,
  treasureCard,
} from '@oubliette/classic';
import type { Command, FigureId, Hero, LogEvent, LogLine, Names, View } from '@oubliette/classic';
import type { Reach } from '@oubliette/dungeon';
import type { Face, Refusal, System } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { nextBook } from './nextBook.ts';
import type { ClassicPlayer } from './session.ts';
import { ui } from './words.ts';

export const BOOK_IDS = ['classic', 'nextlevel'] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** Methods, so that a book may ask for more of its own views and commands. */
export interface PlayBook {
  readonly id: BookId;
  readonly system: System;
  heroes(): ClassicPlayer;
  morcar(difficulty: Difficulty): ClassicPlayer;

  label(command: Command, language: Language, names: Names, view: View): string;
  namesFrom(view: View): Names;
  narrate(
    events: readonly LogEvent[],
    language: Language,
    names: Names,
  ): { readonly lines: readonly LogLine[]; readonly after: Names };
  explain(refusal: Refusal, language: Language, names: Names): string;
  prompt(prompt: string, language: Language): string;
  face(die: string, face: Face, language: Language): string;
  reach(view: View, mover: FigureId): Reach | null;

  /** What is left of the turn, in a few words. */
  turnState(view: View, language: Language): readonly string[];
  /** Points beyond Body, Mind and gold. */
  points(view: View, hero: Hero, language: Language): readonly string[];
  /** What a hero carries. */
  belongings(view: View, hero: Hero, language: Language): readonly string[];
  /** What lasts on a figure beyond classic's conditions. */
  plights(view: View, figure: FigureId, language: Language): readonly string[];
  cards(view: View, hero: Hero, language: Language): ReturnType<typeof cardTexts>;

  /** Commands that strike at a target. */
  readonly blows: readonly string[];
  /** In which order a turn is thought about. */
  readonly order: readonly string[];
  /** Moves of one sort differ in nothing but their target; so many of them share a number. */
  sortOf(move: Command): { readonly sort: string; readonly fewest: number };
}

const CLASSIC: PlayBook = {
  id: 'classic',
  system: classic,
  heroes: () => sensibleHeroes(),
  morcar: (difficulty) => sensibleMorcar({ difficulty }),

  label: describeCommand,
  namesFrom,
  narrate: narrateAll,
  explain: explainRefusal,
  prompt: promptText,
  face: (_, face, language) => faceText(face, language),
  reach: reachOf,

  turnState: ({ turn }, language) => [
    turn.moveOver
      ? ui(language, 'moveOver', {})
      : turn.left === null
        ? ui(language, 'notRolled', {})
        : ui(language, 'movementLeft', { left: turn.left }),
    ui(language, turn.acted ? 'actionSpent' : 'actionLeft', {}),
  ],
  points: () => [],
  belongings: (_, hero, language) => [
    ...hero.equipment.map((id) => equipmentCard(id).noun[language].one),
    ...hero.treasures.map((id) => questTreasureCard(id).noun[language].one),
    ...hero.potions.map((id) => treasureCard(id).noun[language].one),
    ...(hero.spells.length > 0 ? [ui(language, 'spells', { count: hero.spells.length })] : []),
  ],
  plights: () => [],
  cards: (_, hero, language) => cardTexts(hero, language),

  blows: ['attack'],
  order: [
    'rollMovement',
    'jump',
    'openDoor',
    'attack',
    'castSpell',
    'usePower',
    'searchTreasure',
    'searchSecrets',
    'disarm',
    'usePotion',
    'leave',
  ],
  sortOf: classicSort,
};

/** Casters have many spells: two targets are enough for one number. */
function classicSort(move: Command): { readonly sort: string; readonly fewest: number } {
  switch (move.type) {
    case 'castSpell':
      return { sort: `${move.type} ${move.spell}`, fewest: 2 };
    case 'usePower':
      return { sort: `${move.type} ${move.figure} ${move.power}`, fewest: 3 };
    case 'placeWandering':
      return { sort: `${move.type} ${move.kind}`, fewest: 3 };
    case 'usePotion':
      return { sort: `${move.type} ${move.figure} ${move.potion}`, fewest: 3 };
    default:
      return { sort: JSON.stringify(move), fewest: Infinity };
  }
}

const BOOKS: Readonly<Record<BookId, PlayBook>> = { classic: CLASSIC, nextlevel: nextBook(CLASSIC) };

export function bookOf(id: BookId): PlayBook {
  return BOOKS[id];
}

/** The book a match file was played by; classic's for a file that names none of them. */
export function bookOfSystem(system: string | undefined): PlayBook {
  return BOOKS[BOOK_IDS.find((id) => BOOKS[id].system.id === system) ?? 'classic'];
}
