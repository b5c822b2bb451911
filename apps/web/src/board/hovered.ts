/** The square under the pointer or the keyboard's cursor: only what shows it draws itself again. */
import { useSyncExternalStore } from 'react';
import type { Square } from '@oubliette/dungeon';

export class Hovered {
  #square: Square | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Square | null => this.#square;

  readonly set = (square: Square | null): void => {
    if (square === this.#square) return;
    this.#square = square;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };
}

export function useHovered(hovered: Hovered): Square | null {
  return useSyncExternalStore(hovered.subscribe, hovered.get);
}
