/** Opens a table, in any way, and goes there; or shows why it could not. */
import { useState } from 'react';
import type { Admission, Outcome } from '@oubliette/table';
import { ServerAway } from '../net/api.ts';
import { go } from '../router.ts';
import { isCampaign } from '@oubliette/shelf';
import { toast } from '../ui/notices.ts';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { whyNot } from './problems.ts';

export interface Enter {
  readonly busy: boolean;
  readonly enter: (game: string, opening: () => Promise<Outcome<Admission>>) => void;
}

export function useEnter(): Enter {
  const [busy, setBusy] = useState(false);
  const words = useWords(LOBBY);
  const language = useLanguage();

  async function opened(game: string, opening: () => Promise<Outcome<Admission>>): Promise<void> {
    setBusy(true);
    try {
      const outcome = await opening();
      if (outcome.ok) {
        const { table, secret } = outcome.value;
        go({ at: isCampaign(game) ? 'campaign' : 'table', table, secret });
        return;
      }
      toast(words('couldNotOpen', { why: whyNot(outcome.problems, language) }), 'warning');
    } catch (error) {
      toast(whyFailed(error), 'warning');
    }
    setBusy(false);
  }

  function whyFailed(error: unknown): string {
    if (error instanceof ServerAway) return words('serverAway');
    // A part of the app that was never loaded, and cannot be now.
    if (error instanceof TypeError && /module/iu.test(error.message)) return words('partAway');
    return words('couldNotOpen', { why: error instanceof Error ? error.message : String(error) });
  }

  return { busy, enter: (game, opening) => void opened(game, opening) };
}
