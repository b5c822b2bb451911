/** Lying in wait, and striking the first figure that passes (NXT-AMB-01 to NXT-AMB-04, NXT-AMB-07). */
import { checkActor, chooseActor, figureOf, findFigure, has } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { areFoes, wieldedBy } from '../arms.ts';
import { acted } from '../attack/appliers.ts';
import { declareStrike, newStrike } from '../attack/strike.ts';
import { checkStriker, strikerOf } from '../attack/strikers.ts';
import { plightOf, withoutPlight, withPlight, withTurn } from '../changes.ts';
import { isBehind } from '../facing.ts';
import type { Appliers } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';

export interface AmbushingFacts {
  ambushSet: { figure: FigureId };
  ambushSprung: { figure: FigureId; target: FigureId };
  /** The figure has moved or attacked, or its next turn has begun. */
  ambushEnded: { figure: FigureId };
}

export const AMBUSHING_APPLIERS: Appliers<AmbushingFacts> = {
  ambushSet: (state, { figure }) => {
    const after = withPlight(acted(state, figure), figure, { tag: 'ambush' });
    if (figureOf(state, figure).side === 'heroes') return after;
    return withTurn(after, { quiet: { cut: after.turn.moveOver && !state.turn.moveOver } });
  },
  ambushSprung: (state, { figure }) => withoutPlight(state, figure, 'ambush'),
  ambushEnded: (state, { figure }) => withoutPlight(state, figure, 'ambush'),
};

/** Foes are near but none sees the figure: it is behind a door or round a corner. */
export function checkAmbush(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure }: { readonly figure: FigureId },
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const ambusher = figureOf(state, figure);
  const not = checkNormal(state, ambusher, 'attack');
  if (not !== null) return not;
  const foes = state.figures.filter((other) => areFoes(ambusher, other));
  if (foes.length === 0) return refuse('nobodySeen', 'NXT-AMB-01', { figure });
  const watcher = foes.find(
    (foe) => !has(foe, 'asleep') && world.points.sees(world, state, foe.square, ambusher.square),
  );
  return watcher === undefined ? null : refuse('inSight', 'NXT-AMB-01', { figure: watcher.id });
}

/** Heroes announce it; Morcar need not. */
export function setAmbush(play: NextPlay, { figure }: { readonly figure: FigureId }): void {
  chooseActor(play, figure);
  const { side } = figureOf(play.state, figure);
  if (side === 'heroes') play.emit({ type: 'ambushSet', rules: ['NXT-AMB-01', 'NXT-AMB-07'], figure });
  else play.emit({ type: 'ambushSet', rules: ['NXT-AMB-01'], audience: [play.state.morcar], figure });
}

/** Figures in ambush strike a figure that comes in front of them, friend or foe, in the middle of its turn. */
export function springAmbushes(play: NextPlay, passer: FigureId): void {
  for (const { id } of play.state.figures) {
    const { world, state } = play;
    const target = findFigure(state, passer);
    const ambusher = findFigure(state, id);
    // While an answer is awaited, the others in ambush must let the passer take one more step.
    if (target === undefined || world.referee.isAsking(state)) return;
    if (ambusher !== undefined && waitsFor(world, state, ambusher, target)) spring(play, ambusher, target);
  }
}

/** On a square it could attack with the weapon in hand; hand to hand, one of the five in front (NXT-AMB-02). */
function waitsFor(world: World, state: NextState, ambusher: Figure, passer: Figure): boolean {
  if (ambusher.id === passer.id || plightOf(state, ambusher.id, 'ambush') === undefined) return false;
  if (has(ambusher, 'asleep') || checkStriker(world, state, ambusher, passer, {}) !== null) return false;
  return wieldedBy(state, ambusher).reach === 'range' || !isBehind(world, state, ambusher, passer.square);
}

function spring(play: NextPlay, ambusher: Figure, passer: Figure): void {
  play.emit({
    type: 'ambushSprung',
    rules: ['NXT-AMB-02', 'NXT-AMB-03'],
    figure: ambusher.id,
    target: passer.id,
  });
  const striker = strikerOf(play.state, ambusher, passer);
  declareStrike(play, newStrike([striker], passer.id, 'ambush'));
}

/** Moving or attacking ends the ambush, and it never outlasts the round (NXT-AMB-01). */
export function endAmbush(play: NextPlay, id: FigureId): void {
  if (plightOf(play.state, id, 'ambush') === undefined) return;
  const ended = { type: 'ambushEnded', rules: ['NXT-AMB-01'], figure: id } as const;
  const hidden = findFigure(play.state, id)?.side === 'morcar';
  play.emit(hidden ? { ...ended, audience: [play.state.morcar] } : ended);
}

/** Ends at the figure's own next turn: for all monsters, Morcar's. */
export function endAmbushes(play: NextPlay, taker: FigureId | null): void {
  for (const { id, side } of play.state.figures)
    if (taker === null ? side === 'morcar' : id === taker) endAmbush(play, id);
}
