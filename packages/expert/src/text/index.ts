/** Everything a player reads about a quest, in English and French. */
export { telling } from './telling.ts';
export { conditionText } from './chapters/conditions.ts';
export {
  figureMention,
  heroNoun,
  kindNoun,
  pieceNoun,
  roomNoun,
  siteText,
  squareName,
  tileMention,
} from './names.ts';
export type { Names } from './names.ts';
export { abilityNoun, cardNoun, eventNoun, heldNoun } from './scene.ts';
