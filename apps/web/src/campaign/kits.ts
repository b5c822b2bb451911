/** The towns this page can show, each fetched when a campaign of its book is come to. */
import type { TownKit } from './townKit.ts';

const KITS: Readonly<Record<string, () => Promise<TownKit>>> = {
  'classic-campaign': async () => (await import('./classicTown.tsx')).classicTown,
  'nextlevel-campaign': async () => (await import('../nextlevel/campaign/nextTown.tsx')).nextTown,
};

/** Null for a game that has no town. */
export function loadTownKit(game: string): Promise<TownKit> | null {
  return KITS[game]?.() ?? null;
}
