/** The fixed parts of the Shattered Amulet: characters, maps, pieces (ADV-MCH-04, ADV-GM-12 to ADV-GM-15). */
import type { Text } from '../../plan.ts';

/** Monster characters the master gets for each of the four dungeons. */
const TAKEN: readonly (readonly string[])[] = [
  [],
  ['ratmanAssassin'],
  ['plagueMonk', 'warpweaver'],
  ['censerBearer', 'runeWarlord', 'whiteSorcerer'],
];

/** For a dungeon, counted from 1: its own, and those of earlier dungeons still unused (ADV-MCH-11). */
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

/** Each dungeon hides a piece of the amulet, handed over when its part is done (ADV-GM-15). */
export const AMULET_PIECES = ['amuletPiece1', 'amuletPiece2', 'amuletPiece3', 'amuletPiece4'] as const;

/** What the next map shows, after this many found: null where the master may draw one (ADV-GM-13). */
export function nextMap(found: number): Text | null {
  return AMULET_MAPS[found] ?? null;
}
