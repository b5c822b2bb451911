/** The chapter of doors and of what is laid behind them. */
import { addExit, dropExit } from '@oubliette/dungeon';
import { withAct, withTile } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { State } from '../state.ts';
import { addDoor, adding, laying, layTile, openDoor, opening } from './opening.ts';
import { withoutNext } from './pile.ts';
import { doorAt } from './places.ts';
import type { DoorCommand, DoorFacts, DoorFrame } from './types.ts';

/** A door that has just been joined is the one that was opened. */
function joined(state: State, layout: State['layout']): State {
  const news = layout.doors.slice(state.doors.length).map(() => 'open' as const);
  return { ...state, layout, doors: [...state.doors, ...news] };
}

const appliers: Appliers<DoorFacts> = {
  doorOpened(state, { figure, at, side }) {
    const acted = figure === null ? state : withAct(state, { did: 'openDoor' });
    const door = doorAt(state, at, side);
    return door < 0 ? acted : { ...acted, doors: acted.doors.with(door, 'open') };
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
    layTile: { fit: 'number' },
    addDoor: { at: 'square', side: 'side' },
  },
  handlers: { openDoor, layTile, addDoor },
  appliers,
  frames: { opening, laying, adding },
};
