/** Sight between figures (ADV-RNG-10 to ADV-RNG-17, ADV-ENC-02 to ADV-ENC-05). */
import { adjacent, partialSight, shutDoorsAway } from '@oubliette/dungeon';
import type { Board, Ground, InTheWay, Sight, Square } from '@oubliette/dungeon';
import { groundOf } from './board.ts';
import { figureAt, isUp, levelOf, partyOf, sides, squaresOf } from './figures.ts';
import { onceFor } from './onceFor.ts';
import type { Figure, Level, State } from './state.ts';
import type { World } from './world.ts';

/**
 * Full, partial or no sight from a figure's square to another square. Figures between block, except a friend
 * next to the looking figure (ADV-RNG-15); an open door blocks unless one of the two is in it (ADV-RNG-13).
 * A large figure hides all behind it (ADV-ABIL-34), and is visible over the heads of others (ADV-ABIL-35).
 */
export function sightTo(world: World, state: State, from: Figure, to: Square): Sight {
  const whole = groundOf(world, state);
  if (!hasLineFrom(whole, from, to)) return 'none';
  const eyes = squaresOf(whole.board, from);
  const target = figureAt(state, to);
  const between = (square: Square): Figure | undefined => {
    const other = figureAt(state, square);
    if (other === undefined || other.id === target?.id || square === to || eyes.includes(square))
      return undefined;
    const isFriend = other.side === from.side && eyes.some((one) => isBeside(world, state, one, other));
    return isFriend ? undefined : other;
  };
  const { areaOf } = whole.board;
  const bends = bendsOf(state, whole.board);
  /** A junction or a turn with neither end of the line on it blocks the line (ADV-ENC-03, ADV-GEN-08). */
  const isPastBend = (area: number): boolean =>
    bends.has(area) && areaOf[to] !== area && !eyes.some((eye) => areaOf[eye] === area);
  const isOverHeads = from.size === 2 || target?.size === 2;
  const inTheWay: InTheWay = {
    blocks: (square) => !isOverHeads && between(square) !== undefined,
    hides: (square) => isPastBend(areaOf[square]!) || between(square)?.size === 2,
  };
  return best(eyes, (eye) => partialSight(shutDoorsAway(whole, eye, to), eye, to, inTheWay));
}

/** Nobody looks for more than full sight. */
function best(squares: readonly Square[], sightOf: (square: Square) => Sight): Sight {
  let most: Sight = 'none';
  for (const square of squares) {
    const sight = sightOf(square);
    if (sight === 'full') return sight;
    if (sight === 'partial') most = sight;
  }
  return most;
}

/** By eye, then by square. */
const linesOn = onceFor((_ground: Ground) => new Map<Square, Int8Array>());
const NO_LINE = 1;
const SOME_LINE = 2;

/** Whether walls, shut doors and rubble leave any line between two squares: figures can only block more. */
function hasLine(ground: Ground, eye: Square, to: Square): boolean {
  const byEye = linesOn(ground);
  let lines = byEye.get(eye);
  if (lines === undefined) byEye.set(eye, (lines = new Int8Array(ground.board.areaOf.length)));
  if (lines[to] === 0) lines[to] = partialSight(ground, eye, to) === 'none' ? NO_LINE : SOME_LINE;
  return lines[to] !== NO_LINE;
}

/** Whether walls, shut doors and rubble leave any line from one figure to another. */
export function isInLine(world: World, state: State, from: Figure, to: Figure): boolean {
  const ground = groundOf(world, state);
  return squaresOf(ground.board, to).some((square) => hasLineFrom(ground, from, square));
}

function hasLineFrom(ground: Ground, from: Figure, to: Square): boolean {
  if (from.size === 1) return hasLine(ground, from.square, to);
  return squaresOf(ground.board, from).some((eye) => hasLine(ground, eye, to));
}

interface Bends {
  readonly board: Board;
  readonly places: Level['places'];
  readonly areas: ReadonlySet<number>;
}

/** The bends of the last board used. */
let bends: Bends | undefined;

/** The junctions and turns of the party's level, by their number on the board. */
function bendsOf(state: State, board: Board): ReadonlySet<number> {
  const { places } = levelOf(state);
  if (bends?.board !== board || bends.places !== places) {
    const kinds = board.areas.map(({ id }) => places[id]?.kind);
    const areas = kinds.flatMap((kind, area) => (kind === 'junction' || kind === 'turn' ? [area] : []));
    bends = { board, places, areas: new Set(areas) };
  }
  return bends.areas;
}

function isBeside(world: World, state: State, square: Square, other: Figure): boolean {
  const ground = groundOf(world, state);
  return squaresOf(ground.board, other).some((one) => adjacent(ground, square, one));
}

/** Sight between figures: the best to any square of the other. */
export function sightBetween(world: World, state: State, from: Figure, to: Figure): Sight {
  const { board } = groundOf(world, state);
  return best(squaresOf(board, to), (square) => sightTo(world, state, from, square));
}

/** Whether any monster sees the party (ADV-ENC-02, ADV-CMB-22). A fallen hero counts, a captive does not. */
export function isAnybodySeen(world: World, state: State): boolean {
  const party = partyOf(state);
  return sides(state).monsters.some(
    (monster) => isUp(monster) && party.some((member) => sees(world, state, monster, member)),
  );
}

/** Always in the same section, whatever is between (ADV-ENC-03); farther off by a line of sight. */
export function sees(world: World, state: State, from: Figure, to: Figure): boolean {
  const eyes = squaresOf(groundOf(world, state).board, from);
  return isBefore(world, state, to, eyes) || sightBetween(world, state, from, to) !== 'none';
}

/** In the section of one of these squares, or in an open doorway to it (ADV-ENC-03, ADV-ENC-04). */
export function isBefore(world: World, state: State, figure: Figure, eyes: readonly Square[]): boolean {
  const ground = groundOf(world, state);
  const { board, doors } = ground;
  const sections = new Set(eyes.map((eye) => board.areaOf[eye]!));
  const isThere = (square: Square): boolean => sections.has(board.areaOf[square]!);
  // A passage drawn with a corner is more than one section.
  const isInView = (square: Square): boolean =>
    board.areas[board.areaOf[square]!]?.kind === 'room' ||
    eyes.some((eye) => partialSight(ground, eye, square) !== 'none');
  const own = squaresOf(board, figure);
  if (own.some((square) => isThere(square) && isInView(square))) return true;
  return board.doors.some(
    ({ a, b }, at) =>
      doors[at] === 'open' &&
      ((own.includes(a) && isThere(b) && isInView(b)) || (own.includes(b) && isThere(a) && isInView(a))),
  );
}
