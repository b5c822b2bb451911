export { sensibleNextHeroes } from './heroes/player.ts';
export type { NextPlayer } from './heroes/player.ts';
export { sensibleNextMorcar } from './morcar/player.ts';
export { sensibleNextPlayer } from './player.ts';
