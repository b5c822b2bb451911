/** What is measured of a game: `games/` has a file for each. */
import { readQuestBook } from '@oubliette/classic/node';
import type { AnyExperiment } from '../src/experiment.ts';
import type { Played } from './journals.ts';

export interface Benched {
  /** Every quest, or every dungeon with a computer game master if it has one. */
  readonly played: () => readonly Played[];
  /** Long enough for several matches. */
  readonly sliceMs: number;
  readonly more?: () => { readonly levelsPerSec: number };
}

type Quest = ReturnType<typeof readQuestBook>[number]['source'];

/** Classic's quests, by the book of any game of the family. */
export function ofEachQuest(
  experiment: (trial: { readonly quest: Quest }) => unknown,
): () => readonly Played[] {
  return () =>
    readQuestBook().map(({ id, source }) => ({
      id,
      experiment: experiment({ quest: source }) as AnyExperiment,
    }));
}
