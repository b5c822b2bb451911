/** While somebody looks round the lobby, what a table in this browser needs is fetched: to sit down is then to be there. */
import type { GameId } from '@oubliette/shelf';
import { useEffect } from 'react';
import { warmUp } from '../net/tables.ts';
import { TableScreen } from '../table/fetchedTable.ts';
import { loadGameUi } from '../tables/games.ts';

/** What a newcomer begins with. */
const FIRST: GameId = 'classic';
/** After the lobby itself has come to rest. */
const REST_MS = 700;

export function useWarmUp(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (wantsLittle()) return;
      // What cannot be fetched now is fetched, or complained of, when it is wanted.
      const parts = [TableScreen.warm(), Promise.resolve(loadGameUi(FIRST)), warmUp(FIRST)];
      void Promise.allSettled(parts);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Somebody who pays for what is sent has said so. */
function wantsLittle(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
