/** Jumping over pits: who rolls what, and who need not roll (NXT-TRP-06 to 08, NXT-ELF-07, NXT-MON-10, NXT-MON-16). */
import {
  arrive,
  checkMover,
  chooseActor,
  figureAt,
  figureOf,
  findFigure,
  groundOf,
  isHero,
  isOpenPit,
  knownGround,
  mapFigure,
  seatOf,
  turnOf,
  without,
} from '@oubliette/classic/extend';
import type { CombatFace, CommandOf, Figure, FigureId, World } from '@oubliette/classic/extend';
import { crossable, DIRECTIONS, directionTo, enterable, neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { sheetOf } from '../changes.ts';
import { gearCard } from '../content/armoury.ts';
import { findCard } from '../content/bestiary.ts';
import { COMBAT, STAR } from '../content/dice.ts';
import type { StarFace } from '../content/dice.ts';
import { turningFor } from '../facing.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { isSphere } from '../traps/lines.ts';
import { fallInto } from '../traps/pits.ts';
import { checkFreeToMove, setOut, settleIn } from './steps.ts';

export interface JumpFacts {
  leapRolled: { figure: FigureId; over: readonly Square[]; face: CombatFace | StarFace; falls: boolean };
  leapt: { figure: FigureId; from: Square; over: readonly Square[]; to: Square };
}

type Leap =
  | { readonly die: 'combat'; readonly falls: CombatFace; readonly rule: RuleId }
  | { readonly die: 'star'; readonly rule: RuleId }
  | { readonly die: null; readonly rule: RuleId };

/** The die, if any, for a figure's jump. */
function leapOf(state: NextState, { id, kind, side }: Figure): Leap {
  if (isHero(id)) {
    if (sheetOf(state, id).gear.some((gear) => gearCard(gear).crossesPits === true))
      return { die: null, rule: 'NXT-TRP-08' };
    return id === 'elf'
      ? { die: 'combat', falls: 'blackShield', rule: 'NXT-ELF-07' }
      : { die: 'combat', falls: 'skull', rule: 'NXT-TRP-06' };
  }
  if (side !== 'morcar') return { die: 'combat', falls: 'skull', rule: 'NXT-TRP-06' };
  return findCard(kind)?.status === 'major'
    ? { die: null, rule: 'NXT-MON-10' }
    : { die: 'star', rule: 'NXT-MON-16' };
}

export function checkJump(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, to }: CommandOf<'jump'>,
): Refusal | null {
  const no = checkMover(state, seat, figure) ?? checkFreeToMove(state, figureOf(state, figure));
  if (no !== null) return no;
  const jumper = figureOf(state, figure);
  const { left, moveOver, path } = turnOf(state, jumper);
  if (moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure });
  if (left === null) return refuse('rollFirst', 'NXT-MOV-01', { figure });
  const over = pitsBetween(world, state, jumper.square, to);
  if (over === null) return refuse('noPitToJump', 'CLS-TRP-13', { to });
  if (over.length > 1) return refuse('tooWide', 'NXT-TRP-07', { to });
  const { cost } = turningFor(world, state, jumper, { path }, jumper.square, over[0]!);
  if (left < 2 + cost) return refuse('noMovementLeft', cost > 0 ? 'NXT-MOV-03' : 'CLS-TRP-14', { figure });
  return checkFlight(world, state, jumper, [...over, to]);
}

function checkFlight(
  world: World,
  state: NextState,
  jumper: Figure,
  squares: readonly Square[],
): Refusal | null {
  const ground = jumper.side === 'morcar' ? groundOf(world, state) : knownGround(world, state);
  const to = squares.at(-1)!;
  let from = jumper.square;
  for (const square of squares) {
    if (!crossable(ground, from, directionTo(world.board, from, square) as Direction))
      return refuse('wallInTheWay', 'CLS-TRP-15', { to });
    if (figureAt(state, square) !== undefined || !enterable(ground, square))
      return refuse('notFree', 'CLS-TRP-15', { to: square });
    if (isSphere(state, square)) return refuse('squareBlocked', 'NXT-TRP-16', { to: square });
    from = square;
  }
  return world.points.isClosed(world, jumper.side, to) ? refuse('stairsClosed', 'CLS-STA-08', { to }) : null;
}

export function jump(play: NextPlay, { figure, to }: CommandOf<'jump'>): void {
  chooseActor(play, figure);
  const { square: from } = figureOf(play.state, figure);
  const over = pitsBetween(play.world, play.state, from, to)!;
  if (!setOut(play, figure, over[0]!)) return;
  const leap = leapOf(play.state, figureOf(play.state, figure));
  if (rollsFall(play, figure, over, leap)) fallInto(play, figure, over[0]!, { cost: 1, rules: [leap.rule] });
  else play.emit({ type: 'leapt', rules: [leap.rule, 'CLS-TRP-14', 'NXT-TRP-07'], figure, from, over, to });
  if (findFigure(play.state, figure)?.side === 'heroes') arrive(play, figure, from);
  settleIn(play, figure);
}

function rollsFall(play: NextPlay, figure: FigureId, over: readonly Square[], leap: Leap): boolean {
  if (leap.die === null) return false;
  const seat = seatOf(play.state, figureOf(play.state, figure));
  const rolled =
    leap.die === 'star'
      ? { face: play.roll(STAR, seat, leap.rule, { who: figure }), fallsOn: 'blank' }
      : { face: play.roll(COMBAT, seat, leap.rule, { who: figure }), fallsOn: leap.falls };
  const falls = rolled.face === rolled.fallsOn;
  play.emit({ type: 'leapRolled', rules: [leap.rule], news: true, figure, over, face: rolled.face, falls });
  return falls;
}

/** Over the pit: pays for the jump, and leaves any pit the figure stood in. */
export function leapt(state: NextState, figure: FigureId, over: readonly Square[], to: Square): NextState {
  const moved = mapFigure(state, figure, (jumper) => ({
    ...without(jumper, 'pit'),
    square: to,
  })) as NextState;
  const { turn } = state;
  const left = (turn.left ?? 0) - over.length - 1;
  return { ...moved, turn: { ...turn, left, path: [...turn.path, ...over, to] } };
}

/** Where jumps from a square would land, wide pits included. */
export function jumpsFrom(world: World, state: NextState, square: Square): Square[] {
  return DIRECTIONS.flatMap((direction) => pitsAhead(world, state, square, direction)?.to ?? []);
}

function pitsBetween(world: World, state: NextState, from: Square, to: Square): Square[] | null {
  const jumps = DIRECTIONS.map((direction) => pitsAhead(world, state, from, direction));
  return jumps.find((one) => one?.to === to)?.over ?? null;
}

/** The open pits straight ahead of a square and the square beyond; null if there are none. */
function pitsAhead(
  { board }: World,
  state: NextState,
  from: Square,
  direction: Direction,
): { over: Square[]; to: Square } | null {
  const over: Square[] = [];
  let at = neighbour(board, from, direction);
  for (; at >= 0 && isOpenPit(state, at); at = neighbour(board, at, direction)) over.push(at);
  return over.length === 0 || at < 0 ? null : { over, to: at };
}
