/** Highlights on the board for lines of the log. */
import { useSyncExternalStore } from 'react';

export interface Highlight {
  readonly figures: readonly string[];
  readonly squares: readonly number[];
  /** Clicked rather than hovered over: the board may move to it. */
  readonly chosen: boolean;
}

const NOTHING: Highlight = { figures: [], squares: [], chosen: false };

let highlight = NOTHING;
const listeners = new Set<() => void>();

export function setHighlight(next: Highlight | null): void {
  highlight = next ?? NOTHING;
  for (const listener of listeners) listener();
}

function getHighlight(): Highlight {
  return highlight;
}

export function useHighlight(): Highlight {
  return useSyncExternalStore(subscribe, getHighlight);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
