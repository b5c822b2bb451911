/** Where a figure may go with one step, jump or tumble, and what is in its way. */
import { crossable, directionTo, enterable, hasSquare, neighbour, reach } from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { slips } from '../abilities/lasts.ts';
import { figureAt, isHeavy, monsterOf } from '../figures.ts';
import { chasmAt, groundOf } from '../ground.ts';
import { linkedTo, stepRulesOf } from './links.ts';
import type { Figure, State } from '../state.ts';
import type { Acting } from '../turns/acts.ts';
import type { World } from '../world.ts';

/** The dice have been rolled, and this many cells are left. */
function cellsLeft({ act }: Acting, cells: number): Refusal | null {
  if (act.left === null) return refuse('rollFirst', 'EXP-MOV-01');
  return act.left >= cells ? null : refuse('noCellsLeft', 'EXP-MOV-01', { left: act.left });
}

/** A figure that has fallen in is among the rocks of a chasm, and climbs from cell to cell (EXP-JMP-04). */
function mayEnter(ground: Ground, state: State, from: Square, to: Square): boolean {
  if (enterable(ground, to)) return true;
  const isGap = hasSquare(ground.furniture, to);
  return isGap && hasSquare(ground.furniture, from) && chasmAt(state, from) === chasmAt(state, to);
}

export function mayPass(state: State, figure: Figure, other: Figure): boolean {
  if (other.side === figure.side || slips(state, figure)) return true;
  return figure.side === 'gm' && monsterOf(figure).knack === 'ghostly';
}

/** Null where one step may lead there (EXP-MOV-04 to EXP-MOV-09). */
export function stepRefusal(world: World, state: State, now: Acting, to: Square): Refusal | null {
  const few = cellsLeft(now, 1);
  if (few !== null) return few;
  const { figure } = now;
  const ground = groundOf(world, state);
  const way = wayRefusal(ground, state, figure.square, to);
  if (way !== null) return way;
  if (!mayEnter(ground, state, figure.square, to)) return refuse('blocked', 'EXP-MOV-06');
  const held = bridgeRefusal(state, figure, to);
  if (held !== null) return held;
  const other = figureAt(state, to);
  if (other === undefined) return null;
  if (!mayPass(state, figure, other)) return refuse('opponent', 'EXP-MOV-05', { figure: other.id });
  return canGoOn(world, state, now, to) ? null : refuse('noRoomBeyond', 'EXP-MOV-08', { figure: other.id });
}

/** Beside it and through no wall, or beyond the door to a tile that lies apart (EXP-BRD-03, EXP-BLD-06). */
function wayRefusal(ground: Ground, state: State, from: Square, to: Square): Refusal | null {
  if (linkedTo(state, from).includes(to)) return null;
  const side = directionTo(ground.board, from, to);
  if (side < 0) return refuse('notBeside', 'EXP-MOV-04');
  return crossable(ground, from, side as Direction) ? null : refuse('wall', 'EXP-BRD-03');
}

/** A bridge that may break. */
export function isRickety(state: State, square: Square): boolean {
  const chasm = chasmAt(state, square)?.chasm;
  return chasm?.bridge === 'rickety' && chasm.across.includes(square);
}

/** One figure at a time on a bridge that may break (EXP-SRF-23). */
function bridgeRefusal(state: State, figure: Figure, to: Square): Refusal | null {
  const chasm = chasmAt(state, to)?.chasm;
  if (chasm?.bridge !== 'rickety') return null;
  const other = state.figures.find(({ id, square }) => id !== figure.id && chasm.across.includes(square));
  return other === undefined ? null : refuse('bridgeHeld', 'EXP-SRF-23', { figure: other.id });
}

/** From a cell where somebody stands it can still reach a free one (EXP-MOV-08). */
function canGoOn(world: World, state: State, { figure, act }: Acting, through: Square): boolean {
  const ground = groundOf(world, state);
  const { cost } = reach(ground, through, {
    ...stepRulesOf(state),
    budget: act.left! - 1,
    enter: (square) => {
      if (!enterable(ground, square)) return false;
      const other = figureAt(state, square);
      return other === undefined || mayPass(state, figure, other);
    },
  });
  return cost.some((price, square) => price > 0 && figureAt(state, square) === undefined);
}

export interface Jump {
  readonly to: Square;
  readonly cells: number;
  /** The cells jumped over, the nearest first. */
  readonly over: readonly Square[];
}

/** Straight over one or two cells, with a chasm or a pit among them, onto a free one (EXP-JMP-01, EXP-SRF-22). */
export function jumpsOf(world: World, state: State, figure: Figure): readonly Jump[] {
  const ground = groundOf(world, state);
  return ([0, 1, 2, 3] as const).flatMap((side) => {
    const line: Square[] = [];
    for (let at = figure.square; line.length < 3 && crossable(ground, at, side);) {
      at = neighbour(ground.board, at, side);
      line.push(at);
    }
    return [2, 3].flatMap((cells) => {
      const over = line.slice(0, cells - 1);
      const to = line[cells - 1];
      const clears = over.some(
        (square) => chasmAt(state, square) !== undefined || state.pits.includes(square),
      );
      const isClear = over.every((square) => canJumpOver(ground, state, square));
      const lands = to !== undefined && enterable(ground, to) && figureAt(state, to) === undefined;
      return clears && isClear && lands ? [{ to, cells, over }] : [];
    });
  });
}

/** Neither figures nor furniture are jumped (EXP-JMP-01). */
function canJumpOver(ground: Ground, state: State, square: Square): boolean {
  return !hasSquare(ground.rubble, square) && figureAt(state, square) === undefined;
}

export function jumpRefusal(world: World, state: State, now: Acting, to: Square): Refusal | null {
  if (isHeavy(state, now.figure)) return refuse('heavyArmour', 'EXP-JMP-05');
  const jump = jumpsOf(world, state, now.figure).find((one) => one.to === to);
  if (jump === undefined) return refuse('noJump', 'EXP-JMP-01');
  return startRefusal(now) ?? cellsLeft(now, jump.cells);
}

/** Neither a jump nor a tumble starts where somebody else stands (EXP-MOV-08). */
function startRefusal({ act }: Acting): Refusal | null {
  return act.back === null ? null : refuse('goOn', 'EXP-MOV-08');
}

/** Diagonally, where both cells at the corner are blocked, but not by walls (EXP-TUM-01). */
export function tumblesOf(world: World, state: State, figure: Figure): readonly Square[] {
  const ground = groundOf(world, state);
  const { board } = ground;
  const from = figure.square;
  const sides = ([0, 1, 2, 3] as const).filter((side) => crossable(ground, from, side));
  return sides.flatMap((side) => {
    const next = ((side + 1) & 3) as Direction;
    if (!sides.includes(next)) return [];
    const [one, other] = [neighbour(board, from, side), neighbour(board, from, next)];
    if (!crossable(ground, one, next) || !crossable(ground, other, side)) return [];
    const to = neighbour(board, one, next);
    const isFree = enterable(ground, to) && figureAt(state, to) === undefined;
    return isFree && [one, other].every((square) => isInTheWay(ground, state, figure, square)) ? [to] : [];
  });
}

function isInTheWay(ground: Ground, state: State, figure: Figure, square: Square): boolean {
  if (!enterable(ground, square)) return true;
  const other = figureAt(state, square);
  return other !== undefined && other.side !== figure.side;
}

export function tumbleRefusal(world: World, state: State, now: Acting, to: Square): Refusal | null {
  if (isHeavy(state, now.figure)) return refuse('heavyArmour', 'EXP-TUM-04');
  if (!tumblesOf(world, state, now.figure).includes(to)) return refuse('noTumble', 'EXP-TUM-01');
  return startRefusal(now) ?? cellsLeft(now, 1);
}

/** The cells beside a figure, walls or not: what a step is worth checking for. */
export function besideOf(world: World, state: State, { square }: Figure): readonly Square[] {
  const { board } = groundOf(world, state);
  const beside = ([0, 1, 2, 3] as const).map((side) => neighbour(board, square, side));
  return [...beside.filter((at) => at >= 0), ...linkedTo(state, square)];
}
