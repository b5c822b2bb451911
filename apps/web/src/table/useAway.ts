/** Notices a player's return, and what they have missed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAtTable } from './atTable.ts';
import { lastSeen, markSeen, whileAway } from '../tables/away.ts';
import type { Away } from '../tables/away.ts';
import type { LogLineUi } from '../play/gameUi.ts';

/** Shorter absences do not count. */
const AWAY_MS = 30_000;
/** After a return, the wait for missed rows to arrive. */
const SETTLE_MS = 600;

/** `who` distinguishes the sides that share one device. */
export function useAway(lines: readonly LogLineUi[], told: number, who: string): [Away | null, () => void] {
  const { table } = useAtTable();
  const key = `${table.info.id} ${who}`;
  const latest = useRef({ lines, table, told });
  latest.current = { lines, table, told };
  const [away, setAway] = useState<Away | null>(() => {
    const seen = lastSeen(key);
    return seen === null ? null : whileAway(lines, table.batches, table.you, seen);
  });

  useEffect(() => {
    if (document.visibilityState === 'visible') markSeen(key, told);
  }, [key, told]);

  useEffect(() => {
    let left: { readonly at: number; readonly seq: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') {
        left ??= { at: Date.now(), seq: latest.current.told };
        return;
      }
      const since = left;
      left = null;
      if (since === null || Date.now() - since.at < AWAY_MS) return;
      timer = setTimeout(() => {
        const { lines: now, table: known } = latest.current;
        setAway(whileAway(now, known.batches, known.you, since.seq));
      }, SETTLE_MS);
    };
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  }, []);

  return [away, useCallback(() => setAway(null), [])];
}
