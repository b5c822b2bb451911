export { nextlevelExperiment } from './nextlevel.ts';
export type { NextTrial } from './nextlevel.ts';
export { nextlevelTask } from './tasks.ts';
