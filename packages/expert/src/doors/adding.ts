/** Doors the game master adds: where one seems needed, and where one is (EXP-BLD-03, EXP-DOR-04). */
import type { Exit } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { tileAt } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { isWall } from './arranging.ts';
import { possibleDoors, shutDoors } from './places.ts';
import type { AddingFrame, DoorCommand } from './types.ts';

type AddDoor = Extract<DoorCommand, { type: 'addDoor' }>;

/** The quest could not go on otherwise: its room, or where all is charted any card, is still to come. */
export function mustAdd(world: World, state: State): boolean {
  const { pile, quest } = state;
  const isCharted = quest.plan?.met.some(({ on }) => on === 'pileEmpty') === true;
  const isToCome = pile.holdsQuestRoom || (isCharted && pile.count > 0);
  return isToCome && shutDoors(state).length === 0 && possibleDoors(world, state).length > 0;
}

function offersFor(world: World, state: State): readonly AddDoor[] {
  return possibleDoors(world, state).map(({ squares, direction }) => ({
    type: 'addDoor',
    at: squares[0]!,
    side: direction,
  }));
}

export const adding: FrameKind<AddingFrame> = {
  asks: () => ({ seat: GM, prompt: 'addDoor', rules: ['EXP-DOR-04', 'EXP-BLD-03'] }),
  answers: (world, state) => offersFor(world, state),
};

/** While a tile is arranged, between two turns, or when the game master is obliged to (EXP-BLD-03). */
function momentRefusal({ stage, stack, turn }: State, seat: SeatId): Refusal | null {
  if (seat !== GM) return refuse('onlyTheGm', 'EXP-BLD-03');
  const top = stack.at(-1)?.tag;
  if (top === 'adding' || top === 'arranging') return null;
  return stage === 'play' && top === undefined && turn.act === null
    ? null
    : refuse('betweenTurns', 'EXP-BLD-03');
}

/** One more than its card shows, unless there must be more (EXP-BLD-03). */
function numberRefusal(world: World, state: State, at: number): Refusal | null {
  if (world.setup.options.layout === 'free' || state.stack.at(-1)?.tag === 'adding') return null;
  const added = tileAt(world, state, at)?.added ?? 0;
  return added === 0 ? null : refuse('oneMoreOnly', 'EXP-BLD-03');
}

export const addDoor: Handler<AddDoor> = {
  when: 'always',
  check(world, state, seat, { at, side }) {
    const now = momentRefusal(state, seat);
    if (now !== null) return now;
    const top = state.stack.at(-1);
    const tile = top?.tag === 'arranging' ? top.tile : undefined;
    if (!isWall(world, state, tile, at, side)) return refuse('noWall', 'EXP-BLD-03');
    return numberRefusal(world, state, at);
  },
  perform(play, { at, side }) {
    const exit: Exit = { squares: [at], direction: side, door: 'closed' };
    const isObliged = play.state.stack.at(-1)?.tag === 'adding';
    const tile = tileAt(play.world, play.state, at)!.id;
    play.tell('doorAdded', { exit, tile }, isObliged ? ['EXP-BLD-03', 'EXP-DOR-04'] : ['EXP-BLD-03']);
    if (isObliged) play.finish(['EXP-DOR-04']);
  },
  always: (world, state, seat) =>
    seat === GM && state.stack.length === 0 && momentRefusal(state, seat) === null
      ? offersFor(world, state)
      : [],
};
