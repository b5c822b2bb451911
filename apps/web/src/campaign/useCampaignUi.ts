/** The town's kit, and the game's ui for parts of the table's screen that the town reuses: classic's, with the town's refusals. */
import { useEffect, useState } from 'react';
import type { TownView } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { loadGameUi } from '../tables/games.ts';
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

/** Null until fetched; `game` is null until the table has told it. */
export function useCampaignUi(game: string | null): CampaignUi | null {
  const [ui, setUi] = useState<CampaignUi | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const fetched = async () => {
      if (game === null) return;
      try {
        const [classic, kit] = await Promise.all([loadGameUi('classic'), loadTownKit(game)]);
        if (!left && classic !== null) setUi({ ui: { ...classic, explain: explainIn(kit) }, kit });
      } catch (error) {
        setFailure(error);
      }
    };
    void fetched();
    return () => {
      left = true;
    };
  }, [game]);
  // The page's error boundary offers to try again.
  if (failure !== null) throw failure instanceof Error ? failure : new Error('the game could not be fetched');
  return ui;
}
