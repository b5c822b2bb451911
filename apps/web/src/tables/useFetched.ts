/** What has been fetched for a game; null until it is there, or if there is none of it. */
import { useEffect, useState } from 'react';

/** `game` is undefined until the table has told it. `fetch` must not change from one call to the next. */
export function useFetched<T>(
  game: string | undefined,
  fetch: (game: string) => Promise<T | null> | null,
): T | null {
  const [fetched, setFetched] = useState<{ readonly game: string; readonly value: T } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (game === undefined) return undefined;
    let left = false;
    const bring = async (): Promise<void> => {
      const value = await fetch(game);
      if (!left && value !== null) setFetched({ game, value });
    };
    bring().catch(setFailure);
    return () => {
      left = true;
    };
  }, [game, fetch]);
  // The page's error boundary offers to try again.
  if (failure !== null) throw failure instanceof Error ? failure : new Error('the game could not be fetched');
  return fetched !== null && fetched.game === game ? fetched.value : null;
}
