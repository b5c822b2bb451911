/** The campaign's pages, and the game's ui for parts of the table's screen that they reuse: classic's, with the campaign's refusals. */
import { say } from '@oubliette/words';
import { loadGameUi } from '../tables/games.ts';
import { useFetched } from '../tables/useFetched.ts';
import type { GameUi } from '../play/gameUi.ts';
import { CAMPAIGN } from '../town/words.ts';
import type { CampaignPages } from './campaignPages.ts';
import { loadCampaignPages } from './pagesOf.tsx';

export interface CampaignUi {
  readonly ui: GameUi;
  /** Null for a game that is not a campaign. */
  readonly pages: CampaignPages | null;
}

const refused: GameUi['explain'] = (_refusal, language) => say(CAMPAIGN, language, 'refused', {});

/** Null until fetched. */
export function useCampaignUi(game: string | undefined): CampaignUi | null {
  return useFetched(game, fetchUi);
}

async function fetchUi(game: string): Promise<CampaignUi | null> {
  const [classic, pages] = await Promise.all([loadGameUi('classic'), loadCampaignPages(game)]);
  return classic === null ? null : { ui: { ...classic, explain: pages?.explain ?? refused }, pages };
}
