/** Hints for a first game: each once, when it is useful. */
import type { KeyAction } from '../settings/keys.ts';

export interface Hint {
  readonly id: string;
  /** The action it stands beside; null for beside the board. */
  readonly by: string | null;
  /** The key it mentions, if not the action's own. */
  readonly key?: KeyAction;
  /** Another action it mentions. */
  readonly also?: string;
}

/** The earliest of the book's hints that fit and have not been closed. */
export function freshHint<Given extends Hint>(
  ids: readonly string[],
  fitting: readonly Given[],
  seen: readonly string[],
): Given | null {
  const rank = ({ id }: Given): number => ids.indexOf(id);
  return fitting.filter(({ id }) => !seen.includes(id)).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
