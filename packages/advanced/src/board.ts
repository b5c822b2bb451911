/** The party's level as a board for movement and sight. */
import { layoutBoard } from '@oubliette/dungeon';
import type { Area, Board, Ground, Layout, Square } from '@oubliette/dungeon';
import { levelOf } from './figures.ts';
import type { Level, Place, State } from './state.ts';
import type { World } from './world.ts';

const boards = new WeakMap<Layout, Board>();

/** Computed once per layout: a level changes shape only when something is laid. */
export function boardOf(world: World, layout: Layout): Board {
  const known = boards.get(layout);
  if (known !== undefined) return known;
  const board = layoutBoard(layout, world.sections);
  boards.set(layout, board);
  return board;
}

export function groundOf(world: World, state: State): Ground {
  const level = levelOf(state);
  if (newest?.level !== level) newest = { level, ground: groundFrom(world, level) };
  return newest.ground;
}

let newest: { readonly level: Level; readonly ground: Ground } | undefined;
/** By layout, the last ground made: most changes of a level leave its ground as it was. */
const lastGrounds = new WeakMap<Layout, Ground>();

function groundFrom(world: World, { layout, doors, rubble, furniture }: Level): Ground {
  const last = lastGrounds.get(layout);
  if (last?.doors === doors && last.rubble === rubble && last.furniture === furniture) return last;
  const ground = { board: boardOf(world, layout), doors, rubble, furniture };
  lastGrounds.set(layout, ground);
  return ground;
}

export function areaAt(world: World, state: State, square: Square): Area {
  const { board } = groundOf(world, state);
  const area = board.areas[board.areaOf[square]!];
  if (area === undefined) throw new Error(`nothing is laid on square ${square}`);
  return area;
}

export function areaNamed(world: World, state: State, id: string): Area {
  const area = groundOf(world, state).board.areas.find((one) => one.id === id);
  if (area === undefined) throw new Error(`there is no area ${id}`);
  return area;
}

/** What is known about the area of a square. */
export function placeAt(world: World, state: State, square: Square): Place {
  return levelOf(state).places[areaAt(world, state, square).id]!;
}
