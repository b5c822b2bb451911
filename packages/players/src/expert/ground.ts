/** Squares within a figure's range, and distances. */
import type { Figure } from '@oubliette/expert';
import { isBeside, isRickety, mayPass, speedOf, stepRulesOf } from '@oubliette/expert/reckoning';
import type { State } from '@oubliette/expert/reckoning';
import { distances, enterable, hasSquare, pathTo, reach, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** With this Speed a bridge that may break never does (EXP-SRF-23). */
const SURE_SPEED = 2;

/** Whether a figure walks there without being made to. */
export function isSafe({ state, ground }: Seen, figure: Figure, square: Square): boolean {
  if (!enterable(ground, square)) {
    // Whoever has fallen into a chasm climbs from cell to cell.
    const isWithin = hasSquare(ground.furniture, square) && hasSquare(ground.furniture, figure.square);
    return isWithin && !isBridgeHeld(state, figure, square);
  }
  if (state.pits.length > 0 && state.pits.includes(square)) return false;
  if (!isRickety(state, square)) return true;
  return speedOf(state, figure) >= SURE_SPEED && !isBridgeHeld(state, figure, square);
}

/** Nobody enters a chasm while somebody else is on a bridge over it that may break (EXP-SRF-23). */
function isBridgeHeld({ tiles, figures }: State, { id }: Figure, square: Square): boolean {
  const chasm = tiles.find((tile) => tile.chasm?.squares.includes(square))?.chasm;
  if (chasm?.bridge !== 'rickety') return false;
  return figures.some((other) => other.id !== id && chasm.across.includes(other.square));
}

export interface Ways {
  /** Where it may stop, its own square first. */
  readonly squares: readonly Square[];
  readonly cost: (square: Square) => number;
  readonly to: (square: Square) => readonly Square[];
}

/** Walks to free squares with so many cells. */
export function ways(seen: Seen, figure: Figure, budget: number): Ways {
  const { state, ground, occupied } = seen;
  const found = reach(ground, figure.square, {
    ...stepRulesOf(state),
    budget,
    enter(square) {
      const other = occupied.get(square);
      return isSafe(seen, figure, square) && (other === undefined || mayPass(state, figure, other));
    },
    stay: (square) => !occupied.has(square),
  });
  const squares = [figure.square];
  for (let square = 0; square < found.cost.length; square += 1)
    if (found.cost[square]! > 0) squares.push(square);
  return { squares, cost: (square) => found.cost[square]!, to: (square) => pathTo(found, square) };
}

/** By square the steps to the nearest of these, nobody in the way; Infinity where no safe way leads. */
export function farFrom(seen: Seen, figure: Figure, goals: readonly Square[]): (square: Square) => number {
  const safe = (square: Square): boolean => square === figure.square || isSafe(seen, figure, square);
  const make = (): Far => stepsTo(seen, goals.filter(safe), safe);
  const name = `far ${goals.join()}`;
  // The same for all who stand on firm ground, and from turn to turn, where no bridge may break.
  if (!isFirm(seen, figure)) return noted(seen, `${name} ${figure.id}`, make);
  const known = knownOn(seen.ground);
  const key = `${name} ${seen.state.pits.join()}`;
  const far = known.get(key) ?? make();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, far);
  return far;
}

type Far = (square: Square) => number;

const MOST_KNOWN = 64;
const fields = new WeakMap<Ground, Map<string, Far>>();

function knownOn(ground: Ground): Map<string, Far> {
  const known = fields.get(ground) ?? new Map<string, Far>();
  fields.set(ground, known);
  return known;
}

function isFirm({ ground, state }: Seen, { square }: Figure): boolean {
  if (hasSquare(ground.furniture, square) || state.pits.includes(square)) return false;
  return !state.tiles.some(({ chasm }) => chasm?.bridge === 'rickety');
}

/** The same for whoever would jump, wade and risk bridges. */
export function farAnyhow(seen: Seen, goals: readonly Square[]): (square: Square) => number {
  const { ground } = seen;
  return stepsTo(seen, goals, (square) => enterable(ground, square) || hasSquare(ground.furniture, square));
}

function stepsTo(
  { ground, state }: Seen,
  goals: readonly Square[],
  enter: (square: Square) => boolean,
): (square: Square) => number {
  const steps = distances(ground, goals, enter, stepRulesOf(state));
  return (square) => {
    const count = steps[square] ?? -1;
    return count < 0 ? Infinity : count;
  };
}

const besides = new WeakMap<Ground, (readonly Square[] | undefined)[]>();

/** The cells from which one can strike at this one, and the other way round (EXP-CBT-04). */
export function besideOf(ground: Ground, square: Square): readonly Square[] {
  const all = besides.get(ground) ?? [];
  besides.set(ground, all);
  return (all[square] ??= findBeside(ground, square));
}

function findBeside(ground: Ground, square: Square): readonly Square[] {
  const { board } = ground;
  const [x, y] = [xOf(board, square), yOf(board, square)];
  const found: Square[] = [];
  for (let down = -1; down <= 1; down += 1)
    for (let across = -1; across <= 1; across += 1) {
      const inside = x + across >= 0 && y + down >= 0 && x + across < board.width && y + down < board.height;
      if (!inside || (across === 0 && down === 0)) continue;
      const other = squareAt(board, x + across, y + down);
      if (isBeside(ground, square, other)) found.push(other);
    }
  return found;
}
