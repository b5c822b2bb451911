/** What this browser remembers by name. Without permission or room, it is lost when the page is left. */

import { keptAs } from '../base.ts';

/** Null if there is nothing readable. */
export function readStored(name: string): unknown {
  if (!hasStorage()) return null;
  try {
    return JSON.parse(localStorage.getItem(keptAs(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown): void {
  if (!hasStorage()) return;
  try {
    localStorage.setItem(keptAs(name), JSON.stringify(value));
  } catch {
    // No room, or storage is switched off.
  }
}

/** There is none in tests without a browser. */
function hasStorage(): boolean {
  return typeof window !== 'undefined';
}
