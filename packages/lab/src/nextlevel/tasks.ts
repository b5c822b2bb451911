import type { NextTrial } from './nextlevel.ts';
import type { Task } from '../node/task.ts';

/** Quests by NextLevel's book, for other threads to play. */
export function nextlevelTask(trial: NextTrial): Task {
  return {
    module: new URL('./nextlevel.ts', import.meta.url).href,
    make: 'nextlevelExperiment',
    given: trial,
  };
}
