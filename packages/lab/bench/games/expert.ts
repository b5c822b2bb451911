import { QUEST_IDS } from '@oubliette/expert';
import { expertExperiment } from '../../src/expert/index.ts';
import type { AnyExperiment } from '../../src/experiment.ts';
import type { Benched } from '../benched.ts';

export const benched: Benched = {
  played: () => QUEST_IDS.map((id) => ({ id, experiment: expertExperiment({ quest: id }) as AnyExperiment })),
  sliceMs: 4000,
};
