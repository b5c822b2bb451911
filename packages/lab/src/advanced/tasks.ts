import type { AdvancedTrial } from './advanced.ts';
import type { Task } from '../node/task.ts';

/** Expeditions by Advanced's book, for other threads to play. */
export function advancedTask(trial: AdvancedTrial): Task {
  return {
    module: new URL('./advanced.ts', import.meta.url).href,
    make: 'advancedExperiment',
    given: trial,
  };
}
