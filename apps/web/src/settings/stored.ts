/** What this browser remembers by name. Where it may not, or has no room, it is forgotten when the page is left. */

import { keptAs } from '../base.ts';

/** Null where there is nothing, or nothing readable. */
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

/** Not so in the tests that run without a browser. */
function hasStorage(): boolean {
  return typeof window !== 'undefined';
}
