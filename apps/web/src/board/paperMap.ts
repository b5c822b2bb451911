/** A map as drawn on paper. */
import type { FurnitureKind } from '@oubliette/classic';
import type { Board, Direction, Square } from '@oubliette/dungeon';

/** In squares. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperMap {
  readonly board: Board;
  /** Squares drawn as unknown. */
  readonly unknown: readonly Square[];
  /** Impassable squares: tiles, fallen rocks. */
  readonly blocked: readonly Square[];
  readonly stairs: readonly Square[];
  readonly exit: readonly Square[];
  readonly doors: readonly PaperDoor[];
  readonly furniture: readonly PaperPiece[];
  readonly marks: readonly PaperMark[];
  /** Squares with something new on them: marked. */
  readonly fresh?: readonly Square[];
  /** The visible squares of a board that fills little by little: by default all. */
  readonly shown?: Box;
  readonly wells?: readonly PaperWell[];
  /** Numbers or letters of the notes. */
  readonly numbers: readonly { readonly square: Square; readonly text: string }[];
}

/** Stairs to another level, or out: the sign on them, and their name in the legend. */
export interface PaperWell {
  readonly squares: readonly Square[];
  readonly text: string;
  readonly name: string;
}

export interface PaperDoor {
  readonly a: Square;
  readonly b: Square;
  readonly look: DoorLook;
  /** The side of `a` it stands on, if it leads off the board. */
  readonly side?: Direction;
}

export type DoorLook = 'closed' | 'open' | 'locked' | 'secret';

export interface PaperPiece {
  readonly kind: FurnitureKind;
  readonly name: string;
  readonly squares: readonly Square[];
}

/** Each kind of thing has an outline of its own. */
export const MARK_LOOKS = [
  'hero',
  'monster',
  'foe',
  'later',
  'captive',
  'trap',
  'falls',
  'treasure',
  'start',
] as const;
export type MarkLook = (typeof MARK_LOOKS)[number];

export interface PaperMark {
  readonly square: Square;
  readonly text: string;
  readonly look: MarkLook;
  /** Its name in the legend. */
  readonly name: string;
}
