/** Cupboards and bookcases that can be toppled onto figures, and the harm that does (NXT-TOP). */
import type { Square } from '@oubliette/dungeon';
import { fallsOn, frontOf, HIGH_FURNITURE, isAtTheSide, upperLeft } from '@oubliette/nextlevel';
import type { Chart } from '../shared/chart.ts';
import { oddsOf } from './odds.ts';
import type { Odds } from './odds.ts';

export interface Tall {
  /** What it goes by in commands. */
  readonly corner: Square;
  readonly squares: readonly Square[];
  /** The squares it falls on. */
  readonly under: readonly Square[];
  /** Where the pusher stands. */
  readonly sides: readonly Square[];
}

/** The pieces with their backs to a wall. */
export function tallPieces(chart: Chart): Tall[] {
  const { view, ground } = chart;
  return view.furniture.flatMap(({ kind, squares }): Tall[] => {
    const front = HIGH_FURNITURE.includes(kind) ? frontOf(ground, squares) : null;
    if (front === null) return [];
    const around = [...new Set(squares.flatMap((square) => chart.around(square)))];
    const sides = around.filter((at) => !squares.includes(at) && isAtTheSide(ground, squares, front, at));
    return [{ corner: upperLeft(squares), squares, under: fallsOn(ground, squares, front), sides }];
  });
}

/** Three dice that nothing parries (NXT-TOP-02). */
const WEIGHT = { dice: [], extra: 3, bare: false, behind: false } as const;

export function crushed(body: number): Odds {
  return oddsOf(WEIGHT, { defence: 0, body, finishable: false });
}
