/** Foes pushed back in a row, and who ends in a pit or on a trap (NXT-CRD). */
import type { Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { findCard } from '@oubliette/nextlevel';
import { FOE, HERO, NOBODY } from '../shared/chart.ts';
import type { Chart } from '../shared/chart.ts';

export interface Row {
  /** The first in the row strikes back at the leader. */
  readonly first: Figure;
  /** The one furthest off. */
  readonly last: Figure;
  readonly weight: number;
  /** The squares behind the last one, as far as they are free. */
  readonly way: readonly Square[];
}

/** No figure is pushed further (NXT-CRD-05). */
const FURTHEST = 3;
const MAJOR = 3;

/** Heroes and all but major monsters weigh 1 (NXT-CRD-02). */
function weightOf({ kind, side }: Figure): number {
  return side === 'morcar' && findCard(kind)?.status === 'major' ? MAJOR : 1;
}

/** The foes in a row before a figure on this square; null if there are none or they have no room to move. */
export function rowBefore(chart: Chart, from: Square, direction: number, side: Figure['side']): Row | null {
  const { next, held, holder, view } = chart;
  const enemy = side === 'heroes' ? FOE : HERO;
  const floor = enemy === FOE ? chart.foeFloor : chart.heroFloor;
  const row: Figure[] = [];
  let at = next[from * 4 + direction]!;
  for (; at >= 0 && held[at] === enemy; at = next[at * 4 + direction]!) row.push(view.figures[holder[at]!]!);
  const way: Square[] = [];
  for (; at >= 0 && way.length < FURTHEST && held[at] === NOBODY; at = next[at * 4 + direction]!) {
    if (floor[at] === 0 && chart.pit[at] === 0) break;
    way.push(at);
  }
  const [first] = row;
  if (first === undefined || way.length === 0) return null;
  return { first, last: row.at(-1)!, weight: row.reduce((sum, one) => sum + weightOf(one), 0), way };
}
