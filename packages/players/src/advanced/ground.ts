/** Squares in a figure's range, and distances. */
import type { Figure } from '@oubliette/advanced';
import { fixedOn, isUp, mayWalk, reachOf, squaresLeft, stat, strides } from '@oubliette/advanced/reckoning';
import { distances, enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { enemiesOf, noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** Squares where a figure must stop, because of an enemy not fixed on another (ADV-CMB-36, ADV-CMB-39). */
export function zonesAgainst(seen: Seen, figure: Figure): ReadonlySet<Square> {
  return noted(seen, `zones against ${figure.id}`, () => zonesFor(seen, figure));
}

function zonesFor(seen: Seen, figure: Figure): ReadonlySet<Square> {
  const { world, state } = seen;
  const zones = new Set<Square>();
  for (const enemy of enemiesOf(seen, figure)) {
    if (!isUp(enemy)) continue;
    const fixed = fixedOn(world, state, enemy);
    if (fixed !== null && fixed !== figure.id) continue;
    for (const square of reachOf(world, state, enemy)) zones.add(square);
  }
  return zones;
}

/** By square, the steps to it for this many squares of a fight's move; standing still is included. */
export function ways(
  seen: Seen,
  figure: Figure,
  most = squaresLeft(seen.state, figure),
): ReadonlyMap<Square, readonly Square[]> {
  const zones = zonesAgainst(seen, figure);
  const found = new Map<Square, readonly Square[]>([[figure.square, []]]);
  let edge: Square[] = [figure.square];
  for (let step = 0; step < most && edge.length > 0; step += 1) {
    const beyond: Square[] = [];
    for (const from of edge) {
      if (from !== figure.square && zones.has(from)) continue;
      for (const to of stepsFrom(seen, figure, from)) {
        if (found.has(to)) continue;
        found.set(to, [...found.get(from)!, to]);
        beyond.push(to);
      }
    }
    edge = beyond;
  }
  return found;
}

function stepsFrom(seen: Seen, figure: Figure, from: Square): Square[] {
  if (figure.size === 2)
    return strides(seen.world, seen.state, { ...figure, square: from })
      .filter(({ across }) => across.length === 0)
      .map(({ to }) => to);
  return sideNeighbours(seen.ground, from).filter(
    (to) =>
      enterable(seen.ground, to) &&
      !seen.barred.has(to) &&
      (seen.occupied.get(to) ?? figure).id === figure.id,
  );
}

/** A figure's move in a fight's phase that has not begun for it: 0 if rooted, or seated on its throne. */
export function speedOf(seen: Seen, figure: Figure): number {
  return mayWalk(seen.world, seen.state, figure, figure.square) ? stat(seen.state, figure, 'speed') : 0;
}

/** Steps to the nearest of these squares, ignoring figures and closed doors; Infinity if there is no way. */
export function farFrom(
  { ground, barred }: Seen,
  goals: readonly Square[],
  avoid: ReadonlySet<Square> = barred,
): (square: Square) => number {
  const known = goals.filter((square) => square >= 0);
  const far = stepsTo(ground, known, avoid);
  return (square) => {
    const steps = far[square] ?? -1;
    return steps < 0 ? Infinity : steps;
  };
}

/** By ground, distances already computed: the same goals are weighed again after every step. */
const stepsKnown = new WeakMap<Ground, Map<string, Int16Array>>();
const MOST_KNOWN = 64;

/** The squares avoided, as a name: a look asks for many distances with the same. */
const names = new WeakMap<ReadonlySet<Square>, string>();

function namesOf(squares: ReadonlySet<Square>): string {
  const known = names.get(squares);
  if (known !== undefined) return known;
  const name = [...squares].join();
  names.set(squares, name);
  return name;
}

function stepsTo(ground: Ground, goals: readonly Square[], avoid: ReadonlySet<Square>): Int16Array {
  const all = stepsKnown.get(ground) ?? new Map<string, Int16Array>();
  stepsKnown.set(ground, all);
  const key = `${goals.join()} ${namesOf(avoid)}`;
  const known = all.get(key);
  if (known !== undefined) return known;
  const open = { ...ground, doors: ground.doors.map((door) => (door === 'closed' ? 'open' : door)) };
  const far = distances(open, goals, (square) => enterable(open, square) && !avoid.has(square));
  if (all.size >= MOST_KNOWN) all.clear();
  all.set(key, far);
  return far;
}
