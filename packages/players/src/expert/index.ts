export { sensibleExpertHeroes } from './heroes/player.ts';
export { sensibleExpertMaster } from './master/player.ts';
export type { ExpertMasterOptions } from './master/player.ts';
export type { ExpertPlayer } from './seen.ts';
