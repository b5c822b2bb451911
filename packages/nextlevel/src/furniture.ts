/** Furniture that can be toppled, hurled, smashed and searched piece by piece. */
import type { World } from '@oubliette/classic/extend';
import { emptySquares, withSquares } from '@oubliette/dungeon';
import type { Square, SquareSet } from '@oubliette/dungeon';
import type { NextState } from './state.ts';

const LEFT = new WeakMap<readonly number[], SquareSet>();

/** The squares furniture covers, seen or not: those of pieces that are gone are free. */
export function obstacles({ quest, board, furniture }: World, { next }: NextState): SquareSet {
  if (next.wrecked.length === 0) return furniture;
  let left = LEFT.get(next.wrecked);
  if (left === undefined) {
    const squares = quest.furniture.flatMap((piece, i) => (next.wrecked.includes(i) ? [] : piece.squares));
    left = withSquares(emptySquares(board), squares);
    LEFT.set(next.wrecked, left);
  }
  return left;
}

/** The piece on a square, by index of the quest; -1 where there is none, or none any more. */
export function pieceAt({ quest }: World, { next }: NextState, square: Square): number {
  const at = quest.furniture.findIndex(({ squares }) => squares.includes(square));
  return next.wrecked.includes(at) ? -1 : at;
}

/** The state without a piece: its squares are free again. */
export function withoutPiece(world: World, state: NextState, piece: number): NextState {
  const gone = world.quest.furniture[piece]!;
  const furniture = state.furniture.filter(({ squares }) => squares[0] !== gone.squares[0]);
  const squares = furniture.flatMap((left) => left.squares);
  return {
    ...state,
    furniture,
    furnitureSquares: withSquares(emptySquares(world.board), squares),
    next: { ...state.next, wrecked: [...state.next.wrecked, piece] },
  };
}
