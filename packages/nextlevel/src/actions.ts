/** Two actions and the free ones: what a figure may still do in its turn (NXT-ACT). */
import type { Figure } from '@oubliette/classic/extend';
import { isHero, turnOf } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { FreeAction, NextState, NormalAction } from './state.ts';

export const ACTIONS_A_TURN = 2;

/** Whether the figure may still take this action. Monsters and allies keep classic's turn (NXT-ACT-01). */
export function checkNormal(state: NextState, figure: Figure, action: NormalAction): Refusal | null {
  const { turn } = state.next;
  if (!isHero(figure.id)) return checkMonster(state, figure, action);
  if (turn.over) return refuse('turnOver', 'NXT-ACT-01', { figure: figure.id });
  if (turn.actions.includes(action)) {
    const rule = action === 'attack' ? 'NXT-ACT-04' : 'NXT-ACT-03';
    return refuse('sameAction', rule, { action });
  }
  return turn.actions.length < ACTIONS_A_TURN ? null : refuse('noActionLeft', 'NXT-ACT-01', { action });
}

function checkMonster(state: NextState, figure: Figure, action: NormalAction): Refusal | null {
  if (state.turn.actor === figure.id && state.next.turn.over)
    return refuse('turnOver', 'CLS-TUR-10', { figure: figure.id });
  const spent = action !== 'move' && turnOf(state, figure).acted;
  return spent ? refuse('alreadyActed', 'CLS-TUR-10', { figure: figure.id }) : null;
}

/** Free the first time, one of the two actions the second time, never a third (NXT-ACT-09, NXT-ACT-10). */
export function checkFree(state: NextState, figure: Figure, action: FreeAction): Refusal | null {
  const { turn } = state.next;
  if (!isHero(figure.id) && state.turn.actor !== figure.id) return null;
  if (turn.over) return refuse('turnOver', 'NXT-ACT-01', { figure: figure.id });
  if (!turn.free.includes(action)) return null;
  if (!isHero(figure.id)) return refuse('onceATurn', 'NXT-DIS-01', { figure: figure.id });
  if (turn.repeated.includes(action)) return refuse('onceMoreOnly', 'NXT-ACT-10', { action });
  return turn.actions.length < ACTIONS_A_TURN ? null : refuse('noActionLeft', 'NXT-ACT-10', { action });
}
