/** The parts that never change during a quest: bed, stones and walls, once as known and once as dark rock. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare, makeSquare, squareAt } from '@oubliette/dungeon';
import type { Board, Square, SquareSet } from '@oubliette/dungeon';
import { darkSides, MARGIN, pathOf, UNIT, wallRuns, corner } from './geometry.ts';
import { floorsOf } from './stones.ts';
import type { Floor as FloorOf } from './stones.ts';

/** Bevels triple the number of stones; boards with more squares leave them out. */
const MOST_BEVELLED = 1500;

/** The seen parts of the floor; rock would hide the others. */
export const Floor = memo(function Floor({ board, revealed }: Known): ReactNode {
  const floors = useMemo(() => floorsOf(board), [board]);
  const bevelled = floors.reduce((sum, { squares }) => sum + squares.length, 0) <= MOST_BEVELLED;
  return (
    <g className="board-floor">
      {floors.map((floor) =>
        floor.squares.some((square) => hasSquare(revealed, square)) ? (
          <FloorPart key={floor.squares[0]} floor={floor} bevelled={bevelled} />
        ) : null,
      )}
    </g>
  );
});

const FloorPart = memo(function FloorPart({
  floor,
  bevelled,
}: {
  readonly floor: FloorOf;
  readonly bevelled: boolean;
}): ReactNode {
  const { tint, bed, shades } = floor;
  const stones = bevelled ? shades.join('') : '';
  return (
    <g style={{ '--floor': `var(--floor-${tint})` } as Record<string, string>}>
      <path className="board-bed" d={bed} />
      {bevelled && <path className="board-stone-light" d={stones} transform="translate(-1.4 -1.4)" />}
      {bevelled && <path className="board-stone-dark" d={stones} transform="translate(1.4 1.4)" />}
      {shades.map((d, shade) => (
        <path key={shade} className={`board-stone board-shade-${shade}`} d={d} />
      ))}
    </g>
  );
});

interface Known {
  readonly board: Board;
  readonly revealed: SquareSet;
}

/** Dark rock over everything unseen, with the printed walls faintly in it. */
export const Fog = memo(function Fog({ board, revealed }: Known): ReactNode {
  const { dark, walls } = useMemo(() => fogOf(board, revealed), [board, revealed]);
  const sides = useMemo(() => darkSides(board, (square) => hasSquare(revealed, square)), [board, revealed]);
  return (
    <g className="board-fog">
      <path className="board-fog-rock" d={dark} fill="url(#board-rock)" />
      <path className="board-fog-wall" d={walls} />
      <path className="board-fog-wall-light" d={walls} transform="translate(-2 -2)" />
      {sides.map(({ square, direction }) => {
        const { x, y } = corner(board, square);
        return (
          <rect
            key={`${square}-${direction}`}
            width={UNIT}
            height={UNIT}
            fill="url(#board-dusk)"
            transform={`translate(${x} ${y}) rotate(${direction * 90} ${UNIT / 2} ${UNIT / 2})`}
          />
        );
      })}
    </g>
  );
});

/** Rock in long strips, a row at a time. */
function fogOf(board: Board, revealed: SquareSet): { readonly dark: string; readonly walls: string } {
  const isDark = (square: Square): boolean => square < 0 || !hasSquare(revealed, square);
  const strips: string[] = [];
  for (let y = 0; y < board.height; y += 1) {
    for (let x = 0; x < board.width; x += 1) {
      const start = x;
      while (x < board.width && isDark(squareAt(board, x, y))) x += 1;
      const length = (x - start) * UNIT;
      if (length > 0) strips.push(`M${start * UNIT} ${y * UNIT}h${length}v${UNIT}h${-length}z`);
    }
  }
  return { dark: strips.join(''), walls: pathOf(wallRuns(board, (a, b) => isDark(a) && isDark(b))) };
}

/** Walls with thickness: their shade on the floor, the stones' dark rim, their tops, joints and light. */
export const Walls = memo(function Walls({ board, revealed }: Known): ReactNode {
  const d = useMemo(() => {
    const isKnown = (square: Square): boolean => square >= 0 && hasSquare(revealed, square);
    return pathOf(wallRuns(board, (a, b) => isKnown(a) || isKnown(b)));
  }, [board, revealed]);
  return (
    <g className="board-walls">
      <path className="board-wall-gloom" d={d} />
      <path className="board-wall-shade" d={d} transform="translate(5 7)" />
      <path className="board-wall-rim" d={d} />
      <path className="board-wall-top" d={d} />
      <path className="board-wall-joints" d={d} />
      <path className="board-wall-light" d={d} transform="translate(-3.5 -3.5)" />
    </g>
  );
});

interface FrameProps {
  readonly board: Board;
  /** Its squares are called otherwise. */
  readonly unnamed?: true;
}

/** The frame around the board, with the letters and numbers by which squares are called. */
export const Frame = memo(function Frame({ board, unnamed }: FrameProps): ReactNode {
  const { width, height } = unnamed ? { width: 0, height: 0 } : board;
  const [w, h] = [board.width * UNIT, board.height * UNIT];
  const column = (x: number): string => makeSquare(board, squareAt(board, x, 0)).replace(/\d+$/, '');
  return (
    <g className="board-frame">
      <rect
        className="board-frame-wood"
        x={-MARGIN}
        y={-MARGIN}
        width={w + 2 * MARGIN}
        height={h + 2 * MARGIN}
        rx={26}
      />
      <rect
        className="board-frame-line"
        x={-MARGIN + 9}
        y={-MARGIN + 9}
        width={w + 2 * MARGIN - 18}
        height={h + 2 * MARGIN - 18}
        rx={20}
      />
      <rect className="board-frame-rock" x={-10} y={-10} width={w + 20} height={h + 20} rx={6} />
      {Array.from({ length: width }, (_, x) => (
        <g key={x} className="board-frame-name">
          <text x={x * UNIT + UNIT / 2} y={-24}>
            {column(x)}
          </text>
          <text x={x * UNIT + UNIT / 2} y={h + 42}>
            {column(x)}
          </text>
        </g>
      ))}
      {Array.from({ length: height }, (_, y) => (
        <g key={y} className="board-frame-name">
          <text x={-34} y={y * UNIT + UNIT / 2 + 10}>
            {y + 1}
          </text>
          <text x={w + 34} y={y * UNIT + UNIT / 2 + 10}>
            {y + 1}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Gradients and patterns that the layers share. */
export const Paints = memo(function Paints(): ReactNode {
  return (
    <defs>
      <pattern id="board-rock" width={UNIT} height={UNIT} patternUnits="userSpaceOnUse">
        <rect className="board-fog-joint" width={UNIT} height={UNIT} />
        <rect className="board-fog-slab" x={3} y={3} width={UNIT - 6} height={UNIT - 6} rx={5} />
        <path className="board-fog-chip" d="M8 88V12q0-4 4-4h76" />
      </pattern>
      <linearGradient id="board-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1b1815" stopOpacity="0.92" />
        <stop offset="0.25" stopColor="#1b1815" stopOpacity="0.55" />
        <stop offset="0.75" stopColor="#1b1815" stopOpacity="0.08" />
        <stop offset="1" stopColor="#1b1815" stopOpacity="0" />
      </linearGradient>
      <pattern
        id="board-hatch"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="16" fill="#c9b6ff" fillOpacity="0.34" />
      </pattern>
      <pattern
        id="board-stripes"
        width="22"
        height="22"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="9" height="22" fill="#ff9a3d" fillOpacity="0.62" />
      </pattern>
      <pattern id="board-rungs" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M0 16L10 6L20 16" fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="3.5" />
      </pattern>
      <pattern id="board-checks" width="28" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 0h14v14h-14zM14 14h14v14h-14z" fill="#8fe3ff" fillOpacity="0.3" />
      </pattern>
    </defs>
  );
});
