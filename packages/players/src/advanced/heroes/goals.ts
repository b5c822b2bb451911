/** What the party can go for on its level: ways on, doors, chests, stairs, walls that may hide something. */
import type { Level, Place, View } from '@oubliette/advanced';
import { hasSquare, sameExit, sideNeighbours } from '@oubliette/dungeon';
import type { Exit, Square } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import { best } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { party } from './mood.ts';

export interface Goal {
  readonly kind: 'way' | 'door' | 'chest' | 'down' | 'home' | 'wall' | 'fallen' | 'goods';
  /** Tells it from others on the same level. */
  readonly key: string;
  /** Where somebody has to stand. */
  readonly squares: readonly Square[];
}

function levelIn({ levels, level }: Pick<View, 'levels' | 'level'>): Level {
  return levels[level]!;
}

/** Exits behind which nothing is laid yet, as far as anybody knows of them. */
export function unexplored({ layout, falseDoors }: Level): Exit[] {
  return layout.exits.filter(
    (exit) => exit.door !== 'hidden' && !falseDoors.some((other) => sameExit(other, exit)),
  );
}

function exitGoal({ ground }: Seen, exit: Exit): Goal {
  const [square] = exit.squares;
  const key = `${exit.door === null ? 'way' : 'door'} ${square}/${exit.direction}`;
  if (exit.door !== null) return { kind: 'door', key, squares: exit.squares };
  const area = ground.board.areas[ground.board.areaOf[square!]!];
  return { kind: 'way', key, squares: area?.squares ?? exit.squares };
}

/** Beside a thing, or on it. */
function around({ ground }: Seen, square: Square): Square[] {
  return [square, ...sideNeighbours(ground, square)].filter((one) => !hasSquare(ground.furniture, one));
}

export function waysOn(seen: Seen): Goal[] {
  return unexplored(levelIn(seen.view)).map((exit) => exitGoal(seen, exit));
}

/** Chests nobody has opened, unless a trap was noticed on them and left alone. */
export function chests(seen: Seen): Goal[] {
  const { things } = levelIn(seen.view);
  const isTrapped = (id: string): boolean =>
    things.some((thing) => thing.tag === 'trap' && thing.chest === id && thing.state === 'noticed');
  return things.flatMap((thing): Goal[] =>
    thing.tag === 'chest' && thing.found === null && !isTrapped(thing.id)
      ? [{ kind: 'chest', key: thing.id, squares: around(seen, thing.square) }]
      : [],
  );
}

/** What lies about or was left in an open chest, and is worth picking up. */
export function goods(seen: Seen): Goal[] {
  return levelIn(seen.view).things.flatMap((thing): Goal[] => {
    const left = thing.tag === 'pile' ? thing.goods : thing.tag === 'chest' ? thing.found : null;
    if (left === null || (left.gold === 0 && left.items.length === 0)) return [];
    return [{ kind: 'goods', key: `goods ${thing.id}`, squares: around(seen, thing.square) }];
  });
}

export function fallenGoals(seen: Seen): Goal[] {
  return seen.view.figures
    .filter(({ kind, wounds }) => kind === 'hero' && wounds === 0)
    .map(({ id, square }) => ({ kind: 'fallen', key: id, squares: around(seen, square).slice(1) }));
}

/** The squares of stairs that lead somewhere; those in a room stand where the plan put them. */
export function stairs(seen: Seen, leads: NonNullable<Place['stairs']>): Square[] {
  const { places, things } = levelIn(seen.view);
  return seen.ground.board.areas.flatMap(({ id, squares }) => {
    const place = places[id];
    if (place?.stairs !== leads) return [];
    const set = things.find(
      (thing) =>
        thing.tag === 'feature' && thing.feature.startsWith('stairs') && squares.includes(thing.square),
    );
    return set?.tag === 'feature' ? set.squares : squares;
  });
}

export function homeGoal(seen: Seen): Goal {
  return { kind: 'home', key: 'home', squares: stairs(seen, seen.view.level === 0 ? 'out' : 'up') };
}

export function downGoal(seen: Seen): Goal | null {
  const squares = stairs(seen, 'down');
  return squares.length === 0 ? null : { kind: 'down', key: 'down', squares };
}

/** After so many walls of a level, a search no longer pays: every one may bring monsters (ADV-SECR-09). */
const MOST_WALLS = 14;

/** Doors of an area, opened or not. */
function doorsAt({ ground, view }: Seen, area: string): number {
  const { layout } = levelIn(view);
  const squares = new Set(ground.board.areas.find(({ id }) => id === area)?.squares ?? []);
  const laid = layout.doors.filter(({ a, b }) => squares.has(a) || squares.has(b)).length;
  return (
    laid +
    unexplored(levelIn(view)).filter((exit) => exit.door !== null && squares.has(exit.squares[0]!)).length
  );
}

/** Dead ends and rooms with one door, where nothing else is left to explore (ADV-SECR-01). */
export function walls(seen: Seen): Goal[] {
  const places = Object.values(levelIn(seen.view).places);
  const searched = places.reduce((sum, { searchedWalls }) => sum + searchedWalls.length, 0);
  if (searched >= MOST_WALLS) return [];
  return places
    .filter(({ kind, area, searchedWalls }) =>
      kind === 'deadEnd'
        ? searchedWalls.length < 2
        : kind === 'room' && searchedWalls.length < 3 && doorsAt(seen, area) < 2,
    )
    .map(({ area }) => ({
      kind: 'wall',
      key: `wall ${area}`,
      squares: seen.ground.board.areas.find(({ id }) => id === area)?.squares ?? [],
    }));
}

/** Steps for the whole party; Infinity where nobody gets there. */
function farForAll(seen: Seen, goal: Goal): number {
  const far = farFrom(seen, goal.squares);
  const each = party(seen.view)
    .map(({ square }) => far(square))
    .filter((steps) => steps < Infinity);
  return each.length === 0 ? Infinity : each.reduce((sum, steps) => sum + steps, 0) / each.length;
}

export function nearest(seen: Seen, goals: readonly Goal[]): Goal | undefined {
  const far = new Map(goals.map((goal) => [goal, farForAll(seen, goal)]));
  return best(
    goals.filter((goal) => far.get(goal)! < Infinity),
    (goal) => -far.get(goal)!,
  );
}
