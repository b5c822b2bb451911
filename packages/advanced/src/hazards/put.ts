/** The master puts a room's content into it: possible places, and the result (ADV-HAZ-04). */
import type { Square } from '@oubliette/dungeon';
import { squareAt, withSquares, xOf, yOf } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { hazardRow } from '../content/hazards.ts';
import type { Put, Standing } from '../content/hazards.ts';
import { levelOf, named, nextName, withLevel } from '../figures.ts';
import { addDoor, doorPlaces } from '../generate/doors.ts';
import { squaresOfArea, wallOf } from '../generate/pieces.ts';
import type { Appliers, Chapter, FrameBase, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { declare, open, unread } from '../knowledge.ts';
import { setStranger } from './captives.ts';
import { entryOf, farSideOf, isBeyondChasm } from './ground.ts';
import { clearSquares, withHazard } from './parts.ts';

export type PuttingCommand =
  /** The master places the room's content, by the upper left square it covers. */
  { readonly type: 'placeFeature'; readonly at: Square };

export interface PuttingFacts {
  featurePlaced: { id: string; area: string; feature: string; squares: readonly Square[] };
}

/** The master places a piece of a room. */
export interface PuttingFrame extends FrameBase {
  readonly tag: 'putting';
  readonly what: Put;
  readonly area: string;
}

export const PUTTING_FRAME = declare<PuttingFrame>()({
  tag: open,
  what: open,
  area: open,
  answer: unread,
});

/** What comes with a chasm stands by its rule (ADV-HAZ-20). */
const COMPANION: Standing = { rule: 'ADV-HAZ-20' };

const standing = (what: string): Standing => hazardRow(what)?.stands ?? COMPANION;

export function put(play: Play, area: string, what: Put): void {
  play.begin({ tag: 'putting', what, area }, standing(what).rule);
}

/** All possible places, each with the squares it would cover. */
function placesFor(world: World, state: State, { what, area }: PuttingFrame): Square[][] {
  const place = levelOf(state).places[area]!;
  const clear = clearSquares(world, state, area);
  const { where, width = 1 } = standing(what);
  if (where === 'wallToWall') return chasmRows(world, state, area);
  if (where === 'farWall') {
    const wall = wallOf(world, levelOf(state).layout, area, farSideOf(place));
    return clear.filter((square) => wall.includes(square)).map((square) => [square]);
  }
  switch (what) {
    case 'farDoor':
      return doorPlaces(world, state, { area, side: farSideOf(place) }).map(({ squares }) => [...squares]);
    case 'farChest':
      return clear.filter((square) => isBeyondChasm(state, area, square)).map((square) => [square]);
    default:
      return clear
        .map((at) => block(state, at, width))
        .filter((squares) => squares.every((one) => clear.includes(one)));
  }
}

function block(state: State, at: Square, width: number): Square[] {
  const { layout } = levelOf(state);
  const [x, y] = [xOf(layout, at), yOf(layout, at)];
  return Array.from({ length: width * width }, (_, index) => {
    const row = Math.floor(index / width);
    return squareAt(layout, x + index - row * width, y + row);
  });
}

/** Rows from wall to wall across the entrance's direction, neither the first nor the last of the room. */
function chasmRows(world: World, state: State, area: string): Square[][] {
  const { layout, places } = levelOf(state);
  const squares = squaresOfArea(world, layout, area);
  const isAcross = entryOf(places[area]!) % 2 === 0;
  const line = (square: Square): number => (isAcross ? yOf(layout, square) : xOf(layout, square));
  const lines = [...new Set(squares.map(line))].toSorted((a, b) => a - b);
  const rows = lines.slice(1, -1).map((number) => squares.filter((square) => line(square) === number));
  const clear = clearSquares(world, state, area);
  return rows.filter((row) => row.every((square) => clear.includes(square)));
}

const putting: FrameKind<PuttingFrame> = {
  asks: (world, state, frame) =>
    placesFor(world, state, frame).length > 1
      ? { seat: MASTER, prompt: 'placeFeature', rules: [standing(frame.what).rule] }
      : null,
  runs(play, frame) {
    const [place] = placesFor(play.world, play.state, frame);
    if (place === undefined) return play.finish([standing(frame.what).rule]);
    putDown(play, frame, place);
  },
  answers: (world, state, frame) =>
    placesFor(world, state, frame).map(([at]) => ({ type: 'placeFeature', at: at! })),
};

const placeFeature: Handler<PuttingCommand> = {
  when: { answers: 'putting' },
  check(world, state, _seat, { at }) {
    const frame = state.stack.at(-1) as PuttingFrame;
    const fits = placesFor(world, state, frame).some(([first]) => first === at);
    return fits ? null : refuse('noRoomThere', standing(frame.what).rule, { square: at });
  },
  perform(play, { at }) {
    const frame = play.state.stack.at(-1) as PuttingFrame;
    putDown(
      play,
      frame,
      placesFor(play.world, play.state, frame).find(([first]) => first === at)!,
    );
  },
};

function putDown(play: Play, { what, area }: PuttingFrame, squares: readonly Square[]): void {
  play.finish([standing(what).rule]);
  const square = squares[0]!;
  switch (what) {
    case 'farDoor': {
      const direction = farSideOf(levelOf(play.state).places[area]!);
      return addDoor(play, { squares: [square], direction, door: 'closed' }, ['ADV-HAZ-20', 'ADV-DOOR-01']);
    }
    case 'farChest':
      return play.tell('chestPlaced', { id: nextName(play.state, 'chest'), square, holds: [] }, [
        'ADV-HAZ-20',
      ]);
    case 'maiden':
    case 'manAtArms':
    case 'thief':
      return setStranger(play, what, area, square);
    default:
      return play.tell('featurePlaced', { id: nextName(play.state, what), area, feature: what, squares }, [
        standing(what).rule,
        'ADV-HAZ-04',
      ]);
  }
}

const appliers: Appliers<PuttingFacts> = {
  featurePlaced(state, { id, area, feature, squares }) {
    const { things, furniture } = levelOf(state);
    const thing = { id, tag: 'feature', feature, square: squares[0]!, squares } as const;
    const there = withLevel(state, {
      things: [...things, thing],
      furniture: standing(feature).solid === true ? withSquares(furniture, squares) : furniture,
    });
    return withHazard(named(there, id), area, { facts: { [feature]: id } });
  },
};

export const puttingChapter: Chapter<PuttingCommand, PuttingFacts, PuttingFrame> = {
  shapes: { placeFeature: { at: 'square' } },
  handlers: { placeFeature },
  appliers,
  frames: { putting },
};
