/** Everything a player reads about an expedition, in English and French. */
export { telling } from './telling.ts';
export { figureMention, heroName, heroNoun, squareName } from './names.ts';
export type { Names } from './names.ts';
export { roomText } from './prompts.ts';
