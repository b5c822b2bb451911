/** Doors of the dungeon: those behind which nothing has been laid yet, and those between two tiles. */
import { beyondExit, directionTo, hasSquare, neighbour, possibleExits } from '@oubliette/dungeon';
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { Link, Lock, State } from '../state.ts';
import type { World } from '../world.ts';

/** The unopened door with nothing behind it yet. */
export function exitAt({ layout }: State, at: Square, side: Direction): Exit | undefined {
  return layout.exits.find(({ squares, direction }) => squares[0] === at && direction === side);
}

/** The lock on a door, seen from either side (EXP-DOR-07). */
export function lockOn({ layout, locks }: State, at: Square, side: Direction): Lock | undefined {
  const beyond = neighbour(layout, at, side);
  const back = ((side + 2) & 3) as Direction;
  return locks.find(
    (lock) => (lock.at === at && lock.side === side) || (lock.at === beyond && lock.side === back),
  );
}

/** The door between two tiles, by its number; -1 if there is none. */
export function doorAt({ layout }: State, at: Square, side: Direction): number {
  const beyond = neighbour(layout, at, side);
  return layout.doors.findIndex(({ a, b }) => (a === at && b === beyond) || (b === at && a === beyond));
}

/** The door to a tile that lies apart (EXP-BLD-06). */
export function linkAt({ links }: State, at: Square, side: Direction): Link | undefined {
  return links.find(({ a, b }) => [a, b].some((one) => one.at === at && one.side === side));
}

export function isShutAt(state: State, at: Square, side: Direction): boolean {
  if (exitAt(state, at, side) !== undefined) return true;
  return state.doors[doorAt(state, at, side)] === 'closed' || linkAt(state, at, side)?.open === false;
}

/** The cells on both sides of a door between two tiles. */
export function shutSquares(state: State, at: Square, side: Direction): readonly Square[] {
  const link = linkAt(state, at, side);
  return link === undefined ? [at, neighbour(state.layout, at, side)] : [link.a.at, link.b.at];
}

/** Doors nobody has opened, as they are named from one of their cells. */
export function shutDoors({
  layout,
  doors,
  links,
}: State): readonly { readonly at: Square; readonly side: Direction }[] {
  const known = layout.exits.map(({ squares, direction }) => ({ at: squares[0]!, side: direction }));
  const between = layout.doors.flatMap(({ a, b }, index) =>
    doors[index] === 'closed' ? [{ at: a, side: directionTo(layout, a, b) as Direction }] : [],
  );
  return [...known, ...between, ...links.flatMap(({ a, open }) => (open ? [] : [a]))];
}

interface Possible {
  readonly tiles: State['tiles'];
  readonly exits: readonly Exit[];
}

const possibleKnown = new WeakMap<State['layout'], Possible>();

/** Where a door could be added: in an outer wall, with room behind it, and no furniture before it. */
export function possibleDoors(world: World, state: State, tile?: string): readonly Exit[] {
  const { layout, tiles } = state;
  const known = possibleKnown.get(layout);
  const exits = known?.tiles === tiles ? known.exits : findPossible(world, state);
  if (known?.tiles !== tiles) possibleKnown.set(layout, { tiles, exits });
  if (tile === undefined) return exits;
  const own = squaresOfTile(world, state, tile);
  return exits.filter(({ squares: [at] }) => own.includes(at!));
}

function findPossible(world: World, state: State): readonly Exit[] {
  const { layout } = state;
  const { rubble, furniture } = groundOf(world, state);
  const isLinked = (at: Square, side: Direction): boolean => linkAt(state, at, side) !== undefined;
  return layout.pieces
    .flatMap((piece) => possibleExits(layout, world.sections, piece))
    .filter(({ squares: [at] }) => !hasSquare(rubble, at!) && !hasSquare(furniture, at!))
    .filter(({ squares: [at], direction }) => !isLinked(at!, direction))
    .map((exit): Exit => ({ ...exit, door: 'closed' }))
    .filter((exit) => beyondExit(layout, world.sections, exit) !== 'outside');
}
