/** Pointing: a finger on a square; on a second one soon after, an arrow from the first. */
import type { Square } from '@oubliette/dungeon';

/** How long a finger stays on a square, during which the next one makes an arrow. */
const ARROW_MS = 5000;

export class Finger {
  #last: { readonly square: Square; readonly at: number } | null = null;

  point(square: Square, show: ((at: Square, to?: Square) => void) | undefined): void {
    const last = this.#last;
    const now = Date.now();
    const isArrow = last !== null && last.square !== square && now - last.at < ARROW_MS;
    this.#last = isArrow ? null : { square, at: now };
    if (isArrow) show?.(last.square, square);
    else show?.(square);
  }
}
