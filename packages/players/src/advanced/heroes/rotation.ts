/** Two may strike from one square in a phase: whoever stands there strikes and steps back, and the next comes up (ADV-CMB-04). */
import type { Figure } from '@oubliette/advanced';
import { actOf, canStrike, reachOf, squaresLeft, squaresOf } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { enemiesOf, noted, sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { party } from './mood.ts';

/** What it is worth to leave one's square to somebody who would otherwise stand idle. */
const MAKING_ROOM = 1.2;
/** To stand in the way of those who come and go: right behind somebody who fights, or one square farther. */
const CROWDING = [0, 0.3, 0.15] as const;
/** Nobody comes up from farther away than this. */
const FARTHEST = 9;

function isInContact(seen: Seen, figure: Figure): boolean {
  return noted(seen, `contact ${figure.id}`, () => {
    const reach = reachOf(seen.world, seen.state, figure);
    return enemiesOf(seen, figure).some((foe) =>
      squaresOf(seen.ground.board, foe).some((square) => reach.includes(square)),
    );
  });
}

/** Fighters who have done nothing yet and can strike nobody from where they stand. */
function idlers(seen: Seen, figure: Figure): Figure[] {
  return party(seen.view).filter((one) => {
    const { did, moved, over } = actOf(seen.state, one.id);
    if (one.id === figure.id || over || did !== null || moved > 0 || !canStrike(one)) return false;
    return sheetIn(seen.view, one.id)?.calling !== 'wizard' && !isInContact(seen, one);
  });
}

/** Whether somebody who waits could come up to a square, with another one taken. */
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

/** By the square one would step back to: what it is worth that somebody else can come up. */
export function makingRoom(seen: Seen, figure: Figure): (square: Square) => number {
  const waiting = isInContact(seen, figure) ? idlers(seen, figure) : [];
  if (waiting.length === 0) return () => 0;
  return (square) => (comesUp(seen, waiting, figure.square, square) ? MAKING_ROOM : 0);
}

/** What it costs to stand close behind those who fight, for whoever cannot strike from there. */
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
