/** Board and panel side by side in so many lines: the board is cut round the action, the panel shortened. */
import { windowRound } from '@oubliette/classic';
import type { DrawingOptions, Window } from '@oubliette/classic';
import { squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { beside, cutTo, flow, widthOf } from '../layout.ts';
import type { Style } from '../style.ts';
import type { Room } from './book.ts';

/** How much a panel shows: everything, what a turn needs, or the least. */
export const DETAILS = ['full', 'brief', 'least'] as const;
export type Detail = (typeof DETAILS)[number];

export interface Spread {
  readonly board: Size;
  /** The squares worth seeing, and the centre of the cut. */
  readonly seen: readonly Square[];
  readonly centre: Square | null;
  /** How wide squares may be drawn, the widest first. */
  readonly cells: readonly (2 | 3)[];
  draw(options: Pick<DrawingOptions, 'window' | 'within' | 'cell'>): readonly string[];
  legend(window: Window): readonly string[];
  panel(width: number, detail: Detail): readonly string[];
  /** What the arrows at a cut edge mean. */
  readonly more: string;
}

const BETWEEN = 3;
/** Row numbers, and the last wall. */
const FRAME = 4;
const MOST_PANEL = 44;
const MOST_LEGEND = 2;

export function spread(parts: Spread, room: Room, { dim }: Pick<Style, 'dim'>): string[] {
  for (const detail of DETAILS) {
    const { board, legend, left } = boardIn(parts, room);
    const panel = parts.panel(left, detail);
    const below = flow(legend, left, '  ').map(dim);
    const lines = panel.length + below.length;
    if (lines <= room.height) {
      const isLoose = lines < room.height && below.length > 0;
      return beside(board, [...panel, ...(isLoose ? [''] : []), ...below], BETWEEN);
    }
  }
  return legendBelow(parts, room, dim);
}

/** If not even the least panel has room for the legend, it takes the whole width. */
function legendBelow(parts: Spread, room: Room, dim: Style['dim']): string[] {
  const { legend } = boardIn(parts, room);
  const wide = cutTo(flow(legend, room.width, '  '), MOST_LEGEND, () => '…').map(dim);
  const height = room.height - wide.length;
  const { board, left } = boardIn(parts, { ...room, height });
  const panel = cutTo(parts.panel(left, 'least'), height, () => dim('…'));
  return [...beside(board, panel, BETWEEN), ...wide];
}

function boardIn(parts: Spread, { width, height }: Room) {
  const { board, seen, centre, cells } = parts;
  const rows = Math.max(2, Math.floor((height - 2) / 2));
  const room = width - Math.min(MOST_PANEL, Math.floor(width * 0.45)) - BETWEEN - FRAME;
  const within = windowRound(board, seen, Infinity, Infinity, centre);
  const windows = cells.map((cell) => ({
    cell,
    window: windowRound(board, seen, Math.floor(room / (cell + 1)), rows, centre),
  }));
  const isWhole = ({ window }: { window: Window }): boolean =>
    window.right - window.left === within.right - within.left;
  const { cell, window } = windows.find(isWhole) ?? windows.at(-1)!;
  const lines = parts.draw({ window, within, cell });
  const isCut = (Object.keys(window) as (keyof Window)[]).some((side) => window[side] !== within[side]);
  return {
    board: lines,
    legend: [...parts.legend(window), ...(isCut ? [parts.more] : [])],
    left: width - Math.max(...lines.map(widthOf)) - BETWEEN,
  };
}

/** A window too wide for a terminal, in narrower parts: west first. */
export function inParts(window: Window, cell: 2 | 3, width: number): readonly Window[] {
  const most = Math.max(1, Math.floor((width - FRAME) / (cell + 1)));
  const columns = window.right - window.left + 1;
  const each = Math.ceil(columns / Math.ceil(columns / most));
  return Array.from({ length: Math.ceil(columns / each) }, (_, part) => {
    const left = window.left + part * each;
    return { ...window, left, right: Math.min(window.right, left + each - 1) };
  });
}

/** Halfway between the outermost of them, whether or not it is one of them. */
export function middleOf(board: Size, squares: readonly Square[]): Square | undefined {
  if (squares.length === 0) return undefined;
  const halfway = (of: typeof xOf): number => {
    const all = squares.map((square) => of(board, square));
    return Math.ceil((Math.min(...all) + Math.max(...all)) / 2);
  };
  return squareAt(board, halfway(xOf), halfway(yOf));
}
