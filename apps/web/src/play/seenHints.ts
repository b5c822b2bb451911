/** The hints a player has closed, across all books: a hint learnt in one is not shown again in another. */
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, store } from '../settings/stored.ts';

const STORED_AS = 'oubliette.hints';

let seen: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The closed hints, from whatever was stored. */
export function parseSeen(stored: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter((id): id is string => typeof id === 'string');
}

function getSeen(): readonly string[] {
  seen ??= parseSeen(readStored(STORED_AS));
  return seen;
}

export function putAway(ids: readonly string[]): void {
  keep([...new Set([...getSeen(), ...ids])]);
}

/** For whoever asks to be taught. */
export function showAnew(): void {
  keep([]);
}

function keep(now: readonly string[]): void {
  seen = now;
  store(STORED_AS, seen);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function useSeenHints(): readonly string[] {
  return useSyncExternalStore(subscribe, getSeen);
}

/** Long enough to have been read. */
const READ_MS = 1500;

/** A hint whose moment has passed counts as shown: it does not come back. */
export function usePassingHint(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const since = Date.now();
    return () => {
      if (Date.now() - since > READ_MS) putAway([id]);
    };
  }, [id]);
}
