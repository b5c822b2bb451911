/** Small helpers of many rule tests. */
import type { AdvancedTable } from './table.ts';

/** Steps from square to square, without dice. */
export function walk(t: AdvancedTable, figure: string, ...squares: string[]): void {
  for (const to of squares) t.do({ type: 'step', figure, to });
}
