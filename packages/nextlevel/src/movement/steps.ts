/** One step: where it may lead, what it costs, and what happens on the way (NXT-MOV, NXT-FAC-03, NXT-ELF-05). */
import {
  arrive,
  checkMover,
  checkSquare as classicSquare,
  checkStep as classicStep,
  chooseActor,
  figureAt,
  figureOf,
  findFigure,
  has,
  isHero,
  knownGround,
  leadsDown,
  permission,
  stepsFrom as sides,
  turnOf,
} from '@oubliette/classic/extend';
import type { CommandOf, Figure, FigureId, Way, World } from '@oubliette/classic/extend';
import {
  besideCorner,
  diagonalNeighbours,
  enterable,
  hasSquare,
  NORTH,
  squaresOnSides,
} from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { plightOf } from '../changes.ts';
import { squaresWalked, turningFor } from '../facing.ts';
import { climbRule, mayClimb } from '../heights.ts';
import type { NextPlay } from '../play.ts';
import { afterStep, beforeStep } from '../reactions/zones.ts';
import type { NextState } from '../state.ts';
import { isSphere } from '../traps/lines.ts';
import { fallInto } from '../traps/pits.ts';

/** Whether anything keeps the figure where it is: the end of its turn, a door it holds, a jaw, slime. */
export function checkFreeToMove(state: NextState, { id }: Figure): Refusal | null {
  const held = plightOf(state, id, 'held');
  if (held !== undefined)
    return refuse('held', held.by === 'jaw' ? 'NXT-TRP-20' : 'NXT-FIM-04', { figure: id });
  if (state.turn.actor !== id) return null;
  if (state.next.turn.over) return refuse('turnOver', 'NXT-ACT-01', { figure: id });
  return state.next.turn.rooted ? refuse('holdsTheDoor', 'NXT-BAR-04', { figure: id }) : null;
}

/** Side by side; the elf cornerwise as well (NXT-ELF-05). */
export function stepsFrom(world: World, state: NextState, mover: Figure, from: Square): Square[] {
  const straight = sides(world, state, mover, from);
  if (mover.id !== 'elf') return straight;
  const corners = squaresOnSides(world.board, from, NORTH, [
    'frontRight',
    'backRight',
    'backLeft',
    'frontLeft',
  ]);
  return [...straight, ...corners];
}

/** Squares crossed before may be crossed again (NXT-MOV-02); only those of a way that is being weighed are not. */
export function checkSquare(
  world: World,
  state: NextState,
  mover: Figure,
  way: Way,
  from: Square,
  to: Square,
): Refusal | null {
  if (isSphere(state, to)) return refuse('squareBlocked', 'NXT-TRP-16', { to });
  const path = way.path.slice(squaresWalked(state, mover));
  if (mover.id === 'elf' && besideCorner(world.board, from, to) !== null)
    return checkDiagonal(world, state, path, from, to);
  const no = classicSquare(world, state, mover, { ...way, path }, from, to);
  return no?.code === 'squareBlocked' && mayClimb(world, state, mover, to) ? null : no;
}

/** Past no wall, shut door, furniture or rubble; figures do not matter (NXT-ELF-06). */
function checkDiagonal(
  world: World,
  state: NextState,
  path: readonly Square[],
  from: Square,
  to: Square,
): Refusal | null {
  const ground = knownGround(world, state);
  if (!diagonalNeighbours(ground, from, 'clear').includes(to))
    return refuse('cornerInTheWay', 'NXT-ELF-06', { to });
  if (path.includes(to)) return refuse('alreadyCrossed', 'CLS-MOV-09', { to });
  return enterable(ground, to) ? null : refuse('squareBlocked', 'CLS-MOV-10', { to });
}

/** 1, and 1 more for turning right round first (NXT-MOV-03). */
export function stepCost(
  world: World,
  state: NextState,
  mover: Figure,
  way: Pick<Way, 'path'>,
  from: Square,
  to: Square,
): number {
  return 1 + turningFor(world, state, mover, way, from, to).cost;
}

export function checkStep(
  world: World,
  state: NextState,
  seat: SeatId,
  command: CommandOf<'step'>,
): Refusal | null {
  const no = checkMover(state, seat, command.figure);
  if (no !== null) return no;
  const mover = figureOf(state, command.figure);
  const turn = turnOf(state, mover);
  const { cost } = turningFor(world, state, mover, turn, mover.square, command.to);
  const held = checkFreeToMove(state, mover) ?? classicStep(world, state, seat, command);
  return held?.code === 'noMovementLeft' && turn.left === cost && cost > 0
    ? refuse('noMovementLeft', 'NXT-MOV-03', { figure: mover.id })
    : held;
}

export function step(play: NextPlay, { figure, to }: CommandOf<'step'>): void {
  chooseActor(play, figure);
  const { world, state } = play;
  const mover = figureOf(state, figure);
  const holder = figureAt(state, to);
  if (holder !== undefined && permission(world, state, mover, holder, state.turn) === 'ask')
    play.emit({ type: 'passageAsked', rules: ['CLS-MOV-07'], figure, through: holder.id, to });
  else walk(play, figure, to);
}

export function answerPassage(play: NextPlay, { allow }: CommandOf<'answerPassage'>): void {
  const { pending } = play.state;
  if (pending?.tag !== 'passage') return;
  const { figure, through, to } = pending;
  const rules = allow ? ['CLS-MOV-07'] : ['CLS-MOV-07', 'CLS-MOV-08'];
  play.emit({ type: 'passageAnswered', rules, news: true, figure, through, allowed: allow });
  if (allow) walk(play, figure, to);
}

function walk(play: NextPlay, id: FigureId, to: Square): void {
  if (!setOut(play, id, to)) return;
  takeStep(play, id, to);
  settleIn(play, id);
}

/** The mover turns about if it must, and those it leaves behind strike; false when it gets no further. */
export function setOut(play: NextPlay, id: FigureId, to: Square): boolean {
  const { square } = turnAbout(play, id, to);
  beforeStep(play, id);
  const { state, world } = play;
  const mover = findFigure(state, id);
  return (
    mover?.square === square &&
    !state.next.turn.over &&
    !state.turn.moveOver &&
    !world.referee.isAsking(state)
  );
}

function turnAbout(play: NextPlay, id: FigureId, to: Square): Figure {
  const { world, state } = play;
  const mover = figureOf(state, id);
  const { facing, cost } = turningFor(world, state, mover, state.turn, mover.square, to);
  if (cost > 0) play.emit({ type: 'faced', rules: ['NXT-MOV-03', 'NXT-FAC-03'], figure: id, facing, cost });
  return mover;
}

/** After a step or a jump: what waits for whoever comes here. */
export function settleIn(play: NextPlay, id: FigureId): void {
  if (findFigure(play.state, id) !== undefined) afterStep(play, id);
}

function takeStep(play: NextPlay, id: FigureId, to: Square): void {
  const { state, world } = play;
  const mover = figureOf(state, id);
  if (leadsDown(world, state, mover, mover.square, to)) {
    fallInto(play, id, to, { cost: 1, rules: ['CLS-TRP-13'], onPurpose: true });
    if (findFigure(play.state, id) !== undefined) arrive(play, id, mover.square);
    return;
  }
  const passing = figureAt(state, to) !== undefined;
  // Ground that might have hidden a trap and did not: that is news, and no undo may fish for it.
  const probes = isHero(id) && !world.setup.training && !hasSquare(state.safe, to);
  const stepped = {
    type: 'stepped',
    rules: stepRules(play, mover, to, passing),
    figure: id,
    from: mover.square,
    to,
  } as const;
  play.emit(probes ? { ...stepped, news: true } : stepped);
  if (mover.side === 'heroes') arrive(play, id, mover.square);
}

function stepRules({ state, world }: NextPlay, mover: Figure, to: Square, passing: boolean): RuleId[] {
  const rules: RuleId[] = [isHero(mover.id) ? 'NXT-MOV-01' : 'CLS-MOV-03'];
  rules.push(besideCorner(world.board, mover.square, to) === null ? 'CLS-MOV-04' : 'NXT-ELF-05');
  if (passing) rules.push('CLS-MOV-07', 'CLS-MOV-09');
  if (state.turn.path.includes(to)) rules.push('NXT-MOV-02');
  if (has(mover, 'pit')) rules.push('NXT-TRP-04');
  const climbed = climbRule(world, state, to);
  if (climbed !== null) rules.push(climbed);
  return rules;
}
