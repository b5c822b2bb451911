/** The party's possible goals on its level: ways on, doors, chests, stairs, walls that may hide something. */
import type { Figure, Level, Place, View } from '@oubliette/advanced';
import { isWeapon, wallsToSearch, weaponNamed } from '@oubliette/advanced/reckoning';
import { hasSquare, sameExit, sideNeighbours } from '@oubliette/dungeon';
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { best, noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { chartOf, roomsBeyond } from './charts.ts';
import { canHeal, isBadlyHurt, isGreedy, party } from './mood.ts';
import { roadTo } from './roads.ts';
import { isRoomFor, ROOMY, spaceBehind, spaceBeyond } from './space.ts';

export interface Goal {
  readonly kind:
    | 'way'
    | 'door'
    | 'chest'
    | 'down'
    | 'home'
    | 'wall'
    | 'fallen'
    | 'goods'
    | 'fountain'
    | 'grate'
    | 'descend'
    | 'climb';
  /** Its name among the goals of the level. */
  readonly key: string;
  /** Where a figure has to stand. */
  readonly squares: readonly Square[];
  /** Squares added to its distance. */
  readonly handicap?: number;
}

export function levelIn({ levels, level }: Pick<View, 'levels' | 'level'>): Level {
  return levels[level]!;
}

/** Exits with nothing laid behind yet, as far as the party knows. */
export function unexplored({ layout, falseDoors }: Level): Exit[] {
  return layout.exits.filter(
    (exit) => exit.door !== 'hidden' && !falseDoors.some((other) => sameExit(other, exit)),
  );
}

/** Doors lead to rooms, and one of them holds the aim: a handicap for passages. */
const PASSAGE = 20;
/** For each square a section lacks. */
const CRAMPED = 4;
/** For an exit without a room on the treasure map. */
const NO_ROOM = 200;

export function exitGoal(seen: Seen, exit: Exit): Goal {
  const { ground } = seen;
  const [square] = exit.squares;
  const chart = chartOf(seen);
  const handicap =
    chart === null
      ? CRAMPED * (ROOMY - Math.max(...exit.squares.map((at) => spaceBeyond(seen, at, exit.direction)))) +
        (exit.door === null ? PASSAGE : 0)
      : Math.min(NO_ROOM, roomsBeyond(seen, chart, exit));
  const key = `${exit.door === null ? 'way' : 'door'} ${square}/${exit.direction}`;
  if (exit.door !== null) return { kind: 'door', key, squares: exit.squares, handicap };
  const area = ground.board.areas[ground.board.areaOf[square!]!];
  return { kind: 'way', key, squares: area?.squares ?? exit.squares, handicap };
}

/** Beside a thing, or on it. */
export function around({ ground }: Seen, square: Square): Square[] {
  return [square, ...sideNeighbours(ground, square)].filter((one) => !hasSquare(ground.furniture, one));
}

export function waysOn(seen: Seen): Goal[] {
  return unexplored(levelIn(seen.view)).map((exit) => exitGoal(seen, exit));
}

/** Where gold is kept for the next expedition, or the aim is a treasure. */
export function isWorthOpening(view: View): boolean {
  return isGreedy(view) || view.quest.aims.some((aim) => !aim.startsWith('slain:'));
}

/** Chests not opened yet, except those whose trap was noticed but not disarmed. */
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

/** Things on the ground or left in an open chest that are worth taking. */
export function goods(seen: Seen): Goal[] {
  return levelIn(seen.view).things.flatMap((thing): Goal[] => {
    const left = thing.tag === 'pile' ? thing.goods : thing.tag === 'chest' ? thing.found : null;
    if (left === null || !(left.items.some(isWorthTaking) || (left.gold > 0 && isGreedy(seen.view))))
      return [];
    return [{ kind: 'goods', key: `goods ${thing.id}`, squares: around(seen, thing.square) }];
  });
}

/** Ordinary weapons and armour are not: all have their own. */
export function isWorthTaking(item: string): boolean {
  return !isWeapon(item) || weaponNamed(item).magic;
}

function bedside(seen: Seen, { id, square }: Figure): Goal {
  return { kind: 'fallen', key: id, squares: around(seen, square).slice(1) };
}

export function fallenGoals(seen: Seen): Goal[] {
  return seen.view.figures
    .filter(({ kind, wounds }) => kind === 'hero' && wounds === 0)
    .map((figure) => bedside(seen, figure));
}

/** Heroes to heal before going on. */
export function patients(seen: Seen): Goal[] {
  const { view } = seen;
  const healers = view.sheets.filter((sheet) => canHeal(view, sheet)).map(({ id }) => id);
  if (healers.length === 0) return [];
  return party(view)
    .filter((figure) => figure.kind === 'hero' && isBadlyHurt(view, figure) && !healers.includes(figure.id))
    .map((figure) => bedside(seen, figure));
}

/** Stairs that lead somewhere, each with its squares; those in a room stand where the plan put them. */
function stairs(
  seen: Seen,
  leads: NonNullable<Place['stairs']>,
): { area: string; squares: readonly Square[] }[] {
  const { places, things } = levelIn(seen.view);
  return seen.ground.board.areas.flatMap(({ id, squares }) => {
    if (places[id]?.stairs !== leads) return [];
    const set = things.find(
      (thing) =>
        thing.tag === 'feature' && thing.feature.startsWith('stairs') && squares.includes(thing.square),
    );
    return [{ area: id, squares: set?.tag === 'feature' ? set.squares : squares }];
  });
}

/** Out of the dungeon by any stairs that lead out, or up towards them. */
export function waysHome(seen: Seen): Goal[] {
  const up = seen.view.level === 0 ? [] : stairs(seen, 'up');
  return [...stairs(seen, 'out'), ...up].map(({ area, squares }) => ({
    kind: 'home',
    key: `home ${area}`,
    squares,
  }));
}

export function waysDown(seen: Seen): Goal[] {
  return stairs(seen, 'down').map(({ area, squares }) => ({ kind: 'down', key: `down ${area}`, squares }));
}

/** The room behind a wall; below zero if a false door has shown only rock there (ADV-GEN-41). */
export function wallWorth(seen: Seen, squares: readonly Square[], side: Direction): number {
  const isRock = levelIn(seen.view).falseDoors.some(
    (exit) => exit.direction === side && exit.squares.some((square) => squares.includes(square)),
  );
  return isRock ? -1 : spaceBehind(seen, squares, side);
}

/** Places within reach with a wall to search now, most room behind it first (ADV-SECR-01, ADV-SECR-12). */
export function walls(seen: Seen, avoid: ReadonlySet<Square> = seen.barred): Goal[] {
  const all = Object.values(levelIn(seen.view).places).flatMap((place) => {
    const sides = wallsToSearch(seen.world, seen.state, place);
    if (sides.length === 0) return [];
    const squares = seen.ground.board.areas.find(({ id }) => id === place.area)?.squares ?? [];
    const goal: Goal = { kind: 'wall', key: `wall ${place.area}`, squares };
    if (nearest(seen, [goal], { avoid }) === undefined) return [];
    return [{ goal, space: Math.max(...sides.map((side) => wallWorth(seen, squares, side))) }];
  });
  const most = Math.max(...all.map(({ space }) => space));
  return all.filter(({ space }) => space === most).map(({ goal }) => goal);
}

/** A search takes a whole turn, and finds a door every other time. */
const SEARCH = { deadEnd: 8, room: 16 } as const;

/** Dead ends and one-door rooms where a secret door may be the quicker way on than another passage. */
export function hopefulWalls(seen: Seen): Goal[] {
  return Object.values(levelIn(seen.view).places).flatMap((place): Goal[] => {
    if (place.kind !== 'deadEnd' && place.kind !== 'room') return [];
    const squares = seen.ground.board.areas.find(({ id }) => id === place.area)?.squares ?? [];
    const sides = noted(seen, `search ${place.area}`, () =>
      wallsToSearch(seen.world, seen.state, place).filter(
        (side) =>
          wallWorth(seen, squares, side) > 0 && squares.some((square) => isRoomFor(seen, square, side)),
      ),
    );
    if (sides.length === 0) return [];
    return [{ kind: 'wall', key: `wall ${place.area}`, squares, handicap: SEARCH[place.kind] }];
  });
}

/** A fountain to drink from (ADV-HAZ-69). */
export function fountains(seen: Seen): Goal[] {
  return levelIn(seen.view).things.flatMap((thing): Goal[] => {
    if (thing.tag !== 'feature' || thing.feature !== 'fountain') return [];
    const squares = thing.squares.flatMap((square) => around(seen, square));
    return [{ kind: 'fountain', key: thing.id, squares: [...new Set(squares)] }];
  });
}

/** Steps for the whole party; Infinity if no figure gets there. */
function farForAll(seen: Seen, goal: Goal, avoid: ReadonlySet<Square>): number {
  const far = roadTo(seen, goal.squares, avoid);
  const each = party(seen.view)
    .map(({ square }) => far(square))
    .filter((steps) => steps < Infinity);
  return each.length === 0 ? Infinity : each.reduce((sum, steps) => sum + steps, 0) / each.length;
}

/** The goal with the shortest way for all; none if none can be reached. */
export function nearest(
  seen: Seen,
  goals: readonly Goal[],
  { within = Infinity, avoid = seen.barred }: { within?: number; avoid?: ReadonlySet<Square> } = {},
): Goal | undefined {
  const far = new Map(goals.map((goal) => [goal, farForAll(seen, goal, avoid)]));
  return best(
    goals.filter((goal) => far.get(goal)! < Infinity && far.get(goal)! <= within),
    (goal) => -far.get(goal)! - (goal.handicap ?? 0),
  );
}
