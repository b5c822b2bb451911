/** The game master's hatched layer: what heroes have not seen. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare } from '@oubliette/dungeon';
import type { Board, Square, SquareSet } from '@oubliette/dungeon';
import { Doors } from './Doors.tsx';
import type { ShownDoor } from './Doors.tsx';
import { centre, corner, UNIT } from './geometry.ts';
import { TokenShape } from './TokenShape.tsx';
import type { TokenLook } from './TokenShape.tsx';

/** A note's number, pinned to the place that triggers it. */
export interface Pin {
  readonly square: Square;
  readonly number: number;
  readonly done: boolean;
}

export interface HiddenGround {
  readonly board: Board;
  readonly known: SquareSet;
  readonly doors: readonly ShownDoor[];
  readonly tokens: readonly (TokenLook & { readonly key: string; readonly square: Square })[];
  readonly pins: readonly Pin[];
}

interface HiddenLayerProps {
  readonly hidden: HiddenGround;
  /** The game's own secrets, below doors and figures; and signs over everything. */
  readonly under: ReactNode;
  readonly over: ReactNode;
}

export const HiddenLayer = memo(function HiddenLayer({ hidden, under, over }: HiddenLayerProps): ReactNode {
  const { board, known, doors, tokens, pins } = hidden;
  const hatch = board.areaOf
    .flatMap((area, square) => {
      if (area < 0 || hasSquare(known, square)) return [];
      const { x, y } = corner(board, square);
      return [`M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`];
    })
    .join('');
  return (
    <g className="board-hidden">
      <path d={hatch} fill="url(#board-hatch)" />
      {under}
      <Doors doors={doors} lit={NONE} />
      {tokens.map(({ key, square, ...look }) => {
        const { x, y } = centre(board, square);
        return (
          <g key={key} className="board-ghost" transform={`translate(${x} ${y})`}>
            <g className="board-ghost-figure">
              <TokenShape {...look} />
            </g>
            <circle className="board-ghost-ring" r={46} />
          </g>
        );
      })}
      {pins.map((pin) => (
        <PinPicture key={pin.number} board={board} pin={pin} />
      ))}
      {over}
    </g>
  );
});

const NONE: readonly string[] = [];

function PinPicture({ board, pin }: { readonly board: Board; readonly pin: Pin }): ReactNode {
  const { x, y } = centre(board, pin.square);
  return (
    <g
      className={`board-pin${pin.done ? ' board-pin-done' : ''}`}
      transform={`translate(${x + 24} ${y - 18})`}
    >
      <path d="M0 22L-9 6A19 19 0 1 1 9 6z" />
      <text y={-4}>{pin.number}</text>
    </g>
  );
}
