/** What the parts of the table's screen that the town borrows ask of the game: classic's, with the campaign's refusals. */
import { useEffect, useState } from 'react';
import { castOf, explainCampaign } from '@oubliette/classic';
import type { CampaignView } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { loadGameUi } from '../table/games.ts';
import type { GameUi } from '../table/gameUi.ts';
import { CAMPAIGN } from './words.ts';

const EXPLAIN: GameUi['explain'] = (refusal, language, view) => {
  const cast = view === null ? { heroes: {}, quests: {} } : castOf(view as CampaignView);
  return explainCampaign(language, refusal, cast) ?? say(CAMPAIGN, language, 'refused', {});
};

/** Null until it has been fetched. */
export function useCampaignUi(): GameUi | null {
  const [ui, setUi] = useState<GameUi | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const fetched = async () => {
      try {
        const classic = await loadGameUi('classic');
        if (!left && classic !== null) setUi({ ...classic, explain: EXPLAIN });
      } catch (error) {
        setFailure(error);
      }
    };
    void fetched();
    return () => {
      left = true;
    };
  }, []);
  // The page's own care for mishaps offers to try again.
  if (failure !== null) throw failure instanceof Error ? failure : new Error('the game could not be fetched');
  return ui;
}
