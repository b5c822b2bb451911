import { gameNamed, isCampaign } from '@oubliette/shelf';
import { WEB_GAMES } from '../games.ts';
import type { CampaignPages } from './campaignPages.ts';

/** Null for a game that is no campaign. */
export function loadCampaignPages(game: string): Promise<CampaignPages> | null {
  const known = isCampaign(game) ? gameNamed(game) : undefined;
  return known === undefined ? null : (WEB_GAMES[known.id].town?.() ?? null);
}
