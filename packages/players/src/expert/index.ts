export { sensibleExpertHeroes } from './heroes/player.ts';
export type { ExpertPlayer } from './seen.ts';
