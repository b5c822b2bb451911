/** A board's pointer and keyboard events. */
import type { Square } from '@oubliette/dungeon';

export interface Hands {
  readonly onSquare: (square: Square, how: 'tap' | 'long' | 'double') => void;
  readonly onHover?: (square: Square | null) => void;
  /** Dragged with Shift from one square to another. */
  readonly onArrow?: (from: Square, to: Square) => void;
  readonly onDoor?: (door: string) => void;
  /** Drags a staged path through a square. */
  readonly onBend?: (square: Square) => void;
  /** A key pressed with the focus on the board, apart from the board's own (arrows, Home, +, -). */
  readonly onKey?: (event: KeyboardEvent, square: Square) => void;
}
