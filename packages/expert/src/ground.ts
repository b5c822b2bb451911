/** The dungeon as a board for movement and sight. */
import { emptySquares, layoutBoard, withSquares } from '@oubliette/dungeon';
import type { Board, Ground, Layout, Square } from '@oubliette/dungeon';
import { furnitureKind } from './content/furniture.ts';
import type { State, Tile } from './state.ts';
import type { World } from './world.ts';

const boards = new WeakMap<Layout, Board>();

/** Computed once per layout: the dungeon changes shape only when something is laid. */
export function boardOf(world: World, layout: Layout): Board {
  const known = boards.get(layout);
  if (known !== undefined) return known;
  const board = layoutBoard(layout, world.sections);
  boards.set(layout, board);
  return board;
}

interface Made {
  readonly doors: State['doors'];
  readonly tiles: State['tiles'];
  readonly sites: State['quest']['sites'];
  readonly done: State['quest']['done'];
  readonly ground: Ground;
}

const grounds = new WeakMap<Layout, Made>();

/** Furniture is neither entered nor seen through (EXP-MOV-06, EXP-LOS-03); a chasm is seen across. */
export function groundOf(world: World, { layout, doors, tiles, quest }: State): Ground {
  const { sites, done } = quest;
  const last = grounds.get(layout);
  if (last?.doors === doors && last.tiles === tiles && last.sites === sites && last.done === done)
    return last.ground;
  const board = boardOf(world, layout);
  const none = emptySquares(board);
  const ground = {
    board,
    doors,
    rubble: withSquares(none, [...tiles.flatMap(blockedBy), ...sitesInTheWay(quest)]),
    furniture: withSquares(none, tiles.flatMap(gapOf)),
  };
  grounds.set(layout, { doors, tiles, sites, done, ground });
  return ground;
}

function blockedBy({ furniture }: Tile): readonly Square[] {
  return furniture.flatMap(({ kind, squares }) => (furnitureKind(kind).isWalkable === true ? [] : squares));
}

/** Whatever has been taken or set free is in nobody's way any more. */
function sitesInTheWay({ plan, sites, done }: State['quest']): readonly Square[] {
  const isGone = (id: string): boolean =>
    done.some(({ site }) => site === id) &&
    plan?.sites.some((one) => one.id === id && (one.act === 'free' || one.act === 'take')) === true;
  return sites.flatMap(({ id, squares }) => (isGone(id) ? [] : squares));
}

/** The cells of a chasm that nobody can walk on. */
function gapOf({ chasm }: Tile): readonly Square[] {
  if (chasm === null) return [];
  const hasBridge = chasm.bridge !== 'none';
  return chasm.squares.filter((square) => !(hasBridge && chasm.across.includes(square)));
}

export function tileAt(world: World, state: State, square: Square): Tile | undefined {
  const board = boardOf(world, state.layout);
  const area = board.areas[board.areaOf[square] ?? -1];
  return area === undefined ? undefined : state.tiles.find(({ id }) => id === area.id);
}

export function squaresOfTile(world: World, state: State, tile: string): readonly Square[] {
  return boardOf(world, state.layout).areas.find(({ id }) => id === tile)?.squares ?? [];
}

/** The chasm a cell belongs to. */
export function chasmAt(state: State, square: Square): Tile | undefined {
  return state.tiles.find(({ chasm }) => chasm?.squares.includes(square) === true);
}
