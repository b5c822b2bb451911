import type { AnyExperiment } from '@oubliette/lab';
import { ADVANCED_DUNGEONS, advancedExperiment } from '@oubliette/lab/advanced';
import type { AdvancedTrial } from '@oubliette/lab/advanced';
import { citedOn } from '../rules/citedRules.ts';

/** Expeditions of each dungeon: sensible players, reckless ones, and reckless heroes with no master. */
const EXPEDITIONS: readonly Omit<AdvancedTrial, 'dungeon'>[] = [
  {},
  { heroesPlayed: 'random', masterPlayed: 'random' },
  { heroesPlayed: 'random', solo: true },
];

export function citedInAdvanced(dungeons = ADVANCED_DUNGEONS): ReadonlySet<string> {
  return new Set(
    dungeons.flatMap((dungeon) =>
      EXPEDITIONS.flatMap((trial) =>
        citedOn(dungeon.id, advancedExperiment({ dungeon, ...trial }) as AnyExperiment, 1),
      ),
    ),
  );
}
