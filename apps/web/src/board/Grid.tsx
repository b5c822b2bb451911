/**
 * The board for the keyboard and for screen readers: an HTML grid laid over the drawing, one cell a square.
 * HTML, because readers know grids there and find the cells' places on a touch screen; ARIA grids made of SVG
 * elements are read by few of them.
 */
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { xOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { SQUARE_PX, toWorld } from './camera.ts';
import { corner } from './geometry.ts';
import { rowsAround } from './walking.ts';
import { BOARD_WORDS } from './words.ts';

interface GridProps {
  readonly board: Size;
  /** Its squares, in order; null if they fill the board. */
  readonly squares: readonly Square[] | null;
  readonly label: string;
  readonly textOf: (square: Square) => string;
  readonly language: Language;
  /** The cell that Tab leads to. */
  readonly cursor: Square;
  /** Rises when the focus should follow the cursor. */
  readonly follow: number;
  readonly onCursor: (square: Square) => void;
  readonly onKey: (event: ReactKeyboardEvent) => void;
}

export const Grid = memo(function Grid(props: GridProps): ReactNode {
  const { board, squares, label, textOf, language, cursor, follow, onCursor, onKey } = props;
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  const rows = useMemo(() => rowsAround(board, cursor, squares), [board, cursor, squares]);
  useEffect(() => {
    if (follow > 0)
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [follow]);
  return (
    <>
      <p id={help} hidden>
        {say(BOARD_WORDS, language, 'help', {})}
      </p>
      <div
        ref={grid}
        className="board-grid"
        role="grid"
        aria-label={label}
        aria-describedby={help}
        tabIndex={-1}
        aria-rowcount={board.height}
        aria-colcount={board.width}
        onKeyDown={onKey}
        onFocus={(event) => {
          const square = Number((event.target as HTMLElement).dataset['square']);
          if (!Number.isNaN(square)) onCursor(square);
        }}
      >
        {rows.map(([y, row]) => (
          <div key={y} role="row" aria-rowindex={y + 1}>
            {row.map((square) => (
              <Cell
                key={square}
                board={board}
                square={square}
                text={textOf(square)}
                tabbable={square === cursor}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
});

interface CellProps {
  readonly board: Size;
  readonly square: Square;
  readonly text: string;
  readonly tabbable: boolean;
}

const Cell = memo(function Cell({ board, square, text, tabbable }: CellProps): ReactNode {
  const { x, y } = toWorld(corner(board, square));
  return (
    <div
      role="gridcell"
      className="board-cell"
      aria-colindex={xOf(board, square) + 1}
      aria-label={text}
      tabIndex={tabbable ? 0 : -1}
      data-square={square}
      style={{ left: x, top: y, width: SQUARE_PX, height: SQUARE_PX }}
    />
  );
});
