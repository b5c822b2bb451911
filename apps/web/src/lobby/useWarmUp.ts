/** Fetches what a table in this browser needs while the player is in the lobby, so that it opens at once. */
import { GAMES } from '@oubliette/shelf';
import { useEffect } from 'react';
import { warmUp } from '../net/tables.ts';
import { TableScreen } from '../table/fetchedTable.ts';
import { loadGameUi } from '../tables/games.ts';

/** A newcomer's first game. */
const FIRST = GAMES[0]!.id;
/** After the lobby itself has settled. */
const REST_MS = 700;

export function useWarmUp(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (wantsLittle()) return;
      // What cannot be fetched now is fetched, or reported, when it is needed.
      const parts = [TableScreen.warm(), Promise.resolve(loadGameUi(FIRST)), warmUp(FIRST)];
      void Promise.allSettled(parts);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Whether the player has asked the browser to save data. */
function wantsLittle(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
