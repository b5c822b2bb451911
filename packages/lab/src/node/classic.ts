import type { Trial } from '../party.ts';
import type { Task } from './task.ts';

/** Quests of the classic game, for other threads to play. */
export function classicTask(trial: Trial): Task {
  return { module: new URL('../classic.ts', import.meta.url).href, make: 'classicExperiment', given: trial };
}
