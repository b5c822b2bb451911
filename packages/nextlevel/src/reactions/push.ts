/** Pushing enemies back together: who pushes, who gives way, and where they end (NXT-CRD). */
import {
  arrive,
  checkActor,
  chooseActor,
  figureOf,
  findFigure,
  has,
  isHero,
  isOpenPit,
  lookAround,
  setFoot,
  turnOf,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import type { Direction } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { canHit, closeArm, plainDice } from '../arms.ts';
import { freeBlow } from '../attack/counter.ts';
import { isDirection } from '../facing.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { checkFreeToMove } from '../movement/steps.ts';
import { fallInto } from '../traps/pits.ts';
import { setMonsterFoot, springDwarfTrap, springUnder } from '../traps/spring.ts';
import { advance, canPush, heldMove, isPlan, muster } from './formation.ts';
import type { Shift } from './formation.ts';
import { afterStep, beforeStep } from './zones.ts';

/** No figure is pushed further (NXT-CRD-05). */
const FURTHEST = 3;

export type PushCommand =
  /** Holds back the rest of the move for a push begun by another figure. */
  | { readonly type: 'holdMove'; readonly figure: FigureId }
  /** With all figures in its group that hold back their moves. */
  | { readonly type: 'push'; readonly figure: FigureId; readonly direction: number };

type Push = Extract<PushCommand, { type: 'push' }>;

/** Whether the figure can act and has some of its move left. */
function checkMoving(state: NextState, seat: SeatId, id: FigureId): Refusal | null {
  const no = checkActor(state, seat, id);
  if (no !== null) return no;
  const figure = figureOf(state, id);
  const { left, moveOver } = turnOf(state, figure);
  if (moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure: id });
  if (left === null) return refuse('rollFirst', 'NXT-MOV-01', { figure: id });
  if (left < 1) return refuse('noMovementLeft', 'NXT-CRD-01', { figure: id });
  if (has(figure, 'pit')) return refuse('inAPit', 'NXT-CRD-01', { figure: id });
  return checkFreeToMove(state, figure);
}

export function checkHoldMove(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure }: { readonly figure: FigureId },
): Refusal | null {
  return checkMoving(state, seat, figure);
}

export function holdMove(play: NextPlay, { figure }: { readonly figure: FigureId }): void {
  chooseActor(play, figure);
  play.emit({ type: 'moveHeld', rules: ['NXT-CRD-01'], figure, left: play.state.turn.left! });
}

export function checkPush(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, direction }: Push,
): Refusal | null {
  const no = checkMoving(state, seat, figure);
  if (no !== null) return no;
  if (!isDirection(direction)) return refuse('noSuchSide', 'NXT-CRD-01', { direction });
  const mustered = muster(world, state, figureOf(state, figure), direction);
  const plan = advance(world, state, mustered, direction, []);
  return isPlan(plan) ? null : plan;
}

/** Square by square, until a pusher or a pushed figure cannot go on. */
export function push(play: NextPlay, { figure, direction }: Push): void {
  if (!isDirection(direction)) return;
  chooseActor(play, figure);
  const pushers = muster(play.world, play.state, figureOf(play.state, figure), direction).map(({ id }) => id);
  const stuck: FigureId[] = [];
  for (let square = 0; square < FURTHEST; square += 1)
    if (!pushOn(play, pushers, direction, stuck, square === 0)) break;
  play.emit({ type: 'pushEnded', rules: ['NXT-CRD-01'], figure, pushers });
}

/** One square further; false at the end of the push. */
function pushOn(
  play: NextPlay,
  pushers: readonly FigureId[],
  direction: Direction,
  stuck: FigureId[],
  first: boolean,
): boolean {
  const before = planFor(play, pushers, direction, stuck);
  if (before === null) return false;
  const pushed = before.pushed.map(({ figure }) => figure);
  // The pushed answer with the counter-attack; other figures that control the ground strike.
  for (const id of pushers) beforeStep(play, id, pushed);
  const plan = planFor(play, pushers, direction, stuck);
  if (plan === null) return false;
  const rules = ['NXT-CRD-01', 'NXT-CRD-02', 'NXT-CRD-03', 'NXT-CRD-04', 'NXT-CRD-05'];
  const moved = [...plan.pushed, ...plan.pushers];
  play.emit({ type: 'pushed', rules, news: true, leader: plan.leader, pushers, moved, direction });
  if (first) counter(play, plan.first, plan.leader);
  for (const shift of plan.pushed) if (land(play, shift)) stuck.push(shift.figure);
  for (const { figure, from, to } of plan.pushers) {
    if (findFigure(play.state, figure)?.side === 'heroes') arrive(play, figure, from);
    else setMonsterFoot(play, figure, to);
  }
  for (const { figure } of moved) if (findFigure(play.state, figure) !== undefined) afterStep(play, figure);
  return !play.world.referee.isAsking(play.state);
}

/** The outcome of the next square; null if a pusher has dropped out or the push stops. */
function planFor(
  { world, state }: NextPlay,
  ids: readonly FigureId[],
  direction: Direction,
  stuck: readonly FigureId[],
) {
  const pushers = ids.map((id) => findFigure(state, id)).filter((one) => one !== undefined);
  if (pushers.length < ids.length || pushers.some((pusher) => !canPush(state, pusher))) return null;
  const plan = advance(world, state, pushers, direction, stuck);
  return isPlan(plan) ? plan : null;
}

/** The first to be pushed strikes at the leader, as after a critical miss (NXT-CRD-06). */
function counter(play: NextPlay, by: FigureId, on: FigureId): void {
  const { world, state } = play;
  const striker = figureOf(state, by);
  const canStrike = !has(striker, 'asleep') && plainDice(state, striker) > 0;
  if (canStrike && canHit(world, state, striker, figureOf(state, on), closeArm(state, striker)))
    freeBlow(play, by, on, 'push', ['NXT-CRD-06', 'NXT-CTR-02', 'NXT-CTR-03']);
}

/** Triggers what lies under a pushed figure's square, which stops it (NXT-CRD-07); true if there was anything. */
function land(play: NextPlay, { figure: id, from, to }: Shift): boolean {
  const figure = findFigure(play.state, id);
  if (figure === undefined) return true;
  const trapped = isTrapped(play, figure);
  if (figure.side === 'heroes') {
    lookAround(play, figure);
    setFoot(play, id, from);
  }
  if (!isHero(id)) springUnder(play, id, to);
  springDwarfTrap(play, id);
  const landed = findFigure(play.state, id);
  if (landed?.square === to && isOpenPit(play.state, to) && !has(landed, 'pit'))
    fallInto(play, id, to, { cost: 0, rules: ['NXT-CRD-07'] });
  return trapped;
}

function isTrapped(play: NextPlay, { side, square }: Figure): boolean {
  return (
    isOpenPit(play.state, square) ||
    (side === 'morcar' && play.next.dwarfTraps.includes(square)) ||
    play.world.trapsAt[square]!.some((index) => play.world.points.isArmed(play.state, index))
  );
}

/** Moves held back by heroes are lost when Morcar's turn begins, those of monsters when it ends. */
export function dropHeldMoves(play: NextPlay, side: Figure['side']): void {
  for (const figure of play.state.figures)
    if (figure.side === side && heldMove(play.state, figure.id) !== undefined)
      play.emit({ type: 'heldMoveLost', rules: ['NXT-CRD-01'], figure: figure.id });
}
