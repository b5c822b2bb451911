/** Where the master puts monsters, doors and chests. */
import type { Command } from '@oubliette/advanced';
import { isShooter, isUp } from '@oubliette/advanced/reckoning';
import { apart, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { Of, Seen } from '../seen.ts';

/** Those who shoot or cast stand off so far. */
const STAND_OFF = 4;

/** How good a square is for a kind: fighters beside heroes, casters' friends first; shooters a few squares off. */
export function placeWorth(seen: Seen, kind: string, square: Square): number {
  const heroes = seen.view.figures.filter((figure) => figure.side === 'heroes' && isUp(figure));
  const far = farFrom(
    seen,
    heroes.map(({ square: at }) => at),
  );
  const steps = Math.min(30, far(square));
  if (isShooter(kind)) return -Math.abs(steps - STAND_OFF);
  const victims = heroes.filter(({ square: at }) => sideNeighbours(seen.ground, square).includes(at));
  const frail = victims.some(({ id }) => sheetIn(seen.view, id)?.calling === 'wizard');
  return -steps + (frail ? 1.5 : 0) + 0.1 * victims.length;
}

export function putDown(seen: Seen, moves: readonly Command[]): Of<'placeMonster'> | undefined {
  return best(movesOf(moves, 'placeMonster'), ({ kind, at }) => placeWorth(seen, kind, at));
}

/** One step to a better square; null where none is better. */
export function shiftNearer(seen: Seen, moves: readonly Command[]): Of<'shiftMonster'> | null {
  const gain = ({ figure, to }: Of<'shiftMonster'>): number => {
    const stands = figureIn(seen.view, figure)!;
    return placeWorth(seen, stands.of, to) - placeWorth(seen, stands.of, stands.square);
  };
  const shift = best(movesOf(moves, 'shiftMonster'), gain);
  return shift !== undefined && gain(shift) > 0 ? shift : null;
}

/** A special monster changes places with one that looks like it, where it is better off there (ADV-ENC-22). */
export function switchDisguised(seen: Seen, moves: readonly Command[]): Of<'switchMonsters'> | null {
  const gain = ({ figure, with: other }: Of<'switchMonsters'>): number => {
    const [special, plain] = [figureIn(seen.view, figure)!, figureIn(seen.view, other)!];
    return placeWorth(seen, special.of, plain.square) - placeWorth(seen, special.of, special.square);
  };
  const change = best(movesOf(moves, 'switchMonsters'), gain);
  return change !== undefined && gain(change) > 0 ? change : null;
}

/** As far from the party as may be: the more to walk, the more the master draws. */
export function farthest<T extends { readonly at: Square }>(seen: Seen, list: readonly T[]): T | undefined {
  const heroes = seen.view.figures.filter(({ side }) => side === 'heroes');
  return best(list, ({ at }) =>
    Math.min(99, ...heroes.map(({ square }) => apart(seen.ground.board, square, at))),
  );
}
