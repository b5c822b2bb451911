/** Hints for a first game: each once, at the moment it is of use. */
import type { KeyAction } from '../settings/keys.ts';

export interface Hint {
  readonly id: string;
  /** The action beside which it stands; null: beside the board. */
  readonly by: string | null;
  /** The key it speaks of, where that is not the action's own. */
  readonly key?: KeyAction;
  /** Another action it speaks of. */
  readonly also?: string;
}

/** Of several that fit the moment, the earliest of the book that has not been put away. */
export function freshHint<Given extends Hint>(
  ids: readonly string[],
  fitting: readonly Given[],
  seen: readonly string[],
): Given | null {
  const rank = ({ id }: Given): number => ids.indexOf(id);
  return fitting.filter(({ id }) => !seen.includes(id)).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
