export { EXPERT_HEROES, EXPERT_PARTY, expertExperiment } from './expert.ts';
export type { ExpertTrial } from './expert.ts';
export { expertTask } from './tasks.ts';
