/** The town's kit, and the game's ui for parts of the table's screen that the town reuses: classic's, with the town's refusals. */
import type { TownView } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { loadGameUi } from '../tables/games.ts';
import { useFetched } from '../tables/useFetched.ts';
import type { GameUi } from '../play/gameUi.ts';
import { loadTownKit } from './kits.ts';
import type { TownKit } from '../town/townKit.ts';
import { CAMPAIGN } from '../town/words.ts';

export interface CampaignUi {
  readonly ui: GameUi;
  /** Null for a game that is not a campaign. */
  readonly kit: TownKit | null;
}

function explainIn(kit: TownKit | null): GameUi['explain'] {
  return (refusal, language, view) => {
    if (kit === null) return say(CAMPAIGN, language, 'refused', {});
    const names = kit.telling.namesIn((view as TownView | null) ?? { heroes: [], quests: [] });
    return kit.telling.refusal(refusal, { language, names });
  };
}

/** Null until fetched. */
export function useCampaignUi(game: string | undefined): CampaignUi | null {
  return useFetched(game, fetchUi);
}

async function fetchUi(game: string): Promise<CampaignUi | null> {
  const [classic, kit] = await Promise.all([loadGameUi('classic'), loadTownKit(game)]);
  return classic === null ? null : { ui: { ...classic, explain: explainIn(kit) }, kit };
}
