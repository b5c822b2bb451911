/** State, questions and events of dungeon generation. */
import type { Direction, Exit, Fit, Square } from '@oubliette/dungeon';
import type { Json } from '@oubliette/kernel';
import type { Group } from '../encounter/types.ts';
import type { Text } from '../plan.ts';
import type { FigureId, Place } from '../state.ts';
import { declare, isMaster, knowsRolls, open, own, unread } from '../knowledge.ts';

/** The possible ends of a passage (ADV-GEN-17). */
export type End = 'tJunction' | 'deadEnd' | 'rightTurn' | 'leftTurn' | 'stairsDown' | 'stairsOut';

export type RoomKind = 'normal' | 'hazard' | 'lair' | 'quest';

/** A section to lay against an exit. */
export interface Step extends Fit {
  readonly exit: Exit;
}

/** One way to lay a find: its sections, in laying order. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Its end, if that is part of the plan. */
  readonly end: End | null;
}

/** Monsters found with a section, placed when everything is laid (ADV-TURN-07). */
export interface Found {
  readonly monsters: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
  /** Their magic treasure, rolled when found (ADV-SOLO-06). */
  readonly treasure?: true;
  /** Where they may stand; the first area is their home. */
  readonly areas: readonly string[];
}

export type GenerateCommand =
  /** The master picks one of the ways to lay a find (ADV-GEN-34). */
  | { readonly type: 'chooseLayout'; readonly option: number }
  /** The leader picks the door's wall (ADV-GEN-15, ADV-GEN-31). */
  | { readonly type: 'chooseWall'; readonly area: string; readonly side: Direction }
  /** The master picks its place in the wall. */
  | { readonly type: 'placeDoor'; readonly at: Square }
  /** The master places a chest or stairs in a room. */
  | { readonly type: 'furnish'; readonly at: Square };

export interface GenerateFacts {
  behindDoorRolled: { exit: Exit; face: number; behind: 'passage' | 'room' };
  lengthRolled: { exit: Exit; face: number; sections: number };
  featuresRolled: { faces: readonly [number, number]; doors: number; monsters: boolean };
  endRolled: { faces: readonly [number, number]; end: End };
  roomRolled: { exit: Exit; face: number; room: RoomKind; size: 'small' | 'large' };
  roomDoorsRolled: { face: number; doors: number };
  /** One more door, for a sentry: everyone sees the master place it (ADV-ENC-18). */
  doorDue: Record<never, never>;
  /** The roll did not fit, and a substitute is laid (ADV-GEN-39 to ADV-GEN-45). */
  laidInstead: { of: 'length' | 'end' | 'room'; rolled: string | number; laid: string | number };
  sectionLaid: {
    section: string;
    at: Square;
    turns: Fit['turns'];
    exit: Exit;
    /** Its piece on the prepared map, by the name its author gave it: only for the master. */
    piece: string | null;
    room: Place['room'];
    stairs: Place['stairs'];
  };
  /** There was no room for a passage at all. */
  wayBlocked: { exit: Exit };
  falseDoorFound: { exit: Exit };
  wallChosen: { area: string; side: Direction; by: FigureId | null };
  /** `joins`: it leads to a place already visited (ADV-DOOR-04). */
  doorPlaced: { exit: Exit; joins: boolean };
  doorsLeftOut: { doors: number };
  chestPlaced: { id: string; square: Square; holds: readonly string[] };
  stairsPlaced: { id: string; area: string; squares: readonly Square[] };
  /** Monsters seen through an Open Window without noticing it. */
  monstersSpied: { group: Group };
  /** The die for rock behind a Bright Key's door (ADV-SPELL-05). */
  brightDoorTried: { exit: Exit; face: number; rock: boolean };
  noteRead: { piece: string | null; note: Text };
}

interface WithAnswer {
  readonly answer?: never;
}

/** A junction, a turn or a door is explored: first all its exits, then the monsters found there are met. */
export interface DiscoveringFrame {
  readonly tag: 'discovering';
  readonly exits: readonly Exit[];
  readonly found: readonly Found[];
  readonly group: number | null;
  /** Seen through an Open Window: no monsters are met yet (ADV-SPELL-02). */
  readonly ahead?: true;
  readonly awaits: 'found' | 'group' | null;
  /** The find behind the exit just laid, or the group just met. */
  readonly answer?: Json;
}

export const DISCOVERING_FRAME = declare<DiscoveringFrame>()({
  tag: open,
  exits: open,
  found: own(knowsRolls, () => []),
  group: open,
  ahead: open,
  awaits: open,
  answer: unread,
});

export interface CorridorFrame {
  readonly tag: 'corridor';
  readonly exit: Exit;
  readonly stage: 'sections' | 'ends' | 'doors' | 'done';
  readonly length: number;
  readonly doors: number;
  readonly wandering: boolean;
  /** Rolled but not laid yet. */
  readonly ends: readonly End[];
  /** The exits for them. */
  readonly open: readonly Exit[];
  /** Its sections. */
  readonly areas: readonly string[];
  readonly plans: readonly Plan[];
  readonly answer?: number;
}

export const CORRIDOR_FRAME = declare<CorridorFrame>()({
  tag: open,
  exit: open,
  stage: open,
  length: open,
  doors: open,
  wandering: open,
  ends: open,
  open,
  areas: open,
  plans: open,
  answer: unread,
});

export interface RoomFrame {
  readonly tag: 'room';
  readonly exit: Exit;
  readonly stage: 'lay' | 'contents' | 'chest' | 'doors' | 'done';
  readonly room: RoomKind;
  readonly area: string;
  readonly monsters: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
  readonly treasure: boolean;
  readonly plans: readonly Plan[];
  /** The plan to lay, or the monsters found with a hazard. */
  readonly answer?: Json;
}

export const ROOM_FRAME = declare<RoomFrame>()({
  tag: open,
  exit: open,
  stage: open,
  room: open,
  area: open,
  monsters: own(knowsRolls, ({ monsters }) => monsters()),
  characters: own(knowsRolls, () => []),
  treasure: own(knowsRolls, () => false),
  plans: open,
  answer: unread,
});

/** Pieces of a prepared map that just came into view. */
export interface PreparedFrame {
  readonly tag: 'prepared';
  /** The monsters found with a piece's hazard. */
  readonly answer?: Json;
  /** Laid, but not announced yet. */
  readonly pieces: readonly string[];
  readonly found: readonly Found[];
}

export const PREPARED_FRAME = declare<PreparedFrame>()({
  tag: open,
  answer: unread,
  pieces: own(isMaster, () => []),
  found: own(knowsRolls, () => []),
});

export interface LayingFrame extends WithAnswer {
  readonly tag: 'laying';
  readonly rule: string;
  readonly plans: readonly Plan[];
}

export const LAYING_FRAME = declare<LayingFrame>()({
  tag: open,
  rule: open,
  plans: open,
  answer: unread,
});

export interface DoorsFrame extends WithAnswer {
  readonly tag: 'doors';
  /** The sections of the passage, or the room. */
  readonly areas: readonly string[];
  readonly left: number;
  /** A sentry's door is chosen by the master alone (ADV-ENC-18). */
  readonly walls: 'leader' | 'master';
  readonly wall: Wall | null;
}

export const DOORS_FRAME = declare<DoorsFrame>()({
  tag: open,
  areas: open,
  left: open,
  walls: open,
  wall: open,
  answer: unread,
});

export interface Wall {
  readonly area: string;
  readonly side: Direction;
}

export interface FurnishingFrame extends WithAnswer {
  readonly tag: 'furnishing';
  readonly what: 'chest' | 'stairs';
  readonly area: string;
  readonly holds: readonly string[];
}

export const FURNISHING_FRAME = declare<FurnishingFrame>()({
  tag: open,
  what: open,
  area: open,
  holds: own(isMaster, () => []),
  answer: unread,
});

export type GenerateFrame =
  | DiscoveringFrame
  | CorridorFrame
  | RoomFrame
  | PreparedFrame
  | LayingFrame
  | DoorsFrame
  | FurnishingFrame;
