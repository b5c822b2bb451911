export { classicExperiment } from './classic.ts';
export type { Trial } from './party.ts';
export { campaignTask, classicTask } from './tasks.ts';
