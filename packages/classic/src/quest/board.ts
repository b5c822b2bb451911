/** The board a quest is played on: the box's, or one drawn in the quest. */
import { DrawingError, parseDrawing, squareAt, touching, xOf, yOf } from '@oubliette/dungeon';
import type { Board, DoorEdge, DrawingFault, Square } from '@oubliette/dungeon';
import { CLASSIC_BOARD } from '../content/board.ts';
import { FURNITURE } from '../content/pieces.ts';
import type { Text } from '../content/names.ts';
import type { FurnitureKind } from '../content/pieces.ts';
import { questProblem } from './problem.ts';
import type { QuestProblem } from './problem.ts';

export interface DrawnBoard {
  readonly board: Board;
  readonly doors: readonly { readonly edge: DoorEdge; readonly secret: boolean }[];
}

type Found =
  | { readonly ok: true; readonly drawn: DrawnBoard }
  | { readonly ok: false; readonly problem: QuestProblem };

export function boardOf(written: string): Found {
  if (written.trim() === 'classic') return { ok: true, drawn: { board: CLASSIC_BOARD, doors: [] } };
  try {
    const { board, doorStates } = parseDrawing(written);
    const doors = board.doors.map((edge, i) => ({ edge, secret: doorStates[i] === 'hidden' }));
    return { ok: true, drawn: { board, doors } };
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    return {
      ok: false,
      problem: questProblem(
        'board',
        { en: error.message, fr: frenchFault(error.fault) },
        {
          en: 'write `classic`, or draw the map as docs/quests.md shows',
          fr: 'écrivez `classic`, ou dessinez le plan comme le montre docs/quests.md',
        },
      ),
    };
  }
}

function frenchFault(fault: DrawingFault): Text['fr'] {
  if (fault.code === 'tooLarge')
    return `un plateau de ${fault.width} × ${fault.height} a plus de ${fault.most} cases`;
  const { code, line, column, character } = fault;
  const why = {
    cell: 'ne peut pas être dans une case',
    edge: 'ne peut pas être sur un bord',
    rock: 'mène dans le roc',
  }[code];
  return `ligne ${line}, colonne ${column} : « ${character} » ${why}`;
}

/** Squares of one area that touch by a side or a corner. */
export function adjacentSquares(board: Board, a: Square, b: Square): boolean {
  return board.areaOf[a] === board.areaOf[b] && touching(board, a, b);
}

/** The squares of a rectangle from its upper left corner, -1 where it leaves the board. */
export function block(board: Board, at: Square, [width, height]: readonly [number, number]): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) squares.push(squareAt(board, xOf(board, at) + x, yOf(board, at) + y));
  return squares;
}

/** The squares of a piece of furniture; null where it would not lie in one place. */
export function footprintOf(board: Board, kind: FurnitureKind, at: Square, turned: boolean): Square[] | null {
  const [long, short] = FURNITURE[kind].size;
  const squares = block(board, at, turned ? [short, long] : [long, short]);
  return squares.every((square) => square >= 0 && board.areaOf[square] === board.areaOf[at]) ? squares : null;
}
