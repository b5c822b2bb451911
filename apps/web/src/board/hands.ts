/** What a board tells of the hands on it. */
import type { Square } from '@oubliette/dungeon';

export interface Hands {
  readonly onSquare: (square: Square, how: 'tap' | 'long' | 'double') => void;
  readonly onHover?: (square: Square | null) => void;
  /** Dragged with Shift from one square to another. */
  readonly onArrow?: (from: Square, to: Square) => void;
  readonly onDoor?: (door: string) => void;
  /** Drags a staged path through a square. */
  readonly onBend?: (square: Square) => void;
  /** A key pressed while the board has the focus that is not one of the board's own (arrows, Home, +, -). */
  readonly onKey?: (event: KeyboardEvent, square: Square) => void;
}
