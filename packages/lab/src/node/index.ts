export { experimentOf } from './task.ts';
export type { Task } from './task.ts';
export { advancedTask } from './advanced.ts';
export { campaignTask, classicTask } from './classic.ts';
export { nextlevelTask } from './nextlevel.ts';
export { simulateAcross, simulateSeries } from './workers.ts';
export type { Spreading } from './workers.ts';
