import type { ExpertTrial } from './expert.ts';
import type { Task } from '../node/task.ts';

/** Quests by Expert's book, for other threads to play. */
export function expertTask(trial: ExpertTrial): Task {
  return {
    module: new URL('./expert.ts', import.meta.url).href,
    make: 'expertExperiment',
    given: trial,
  };
}
