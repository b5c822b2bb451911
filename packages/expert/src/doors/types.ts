/** The chapter of doors and of the dungeon behind them: its commands, events and frames. */
import type { Direction, Exit, Layout, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { FrameBase } from '@oubliette/referee';
import type { Bridge } from '../content/furniture.ts';
import type { EventId } from '../content/events.ts';
import type { TileId } from '../content/tiles.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId, Furnished, Link, Tile } from '../state.ts';
import type { Way } from './ways.ts';

/** A card of the pile: an ordinary one, or the quest room's. */
export type DungeonCard = TileId | 'questRoom';

/** A card whose place in the pile is known: to some seats, or to all. */
export interface KnownCard {
  /** How many cards lie on it. */
  readonly at: number;
  readonly card: DungeonCard;
  readonly to: readonly SeatId[] | 'all';
}

/**
 * The Dungeon pile (EXP-PRP-05). No order exists: which card comes is drawn when it is turned, the quest
 * room's with one chance in as many cards as are left, once those are four (EXP-PRP-07).
 */
export interface Pile {
  /** Cards left in it, the quest room's and those somebody has looked at included. */
  readonly count: number;
  /** Every ordinary card not turned yet, in the pile or out of it. */
  readonly unseen: readonly TileId[];
  /** The quest room is still in it. */
  readonly holdsQuestRoom: boolean;
  /** Its next cards, as far as somebody has looked. */
  readonly known: readonly KnownCard[];
}

export type DoorCommand =
  | { readonly type: 'openDoor'; readonly at: Square; readonly side: Direction }
  /** A locked door is tried, as its card says (EXP-DOR-07). */
  | { readonly type: 'tryLock'; readonly at: Square; readonly side: Direction }
  /** The game master lays the tile that was turned; a number of the ways it fits. */
  | { readonly type: 'layTile'; readonly fit: number }
  /** The same, and he goes on to change what the card shows (EXP-BLD-01). */
  | { readonly type: 'arrangeTile'; readonly fit: number }
  | { readonly type: 'addDoor'; readonly at: Square; readonly side: Direction }
  | { readonly type: 'dropDoor'; readonly at: Square; readonly side: Direction }
  | { readonly type: 'moveDoor'; readonly at: Square; readonly side: Direction; readonly to: Square }
  | { readonly type: 'movePiece'; readonly piece: string; readonly at: Square }
  | { readonly type: 'dropPiece'; readonly piece: string }
  /** How many Monster cards are drawn in the end. */
  | { readonly type: 'omitMonsters'; readonly cards: number }
  | { readonly type: 'arranged' };

export interface DoorFacts {
  /** The action of the turn: nothing is open yet (EXP-DOR-02). */
  doorTried: { figure: FigureId; at: Square; side: Direction };
  doorLocked: { at: Square; side: Direction; card: EventId };
  /** A hero tries to open a locked door as its card says (EXP-DOR-07). */
  lockTried: {
    figure: FigureId;
    at: Square;
    side: Direction;
    card: EventId;
    face: number;
    total: number;
    opens: boolean;
  };
  doorOpened: { figure: FigureId | null; at: Square; side: Direction };
  /** It is locked no more. */
  lockGave: { at: Square; side: Direction };
  cardTurned: { card: DungeonCard };
  /** `link`: the door it is joined by, where it lies apart (EXP-BLD-06). */
  tileLaid: { layout: Layout; tile: Tile; link: Link | null };
  /** The door leads onto a tile in play: no card is turned. */
  doorJoined: { layout: Layout };
  /** Nothing lies behind, and nothing ever will (EXP-DOR-04). */
  deadEndFound: { exit: Exit };
  bridgeRolled: { tile: string; faces: readonly number[]; bridge: Bridge };
  doorAdded: { exit: Exit; tile: string };
  doorDropped: { at: Square; side: Direction };
  doorMoved: { at: Square; side: Direction; to: Square };
  pieceMoved: { tile: string; piece: Furnished };
  pieceDropped: { tile: string; piece: string };
}

export type DoorFrame = OpeningFrame | LayingFrame | ArrangingFrame | AddingFrame;

/** A door has been opened: the card, the tile, what waits on it (EXP-DOR-03, EXP-DOR-04). */
export interface OpeningFrame extends FrameBase {
  readonly tag: 'opening';
  readonly at: Square;
  readonly side: Direction;
  /** Null where a tile lies behind already. */
  readonly exit: Exit | null;
  /** Null where creatures open it (EXP-MON-09). */
  readonly figure: FigureId | null;
  /** Monster cards that had come before. */
  readonly since: number;
  readonly stage: 'declared' | 'open' | 'event' | 'turn' | 'filled' | 'added';
}

export interface LayingFrame extends FrameBase {
  readonly tag: 'laying';
  readonly exit: Exit;
  readonly card: DungeonCard | 'annex';
  readonly fits: readonly Way[];
}

/** The tile has been laid, and the game master changes it before anybody comes. */
export interface ArrangingFrame extends FrameBase {
  readonly tag: 'arranging';
  readonly tile: string;
  readonly cards: number;
  readonly printed: number;
}

/** No unopened door is left, and the quest room is still to come (EXP-DOR-04). */
export interface AddingFrame extends FrameBase {
  readonly tag: 'adding';
}

export const OPENING_FRAME = declare<OpeningFrame>()({
  tag: open,
  at: open,
  side: open,
  exit: open,
  figure: open,
  since: open,
  stage: open,
  answer: open,
});
export const LAYING_FRAME = declare<LayingFrame>()({
  tag: open,
  exit: open,
  card: open,
  fits: open,
  answer: open,
});
export const ARRANGING_FRAME = declare<ArrangingFrame>()({
  tag: open,
  tile: open,
  cards: open,
  printed: open,
  answer: open,
});
export const ADDING_FRAME = declare<AddingFrame>()({ tag: open, answer: open });
