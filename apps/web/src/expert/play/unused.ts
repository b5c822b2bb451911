/** What could still be done before the turn ends. */
import type { Situation } from './situation.ts';

/** An action or the movement of the figure in its turn; creatures who have not had theirs; null if nothing is left. */
export type Unused = 'both' | 'action' | 'move' | 'creatures';

export function unusedIn({ view, begins, moves, menu }: Situation): Unused | null {
  const { act } = view.turn;
  if (act === null) return menu?.role === 'master' && begins.size > 0 ? 'creatures' : null;
  const hasMove = act.mode === null || (act.left ?? 0) > 0;
  const hasAction = moves.some(({ type }) => ACTIONS.includes(type));
  if (hasMove && hasAction) return act.mode === null ? 'both' : 'action';
  if (hasAction) return 'action';
  return act.mode === null ? 'move' : null;
}

/** Nothing is left to do in the turn, not even to walk on. */
export function isSpent(situation: Situation): boolean {
  const { act } = situation.view.turn;
  return unusedIn(situation) === null && act !== null && (act.left ?? 0) === 0;
}

/** Whoever can still do one of these has an action worth a word. */
const ACTIONS: readonly string[] = ['attack', 'openDoor', 'searchTile', 'searchFurniture', 'questAction'];
