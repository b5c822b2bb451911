/** Chests and stairs in rooms: on free squares, blocking no door (ADV-GEN-26, ADV-GEN-28, ADV-GEN-33). */
import type { Square } from '@oubliette/dungeon';
import { squareAt, xOf, yOf } from '@oubliette/dungeon';
import { figureAt, levelOf, nextName } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { doorsOf, isBarred, layer } from './doors.ts';
import { squaresOfArea } from './pieces.ts';
import type { FurnishingFrame } from './types.ts';

/** Asks the master to place a chest or stairs down in a room; without room for it, it is left out. */
export function furnish(play: Play, wanted: Omit<FurnishingFrame, 'tag'>): void {
  play.begin({ tag: 'furnishing', ...wanted }, 'ADV-GEN-28');
}

/** Free squares of an area, with no door beside them. */
function clearSquares(world: World, state: State, area: string): Square[] {
  const doors = doorsOf(world, state, area);
  return squaresOfArea(world, levelOf(state).layout, area).filter(
    (square) =>
      !isBarred(state, square) &&
      figureAt(state, square) === undefined &&
      !doors.some((door) => door.square === square),
  );
}

/** The squares covered by a piece whose upper left square is this one. */
function squaresFrom(state: State, what: FurnishingFrame['what'], at: Square): Square[] {
  if (what === 'chest') return [at];
  const { layout } = levelOf(state);
  const [x, y] = [xOf(layout, at), yOf(layout, at)];
  return [at, squareAt(layout, x + 1, y), squareAt(layout, x, y + 1), squareAt(layout, x + 1, y + 1)];
}

export function furnishingPlaces(world: World, state: State, { area, what }: FurnishingFrame): Square[] {
  const clear = clearSquares(world, state, area);
  return clear.filter((at) => squaresFrom(state, what, at).every((square) => clear.includes(square)));
}

export const furnishing: FrameKind<FurnishingFrame> = {
  asks: (world, state, frame) =>
    furnishingPlaces(world, state, frame).length > 1
      ? {
          seat: layer(state),
          prompt: frame.what === 'chest' ? 'placeChest' : 'placeStairs',
          rules: [frame.what === 'chest' ? 'ADV-GEN-28' : 'ADV-GEN-50'],
        }
      : null,
  runs(play, frame) {
    const [place] = furnishingPlaces(play.world, play.state, frame);
    if (place === undefined) return play.finish(['ADV-GEN-28']);
    putDown(play, frame, place);
  },
  answers: (world, state, frame) =>
    furnishingPlaces(world, state, frame).map((at) => ({ type: 'furnish', at })),
};

export function putDown(play: Play, { what, area, holds }: FurnishingFrame, at: Square): void {
  if (what === 'chest') {
    const id = nextName(play.state, 'chest');
    play.tell('chestPlaced', { id, square: at, holds }, ['ADV-GEN-28', 'ADV-GEN-26']);
  } else {
    const id = nextName(play.state, 'stairs');
    play.tell('stairsPlaced', { id, area, squares: squaresFrom(play.state, what, at) }, ['ADV-GEN-50']);
  }
  play.finish(['ADV-GEN-28']);
}
