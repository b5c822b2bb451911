/** The players this browser has muted at a table. */
import { useCallback, useSyncExternalStore } from 'react';
import type { MemberId } from '@oubliette/table';
import { readStored, store } from '../settings/stored.ts';

const known = new Map<string, readonly MemberId[]>();
const listeners = new Set<() => void>();

/** Shared by the whole page. */
export function useMuted(
  table: string,
): readonly [readonly MemberId[], (muted: readonly MemberId[]) => void] {
  const muted = useSyncExternalStore(subscribeToMuted, () => getMuted(table));
  return [muted, useCallback((next: readonly MemberId[]) => setMuted(table, next), [table])];
}

/** The same array until a player is added or removed. */
export function getMuted(table: string): readonly MemberId[] {
  const muted = known.get(table) ?? read(table);
  known.set(table, muted);
  return muted;
}

export function setMuted(table: string, muted: readonly MemberId[]): void {
  known.set(table, muted);
  store(storedAs(table), muted);
  for (const tell of listeners) tell();
}

export function subscribeToMuted(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function storedAs(table: string): string {
  return `oubliette.muted.${table}`;
}

function read(table: string): readonly MemberId[] {
  const stored = readStored(storedAs(table));
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}
