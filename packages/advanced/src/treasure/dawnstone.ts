/** Fate points in a dawnstone, spent like the hero's own (ADV-MGT-07, ADV-MGT-47). */
import type { Sheet } from '../state.ts';

const STONE = 'dawnstone:';

const chargesOf = (item: string): number => (item.startsWith(STONE) ? Number(item.slice(STONE.length)) : 0);

/** All points a figure can spend: its own and its stones'. */
export function fateLeft({ fate, items }: Pick<Sheet, 'fate' | 'items'>): number {
  return items.reduce((sum, item) => sum + chargesOf(item), fate);
}

/** Spends a point: its own first, as those come back; an empty stone is worthless and thrown away. */
export function withFateSpent({ fate, items }: Pick<Sheet, 'fate' | 'items'>): Partial<Sheet> {
  const at = items.findIndex((item) => chargesOf(item) > 0);
  if (fate > 0 || at < 0) return { fate: fate - 1 };
  const left = chargesOf(items[at]!) - 1;
  return { items: left > 0 ? items.with(at, `${STONE}${left}`) : items.toSpliced(at, 1) };
}
