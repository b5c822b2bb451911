export { sensibleAdvancedHeroes } from './heroes/player.ts';
export type { AdvancedHeroOptions } from './heroes/player.ts';
export { sensibleAdvancedMaster } from './master/player.ts';
export type { AdvancedMasterOptions } from './master/player.ts';
export type { AdvancedPlayer } from './seen.ts';
