/** A map drawn for paper: black lines on white, without colours. */
import {
  DIRECTIONS,
  EAST,
  EDGE_OPEN,
  isSquare,
  makeSquare,
  neighbour,
  SOUTH,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { ReactNode } from 'react';
import { gathered } from './geometry.ts';
import type {
  DoorLook,
  MarkLook,
  PaperDoor,
  PaperMap,
  PaperMark,
  PaperPiece,
  PaperWell,
} from './paperMap.ts';
import './PaperMapDrawing.css';

/** Units a square; the rim holds the names of columns and rows. */
const SIZE = 10;
const RIM = 6;
/** The distance between hatching lines, a fraction of a square's side. */
const HATCH = 2.5;

interface Props {
  readonly map: PaperMap;
  readonly label: string;
  /** How much larger the letters of notes are, on a map that is small on screen. */
  readonly enlarge?: number;
}

export function PaperMapDrawing({ map, label, enlarge = 1 }: Props) {
  const { board, unknown, blocked, stairs, exit, doors, furniture, marks, numbers } = map;
  const shown = map.shown ?? { x: 0, y: 0, width: board.width, height: board.height };
  const [left, top] = [shown.x * SIZE - RIM, shown.y * SIZE - RIM];
  // Doors on the rim of what is shown stand out a little.
  const room = RIM + (map.shown === undefined ? 1 : 2.4);
  const [width, height] = [shown.width * SIZE + room, shown.height * SIZE + room];
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} className="papermap" role="img" aria-label={label}>
      <Names board={board} shown={shown} />
      <path d={hatchPath(board, unknown)} className="papermap-hatch" />
      {map.fresh?.map((square) => (
        <rect key={square} {...box(board, square)} className="papermap-fresh" />
      ))}
      <path d={gridPath(board)} className="papermap-grid" />
      {map.shown === undefined && <RoomNames board={board} />}
      {blocked.map((square) => (
        <rect key={square} {...box(board, square, 0.6)} className="papermap-blocked" />
      ))}
      {gathered(board, stairs).map((squares) => (
        <Stairs key={squares[0]} board={board} squares={squares} />
      ))}
      {map.wells?.map((well) => (
        <Well key={well.squares.join()} board={board} squares={well.squares} text={well.text} />
      ))}
      {exit.map((square) => (
        <path
          key={square}
          d={`M2 5H7M5 3 7.4 5 5 7`}
          transform={at(board, square)}
          className="papermap-exit"
        />
      ))}
      {furniture.map((piece) => (
        <Furniture key={piece.squares.join()} board={board} piece={piece} />
      ))}
      <path d={wallPath(board)} className="papermap-walls" />
      {doors.map((door) => (
        <Door key={`${door.a}-${door.b}-${door.side ?? ''}`} board={board} door={door} />
      ))}
      {marks.map((mark, index) => (
        <g key={index} transform={at(board, mark.square)}>
          <MarkDrawing mark={mark} />
        </g>
      ))}
      {numbers.map(({ square, text }, index) => {
        const before = numbers.slice(0, index).filter((other) => other.square === square).length;
        return (
          <g key={text} transform={`${at(board, square)} ${enlarged(before, noteScale(map) * enlarge)}`}>
            <NoteNumber text={text} />
          </g>
        );
      })}
    </svg>
  );
}

/** How many squares fit a sheet with legible letters; on a longer map letters are enlarged, up to a point. */
const LEGIBLE = 24;
const LARGEST = 2.4;

function noteScale({ shown }: PaperMap): number {
  if (shown === undefined) return 1;
  return Math.min(LARGEST, Math.max(1, Math.max(shown.width, shown.height) / LEGIBLE));
}

/** Around its own middle; several on a square stand side by side. */
function enlarged(before: number, scale: number): string {
  return `translate(${8 - before * 5.4 * scale} 2) scale(${scale}) translate(-8 -2)`;
}

/** Slanting lines continuing from square to square. Strokes, since printers are slow with patterns. */
function hatchPath(board: Board, squares: readonly Square[]): string {
  return squares.map((square) => hatch(xOf(board, square) * SIZE, yOf(board, square) * SIZE)).join('');
}

function hatch(x: number, y: number): string {
  let path = '';
  for (let sum = HATCH; sum < 2 * SIZE; sum += HATCH) {
    const far = Math.min(sum, SIZE);
    path += `M${x + sum - far} ${y + far}L${x + far} ${y + sum - far}`;
  }
  return path;
}

function box(board: Board, square: Square, inset = 0) {
  const side = SIZE - 2 * inset;
  return {
    x: xOf(board, square) * SIZE + inset,
    y: yOf(board, square) * SIZE + inset,
    width: side,
    height: side,
  };
}

function at(board: Board, square: Square): string {
  return `translate(${xOf(board, square) * SIZE} ${yOf(board, square) * SIZE})`;
}

interface NamesProps {
  readonly board: Board;
  readonly shown: NonNullable<PaperMap['shown']>;
}

function Names({ board, shown }: NamesProps) {
  const columns = Array.from({ length: shown.width }, (_, x) => shown.x + x);
  const rows = Array.from({ length: shown.height }, (_, y) => shown.y + y);
  return (
    <g className="papermap-names">
      {columns.map((x) => (
        <text key={x} x={(x + 0.5) * SIZE} y={shown.y * SIZE - 1.6}>
          {makeSquare(board, x).replace(/\d+$/, '')}
        </text>
      ))}
      {rows.map((y) => (
        <text key={y} x={shown.x * SIZE - RIM / 2} y={(y + 0.5) * SIZE + 1.2}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

interface WellProps extends Pick<PaperWell, 'squares' | 'text'> {
  readonly board: Board;
}

/** Stairs to another level, with an arrow or a word on them. */
function Well({ board, squares, text }: WellProps) {
  const { x, y, width, height } = around(board, squares);
  return (
    <g className="papermap-well">
      <Stairs board={board} squares={squares} />
      <circle cx={x + width / 2} cy={y + height / 2} r={4.4} />
      <text x={x + width / 2} y={y + height / 2 + 2}>
        {text}
      </text>
    </g>
  );
}

/** In the corner of each room, as in the notes. */
function RoomNames({ board }: { readonly board: Board }) {
  return board.areas
    .filter(({ kind }) => kind === 'room')
    .map(({ id, squares }) => (
      <text key={id} className="papermap-room" transform={at(board, squares[0]!)} x={3} y={6.2}>
        {id}
      </text>
    ));
}

/** The sides of a square, by direction: from one corner to the next. */
const SIDES = [
  ['M', 0, 0, 'h', SIZE],
  ['M', SIZE, 0, 'v', SIZE],
  ['M', 0, SIZE, 'h', SIZE],
  ['M', 0, 0, 'v', SIZE],
] as const;

function sidePath(board: Board, square: Square, direction: 0 | 1 | 2 | 3): string {
  const [, x, y, way, length] = SIDES[direction];
  return `M${xOf(board, square) * SIZE + x} ${yOf(board, square) * SIZE + y}${way}${length}`;
}

function everySide(board: Board, draws: (edge: number) => boolean): string {
  const pieces: string[] = [];
  board.areaOf.forEach((_, square) => {
    if (!isSquare(board, square)) return;
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(board, square, direction);
      // Drawn once: from the square above or to the left.
      if (isSquare(board, beyond) && (direction === 0 || direction === 3)) continue;
      if (draws(board.edges[square * 4 + direction]!)) pieces.push(sidePath(board, square, direction));
    }
  });
  return pieces.join('');
}

function gridPath(board: Board): string {
  return everySide(board, (edge) => edge === EDGE_OPEN);
}

/** Doors stand in walls: the wall is drawn through, the door over it. */
function wallPath(board: Board): string {
  return everySide(board, (edge) => edge !== EDGE_OPEN);
}

function Stairs({ board, squares }: { readonly board: Board; readonly squares: readonly Square[] }) {
  if (squares.length === 0) return null;
  const { x, y, width, height } = around(board, squares);
  const steps = Array.from(
    { length: 5 },
    (_, step) => `M${x + step * 1.6} ${y + height * (step / 6)}H${x + width}`,
  );
  return (
    <g className="papermap-stairs">
      <rect x={x} y={y} width={width} height={height} />
      <path d={steps.join('')} />
    </g>
  );
}

function around(board: Board, squares: readonly Square[]) {
  const xs = squares.map((square) => xOf(board, square) * SIZE);
  const ys = squares.map((square) => yOf(board, square) * SIZE);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + SIZE, height: Math.max(...ys) - y + SIZE };
}

function Furniture({
  board,
  piece: { squares, name },
}: {
  readonly board: Board;
  readonly piece: PaperPiece;
}) {
  const { x, y, width, height } = around(board, squares);
  const upright = height > width;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const room = Math.max(width, height) - 2;
  const lines = room < 9 && name.length > 5 ? [name.slice(0, 4)] : name.split(' ');
  return (
    <g className="papermap-furniture">
      <rect x={x + 0.8} y={y + 0.8} width={width - 1.6} height={height - 1.6} rx={0.8} />
      <g transform={upright ? `rotate(-90 ${cx} ${cy})` : undefined}>
        {lines.map((line, index) => (
          <text key={line} x={cx} y={cy + 1 + (index - (lines.length - 1) / 2) * 3}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

interface DoorProps {
  readonly board: Board;
  readonly door: PaperDoor;
}

function Door({ board, door: { a, b, look, side } }: DoorProps) {
  const beside = side === undefined ? yOf(board, a) === yOf(board, b) : side % 2 === 1;
  // A door that leads off the board is on the far or the near side of its square.
  const [dx, dy] = [side === EAST ? 1 : 0, side === SOUTH ? 1 : 0];
  const x = (Math.max(xOf(board, a), xOf(board, b)) + dx + (beside ? 0 : 0.5)) * SIZE;
  const y = (Math.max(yOf(board, a), yOf(board, b)) + dy + (beside ? 0.5 : 0)) * SIZE;
  return (
    <g transform={`translate(${x} ${y})${beside ? ' rotate(90)' : ''}`}>
      <DoorDrawing look={look} />
    </g>
  );
}

/** Across a wall that runs from left to right. */
export function DoorDrawing({ look }: { readonly look: DoorLook }) {
  if (look === 'secret')
    return (
      <g className="papermap-secret">
        <rect x={-3.4} y={-1.5} width={6.8} height={3} />
        <path d="M-2.6 0H2.6" />
      </g>
    );
  return (
    <g className={`papermap-door papermap-door-${look}`}>
      <rect x={-3.4} y={-1.4} width={6.8} height={2.8} />
      {look === 'locked' && <path d="M-3.4 -1.4 3.4 1.4M3.4 -1.4 -3.4 1.4" />}
    </g>
  );
}

type Drawn = Pick<PaperMark, 'text' | 'look'>;

export function MarkDrawing({ mark: { text, look } }: { readonly mark: Drawn }) {
  return (
    <g className={`papermap-mark papermap-mark-${look}`}>
      {OUTLINES[look]}
      <text x={5} y={6.4} className={text.length > 3 ? 'papermap-mark-long' : undefined}>
        {text}
      </text>
    </g>
  );
}

const OUTLINES: Readonly<Record<MarkLook, ReactNode>> = {
  hero: <circle cx={5} cy={5} r={4.1} />,
  monster: <circle cx={5} cy={5} r={4.1} />,
  foe: <path d="M5 0.4 9.6 5 5 9.6 0.4 5Z" />,
  later: <circle cx={5} cy={5} r={4.1} />,
  captive: <rect x={1} y={1} width={8} height={8} rx={4} />,
  trap: <rect x={1.2} y={1.2} width={7.6} height={7.6} />,
  falls: <rect x={1.2} y={1.2} width={7.6} height={7.6} />,
  treasure: <path d="M5 1 8.8 5 5 9 1.2 5Z" />,
  start: <rect x={1.2} y={1.2} width={7.6} height={7.6} />,
};

/** In the corner, so that it does not hide the figure there. */
export function NoteNumber({ text }: { readonly text: string }) {
  return (
    <g className="papermap-number">
      <circle cx={8} cy={2} r={2.5} />
      <text x={8} y={3.1}>
        {text}
      </text>
    </g>
  );
}
