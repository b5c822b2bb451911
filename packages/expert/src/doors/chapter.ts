/** The chapter of doors and of what is laid behind them. */
import { addExit, dropExit } from '@oubliette/dungeon';
import { withAct, withTile } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Lock, State } from '../state.ts';
import { addDoor, adding, laying, layTile, openDoor, opening } from './opening.ts';
import { withoutNext } from './pile.ts';
import { tryLock } from './locks.ts';
import { doorAt, lockOn } from './places.ts';
import type { DoorCommand, DoorFacts, DoorFrame } from './types.ts';

/** A door that has just been joined is the one that was opened. */
function joined(state: State, layout: State['layout']): State {
  const news = layout.doors.slice(state.doors.length).map(() => 'open' as const);
  return { ...state, layout, doors: [...state.doors, ...news] };
}

function unlocked(state: State, { at, side }: Pick<Lock, 'at' | 'side'>): State {
  const lock = lockOn(state, at, side);
  return lock === undefined ? state : { ...state, locks: state.locks.filter((one) => one !== lock) };
}

/** What lasts until a door is opened is over. */
function lit(state: State): State {
  const figures = state.figures.map((figure) => {
    const conditions = figure.conditions.filter(({ until }) => until !== 'door');
    return conditions.length === figure.conditions.length ? figure : { ...figure, conditions };
  });
  return { ...state, figures };
}

const appliers: Appliers<DoorFacts> = {
  doorTried: (state) => withAct(state, { did: 'openDoor' }),
  doorLocked: (state, { at, side, card }) => ({ ...state, locks: [...state.locks, { at, side, card }] }),
  lockTried: (state) => withAct(state, { did: 'openDoor' }),
  lockGave: unlocked,
  doorOpened(before, { at, side }) {
    const state = unlocked(before, { at, side });
    const door = doorAt(state, at, side);
    return lit(door < 0 ? state : { ...state, doors: state.doors.with(door, 'open') });
  },
  cardTurned: (state, { card }) => ({ ...state, pile: withoutNext(state.pile, card) }),
  tileLaid(state, { layout, tile }) {
    const laid = joined(state, layout);
    return { ...laid, tiles: [...laid.tiles, tile] };
  },
  doorJoined: (state, { layout }) => joined(state, layout),
  deadEndFound: (state, { exit }) => ({
    ...state,
    layout: dropExit(state.layout, exit),
    deadEnds: [...state.deadEnds, exit],
  }),
  bridgeRolled(state, { tile, bridge }) {
    const { chasm } = state.tiles.find(({ id }) => id === tile)!;
    return chasm === null ? state : withTile(state, tile, { chasm: { ...chasm, bridge } });
  },
  doorAdded: (state, { exit }, { sections }) => ({ ...state, layout: addExit(state.layout, sections, exit) }),
};

export const doorChapter: Chapter<DoorCommand, DoorFacts, DoorFrame> = {
  shapes: {
    openDoor: { at: 'square', side: 'side' },
    tryLock: { at: 'square', side: 'side' },
    layTile: { fit: 'number' },
    addDoor: { at: 'square', side: 'side' },
  },
  handlers: { openDoor, tryLock, layTile, addDoor },
  appliers,
  frames: { opening, laying, adding },
};
