/** How long tables without play are kept. */
import type { Summary } from './summary.ts';

/** In milliseconds since the match last went on; null for ever. */
export interface Keeping {
  readonly unfinishedMs: number | null;
  readonly finishedMs: number | null;
}

export const KEPT_FOR_EVER: Keeping = { unfinishedMs: null, finishedMs: null };

/** When such a table is deleted; null for never. */
export function keptUntil(
  { unfinishedMs, finishedMs }: Keeping,
  { phase, since }: Pick<Summary, 'phase' | 'since'>,
): number | null {
  const kept = phase === 'over' ? finishedMs : unfinishedMs;
  return kept === null ? null : since + kept;
}
