/** What each square and edge of the board shows to a seat. */
import { FURNITURE_MARKS } from '../../content/pieces.ts';
import { directionTo, EDGE_OPEN, EDGE_WALL, hasSquare, isSquare, squaresOf } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { Figure } from '../../state.ts';
import type { View } from '../../view.ts';
import { namesFrom } from '../names.ts';
import type { Names } from '../names.ts';
import { hiddenMarks } from './hidden.ts';
import { figureMark, GROUND_MARKS } from './marks.ts';
import type { Style } from './style.ts';

export interface Shown {
  /** Two characters. */
  readonly mark: string;
  readonly style: Style;
  /** A third character before them, if squares have room: which way a figure faces. */
  readonly sign?: string;
}

export type Edge = 'none' | 'wall' | 'closed' | 'open' | 'locked' | 'secret';

export interface Picture {
  readonly board: Board;
  /** Null where there is only rock. */
  readonly square: (square: Square) => Shown | null;
  /** The edge between two neighbouring squares; either may be off the board. */
  readonly edge: (a: Square, b: Square) => Edge;
}

export interface PictureOptions {
  readonly language: Language;
  /** Absent: the names in the view. */
  readonly names?: Names;
  /** Two characters for squares where nothing stands, such as their distance. */
  readonly notes?: ReadonlyMap<Square, string>;
  /** A sign before a figure's mark, if the book has one. */
  readonly sign?: (figure: Figure) => string | undefined;
}

/** The Morcar player, who alone has a `screen`, sees what lies behind it. */
export function pictureOf(view: View, options: PictureOptions): Picture {
  const board = view.screen?.quest.board ?? view.board;
  const things = new Map<Square, Shown>();
  const { language, names = namesFrom(view) } = options;
  for (const [square, mark] of view.screen === null ? [] : hiddenMarks(view.screen, names, language))
    things.set(square, { mark, style: 'secret' });
  addSeen(view, language, names, things);
  for (const figure of view.figures) {
    const sign = options.sign?.(figure);
    const shown = things.get(figure.square);
    if (sign !== undefined && shown !== undefined) things.set(figure.square, { ...shown, sign });
  }
  return {
    board,
    square: (square) =>
      isSquare(board, square) ? (things.get(square) ?? bare(view, square, options)) : null,
    edge: (a, b) => edgeBetween(view, board, a, b),
  };
}

/** From the bottom up: later entries cover earlier ones. */
function addSeen(view: View, language: Language, names: Names, things: Map<Square, Shown>): void {
  const add = (squares: readonly Square[], mark: string, style: Style): void => {
    for (const square of squares) things.set(square, { mark, style });
  };
  add(view.exit, GROUND_MARKS.exit, 'stairs');
  add(view.stairs, GROUND_MARKS.stairs, 'stairs');
  for (const { kind, squares } of view.furniture) add(squares, FURNITURE_MARKS[kind], 'furniture');
  for (const { kind, squares } of view.traps) {
    if (kind === 'rockfall') add(squares, GROUND_MARKS.rockfall, 'trap');
    if (kind === 'chest') add(squares, GROUND_MARKS.trappedChest, 'trap');
  }
  add(squaresOf(view.pits), GROUND_MARKS.pit, 'trap');
  add(squaresOf(view.rubble), GROUND_MARKS.rubble, 'dim');
  for (const { square } of view.belongings) add([square], GROUND_MARKS.belongings, 'furniture');
  for (const figure of view.figures)
    add([figure.square], figureMark(names, figure, language), styleOf(figure, view));
}

function styleOf({ id, kind, side }: Figure, { turn }: View): Style {
  if (turn.actor === id) return 'active';
  if (side === 'morcar') return 'monster';
  return kind === 'captive' ? 'ally' : 'hero';
}

function bare(view: View, square: Square, { notes }: PictureOptions): Shown {
  const note = notes?.get(square);
  if (note !== undefined) return { mark: note, style: 'bold' };
  if (!hasSquare(view.revealed, square)) return { mark: GROUND_MARKS.fog, style: 'dim' };
  const { areas, areaOf } = view.board;
  const isRoom = areas[areaOf[square]!]!.kind === 'room';
  return { mark: isRoom ? GROUND_MARKS.room : GROUND_MARKS.passage, style: 'dim' };
}

function edgeBetween(view: View, board: Board, a: Square, b: Square): Edge {
  const [real, other] = isSquare(board, a) ? [a, b] : [b, a];
  if (!isSquare(board, real)) return 'none';
  const direction = directionTo(board, real, other);
  const edge = direction < 0 ? EDGE_WALL : board.edges[real * 4 + direction]!;
  if (edge === EDGE_WALL) return 'wall';
  return edge === EDGE_OPEN ? 'none' : doorAt(view, edge);
}

function doorAt({ screen, doors, doorKeys, lockedDoors }: View, door: number): Edge {
  const state = screen === null ? doors[door] : screen.doors[door];
  if (state === 'hidden') return 'secret';
  if (state === 'open') return 'open';
  const isLocked = screen === null ? lockedDoors.includes(doorKeys[door]!) : screen.quest.doors[door]!.locked;
  return isLocked ? 'locked' : 'closed';
}
