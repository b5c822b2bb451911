import { QUEST_IDS } from '@oubliette/expert';
import type { AnyExperiment } from '@oubliette/lab';
import { expertExperiment } from '@oubliette/lab/expert';
import type { ExpertTrial } from '@oubliette/lab/expert';
import { citedOn } from '../rules/citedRules.ts';

/** Each quest by sensible players, by reckless ones, and by reckless heroes with the book for game master. */
const TRIALS: readonly Omit<ExpertTrial, 'quest'>[] = [
  {},
  { heroesPlayed: 'random', masterPlayed: 'random', depth: 4 },
  { heroesPlayed: 'random', solo: true, depth: 4 },
];

export function citedInExpert(quests: readonly string[] = QUEST_IDS): ReadonlySet<string> {
  return new Set(
    quests.flatMap((quest) =>
      TRIALS.flatMap((trial) => citedOn(quest, expertExperiment({ quest, ...trial }) as AnyExperiment, 1)),
    ),
  );
}
