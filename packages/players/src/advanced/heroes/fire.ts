/** A rolling fireball: no figure waits within its range (ADV-TRAP-17). */
import type { Command, Figure } from '@oubliette/advanced';
import { apart, distances } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { ways } from '../ground.ts';
import { best, movesOf, noted } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';
import { levelIn } from './goals.ts';
import { party } from './mood.ts';

/** It rolls eight squares and burns all beside it: this far off they are safe. */
const SAFE = 10;
/** Figures in front go a little farther, to leave room for those behind. */
const ENOUGH = 14;
/** Farther away than a turn's walk from there, the fire does not matter. */
const NEAR = 22;
/** Figures that cannot get so far keep apart: it burns three squares by three. */
const CROWD = 2;
const ALONE = 0.5;

/** Steps from the nearest fire along open ways; Infinity if none leads there, or nothing burns. */
function stepsFromFire(seen: Seen): (square: Square) => number {
  const fires = levelIn(seen.view).things.flatMap((thing) =>
    thing.tag === 'trap' && thing.left !== undefined ? [thing.square] : [],
  );
  const far = noted(seen, 'fire', () => (fires.length === 0 ? null : distances(seen.ground, fires)));
  return (square) => {
    const steps = far?.[square] ?? -1;
    return steps < 0 ? Infinity : steps;
  };
}

/** Whether there is a fire to avoid until it has burnt out. */
export function isFireNear(seen: Seen): boolean {
  const far = stepsFromFire(seen);
  return party(seen.view).some(({ square }) => far(square) < NEAR);
}

/** One figure's way out of its range, the farthest figures first; none if all stand as well as they can. */
export function fleeFire(seen: Seen, moves: readonly Command[]): readonly CommandOf<'step'>[] {
  const far = stepsFromFire(seen);
  const steps = movesOf(moves, 'step');
  const inDanger = party(seen.view)
    .filter(({ id, square }) => far(square) < SAFE && steps.some(({ figure }) => figure === id))
    .toSorted((a, b) => far(b.square) - far(a.square));
  for (const figure of inDanger) {
    const worth = (square: Square): number =>
      Math.min(ENOUGH, far(square)) - ALONE * friendsNear(seen, figure, square);
    const way = best([...ways(seen, figure)], ([square, squares]) => worth(square) - squares.length / 100);
    if (way !== undefined && worth(way[0]) > worth(figure.square))
      return way[1].map((to) => ({ type: 'step', figure: figure.id, to }));
  }
  return [];
}

function friendsNear({ view, ground }: Seen, figure: Figure, square: Square): number {
  return party(view).filter(
    ({ id, square: at }) => id !== figure.id && apart(ground.board, at, square) <= CROWD,
  ).length;
}
