/** The board as lines of text: walls in box-drawing characters, two or three characters a square. */
import { makeSquare, squareAt, squaresOf, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { View } from '../../view.ts';
import { pictureOf } from './picture.ts';
import type { Edge, Picture, PictureOptions, Shown } from './picture.ts';
import { painter } from './style.ts';
import type { Paint } from './style.ts';

/** Columns and rows from 0, both ends included. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawingOptions {
  readonly colour?: boolean;
  /** The width of a square in characters, without its wall. */
  readonly cell?: 2 | 3;
  /** Absent: the whole board. */
  readonly window?: Window;
  /** Everything worth seeing, of which the window shows a part: arrows mark where it is cut. */
  readonly within?: Window;
}

export type BoardOptions = PictureOptions & DrawingOptions;

export function drawBoard(view: View, options: BoardOptions): string[] {
  return drawPicture(pictureOf(view, options), options);
}

/** Any board of squares and edges, of any game. */
export function drawPicture(picture: Picture, options: DrawingOptions): string[] {
  const window = options.window ?? wholeBoard(picture);
  const { left, top, right, bottom } = window;
  const { within = window } = options;
  const pen: Pen = {
    picture,
    paint: painter(options.colour ?? false),
    cell: options.cell ?? 2,
    left,
    right,
    more: {
      left: left > within.left ? MORE.left : ' ',
      right: right < within.right ? MORE.right : ' ',
    },
  };
  const lines = [columnNames(pen)];
  for (let y = top; y <= bottom; y += 1) {
    const above = y === top && top > within.top ? MORE.top : ' ';
    lines.push(`   ${edgeLine(pen, y, above)}`, `${String(y + 1).padStart(2)} ${squareLine(pen, y)}`);
  }
  lines.push(`   ${edgeLine(pen, bottom + 1, bottom < within.bottom ? MORE.bottom : ' ')}`);
  return lines.map((line) => line.trimEnd());
}

/** Marks where a picture is cut. */
const MORE = { left: '◂', right: '▸', top: '▴', bottom: '▾' } as const;

interface Pen {
  readonly picture: Picture;
  readonly paint: Paint;
  readonly cell: 2 | 3;
  readonly left: number;
  readonly right: number;
  /** Drawn where a row is cut and there is no wall. */
  readonly more: { readonly left: string; readonly right: string };
}

export function wholeBoard({ board }: Pick<Picture, 'board'>): Window {
  return { left: 0, top: 0, right: board.width - 1, bottom: board.height - 1 };
}

/**
 * The part worth seeing: everything revealed and a little more, cut to a number of columns and rows round a
 * square.
 */
export function windowOn(view: View, columns: number, rows: number, centre: Square | null): Window {
  return windowRound(view.board, squaresToSee(view), columns, rows, centre);
}

/** Everything that has been revealed. */
export function squaresToSee(view: View): readonly Square[] {
  return [...squaresOf(view.revealed), ...view.stairs, ...view.figures.map(({ square }) => square)];
}

/** All these squares and a little more, cut in the same way. */
export function windowRound(
  board: Size,
  seen: readonly Square[],
  columns: number,
  rows: number,
  centre: Square | null,
): Window {
  const at = centre ?? seen[0] ?? 0;
  const [left, right] = stretch(
    seen.map((square) => xOf(board, square)),
    board.width,
    columns,
    xOf(board, at),
  );
  const [top, bottom] = stretch(
    seen.map((square) => yOf(board, square)),
    board.height,
    rows,
    yOf(board, at),
  );
  return { left, top, right, bottom };
}

function stretch(seen: readonly number[], size: number, most: number, centre: number): [number, number] {
  const first = Math.max(0, Math.min(...seen, centre) - 1);
  const last = Math.min(size - 1, Math.max(...seen, centre) + 1);
  if (last - first < most) return [first, last];
  const start = Math.min(Math.max(first, centre - Math.floor(most / 2)), last - most + 1);
  return [start, start + most - 1];
}

function columnNames({ picture, cell, left, right }: Pen): string {
  let line = '   ';
  for (let x = left; x <= right; x += 1) {
    const name = makeSquare(picture.board, x).replace(/\d+$/, '');
    line += ` ${name.padStart(cell === 3 ? 2 : 1).padEnd(cell)}`;
  }
  return line;
}

const WALLS = { across: '─', down: '│' } as const;

/** Horizontal and vertical doors; a wall otherwise. */
const DOORS: Readonly<Record<Exclude<Edge, 'none' | 'wall'>, { across: string; down: string }>> = {
  closed: { across: '▒', down: '▒' },
  open: { across: '╌', down: '╎' },
  locked: { across: '▓', down: '▓' },
  secret: { across: '?', down: '?' },
};

function edgeText(pen: Pen, edge: Exclude<Edge, 'none'>, lies: 'across' | 'down'): string {
  return edge === 'wall' ? WALLS[lies] : pen.paint(DOORS[edge][lies], edge === 'secret' ? 'secret' : 'door');
}

/** The walls above a row; `open` is drawn in the middle of a square without one. */
function edgeLine(pen: Pen, y: number, open: string): string {
  const { picture, left, right, cell, paint } = pen;
  const { board } = picture;
  let line = '';
  for (let x = left; x <= right; x += 1) {
    const edge = picture.edge(squareAt(board, x, y - 1), squareAt(board, x, y));
    const text =
      edge === 'none' ? paint(` ${open}`.padEnd(cell), 'dim') : edgeText(pen, edge, 'across').repeat(cell);
    line += corner(picture, x, y) + text;
  }
  return line + corner(picture, right + 1, y);
}

function squareLine(pen: Pen, y: number): string {
  const { picture, left, right, more, paint } = pen;
  const { board } = picture;
  const cut = (x: number): string => (x === left ? more.left : x > right ? more.right : ' ');
  let line = '';
  for (let x = left; x <= right + 1; x += 1) {
    const here = squareAt(board, x, y);
    const edge = picture.edge(squareAt(board, x - 1, y), here);
    line += edge === 'none' ? paint(cut(x), 'dim') : edgeText(pen, edge, 'down');
    if (x <= right) line += cellText(pen, picture.square(here));
  }
  return line;
}

function cellText({ paint, cell }: Pen, shown: Shown | null): string {
  if (shown === null) return ' '.repeat(cell);
  const { mark, style, sign } = shown;
  if (cell === 2) return paint(mark, style);
  if (sign !== undefined) return paint(sign + mark, style);
  // A filled square fills its third character too; a figure stands in the middle, with a sign if it acts.
  const filler = mark[0] === mark[1] ? mark[0]! : style === 'active' ? '▸' : ' ';
  return paint(filler + mark, style);
}

/** By the walls that meet: 1 above, 2 to the right, 4 below, 8 to the left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

function corner(picture: Picture, x: number, y: number): string {
  const square = (dx: number, dy: number): Square => squareAt(picture.board, x + dx, y + dy);
  const [nw, ne, sw, se] = [square(-1, -1), square(0, -1), square(-1, 0), square(0, 0)];
  const meets = (a: Square, b: Square, weight: number): number =>
    picture.edge(a, b) === 'none' ? 0 : weight;
  return CORNERS[meets(nw, ne, 1) + meets(ne, se, 2) + meets(sw, se, 4) + meets(nw, sw, 8)]!;
}
