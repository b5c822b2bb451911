/** Small things many rule tests do. */
import type { AdvancedTable } from './table.ts';

/** Steps from square to square, none of which takes dice. */
export function walk(t: AdvancedTable, figure: string, ...squares: string[]): void {
  for (const to of squares) t.do({ type: 'step', figure, to });
}
