export type { AdvancedChoice } from './advancedBox.ts';
export { DUNGEON_IDS, dungeonNamed } from './advancedDungeons.ts';
export { advancedShelf } from './advancedShelf.ts';
