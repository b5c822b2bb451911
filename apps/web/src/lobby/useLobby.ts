/** The player's tables and the open ones, asked for again on every return to the page: nothing polls. */
import { useCallback, useEffect, useState } from 'react';
import type { Summary } from '@oubliette/table';
import { myTables, openTables } from '../net/tables.ts';
import type { Mine } from '../tables/myTables.ts';

/** The window is turned to again, or the network is back. */
const RETURNS = ['focus', 'online'] as const;

interface Known {
  /** Null until the first answer. */
  readonly mine: readonly Mine[] | null;
  /** Null while the server cannot be reached. */
  readonly open: readonly Summary[] | null;
  readonly serverAway: boolean;
  /** When it was asked. */
  readonly now: number;
}

export interface Lobby extends Known {
  readonly refresh: () => void;
}

export function useLobby(): Lobby {
  const [known, setKnown] = useState<Known>({ mine: null, open: null, serverAway: false, now: 0 });

  const refresh = useCallback(() => {
    void ask().then(setKnown);
  }, []);

  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', whenSeen);
    for (const event of RETURNS) addEventListener(event, whenSeen);
    return () => {
      document.removeEventListener('visibilitychange', whenSeen);
      for (const event of RETURNS) removeEventListener(event, whenSeen);
    };
  }, [refresh]);

  return { ...known, refresh };
}

async function ask(): Promise<Known> {
  const [mine, open] = await Promise.all([myTables().catch(() => null), openTables().catch(() => null)]);
  return { mine: mine?.tables ?? [], open, serverAway: open === null, now: Date.now() };
}
