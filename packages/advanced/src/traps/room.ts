/** Figures leave the ground closed by a trap not disarmed (ADV-SPOT-15, ADV-SPOT-16). */
import { distances, enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { figureAt, findFigure, hasEffect, partyOf, seatOf, withFigure } from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import { beginEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { AT_TRAP, bansGround, forbidden, trapsOf } from './ground.ts';
import { IN_PIT } from './limits.ts';
import type { MakeRoomFrame, TrapCommand, TrapFacts } from './types.ts';

type MakeRoom = Extract<TrapCommand, { type: 'makeRoom' }>;

/** All squares closed by noticed traps. */
function closed(world: World, state: State): Set<Square> {
  return new Set(
    trapsOf(state)
      .filter(bansGround)
      .flatMap((trap) => forbidden(world, state, trap)),
  );
}

/** A figure has walked up to a trap: no further move this turn. */
export function walkUp(play: Play, figure: FigureId, to: Square): void {
  const near = trapsOf(play.state).find(
    (trap) => bansGround(trap) && forbidden(play.world, play.state, trap).includes(to),
  );
  if (near !== undefined && findFigure(play.state, figure)?.side === 'heroes')
    beginEffect(play, figure, { tag: AT_TRAP, ends: 'turn', of: near.id }, ['ADV-SPOT-08', 'ADV-SPOT-15']);
}

/** The heroes' phase is over: remaining traps close their ground. */
export function clearGround(play: Play): void {
  const banned = closed(play.world, play.state);
  for (const { id, square } of partyOf(play.state))
    if (banned.has(square)) play.begin({ tag: 'makeRoom', figure: id }, 'ADV-SPOT-16');
}

/** The nearest free squares outside, on foot. */
function roomFor(world: World, state: State, id: FigureId): Square[] {
  const figure = findFigure(state, id);
  const banned = closed(world, state);
  if (figure === undefined || !banned.has(figure.square) || hasEffect(figure, IN_PIT)) return [];
  const ground = groundOf(world, state);
  const far = distances(ground, [figure.square]);
  const free = [...far.keys()].filter(
    (square) =>
      far[square]! > 0 &&
      !banned.has(square) &&
      enterable(ground, square) &&
      figureAt(state, square) === undefined &&
      !trapsOf(state).some((trap) => trap.trap === 'pit' && trap.square === square),
  );
  const nearest = Math.min(...free.map((square) => far[square]!));
  return free.filter((square) => far[square] === nearest);
}

export const makeRoomFrame: FrameKind<MakeRoomFrame> = {
  asks: (world, state, { figure }) =>
    roomFor(world, state, figure).length > 1
      ? { seat: seatOf(state, figure), prompt: 'makeRoom', rules: ['ADV-SPOT-16'] }
      : null,
  answers: (world, state, { figure }) =>
    roomFor(world, state, figure).map((to): MakeRoom => ({ type: 'makeRoom', to })),
  runs(play, { figure }) {
    const [to] = roomFor(play.world, play.state, figure);
    if (to !== undefined) move(play, figure, to);
    play.finish(['ADV-SPOT-16']);
  },
};

function move(play: Play, figure: FigureId, to: Square): void {
  const { square: from } = findFigure(play.state, figure)!;
  play.tell('madeRoom', { figure, from, to }, ['ADV-SPOT-16']);
}

export const makeRoom: Handler<MakeRoom> = {
  when: { answers: 'makeRoom' },
  check(world, state, _seat, { to }) {
    const { figure } = state.stack.at(-1) as MakeRoomFrame;
    return roomFor(world, state, figure).includes(to) ? null : refuse('notNearest', 'ADV-SPOT-16');
  },
  perform(play, { to }) {
    move(play, (play.state.stack.at(-1) as MakeRoomFrame).figure, to);
    play.finish(['ADV-SPOT-16']);
  },
};

export const roomAppliers: Pick<Appliers<TrapFacts>, 'madeRoom'> = {
  madeRoom: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
