/** Reactions when a figure leaves or enters a square: opportunity attacks and ambushes (NXT-OPP, NXT-AMB). */
import { findFigure } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { areFoes, controlZone, engagedWith, plainDice } from '../arms.ts';
import { freeBlow } from '../attack/counter.ts';
import { isAloft } from '../heights.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { springAmbushes } from './ambush.ts';

/** Before a step or a jump: figures that control its first square strike, each once a move (NXT-OPP-03). */
export function beforeStep(play: NextPlay, mover: FigureId, spared: readonly FigureId[] = []): void {
  for (const { id } of play.state.figures) {
    const { world, state } = play;
    const target = findFigure(state, mover);
    const striker = findFigure(state, id);
    if (target === undefined) return;
    if (striker !== undefined && !spared.includes(id) && hasOpportunity(world, state, striker, target))
      freeBlow(play, id, mover, 'opportunity', ['NXT-OPP-03', 'NXT-OPP-04', 'NXT-OPP-05']);
  }
}

/** After a step or a jump, if the mover is still alive. */
export function afterStep(play: NextPlay, mover: FigureId): void {
  springAmbushes(play, mover);
}

/** Whether a figure controls the square of a foe it has not struck in this move, and is engaged with no other (NXT-OPP-06). */
export function hasOpportunity(world: World, state: NextState, striker: Figure, target: Figure): boolean {
  return (
    areFoes(striker, target) &&
    !state.next.turn.struckBy.includes(striker.id) &&
    plainDice(state, striker) > 0 &&
    controlZone(world, state, striker).includes(target.square) &&
    !isAloft(state, target) &&
    engagedWith(world, state, striker.id).every(({ id }) => id === target.id)
  );
}
