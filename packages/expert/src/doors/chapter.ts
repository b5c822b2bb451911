/** The chapter of doors and of what is laid behind them. */
import { addExit, dropExit } from '@oubliette/dungeon';
import { withAct, withTile } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Furnished, Lock, State } from '../state.ts';
import { addDoor, adding } from './adding.ts';
import {
  arranged,
  arranging,
  dropDoor,
  dropPiece,
  moveDoor,
  movePiece,
  omitMonsters,
  withDoorMoved,
} from './arranging.ts';
import { tryLock } from './locks.ts';
import { arrangeTile, laying, layTile, openDoor, opening } from './opening.ts';
import { withoutNext } from './pile.ts';
import { doorAt, exitAt, linkAt, lockOn } from './places.ts';
import type { DoorCommand, DoorFacts, DoorFrame } from './types.ts';

/** A door that has just been joined is the one that was opened. */
function joined(state: State, layout: State['layout']): State {
  const news = layout.doors.slice(state.doors.length).map(() => 'open' as const);
  return { ...state, layout, doors: [...state.doors, ...news] };
}

function furnitureOf({ tiles }: State, tile: string): readonly Furnished[] {
  return tiles.find(({ id }) => id === tile)!.furniture;
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
    const link = linkAt(state, at, side);
    const links =
      link === undefined
        ? state.links
        : state.links.map((one) => (one === link ? { ...one, open: true } : one));
    const doors = door < 0 ? state.doors : state.doors.with(door, 'open');
    return lit({ ...state, doors, links });
  },
  cardTurned: (state, { card }) => ({ ...state, pile: withoutNext(state.pile, card) }),
  tileLaid(state, { layout, tile, link }) {
    const laid = joined(state, layout);
    const links = link === null ? laid.links : [...laid.links, link];
    return { ...laid, links, tiles: [...laid.tiles, tile] };
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
  doorAdded: (state, { exit, tile }, { sections }) => {
    const { added } = state.tiles.find(({ id }) => id === tile)!;
    const layout = addExit(state.layout, sections, exit);
    return withTile({ ...state, layout }, tile, { added: added + 1 });
  },
  doorDropped: (state, { at, side }) => ({
    ...state,
    layout: dropExit(state.layout, exitAt(state, at, side)!),
  }),
  doorMoved: (state, event, world) => withDoorMoved(world, state, event),
  pieceMoved: (state, { tile, piece }) =>
    withTile(state, tile, {
      furniture: furnitureOf(state, tile).map((one) => (one.id === piece.id ? piece : one)),
    }),
  pieceDropped: (state, { tile, piece }) =>
    withTile(state, tile, { furniture: furnitureOf(state, tile).filter(({ id }) => id !== piece) }),
};

export const doorChapter: Chapter<DoorCommand, DoorFacts, DoorFrame> = {
  shapes: {
    openDoor: { at: 'square', side: 'side' },
    tryLock: { at: 'square', side: 'side' },
    layTile: { fit: 'number' },
    arrangeTile: { fit: 'number' },
    addDoor: { at: 'square', side: 'side' },
    dropDoor: { at: 'square', side: 'side' },
    moveDoor: { at: 'square', side: 'side', to: 'square' },
    movePiece: { piece: 'text', at: 'square' },
    dropPiece: { piece: 'text' },
    omitMonsters: { cards: 'number' },
    arranged: {},
  },
  handlers: {
    openDoor,
    tryLock,
    layTile,
    arrangeTile,
    addDoor,
    dropDoor,
    moveDoor,
    movePiece,
    dropPiece,
    omitMonsters,
    arranged,
  },
  appliers,
  frames: { opening, laying, arranging, adding },
};
