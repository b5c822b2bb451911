export { ADVANCED_DUNGEONS, ADVANCED_HEROES, advancedExperiment, advancedParty } from './advanced.ts';
export type { AdvancedHero, AdvancedTrial } from './advanced.ts';
export { advancedTask } from './tasks.ts';
