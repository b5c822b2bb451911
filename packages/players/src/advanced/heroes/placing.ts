/** The leader's answers: monsters where they do least harm, doors where they are nearest. */
import type { Command } from '@oubliette/advanced';
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { best, movesOf, sheetIn } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';
import { party } from './mood.ts';

/** Casters have most to fear from close enemies. */
const FRAIL = 0.5;

/** The distance of a square from the party, the frail counting more. */
export function remoteness(seen: Seen, square: Square): number {
  const all = party(seen.view);
  const steps = all.map(({ square: at }) => apart(seen.ground.board, at, square));
  const frail = all.filter(({ id }) => sheetIn(seen.view, id)?.calling === 'wizard');
  const fromFrail = frail.reduce((sum, { square: at }) => sum + apart(seen.ground.board, at, square), 0);
  return Math.min(...steps) + FRAIL * fromFrail;
}

/** As far away as possible: they come one by one, and are shot at on the way. */
export function putAway(seen: Seen, moves: readonly Command[]): CommandOf<'placeMonster'> | undefined {
  return best(movesOf(moves, 'placeMonster'), ({ at }) => remoteness(seen, at));
}

/** Shifted one square away from the party; null if none would stand farther off. */
export function shiftAway(seen: Seen, moves: readonly Command[]): CommandOf<'shiftMonster'> | null {
  const gain = ({ figure, to }: CommandOf<'shiftMonster'>): number => {
    const stands = seen.view.figures.find(({ id }) => id === figure)!;
    return remoteness(seen, to) - remoteness(seen, stands.square);
  };
  const shift = best(movesOf(moves, 'shiftMonster'), gain);
  return shift !== undefined && gain(shift) > 0 ? shift : null;
}

/** The wall with a door, or the place to explore, nearest to the party. */
export function nearestOf<T extends { readonly at: Square }>(seen: Seen, list: readonly T[]): T | undefined {
  return best(
    list,
    ({ at }) => -party(seen.view).reduce((sum, { square }) => sum + apart(seen.ground.board, square, at), 0),
  );
}
