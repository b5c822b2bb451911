import type { ClassicTrial } from '../classic.ts';
import type { Task } from './task.ts';

/** Quests of the classic game, for other threads to play. */
export function classicTask(trial: ClassicTrial): Task {
  return { module: new URL('../classic.ts', import.meta.url).href, make: 'classicExperiment', given: trial };
}
