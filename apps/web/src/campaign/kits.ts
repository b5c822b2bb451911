import { gameNamed, isCampaign } from '@oubliette/shelf';
import { WEB_GAMES } from '../games.ts';
import type { TownKit } from '../town/townKit.ts';

/** Null for a game without a town. */
export function loadTownKit(game: string): Promise<TownKit> | null {
  const known = isCampaign(game) ? gameNamed(game) : undefined;
  return known === undefined ? null : (WEB_GAMES[known.id].town?.() ?? null);
}
