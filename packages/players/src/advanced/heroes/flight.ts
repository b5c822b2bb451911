/** When the whole party had better run, where to, and how. */
import type { Command, Figure } from '@oubliette/advanced';
import { sightBetween } from '@oubliette/advanced/reckoning';
import { sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import type { Manner } from '../plan.ts';
import { movesOf, noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { isShootOut, isStandoff } from './across.ts';
import { fear, foesOf, heroManner, NOWHERE, race } from './fight.ts';
import { waysHome } from './goals.ts';
import { hasAims, party } from './mood.ts';

/** The race is as good as lost, and the way out near enough to be reached. */
const LOST = 0.7;
const WITHIN = 40;
/** With the aim in their hands they stay only for a fight that is as good as won. */
const SAFE = 1.5;

/** Where there is no second try, there is nothing to run to: only those who have done what they came for leave. */
export function mustFlee(seen: Seen): boolean {
  const { quest } = seen.view;
  if (isStandoff(seen)) return !isShootOut(seen);
  const isDone = hasAims(seen.view, quest.aims);
  if (isDone) return wayOut(seen) !== null && race(seen) < SAFE;
  if (quest.once || race(seen) >= LOST) return false;
  const way = wayOut(seen);
  return way !== null && party(seen.view).some(({ square }) => way(square) <= WITHIN);
}

type Far = (square: Square) => number;

function wayOut(seen: Seen): Far | null {
  const squares = waysHome(seen).flatMap((goal) => goal.squares);
  return squares.length === 0 ? null : farFrom(seen, squares);
}

/** Nobody looks for cover farther away than this. */
const COVER = 24;
/** So far from what the enemy sees they go, so that those behind find room too. */
const DEPTH = 4;

function isSeen(seen: Seen, square: Square): boolean {
  const somebody = seen.view.figures.find(({ side }) => side === 'heroes')!;
  return foesOf(seen).some(
    (foe) => sightBetween(seen.world, seen.state, foe, { ...somebody, square }) !== 'none',
  );
}

/** To where no enemy sees them: a fight is over when nobody is seen (ADV-CMB-22). */
function wayToCover(seen: Seen): Far {
  const lying = lyingInSight(seen);
  if (lying.length > 0)
    return farFrom(
      seen,
      lying.flatMap(({ square }) => sideNeighbours(seen.ground, square)),
    );
  const near = farFrom(
    seen,
    party(seen.view).map(({ square }) => square),
  );
  const all = seen.ground.board.areas
    .flatMap(({ squares }) => squares)
    .filter((square) => near(square) <= COVER);
  const bare = farFrom(
    seen,
    all.filter((square) => isSeen(seen, square)),
  );
  const deep = all.filter((square) => bare(square) >= DEPTH);
  return farFrom(seen, deep.length > 0 ? deep : all.filter((square) => bare(square) > 0));
}

/** Whoever lies where the enemy sees them, and nobody drags: as long as they do, the fight goes on. */
function lyingInSight(seen: Seen): Figure[] {
  const held = seen.view.figures.flatMap(({ effects }) => effects.map(({ of }) => of));
  return seen.view.figures.filter(
    ({ id, side, wounds, square }) =>
      side === 'heroes' && wounds <= 0 && !held.includes(id) && isSeen(seen, square),
  );
}

/** Somebody takes hold of them. */
export function dragAway(seen: Seen, moves: readonly Command[]): Command | undefined {
  const lying = lyingInSight(seen).map(({ id }) => id);
  return movesOf(moves, 'drag').find(({ target }) => lying.includes(target));
}

/** Where they run to, as things stand. */
function refuge(seen: Seen): Far {
  return noted(seen, 'refuge', () => (isStandoff(seen) ? wayToCover(seen) : wayOut(seen)!));
}

export function hasEscaped(seen: Seen, { square }: Figure): boolean {
  return refuge(seen)(square) === 0;
}

/** In flight nothing counts but the way and what is in it. */
export function fleeManner(seen: Seen): Manner {
  const way = refuge(seen);
  const steady = heroManner(seen);
  return {
    stand: (figure, square, danger) =>
      -0.3 * Math.min(NOWHERE, way(square)) - 0.3 * fear(seen, figure, danger),
    worth: (figure, target, odds) => 0.5 * steady.worth(figure, target, odds),
    throws: () => false,
    deed: steady.deed,
  };
}
