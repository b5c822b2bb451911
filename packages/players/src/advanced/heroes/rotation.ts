/** Two can strike from one square in a phase: one strikes and steps back, the next comes up (ADV-CMB-04). */
import type { Figure } from '@oubliette/advanced';
import { actOf, canStrike, reachOf, squaresLeft, squaresOf } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { enemiesOf, noted, sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { party } from './mood.ts';

/** The value of leaving a square to a fighter who would otherwise be idle. */
const MAKING_ROOM = 1.2;
/** The cost of blocking the way: right behind a fighter, or one square farther. */
const CROWDING = [0, 0.3, 0.15] as const;
/** Fighters come up from at most this far. */
const FARTHEST = 9;

function isInContact(seen: Seen, figure: Figure): boolean {
  return noted(seen, `contact ${figure.id}`, () => {
    const reach = reachOf(seen.world, seen.state, figure);
    return enemiesOf(seen, figure).some((foe) =>
      squaresOf(seen.ground.board, foe).some((square) => reach.includes(square)),
    );
  });
}

/** Fighters who have not acted yet and have no target where they stand. */
function idlers(seen: Seen, figure: Figure): Figure[] {
  return party(seen.view).filter((one) => {
    const { did, moved, over } = actOf(seen.state, one.id);
    if (one.id === figure.id || over || did !== null || moved > 0 || !canStrike(one)) return false;
    return sheetIn(seen.view, one.id)?.calling !== 'wizard' && !isInContact(seen, one);
  });
}

/** Whether a waiting fighter could come up to a square, with another square taken. */
function comesUp(seen: Seen, waiting: readonly Figure[], to: Square, taken: Square): boolean {
  const steps = new Map<Square, number>([[to, 0]]);
  for (const [square, far] of steps) {
    if (far >= FARTHEST) break;
    for (const next of sideNeighbours(seen.ground, square)) {
      if (steps.has(next) || next === taken) continue;
      const friend = waiting.find((one) => one.square === next);
      if (friend !== undefined && far + 1 <= squaresLeft(seen.state, friend)) return true;
      if (enterable(seen.ground, next) && !seen.barred.has(next) && !seen.occupied.has(next))
        steps.set(next, far + 1);
    }
  }
  return false;
}

/** By the square to step back to: the value of letting another come up. */
export function makingRoom(seen: Seen, figure: Figure): (square: Square) => number {
  const waiting = isInContact(seen, figure) ? idlers(seen, figure) : [];
  if (waiting.length === 0) return () => 0;
  return (square) => (comesUp(seen, waiting, figure.square, square) ? MAKING_ROOM : 0);
}

/** The cost of standing close behind fighters without a target. */
export function crowding(seen: Seen, figure: Figure, square: Square): number {
  const fighting = noted(seen, 'front', () => party(seen.view).filter((one) => isInContact(seen, one)));
  let cost = 0;
  for (const { id, square: at } of fighting) {
    if (id === figure.id) continue;
    const apart = stepsBetween(seen, at, square);
    cost = Math.max(cost, CROWDING[apart] ?? 0);
  }
  return cost;
}

function stepsBetween({ ground }: Seen, from: Square, to: Square): number {
  const { width } = ground.board;
  return (
    Math.abs((from % width) - (to % width)) + Math.abs(Math.floor(from / width) - Math.floor(to / width))
  );
}
