/** Doors: the leader's wall, the master's place (ADV-GEN-15, ADV-GEN-31, ADV-DOOR-01 to ADV-DOOR-04). */
import {
  beyondExit,
  DIRECTIONS,
  directionTo,
  EAST,
  hasSquare,
  neighbour,
  NORTH,
  opposite,
  sectionOf,
  SOUTH,
  WEST,
} from '@oubliette/dungeon';
import type { Direction, DoorEdge, Exit, Layout, Square } from '@oubliette/dungeon';
import { levelOf, seatOf } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import { onceFor } from '../onceFor.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Level, State } from '../state.ts';
import type { World } from '../world.ts';
import { pieceOf, squaresOfArea, wallOf } from './pieces.ts';
import { remembering } from './remember.ts';
import type { DoorsFrame, Wall } from './types.ts';

interface DoorsWanted {
  readonly areas: readonly string[];
  readonly doors: number;
  readonly walls: 'leader' | 'master';
}

/** Starts placing doors in a passage's sections or a room, as many as fit (ADV-DOOR-03). */
export function placeDoors(play: Play, { areas, doors, walls }: DoorsWanted): void {
  play.begin(
    { tag: 'doors', areas, left: doors, walls, wall: null },
    walls === 'leader' ? doorRule(play.state, areas) : 'ADV-ENC-18',
  );
}

/** Doors of passages and of rooms have separate rules. */
export function doorRule(state: State, [area]: readonly string[]): 'ADV-GEN-15' | 'ADV-GEN-31' {
  return levelOf(state).places[area ?? '']?.kind === 'room' ? 'ADV-GEN-31' : 'ADV-GEN-15';
}

/** Adds a closed door (ADV-DOOR-01); it opens into anything already laid behind it (ADV-DOOR-04). */
export function addDoor(play: Play, exit: Exit, rules: readonly [string, ...string[]]): void {
  const joins = beyondExit(levelOf(play.state).layout, play.world.sections, exit) === 'piece';
  play.tell('doorPlaced', { exit, joins }, joins ? [...rules, 'ADV-DOOR-04'] : rules);
}

const placesKnown = remembering<readonly Exit[]>();

/** Possible places of a door in a wall: clear of furniture (ADV-GEN-33), not facing the end of the field. */
export function doorPlaces(world: World, state: State, { area, side }: Wall): readonly Exit[] {
  const level = levelOf(state);
  return placesKnown(level, `${area}/${side}`, () =>
    wallOf(world, level.layout, area, side)
      .filter((square) => isBareWall(state, level.layout, square, side))
      .map((square): Exit => ({ squares: [square], direction: side, door: 'closed' })),
  );
}

/** No opening has been made in the wall since it was laid, it has no exit, and nothing blocks the way. */
function isBareWall(state: State, layout: Layout, square: Square, side: Direction): boolean {
  const beyond = neighbour(layout, square, side);
  if (beyond < 0 || isBarred(state, square) || isBarred(state, beyond)) return false;
  const leads = ({ a, b }: DoorEdge): boolean =>
    (a === square && b === beyond) || (b === square && a === beyond);
  if (layout.openings.some(leads) || layout.doors.some(leads)) return false;
  return !layout.exits.some(
    ({ direction, squares }) =>
      (direction === side && squares.includes(square)) ||
      (direction === opposite(side) && squares.includes(beyond)),
  );
}

/** Whether a thing on the square would block a door. */
export function isBarred(state: State, square: Square): boolean {
  const { rubble, furniture, things } = levelOf(state);
  return hasSquare(rubble, square) || hasSquare(furniture, square) || underThings(things).includes(square);
}

const underThings = onceFor((things: Level['things']): readonly Square[] =>
  things.flatMap((thing) => {
    if (thing.tag === 'feature') return thing.squares;
    return thing.tag === 'chest' ? [thing.square] : [];
  }),
);

/** An area's doors, by the square inside and the side they stand on; false ones do not count (ADV-GEN-41). */
export function doorsOf(world: World, state: State, area: string): { square: Square; side: Direction }[] {
  const { layout, falseDoors } = levelOf(state);
  const squares = squaresOfArea(world, layout, area);
  const isFalse = (exit: Exit): boolean =>
    falseDoors.some(
      ({ squares: [square], direction }) => square === exit.squares[0] && direction === exit.direction,
    );
  const unopened = layout.exits
    .filter((exit) => exit.door !== null && squares.includes(exit.squares[0]!) && !isFalse(exit))
    .map((exit) => ({ square: exit.squares[0]!, side: exit.direction }));
  const laid = layout.doors.flatMap(({ a, b }) => [
    ...doorFrom(layout, squares, a, b),
    ...doorFrom(layout, squares, b, a),
  ]);
  return [...unopened, ...laid];
}

function doorFrom(layout: Layout, squares: readonly Square[], from: Square, to: Square) {
  const side = directionTo(layout, from, to);
  return side >= 0 && squares.includes(from) ? [{ square: from, side: side as Direction }] : [];
}

const wallsKnown = remembering<readonly Wall[]>();

/** Walls that can still get a door: one per wall of a room, one per section of passage (ADV-DOOR-03). */
export function freeWalls(world: World, state: State, areas: readonly string[]): readonly Wall[] {
  const level = levelOf(state);
  return areas.flatMap((area) =>
    wallsKnown(level, area, () => {
      const doors = doorsOf(world, state, area);
      if (level.places[area]?.kind !== 'room' && doors.length > 0) return [];
      return sidesOf(world, state, area)
        .filter((side) => !doors.some((door) => door.side === side))
        .map((side) => ({ area, side }))
        .filter(({ side }) =>
          wallOf(world, level.layout, area, side).some((square) =>
            isBareWall(state, level.layout, square, side),
          ),
        );
    }),
  );
}

/** A passage has doors in its long walls only, a room in all four. */
function sidesOf(world: World, state: State, area: string): readonly Direction[] {
  const { layout, places } = levelOf(state);
  const { width, height } = sectionOf(world.sections, pieceOf(layout, area)).board;
  if (places[area]?.kind === 'room' || width === height) return DIRECTIONS;
  return width > height ? [NORTH, SOUTH] : [EAST, WEST];
}

export const doors: FrameKind<DoorsFrame> = {
  asks(world, state, { left, areas, walls, wall }) {
    if (left === 0) return null;
    if (wall !== null)
      return doorPlaces(world, state, wall).length > 1
        ? { seat: layer(state), prompt: 'placeDoor', rules: [doorRule(state, areas)] }
        : null;
    if (freeWalls(world, state, areas).length < 2) return null;
    if (walls === 'master') return { seat: layer(state), prompt: 'chooseWall', rules: ['ADV-ENC-18'] };
    return { seat: leaderSeat(state), prompt: 'chooseWall', rules: [doorRule(state, areas)] };
  },
  runs(play, frame) {
    const { world, state } = play;
    if (frame.left === 0) return play.finish([doorRule(state, frame.areas)]);
    if (frame.wall !== null) return setDoor(play, frame, doorPlaces(world, state, frame.wall)[0]!);
    const [wall] = freeWalls(world, state, frame.areas);
    if (wall !== undefined) return setWall(play, frame, wall);
    play.tell('doorsLeftOut', { doors: frame.left }, ['ADV-DOOR-03']);
    play.finish(['ADV-DOOR-03']);
  },
  answers: (world, state, { areas, wall }) =>
    wall === null
      ? freeWalls(world, state, areas).map(({ area, side }) => ({ type: 'chooseWall', area, side }))
      : doorPlaces(world, state, wall).map(({ squares }) => ({ type: 'placeDoor', at: squares[0]! })),
};

export function leaderSeat(state: State): string {
  return state.leader === null ? state.sheets[0]!.seat : seatOf(state, state.leader);
}

/** The seat that lays out the dungeon: in solo play the leader's player (ADV-SOLO-08). */
export function layer(state: State): string {
  return state.master.seat === null ? leaderSeat(state) : MASTER;
}

export function setWall(play: Play, frame: DoorsFrame, wall: Wall): void {
  const by = frame.walls === 'leader' ? play.state.leader : null;
  const rule = doorRule(play.state, frame.areas);
  play.tell('wallChosen', { ...wall, by }, [by === null ? 'ADV-ENC-18' : rule, 'ADV-DOOR-03']);
  play.goOn({ ...frame, wall }, rule);
}

export function setDoor(play: Play, frame: DoorsFrame, exit: Exit): void {
  const rule = doorRule(play.state, frame.areas);
  addDoor(play, exit, [frame.walls === 'leader' ? rule : 'ADV-ENC-18', 'ADV-DOOR-01']);
  play.goOn({ ...frame, left: frame.left - 1, wall: null }, rule);
}
