/** The chaos warrior's two stances (NXT-CHW). */
import type { Figure } from '@oubliette/classic/extend';
import { has } from '@oubliette/classic/extend';
import { plightOf } from '../changes.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';

/** The most dice it may move, either way. */
const MOST_MOVED = 2;

/** Of so many dice. */
export function mostMoved(dice: number): number {
  return Math.min(MOST_MOVED, dice);
}

/** Whether it may now choose how many dice to move to its defence: once, at the heroes' first attack of the turn. */
export function mayTakeStance(state: NextState, figure: Figure): boolean {
  if (figure.kind !== 'chaosWarrior' || figure.side !== 'morcar' || has(figure, 'asleep')) return false;
  return state.turn.taker !== null && plightOf(state, figure.id, 'stance') === undefined;
}

/** Dice that a power attack took from the defence return when Morcar's turn begins (NXT-CHW-04). */
export function endStances(play: NextPlay): void {
  const figures = play.state.figures
    .filter(({ id }) => (plightOf(play.state, id, 'stance')?.defence ?? 0) < 0)
    .map(({ id }) => id);
  if (figures.length > 0) play.emit({ type: 'stancesEnded', rules: ['NXT-CHW-07'], figures });
}
