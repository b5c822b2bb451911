/** What the chapter keeps, asks and tells. */
import type { Direction, Exit, Fit, Square } from '@oubliette/dungeon';
import type { Json } from '@oubliette/kernel';
import type { Group } from '../encounter/types.ts';
import type { Text } from '../plan.ts';
import type { FigureId, Place } from '../state.ts';
import { declare, isMaster, knowsRolls, open, own, unread } from '../knowledge.ts';

/** What a passage may end with (ADV-GEN-17). */
export type End = 'tJunction' | 'deadEnd' | 'rightTurn' | 'leftTurn' | 'stairsDown' | 'stairsOut';

export type RoomKind = 'normal' | 'hazard' | 'lair' | 'quest';

/** A section to be laid against an exit. */
export interface Step extends Fit {
  readonly exit: Exit;
}

/** One way to lay what has been found: its sections, in the order they are laid. */
export interface Plan {
  readonly steps: readonly Step[];
  /** What it ends with, where that is part of it. */
  readonly end: End | null;
}

/** Monsters that were found with a section, to be placed when everything is laid (ADV-TURN-07). */
export interface Found {
  readonly monsters: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
  /** Magic on them, rolled when it is found (ADV-SOLO-06). */
  readonly treasure?: true;
  /** Where they may stand; the first is their home. */
  readonly areas: readonly string[];
}

export type GenerateCommand =
  /** The master lays what was found in one of the ways there are (ADV-GEN-34). */
  | { readonly type: 'chooseLayout'; readonly option: number }
  /** The leader says which wall has the door (ADV-GEN-15, ADV-GEN-31). */
  | { readonly type: 'chooseWall'; readonly area: string; readonly side: Direction }
  /** The master says where along it. */
  | { readonly type: 'placeDoor'; readonly at: Square }
  /** The master puts a chest or stairs into a room. */
  | { readonly type: 'furnish'; readonly at: Square };

export interface GenerateFacts {
  behindDoorRolled: { exit: Exit; face: number; behind: 'passage' | 'room' };
  lengthRolled: { exit: Exit; face: number; sections: number };
  featuresRolled: { faces: readonly [number, number]; doors: number; monsters: boolean };
  endRolled: { faces: readonly [number, number]; end: End };
  roomRolled: { exit: Exit; face: number; room: RoomKind; size: 'small' | 'large' };
  roomDoorsRolled: { face: number; doors: number };
  /** One more, for a sentry: everybody sees the master place it (ADV-ENC-18). */
  doorDue: Record<never, never>;
  /** What was rolled did not fit, and something else is laid (ADV-GEN-39 to ADV-GEN-45). */
  laidInstead: { of: 'length' | 'end' | 'room'; rolled: string | number; laid: string | number };
  sectionLaid: {
    section: string;
    at: Square;
    turns: Fit['turns'];
    exit: Exit;
    /** The piece of the prepared map it is. */
    piece: string | null;
    room: Place['room'];
    stairs: Place['stairs'];
  };
  /** A passage found no room at all. */
  wayBlocked: { exit: Exit };
  falseDoorFound: { exit: Exit };
  wallChosen: { area: string; side: Direction; by: FigureId | null };
  /** `joins`: it leads to where somebody has been already (ADV-DOOR-04). */
  doorPlaced: { exit: Exit; joins: boolean };
  doorsLeftOut: { doors: number };
  chestPlaced: { id: string; square: Square; holds: readonly string[] };
  stairsPlaced: { id: string; area: string; squares: readonly Square[] };
  /** Monsters seen through an Open Window, who do not know it. */
  monstersSpied: { group: Group };
  /** What is behind a door made by a Bright Key (ADV-SPELL-05). */
  brightDoorTried: { exit: Exit; face: number; rock: boolean };
  noteRead: { piece: string; note: Text };
}

interface WithAnswer {
  readonly answer?: never;
}

/** A junction, a turn or a door is explored: all its exits, then the monsters found there are met. */
export interface DiscoveringFrame {
  readonly tag: 'discovering';
  readonly exits: readonly Exit[];
  readonly found: readonly Found[];
  readonly group: number | null;
  /** Seen through an Open Window: nobody is met yet (ADV-SPELL-02). */
  readonly ahead?: true;
  readonly awaits: 'found' | 'group' | null;
  /** What was found behind the exit just laid, or the group just met. */
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
  /** Rolled, and not laid yet. */
  readonly ends: readonly End[];
  /** Where they will be laid. */
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
  /** Which plan is laid, or the monsters found with a hazard. */
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

/** The pieces of a prepared map that have just come into view. */
export interface PreparedFrame {
  readonly tag: 'prepared';
  /** The monsters found with the hazard of a piece. */
  readonly answer?: Json;
  /** Laid, and still to be told of. */
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
  /** A sentry's door is the master's alone (ADV-ENC-18). */
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
