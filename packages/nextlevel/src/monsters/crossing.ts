/** Monsters that help each other over chasms: pits one square wide, of any depth (NXT-MON-17 to NXT-MON-19). */
import {
  checkActor,
  checkMover,
  chooseActor,
  figureAt,
  figureOf,
  findFigure,
  groundOf,
  has,
  isOpenPit,
  turnOf,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { adjacent, crossable, DIRECTIONS, enterable, neighbour, sideNeighbours } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { plightOf } from '../changes.ts';
import { turningFor } from '../facing.ts';
import type { NextHandler } from '../kit.ts';
import { checkFreeToMove, setOut, settleIn } from '../movement/steps.ts';
import type { NextState } from '../state.ts';
import { isSphere } from '../traps/lines.ts';

export interface HelpAcross {
  readonly type: 'helpAcross';
  readonly figure: FigureId;
  readonly with: FigureId;
}

export interface Secure {
  readonly type: 'secure';
  readonly figure: FigureId;
}

export interface Cross {
  readonly type: 'cross';
  readonly figure: FigureId;
  readonly to: Square;
}

interface Chasm {
  readonly pit: Square;
  readonly beyond: Square;
}

/** The chasm a figure would cross in a direction; null for none, or one too wide. */
function chasmAhead(world: World, state: NextState, from: Square, direction: Direction): Chasm | null {
  const ground = groundOf(world, state);
  if (!crossable(ground, from, direction)) return null;
  const pit = neighbour(world.board, from, direction);
  if (!isOpenPit(state, pit) || !crossable(ground, pit, direction)) return null;
  const beyond = neighbour(world.board, pit, direction);
  return isOpenPit(state, beyond) ? null : { pit, beyond };
}

function chasmsAt(world: World, state: NextState, { square }: Figure): Chasm[] {
  return DIRECTIONS.flatMap((direction) => chasmAhead(world, state, square, direction) ?? []);
}

/** Whether a monster can still spend its whole turn on this. */
function checkWholeTurn(state: NextState, figure: Figure, rule: RuleId): Refusal | null {
  const { id, side } = figure;
  if (side !== 'morcar') return refuse('monstersOnly', 'NXT-SCO-04', { figure: id });
  const { path, acted, moveOver } = turnOf(state, figure);
  const busy = path.length > 1 || acted || moveOver || state.turn.done.includes(id) || has(figure, 'pit');
  return busy ? refuse('takesWholeTurn', rule, { figure: id }) : null;
}

export const HELP_ACROSS: NextHandler<HelpAcross> = {
  check(world, state, seat, { figure, with: other }) {
    const no = checkActor(state, seat, figure);
    if (no !== null) return no;
    const helper = figureOf(state, figure);
    const partner = findFigure(state, other);
    if (partner === undefined || other === figure)
      return refuse('notOnBoard', 'NXT-MON-17', { figure: other });
    const busy = checkWholeTurn(state, helper, 'NXT-MON-17') ?? checkWholeTurn(state, partner, 'NXT-MON-17');
    if (busy !== null) return busy;
    if (!adjacent(groundOf(world, state), helper.square, partner.square))
      return refuse('notAdjacent', 'NXT-MON-17', { figure: other });
    return pitsBoth(world, state, helper, partner).length > 0
      ? null
      : refuse('noChasm', 'NXT-MON-17', { figure });
  },
  perform(play, { figure, with: other }) {
    chooseActor(play, figure);
    const [helper, partner] = [figureOf(play.state, figure), figureOf(play.state, other)];
    const pits = pitsBoth(play.world, play.state, helper, partner);
    const over = [pits.map(([mine]) => mine), pits.map(([, theirs]) => theirs)];
    play.emit({ type: 'crossingHelped', rules: ['NXT-MON-17'], figures: [figure, other], over });
  },
};

/** The squares each of two figures would cross, if they face the same chasm. */
function pitsBoth(world: World, state: NextState, a: Figure, b: Figure): [Square, Square][] {
  return DIRECTIONS.flatMap((direction): [Square, Square][] => {
    const mine = chasmAhead(world, state, a.square, direction);
    const theirs = chasmAhead(world, state, b.square, direction);
    return mine === null || theirs === null ? [] : [[mine.pit, theirs.pit]];
  });
}

export const SECURE: NextHandler<Secure> = {
  check(world, state, seat, { figure }) {
    const no = checkActor(state, seat, figure);
    if (no !== null) return no;
    const monster = figureOf(state, figure);
    const busy = checkWholeTurn(state, monster, 'NXT-MON-18');
    if (busy !== null) return busy;
    if (plightOf(state, figure, 'attacked') !== undefined)
      return refuse('underAttack', 'NXT-MON-19', { figure });
    return chasmsAt(world, state, monster).length > 0 ? null : refuse('noChasm', 'NXT-MON-18', { figure });
  },
  perform(play, { figure }) {
    chooseActor(play, figure);
    const over = chasmsAt(play.world, play.state, figureOf(play.state, figure)).map(({ pit }) => pit);
    play.emit({ type: 'crossingSecured', rules: ['NXT-MON-18', 'NXT-MON-19'], figure, over });
  },
};

interface Crossing {
  readonly over: readonly Square[];
  readonly to: Square;
  readonly rule: RuleId;
}

/** Where a monster may cross now: straight over after helping, or past the one that holds the other edge. */
function crossingsOf(world: World, state: NextState, mover: Figure): Crossing[] {
  return chasmsAt(world, state, mover).flatMap(({ pit, beyond }): Crossing[] => {
    if (isReady(state, mover.id, 'helping', pit)) return [{ over: [pit], to: beyond, rule: 'NXT-MON-17' }];
    const holder = figureAt(state, beyond);
    if (holder === undefined || !isReady(state, holder.id, 'securing', pit)) return [];
    return sideNeighbours(groundOf(world, state), beyond)
      .filter((to) => to !== pit)
      .map((to) => ({ over: [pit, beyond], to, rule: 'NXT-MON-18' }));
  });
}

function isReady(state: NextState, id: FigureId, how: 'helping' | 'securing', pit: Square): boolean {
  const crossing = plightOf(state, id, 'crossing');
  return crossing?.how === how && crossing.over.includes(pit);
}

export const CROSS: NextHandler<Cross> = {
  check(world, state, seat, { figure, to }) {
    const no = checkMover(state, seat, figure) ?? checkFreeToMove(state, figureOf(state, figure));
    if (no !== null) return no;
    const mover = figureOf(state, figure);
    if (mover.side !== 'morcar') return refuse('monstersOnly', 'NXT-SCO-04', { figure });
    const { moveOver, left, path } = turnOf(state, mover);
    if (moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure });
    const crossing = crossingsOf(world, state, mover).find((one) => one.to === to);
    if (crossing === undefined) return refuse('noCrossing', 'NXT-MON-17', { to });
    const { over, rule } = crossing;
    const { cost } = turningFor(world, state, mover, { path }, mover.square, over[0]!);
    if ((left ?? 0) < over.length + 1 + cost) return refuse('noMovementLeft', rule, { figure });
    const taken = figureAt(state, to) ?? figureAt(state, over[0]!);
    const isFloor =
      enterable(groundOf(world, state), to) &&
      !isOpenPit(state, to) &&
      !world.points.isClosed(world, 'morcar', to);
    const free = isFloor && !isSphere(state, to);
    return free && taken === undefined ? null : refuse('notFree', rule, { to });
  },
  perform(play, { figure, to }) {
    chooseActor(play, figure);
    const mover = figureOf(play.state, figure);
    const { over, rule } = crossingsOf(play.world, play.state, mover).find((one) => one.to === to)!;
    if (!setOut(play, figure, over[0]!)) return;
    play.emit({ type: 'leapt', rules: [rule], figure, from: mover.square, over, to });
    settleIn(play, figure);
  },
};

export function crossingOffers(
  world: World,
  state: NextState,
  monster: Figure,
): (HelpAcross | Secure | Cross)[] {
  const { id: figure, side, square } = monster;
  if (side !== 'morcar' || chasmsAt(world, state, monster).length === 0) return [];
  const beside = sideNeighbours(groundOf(world, state), square).map((at) => figureAt(state, at));
  return [
    { type: 'secure', figure },
    ...beside
      .filter((other) => other !== undefined)
      .map(({ id }) => ({ type: 'helpAcross', figure, with: id }) as const),
    ...crossingsOf(world, state, monster).map(({ to }) => ({ type: 'cross', figure, to }) as const),
  ];
}
