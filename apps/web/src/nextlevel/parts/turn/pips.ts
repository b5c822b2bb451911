/** The two actions of a hero's turn and the free ones, as they stand (NXT-ACT-01, NXT-ACT-09, NXT-ACT-10). */
import type { Figure } from '@oubliette/classic';
import type { FreeAction, NextView, NormalAction } from '@oubliette/nextlevel';

const ACTIONS_A_TURN = 2;

export interface Pips {
  /** What each was spent on; null if still available; `lost` if the turn ended first. */
  readonly actions: readonly (NormalAction | 'lost' | null)[];
  readonly left: number;
  readonly free: readonly { readonly action: FreeAction; readonly twice: boolean }[];
  /** No more moving this turn, though an action is left (NXT-BAR-04). */
  readonly rooted: boolean;
}

export function pipsOf({ next }: Pick<NextView, 'next'>): Pips {
  const { actions, free, repeated, over, rooted } = next.turn;
  const unspent = Math.max(0, ACTIONS_A_TURN - actions.length);
  const rest = Array.from({ length: unspent }, () => (over ? ('lost' as const) : null));
  return {
    actions: [...actions, ...rest],
    left: over ? 0 : unspent,
    free: free.map((action) => ({ action, twice: repeated.includes(action) })),
    rooted: rooted && !over && !actions.includes('move') && unspent > 0,
  };
}

/** Monsters and allies keep classic's one action. */
export function hasActed({ turn }: Pick<NextView, 'turn'>, { id }: Figure): boolean {
  return turn.actor === id && turn.acted && turn.bonus === null;
}
