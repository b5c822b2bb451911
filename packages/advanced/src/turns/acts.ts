/** A figure's actions in this phase, done and left (ADV-EXPL-01, ADV-CMB-04). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { owesRun } from '../combat/chase.ts';
import { findFigure, findSheet, hasEffect, isAsleep, isCaptive, isUp, seatOf, stat } from '../figures.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Act, Figure, FigureId, State, Turn } from '../state.ts';
import { CONTROLLED, mostSquares } from '../traps/limits.ts';
import type { World } from '../world.ts';

/** Squares in an exploration turn, for any figure (ADV-EXPL-03, ADV-SET-15). */
const EXPLORING = 12;
/** With a Swift Wind (ADV-SPELL-08), or choking (ADV-DARK-02). */
const SWIFT = 18;
const CRAWLING = 1;

const NOTHING_YET: Act = { moved: 0, left: null, did: null, first: null, over: false };

export function actOf(state: State, id: FigureId): Act {
  return state.turn.acts[id] ?? NOTHING_YET;
}

export function withAct(state: State, id: FigureId, change: Partial<Act>): State {
  return { ...state, turn: turnWithAct(state.turn, id, change) };
}

function turnWithAct(turn: Turn, id: FigureId, change: Partial<Act>): Turn {
  const act = turn.acts[id] ?? NOTHING_YET;
  return { ...turn, acts: { ...turn.acts, [id]: { ...act, ...change } } };
}

/** As if it had not acted in this phase yet. */
export function withoutAct(state: State, id: FigureId): State {
  const { [id]: _done, ...acts } = state.turn.acts;
  return { ...state, turn: { ...state.turn, acts } };
}

/** Able to act at all: on its feet and awake. */
export function isAble(figure: Figure): boolean {
  return isUp(figure) && !isAsleep(figure) && !isCaptive(figure);
}

/** Squares a figure may still move in this phase (ADV-EXPL-03, ADV-CMB-29). */
export function squaresLeft(state: State, figure: Figure): number {
  const { left, moved } = actOf(state, figure.id);
  const most = left ?? allowance(state, figure) - moved;
  return hasEffect(figure, 'choked') ? Math.min(most, CRAWLING - moved) : most;
}

/** The whole move of a figure, before any step. */
export function allowance(state: State, figure: Figure): number {
  const isSwift = hasEffect(figure, 'swift');
  if (state.turn.mode === 'exploration')
    return mostSquares(figure, findSheet(state, figure.id), isSwift ? SWIFT : EXPLORING);
  return stat(state, figure, 'speed') * (isSwift ? 2 : 1);
}

/**
 * Null where the seat may have this figure act now, in any way. The phase itself is checked before.
 * Then ask `mayMove` or `mayDeed` whether it has a move or a deed left.
 */
export function canAct(world: World, state: State, id: FigureId, seat: SeatId): Refusal | null {
  const figure = findFigure(state, id);
  if (figure === undefined) return refuse('notOnBoard', 'ADV-TURN-11', { figure: id });
  return seatRefusal(state, id, seat) ?? figureRefusal(state, figure) ?? runFirst(world, state, id);
}

/** A pursuer in the middle of its move must run before another monster acts (ADV-CMB-50). */
function runFirst(world: World, state: State, id: FigureId): Refusal | null {
  const runner = owesRun(world, state);
  return runner === null || runner === id ? null : refuse('mustRun', 'ADV-CMB-50', { figure: runner });
}

/** Null where this seat may act with this figure now, on the board or waiting on the stairs. */
export function seatRefusal(state: State, id: FigureId, seat: SeatId): Refusal | null {
  if (seatOf(state, id) !== seat) return refuse('notYourFigure', 'ADV-TURN-11', { figure: id });
  const refusal = turnRefusal(state, seat);
  if (refusal !== null) return refusal;
  return actOf(state, id).over
    ? refuse('alreadyActed', overRule(state.turn.mode, seat), { figure: id })
    : null;
}

/** Null where this seat may act in this phase now, with any figure. */
export function turnRefusal({ turn: { mode, done, mover } }: State, seat: SeatId): Refusal | null {
  if (done.includes(seat)) return refuse('alreadyDone', 'ADV-TURN-09');
  return mode === 'exploration' && mover !== null && mover !== seat
    ? refuse('anotherMoves', 'ADV-TURN-09', { seat: mover })
    : null;
}

/** One action a turn; in a fight, one figure at a time. */
function overRule(mode: State['turn']['mode'], seat: SeatId): RuleId {
  if (mode === 'exploration') return 'ADV-EXPL-01';
  return seat === MASTER ? 'ADV-CMB-13' : 'ADV-CMB-02';
}

function figureRefusal(state: State, figure: Figure): Refusal | null {
  if (!isUp(figure)) return refuse('knockedOut', 'ADV-DEATH-06', { figure: figure.id });
  if (hasEffect(figure, CONTROLLED)) return refuse('controlled', 'ADV-TRAP-33', { figure: figure.id });
  if (isAsleep(figure)) return refuse('asleep', 'ADV-STAIR-03', { figure: figure.id });
  if (hasEffect(figure, 'stilled')) return refuse('stilled', 'ADV-SPELL-10', { figure: figure.id });
  if (isCaptive(figure)) return refuse('captive', 'ADV-HAZ-14', { figure: figure.id });
  if (figure.side === 'monsters' && state.turn.order === null)
    return refuse('orderFirst', 'ADV-CMB-12', { figure: figure.id });
  return null;
}

/** Null where the figure may still move. */
export function mayMove(state: State, figure: Figure): Refusal | null {
  const act = actOf(state, figure.id);
  const { mode, order } = state.turn;
  const rule = mode === 'exploration' ? 'ADV-EXPL-01' : 'ADV-CMB-04';
  if (act.did !== null && act.did !== 'run' && (mode === 'exploration' || act.first === 'move'))
    return refuse('alreadyActed', rule, { figure: figure.id });
  if (act.did !== null && act.did !== 'run' && figure.side === 'monsters' && order === 'moveFirst')
    return refuse('wrongOrder', 'ADV-CMB-12', { figure: figure.id });
  if (squaresLeft(state, figure) <= 0)
    return refuse('noSquaresLeft', mode === 'exploration' ? 'ADV-EXPL-03' : 'ADV-CMB-29');
  return null;
}

/** Null where the figure may still act besides moving: attack, use a door, search, cast. */
export function mayDeed(state: State, figure: Figure): Refusal | null {
  const refusal = mayRun(state, figure);
  if (refusal !== null) return refusal;
  if (figure.side === 'monsters' && state.turn.order === 'deedFirst' && actOf(state, figure.id).moved > 0)
    return refuse('wrongOrder', 'ADV-CMB-12', { figure: figure.id });
  return null;
}

/** Null where the figure has a deed left for a run, which continues its move in any order (ADV-CMB-14). */
export function mayRun(state: State, figure: Figure): Refusal | null {
  const { mode } = state.turn;
  if (hasEffect(figure, 'choked')) return refuse('choking', 'ADV-DARK-02', { figure: figure.id });
  if (mode === 'exploration' && hasEffect(figure, 'swarmed'))
    return refuse('swarmed', 'ADV-HAZ-39', { figure: figure.id });
  if (actOf(state, figure.id).did !== null)
    return refuse('alreadyActed', mode === 'exploration' ? 'ADV-EXPL-01' : 'ADV-CMB-04', {
      figure: figure.id,
    });
  return null;
}

/** The figure has acted besides moving: attack, run, door, chest, search, armour, spell, disarm … */
export function spend(play: Play, figure: FigureId, did: string, rule = ruleOf(play.state)): void {
  play.tell('acted', { figure, did }, [rule]);
}

function ruleOf(state: State): string {
  return state.turn.mode === 'exploration' ? 'ADV-EXPL-01' : 'ADV-CMB-04';
}

/** A figure acts: the one before is finished (ADV-CMB-13), and its player has begun (ADV-TURN-09). */
export function begunBy(state: State, id: FigureId): State {
  const { turn } = state;
  const mover = turn.mode === 'exploration' && turn.phase === 'heroes' ? seatOf(state, id) : null;
  if (turn.active === id && turn.mover === mover) return state;
  const before =
    turn.active !== null && turn.active !== id ? turnWithAct(turn, turn.active, { over: true }) : turn;
  return { ...state, turn: { ...before, active: id, mover } };
}
