/** A press made while something was still being shown: it is remembered, and dropped when it makes no sense any more. */
import type { View } from '@oubliette/classic';
import { isSurprised } from './premove.ts';

export interface Pressed {
  readonly deed: () => void | Promise<void>;
  /** It may do what cannot be taken back, instead of staging it. */
  readonly commits: boolean;
  /** What was on the screen when it was pressed. */
  readonly seen: View;
  /** How the table stood already. */
  readonly known: View;
}

/** What only stages must be meant for the same turn; what commits must also have been pressed in sight of it. */
export function isStillMeant({ commits, seen, known }: Pressed, now: View): boolean {
  if (turnIn(known) !== turnIn(now)) return false;
  return !commits || (turnIn(seen) === turnIn(now) && !isSurprised(seen, now));
}

function turnIn({ phase, round, turn }: View): string {
  return [phase, round, turn.taker].join(' ');
}
