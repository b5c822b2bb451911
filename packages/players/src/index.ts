export { randomPlayer } from './random.ts';
export type { RandomOptions } from './random.ts';
export { sensibleHeroes } from './classic/heroes/player.ts';
export type { HeroStyle } from './classic/heroes/situation.ts';
export { DIFFICULTIES } from './classic/morcar/difficulty.ts';
export type { Difficulty } from './classic/morcar/difficulty.ts';
export { sensibleMorcar } from './classic/morcar/player.ts';
export type { MorcarOptions } from './classic/morcar/player.ts';
export { sensiblePlayer } from './classic/player.ts';
