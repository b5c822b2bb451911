/** Small steps shared by many rule tests of NextLevel. */
import type { NextTable } from './table.ts';

/** Steps from square to square, none of which rolls dice. */
export function walk(t: NextTable, figure: string, ...squares: string[]): void {
  for (const to of squares) t.do({ type: 'step', figure, to });
}
