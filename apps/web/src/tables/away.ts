/** What happened while a player was away: the lines shown on return. */
import type { Batch, MemberId } from '@oubliette/table';
import type { LogLineUi } from '../play/gameUi.ts';
import { readStored, store } from '../settings/stored.ts';

const MOST_LINES = 8;

export interface Away {
  readonly lines: readonly LogLineUi[];
  readonly more: number;
}

/** Null if nothing happened except by this player. */
export function whileAway(
  lines: readonly LogLineUi[],
  batches: readonly Batch[],
  you: MemberId | null,
  seen: number,
): Away | null {
  const others = new Set(
    batches
      .filter(({ seq, by }) => seq > seen && !(by !== null && 'member' in by && by.member === you))
      .map(({ seq }) => seq),
  );
  const missed = lines.filter(({ seq }) => others.has(seq));
  if (missed.length === 0) return null;
  return { lines: missed.slice(-MOST_LINES), more: Math.max(0, missed.length - MOST_LINES) };
}

const SEEN_IN = 'oubliette.seen';
/** Beyond this number the oldest tables are forgotten. */
const MOST_TABLES = 200;

/** The last row of a table this browser has shown; null if it never showed any. */
export function lastSeen(table: string): number | null {
  return seenTables()[table] ?? null;
}

export function markSeen(table: string, seq: number): void {
  const { [table]: known, ...others } = seenTables();
  if (known === seq) return;
  const kept = Object.fromEntries([...Object.entries(others), [table, seq] as const].slice(-MOST_TABLES));
  store(SEEN_IN, kept);
}

function seenTables(): Readonly<Record<string, number>> {
  const stored = readStored(SEEN_IN);
  return stored !== null && typeof stored === 'object' ? (stored as Record<string, number>) : {};
}
