/** What was left where on a level, lettered as on a hand-drawn map: for screen and paper. */
import { kindNoun } from '@oubliette/advanced';
import type { Level, Names, View } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { letterOf } from '../../board/paperSigns.ts';
import { wordsIn } from '../../words/useWords.ts';
import { figureName } from '../play/labels.ts';
import { laidOf } from '../play/level.ts';
import { infestationName, placeOf, thingName } from './things.ts';
import { LEVEL_WORDS } from './words.ts';

export interface Note {
  readonly letter: string;
  readonly square: Square;
  readonly text: string;
}

/** Things, rooms with contents, and figures left behind, from the top of the level down. */
export function notesOf(view: View, at: number, names: Names, language: Language): readonly Note[] {
  const level = view.levels[at]!;
  const { board } = laidOf(level.layout);
  const found: Omit<Note, 'letter'>[] = [];
  for (const thing of level.things)
    found.push({
      square: thing.square,
      text: thingName(thing, placeOf(level, board, thing.square), language),
    });
  for (const place of Object.values(level.places)) {
    const text = infestationName(place, language);
    const square = middleOf(level, place.area);
    if (text !== null && square !== null) found.push({ square, text });
  }
  if (at !== view.level) found.push(...strandedOn(level, names, language));
  found.push(...groupsOn(level, language));
  return found
    .toSorted((a, b) => a.square - b.square)
    .map((note, index) => ({
      ...note,
      letter: letterOf(index),
      text: `${note.text} (${makeSquare(level.layout, note.square)})`,
    }));
}

function middleOf(level: Level, area: string): Square | null {
  const { board } = laidOf(level.layout);
  const squares = board.areas.find(({ id }) => id === area)?.squares ?? [];
  return squares[Math.floor(squares.length / 2)] ?? null;
}

function strandedOn({ left }: Level, names: Names, language: Language): Omit<Note, 'letter'>[] {
  const words = wordsIn(LEVEL_WORDS, language);
  return left.map(({ id, square }) => ({
    square,
    text: words('lies', { figure: figureName(names, id, language) }),
  }));
}

/** Monsters the heroes escaped from wait in their lair (ADV-CMB-54). */
function groupsOn(level: Level, language: Language): Omit<Note, 'letter'>[] {
  const words = wordsIn(LEVEL_WORDS, language);
  return level.groups.flatMap((group) => {
    const square = middleOf(level, group.area);
    if (square === null) return [];
    const monsters = Object.entries(group.monsters)
      .map(([kind, count]) =>
        count === 1 ? kindNoun(kind)[language].one : `${count} ${kindNoun(kind)[language].many}`,
      )
      .join(', ');
    const text = group.newcomers === true ? words('newcomers') : words('monstersLeft', { monsters });
    return [{ square, text }];
  });
}
