/** When the whole party should run, where to, and how. */
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

/** The race is nearly lost, and the exit is near enough. */
const LOST = 0.7;
const WITHIN = 40;
/** With the aim reached they stay only for a fight as good as won. */
const SAFE = 1.5;

/** Without a second try running is useless: only a party that has done its mission leaves. */
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

/** Cover is searched up to this distance. */
const COVER = 24;
/** They go this far beyond the enemy's sight, so that those behind find room too. */
const DEPTH = 4;

function isSeen(seen: Seen, square: Square): boolean {
  const somebody = seen.view.figures.find(({ side }) => side === 'heroes')!;
  return foesOf(seen).some(
    (foe) => sightBetween(seen.world, seen.state, foe, { ...somebody, square }) !== 'none',
  );
}

/** To where no enemy sees them: a fight ends when no figure is seen (ADV-CMB-22). */
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

/** Fallen figures in the enemy's sight that no figure drags: they keep the fight going. */
function lyingInSight(seen: Seen): Figure[] {
  const held = seen.view.figures.flatMap(({ effects }) => effects.map(({ of }) => of));
  return seen.view.figures.filter(
    ({ id, side, wounds, square }) =>
      side === 'heroes' && wounds <= 0 && !held.includes(id) && isSeen(seen, square),
  );
}

/** A figure takes hold of one. */
export function dragAway(seen: Seen, moves: readonly Command[]): Command | undefined {
  const lying = lyingInSight(seen).map(({ id }) => id);
  return movesOf(moves, 'drag').find(({ target }) => lying.includes(target));
}

/** The present target of the flight. */
function refuge(seen: Seen): Far {
  return noted(seen, 'refuge', () => (isStandoff(seen) ? wayToCover(seen) : wayOut(seen)!));
}

export function hasEscaped(seen: Seen, { square }: Figure): boolean {
  return refuge(seen)(square) === 0;
}

/** In flight only the way counts, and its obstacles. */
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
