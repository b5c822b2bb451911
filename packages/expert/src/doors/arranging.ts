/** The game master departs from what a card shows, on the tile just laid (EXP-BLD-01, EXP-BLD-03 to EXP-BLD-05). */
import { addExit, connected, dropExit, hasSquare, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { furnitureKind } from '../content/furniture.ts';
import { withTile } from '../figures.ts';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { GM } from '../setup.ts';
import type { Furnished, State, Tile } from '../state.ts';
import type { World } from '../world.ts';
import { exitAt, possibleDoors } from './places.ts';
import { populate } from './populating.ts';
import type { ArrangingFrame, DoorCommand } from './types.ts';

type Of<T extends DoorCommand['type']> = Extract<DoorCommand, { type: T }>;

const WHEN = { answers: 'arranging' } as const;
/** More than printed, where the table plays it so (EXP-BLD-01). */
const MORE = 2;

function frameOf(state: State): ArrangingFrame {
  return state.stack.at(-1) as ArrangingFrame;
}

function tileOf(state: State): Tile {
  const { tile } = frameOf(state);
  return state.tiles.find(({ id }) => id === tile)!;
}

/** The cells before its doors, opened ones too. */
function doorCells({ layout, links }: State, squares: readonly Square[]): readonly Square[] {
  const all = [
    ...layout.exits.flatMap((exit) => exit.squares),
    ...layout.doors.flatMap(({ a, b }) => [a, b]),
    ...links.flatMap(({ a, b }) => [a.at, b.at]),
  ];
  return [...new Set(all.filter((square) => squares.includes(square)))];
}

/** Nobody's way is barred, and every piece can be come to (EXP-BLD-05). */
function passageRefusal(world: World, state: State, id: string): Refusal | null {
  const squares = squaresOfTile(world, state, id);
  const ground = groundOf(world, state);
  const isFree = (square: Square): boolean => squares.includes(square) && !hasSquare(ground.rubble, square);
  const doors = doorCells(state, squares);
  if (!doors.every(isFree) || !connected(ground, doors, isFree)) return refuse('barsTheWay', 'EXP-BLD-05');
  const { furniture } = state.tiles.find((tile) => tile.id === id)!;
  const isReached = ({ squares: own }: Furnished): boolean =>
    own.some((at) => besides(state, at).some(isFree));
  return furniture.every(isReached) ? null : refuse('outOfReach', 'EXP-BLD-05');
}

function besides({ layout }: State, at: Square): readonly Square[] {
  return [at - 1, at + 1, at - layout.width, at + layout.width];
}

function exitOf(world: World, state: State, tile: Tile, at: Square, side: Direction): Exit | undefined {
  const exit = exitAt(state, at, side);
  return exit !== undefined && squaresOfTile(world, state, tile.id).includes(at) ? exit : undefined;
}

export const dropDoor: Handler<Of<'dropDoor'>> = {
  when: WHEN,
  check: (world, state, _seat, { at, side }) =>
    exitOf(world, state, tileOf(state), at, side) === undefined ? refuse('noDoor', 'EXP-BLD-01') : null,
  perform: (play, { at, side }) => play.tell('doorDropped', { at, side }, ['EXP-BLD-01']),
};

/** Along its wall: the side stays (EXP-BLD-01). */
export const moveDoor: Handler<Of<'moveDoor'>> = {
  when: WHEN,
  check(world, state, _seat, { at, side, to }) {
    const tile = tileOf(state);
    if (exitOf(world, state, tile, at, side) === undefined) return refuse('noDoor', 'EXP-BLD-01');
    return isWall(world, state, tile.id, to, side) ? null : refuse('noWall', 'EXP-BLD-01');
  },
  perform: (play, { at, side, to }) => play.tell('doorMoved', { at, side, to }, ['EXP-BLD-01']),
};

export function isWall(
  world: World,
  state: State,
  tile: string | undefined,
  at: Square,
  side: Direction,
): boolean {
  return possibleDoors(world, state, tile).some(
    ({ squares, direction }) => squares[0] === at && direction === side,
  );
}

/** The piece with its first cell there, as it is turned. */
function moved({ layout }: State, piece: Furnished, to: Square): Furnished {
  const [first] = piece.squares;
  const [dx, dy] = [xOf(layout, to) - xOf(layout, first!), yOf(layout, to) - yOf(layout, first!)];
  return { ...piece, squares: piece.squares.map((square) => square + dx + dy * layout.width) };
}

function withPiece(state: State, tile: Tile, piece: Furnished): State {
  const furniture = tile.furniture.map((one) => (one.id === piece.id ? piece : one));
  return withTile(state, tile.id, { furniture });
}

export const movePiece: Handler<Of<'movePiece'>> = {
  when: WHEN,
  check(world, state, _seat, { piece: id, at }) {
    const tile = tileOf(state);
    const piece = tile.furniture.find((one) => one.id === id);
    if (piece === undefined) return refuse('noFurniture', 'EXP-BLD-04');
    const put = moved(state, piece, at);
    const squares = squaresOfTile(world, state, tile.id);
    const others = tile.furniture.filter((one) => one.id !== id).flatMap((one) => one.squares);
    const taken = [...others, ...(tile.chasm?.squares ?? [])];
    if (!put.squares.every((square) => squares.includes(square) && !taken.includes(square)))
      return refuse('noRoom', 'EXP-BLD-04');
    if (furnitureKind(piece.kind).isWalkable === true) return null;
    return passageRefusal(world, withPiece(state, tile, put), tile.id);
  },
  perform(play, { piece: id, at }) {
    const piece = tileOf(play.state).furniture.find((one) => one.id === id)!;
    play.tell('pieceMoved', { tile: tileOf(play.state).id, piece: moved(play.state, piece, at) }, [
      'EXP-BLD-04',
    ]);
  },
};

export const dropPiece: Handler<Of<'dropPiece'>> = {
  when: WHEN,
  check: (_world, state, _seat, { piece }) =>
    tileOf(state).furniture.some(({ id }) => id === piece) ? null : refuse('noFurniture', 'EXP-BLD-01'),
  perform: (play, { piece }) =>
    play.tell('pieceDropped', { tile: tileOf(play.state).id, piece }, ['EXP-BLD-01']),
};

function mostCards({ setup }: World, { printed }: ArrangingFrame): number {
  return printed + (setup.options.layout === 'free' ? MORE : 0);
}

export const omitMonsters: Handler<Of<'omitMonsters'>> = {
  when: WHEN,
  check(world, state, _seat, { cards }) {
    const most = mostCards(world, frameOf(state));
    return cards >= 0 && cards <= most ? null : refuse('outOfRange', 'EXP-BLD-01', { most });
  },
  perform: (play, { cards }) => play.goOn({ ...frameOf(play.state), cards }, 'EXP-BLD-01'),
};

export const arranged: Handler<Of<'arranged'>> = {
  when: WHEN,
  check: () => null,
  perform(play) {
    const { tile, cards } = frameOf(play.state);
    play.finish(['EXP-BLD-01']);
    populate(play, tile, cards);
  },
};

export const arranging: FrameKind<ArrangingFrame> = {
  asks: () => ({ seat: GM, prompt: 'arrangeTile', rules: ['EXP-BLD-01', 'EXP-BLD-04'] }),
  answers(world, state, frame) {
    const tile = tileOf(state);
    const squares = squaresOfTile(world, state, tile.id);
    const walls = possibleDoors(world, state, tile.id);
    const exits = state.layout.exits.filter((exit) => squares.includes(exit.squares[0]!));
    return [
      { type: 'arranged' },
      ...Array.from({ length: mostCards(world, frame) + 1 }, (_, cards) => ({ type: 'omitMonsters', cards })),
      ...exits.flatMap(({ squares: [at], direction: side }) => [
        { type: 'dropDoor', at, side },
        ...walls
          .filter(({ direction }) => direction === side)
          .map((wall) => ({ type: 'moveDoor', at, side, to: wall.squares[0]! })),
      ]),
      ...walls.map((wall) => ({ type: 'addDoor', at: wall.squares[0]!, side: wall.direction })),
      ...tile.furniture.flatMap(({ id }) => [
        { type: 'dropPiece', piece: id },
        ...squares.map((at) => ({ type: 'movePiece', piece: id, at })),
      ]),
    ];
  },
};

/** The layout with this exit elsewhere along its wall. */
export function withDoorMoved(
  world: World,
  state: State,
  { at, side, to }: Omit<Of<'moveDoor'>, 'type'>,
): State {
  const exit = exitAt(state, at, side)!;
  const layout = addExit(dropExit(state.layout, exit), world.sections, { ...exit, squares: [to] });
  return { ...state, layout };
}
