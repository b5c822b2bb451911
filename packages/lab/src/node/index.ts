export { experimentOf } from './task.ts';
export type { Task } from './task.ts';
export { advancedTask } from './advanced.ts';
export { classicTask } from './classic.ts';
export { nextlevelTask } from './nextlevel.ts';
export { simulateAcross } from './workers.ts';
export type { Spreading } from './workers.ts';
