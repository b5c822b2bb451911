/** Whom this browser does not want to hear at a table. */
import { useState } from 'react';
import type { MemberId } from '@oubliette/table';

export function useMuted(
  table: string,
): readonly [readonly MemberId[], (muted: readonly MemberId[]) => void] {
  const [muted, setMuted] = useState<readonly MemberId[]>(() => read(table));
  function change(next: readonly MemberId[]): void {
    setMuted(next);
    try {
      localStorage.setItem(storedAs(table), JSON.stringify(next));
    } catch {
      // Holds until the page is left.
    }
  }
  return [muted, change];
}

function storedAs(table: string): string {
  return `oubliette.muted.${table}`;
}

function read(table: string): readonly MemberId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs(table)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
