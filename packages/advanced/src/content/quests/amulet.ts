/** What is settled of the quest for the Shattered Amulet: its characters, its maps, its pieces (ADV-MCH-04, ADV-GM-12 to ADV-GM-15). */
import type { Text } from '../../plan.ts';

/** Monster characters the master takes for each of the four dungeons. */
const TAKEN: readonly (readonly string[])[] = [
  [],
  ['ratmanAssassin'],
  ['plagueMonk', 'warpweaver'],
  ['censerBearer', 'runeWarlord', 'whiteSorcerer'],
];

/** For a dungeon, counted from 1: those of its own, and whoever of the dungeons before has not been used up (ADV-MCH-11). */
export function amuletCharacters(dungeon: number, gone: readonly string[] = []): string[] {
  return TAKEN.slice(0, dungeon)
    .flat()
    .filter((character) => !gone.includes(character));
}

/** In the order their dungeons are played; the Ice Prison has none (ADV-GM-14). */
const AMULET_MAPS: readonly Text[] = [
  { en: 'The Warlord’s Lair', fr: 'L’Antre du Seigneur de Guerre' },
  { en: 'The Magic Maze', fr: 'Le Labyrinthe Magique' },
  { en: 'The Temple of Plague', fr: 'Le Temple de la Peste' },
  { en: 'The Amber Chamber', fr: 'La Salle d’Ambre' },
];

/** A piece of the amulet lies hidden in each dungeon, and is handed over when its part is done (ADV-GM-15). */
export const AMULET_PIECES = ['amuletPiece1', 'amuletPiece2', 'amuletPiece3', 'amuletPiece4'] as const;

/** What the next treasure map found shows, after so many: null where the master may draw one of their own (ADV-GM-13). */
export function nextMap(found: number): Text | null {
  return AMULET_MAPS[found] ?? null;
}
