/** The layers that change only when the dungeon does. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare, neighbour } from '@oubliette/dungeon';
import type { Board, Square, SquareSet } from '@oubliette/dungeon';
import type { OpenEnd } from './cellText.ts';
import { Doors } from './Doors.tsx';
import type { ShownDoor } from './Doors.tsx';
import { Floor, Fog, Frame, Paints, Walls } from './Floor.tsx';
import { corner, UNIT } from './geometry.ts';
import type { Box } from './geometry.ts';
import { useSame } from './same.ts';

/** The dungeon itself. */
export interface BoardGround {
  readonly board: Board;
  /** Squares that have been seen. */
  readonly known: SquareSet;
  readonly doors: readonly ShownDoor[];
  /**
   * Of a dungeon that grows, every square that is laid, in order: it lies in solid rock. Null where the board is printed:
   * it stands whole in its frame, dark where nobody has been.
   */
  readonly laid: readonly Square[] | null;
  /** Sides of squares that lead into the dark. */
  readonly openEnds?: readonly OpenEnd[];
}

interface GroundLayersProps {
  readonly ground: BoardGround;
  /** The visible part of a growing dungeon. */
  readonly shown: Box | undefined;
  readonly litDoors: readonly string[];
  /** The game's own drawings: on the floor, and between walls and doors. */
  readonly floor: ReactNode;
  readonly standing: ReactNode;
}

export const GroundLayers = memo(function GroundLayers(props: GroundLayersProps): ReactNode {
  const { ground, shown, litDoors, floor, standing } = props;
  const { board, laid } = ground;
  const known = useSame(ground.known);
  const printed = useSame(useMemo(() => ({ ...board, edges: NONE, doors: NONE }), [board]));
  return (
    <>
      <Paints />
      {shown === undefined ? <Frame board={printed} /> : <Rock shown={shown} />}
      <Floor board={printed} revealed={known} />
      {laid === null && <Fog board={board} revealed={known} />}
      {floor}
      <Walls board={board} revealed={known} />
      <OpenEnds board={board} known={known} ends={useSame(ground.openEnds ?? NONE)} />
      {standing}
      <Doors doors={useSame(ground.doors)} lit={useSame(litDoors)} />
    </>
  );
});

/** On the printed board, walls and doors are another layer's. */
const NONE: readonly never[] = [];

/** Solid rock as far as the view goes. */
const Rock = memo(function Rock({ shown: { x, y, width, height } }: { readonly shown: Box }): ReactNode {
  const far = 16 * UNIT;
  return (
    <rect
      className="board-rock"
      x={x - far}
      y={y - far}
      width={width + 2 * far}
      height={height + 2 * far}
      fill="url(#board-rock)"
    />
  );
});

interface OpenEndsProps {
  readonly board: Board;
  readonly known: SquareSet;
  readonly ends: readonly OpenEnd[];
}

/** Open ends lead into the dark: a dusk that deepens over the last square and the first beyond it. */
const OpenEnds = memo(function OpenEnds({ board, known, ends }: OpenEndsProps): ReactNode {
  if (ends.length === 0) return null;
  return (
    <g className="board-open-ends">
      <defs>
        <linearGradient id="board-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0906" stopOpacity="0" />
          <stop offset="0.6" stopColor="#0b0906" stopOpacity="0.95" />
          <stop offset="1" stopColor="#0b0906" stopOpacity="1" />
        </linearGradient>
      </defs>
      {ends.map(({ square, direction }) => {
        const { x, y } = corner(board, square);
        const beyond = neighbour(board, square, direction);
        const isRock = beyond >= 0 && !hasSquare(known, beyond);
        return (
          <g
            key={`${square}-${direction}`}
            transform={`translate(${x} ${y}) rotate(${direction * 90} ${UNIT / 2} ${UNIT / 2})`}
          >
            {isRock && <rect y={-UNIT * 0.6} width={UNIT} height={UNIT * 0.72} fill="url(#board-night)" />}
            <rect width={UNIT} height={UNIT} fill="url(#board-dusk)" />
            <path className="board-open-end" d="M36 30L50 14L64 30" />
          </g>
        );
      })}
    </g>
  );
});
