import { growLevel } from '@oubliette/advanced/testing';
import { ADVANCED_DUNGEONS, advancedExperiment } from '../../src/advanced/index.ts';
import type { AnyExperiment } from '../../src/experiment.ts';
import type { Benched } from '../benched.ts';
import { rate } from '../measure.ts';

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

export const benched: Benched = {
  played: () =>
    ADVANCED_DUNGEONS.map((dungeon) => ({
      id: dungeon.id,
      experiment: advancedExperiment({ dungeon }) as AnyExperiment,
    })),
  sliceMs: 5000,
  more: () => ({ levelsPerSec: levelsPerSec() }),
};
