/** The games that are measured, and what is measured of one alone. */
import { growLevel } from '@oubliette/advanced/testing';
import { readQuestBook } from '@oubliette/classic/node';
import { ADVANCED_DUNGEONS, advancedExperiment } from '../src/advanced/index.ts';
import { classicExperiment } from '../src/classic/index.ts';
import type { AnyExperiment } from '../src/experiment.ts';
import { nextlevelExperiment } from '../src/nextlevel/index.ts';
import type { Played } from './journals.ts';
import { rate } from './measure.ts';

export interface Benched {
  readonly id: string;
  /** Every quest, or every dungeon with a computer game master if it has one. */
  readonly played: () => readonly Played[];
  /** Long enough for several matches. */
  readonly sliceMs: number;
  readonly more?: () => { readonly levelsPerSec: number };
}

type Quest = ReturnType<typeof readQuestBook>[number]['source'];

function ofEachQuest(experiment: (trial: { readonly quest: Quest }) => unknown): () => readonly Played[] {
  return () =>
    readQuestBook().map(({ id, source }) => ({
      id,
      experiment: experiment({ quest: source }) as AnyExperiment,
    }));
}

/** Levels of about thirty sections, rolled and laid. */
function levelsPerSec(): number {
  // A small fast generator: this measures laying, not dice.
  let seed = 0x2545f491;
  const below = (count: number): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % count;
  };
  return Math.round(
    rate(() => {
      growLevel(below);
      return 1;
    }),
  );
}

export const BENCHED: readonly Benched[] = [
  { id: 'classic', played: ofEachQuest(classicExperiment), sliceMs: 400 },
  { id: 'nextlevel', played: ofEachQuest(nextlevelExperiment), sliceMs: 2000 },
  {
    id: 'advanced',
    played: () =>
      ADVANCED_DUNGEONS.map((dungeon) => ({
        id: dungeon.id,
        experiment: advancedExperiment({ dungeon }) as AnyExperiment,
      })),
    sliceMs: 5000,
    more: () => ({ levelsPerSec: levelsPerSec() }),
  },
];
