export { experimentOf } from './task.ts';
export type { Task } from './task.ts';
export { simulateAcross, simulateSeries } from './workers.ts';
export type { Spreading } from './workers.ts';
