/** How many of the monsters met will find no room, before any is placed (ADV-ENC-17). */
import { standIn } from '../solo/placing.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { placings, sizeOf } from './places.ts';
import type { EncounterCommand, MeetingFrame } from './types.ts';

type Placing = Extract<EncounterCommand, { type: 'placeMonster' }>;

/** Those left over at best: places large ones first, and tries every start for the first. */
export function leftOver(world: World, state: State, frame: MeetingFrame): number {
  const first = fittest(placings(world, state, frame));
  if (first.length === 0) return frame.left.length;
  // From far off all others stand beside the first: its place decides how many there is room for.
  const starts = frame.how === 'wandering' && frame.placed.length === 0 ? first : first.slice(0, 1);
  return Math.min(...starts.map((start) => rest(world, ...put(state, frame, start))));
}

function rest(world: World, state: State, frame: MeetingFrame): number {
  const [next] = frame.left.length === 0 ? [] : fittest(placings(world, state, frame));
  return next === undefined ? frame.left.length : rest(world, ...put(state, frame, next));
}

/** The placings of the largest kind that has a place. */
function fittest(list: readonly Placing[]): readonly Placing[] {
  const largest = Math.max(0, ...list.map(({ kind }) => sizeOf(kind)));
  return list.filter(({ kind }) => sizeOf(kind) === largest);
}

function put(state: State, frame: MeetingFrame, { kind, at }: Placing): [State, MeetingFrame] {
  const figure = { ...standIn(kind, at, sizeOf(kind), frame.group.id), id: `pretended-${frame.left.length}` };
  return [
    { ...state, figures: [...state.figures, figure] },
    {
      ...frame,
      left: frame.left.toSpliced(frame.left.indexOf(kind), 1),
      placed: [...frame.placed, figure.id],
    },
  ];
}
