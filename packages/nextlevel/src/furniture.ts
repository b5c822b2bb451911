/** Furniture that can be toppled, hurled, smashed, climbed and searched piece by piece. */
import { areaAt, furnitureNow, groundOf, pieceSquares } from '@oubliette/classic/extend';
import type { Figure, World } from '@oubliette/classic/extend';
import { emptySquares, hasSquare, sideNeighbours, withoutSquare, withSquares } from '@oubliette/dungeon';
import type { Square, SquareSet } from '@oubliette/dungeon';
import { mayHoldTreasure } from './search/pieces.ts';
import type { NextState } from './state.ts';

const LEFT = new WeakMap<SquareSet, WeakMap<readonly number[], SquareSet>>();

/** The squares furniture covers, seen or not; those of removed pieces are free. */
export function obstacles(world: World, state: NextState): SquareSet {
  const { wrecked } = state.next;
  const all = furnitureNow(world, state);
  if (wrecked.length === 0) return all;
  const known = LEFT.get(all) ?? new WeakMap<readonly number[], SquareSet>();
  LEFT.set(all, known);
  let left = known.get(wrecked);
  if (left === undefined) {
    const squares = world.quest.furniture.flatMap((_, piece) =>
      wrecked.includes(piece) ? [] : pieceSquares(world, state, piece),
    );
    left = withSquares(emptySquares(world.board), squares);
    known.set(wrecked, left);
  }
  return left;
}

/** The piece on a square, by index of the quest; -1 if there is none or it is gone. */
export function pieceAt(world: World, state: NextState, square: Square): number {
  return world.quest.furniture.findIndex(
    (_, piece) => pieceSquares(world, state, piece).includes(square) && !state.next.wrecked.includes(piece),
  );
}

/** The square that stands for a piece in commands and events: its number in the quest would tell of unseen ones. */
export function upperLeft(squares: readonly Square[]): Square {
  return Math.min(...squares);
}

/** The seen piece with its upper left corner on a square, by index of the quest; -1 if there is none or it is gone. */
export function pieceNamed(world: World, state: NextState, corner: Square): number {
  if (!hasSquare(state.furnitureSquares, corner)) return -1;
  const piece = pieceAt(world, state, corner);
  return piece >= 0 && upperLeft(pieceSquares(world, state, piece)) === corner ? piece : -1;
}

/** Whether a square shares a side with a piece's squares, with no wall between them. */
export function isBesidePiece(
  world: World,
  state: NextState,
  square: Square,
  squares: readonly Square[],
): boolean {
  return sideNeighbours(groundOf(world, state), square).some((side) => squares.includes(side));
}

/** Those who have climbed a piece (NXT-MON-12, NXT-MON-13). */
export function standingOn(world: World, state: NextState, piece: number): Figure[] {
  const squares = pieceSquares(world, state, piece);
  return state.figures.filter(({ square }) => squares.includes(square));
}

/** The state without a piece: its squares are free, its trap is gone, its contents lie on the floor. */
export function withoutPiece(world: World, before: NextState, piece: number): NextState {
  const { quest, board } = world;
  const state = mayStillHold(world, before, piece) ? withSpilled(world, before, piece) : before;
  const [gone] = pieceSquares(world, state, piece);
  const furniture = state.furniture.filter(({ squares }) => squares[0] !== gone);
  const squares = furniture.flatMap((left) => left.squares);
  return {
    ...state,
    furniture,
    furnitureSquares: withSquares(emptySquares(board), squares),
    traps: state.traps.map((condition, index) => {
      const trap = quest.traps[index]!;
      return trap.kind === 'chest' && trap.chest === piece ? 'gone' : condition;
    }),
    next: { ...state.next, wrecked: [...state.next.wrecked, piece] },
  };
}

/**
 * Whether a piece may still hold something of the quest's, as far as everybody knows: nobody has searched it.
 */
export function mayStillHold(world: World, { next }: NextState, piece: number): boolean {
  return mayHoldTreasure(world, piece) && !next.searchedPieces.includes(piece);
}

/** The piece's contents stay at its place (CLS-MON-08), which may be searched once more. */
function withSpilled(world: World, state: NextState, piece: number): NextState {
  const area = areaAt(world, world.quest.furniture[piece]!.squares[0]!);
  const { squares } = world.board.areas[area]!;
  return {
    ...state,
    heroes: state.heroes.map((hero) => ({
      ...hero,
      searchedSquares: squares.reduce(withoutSquare, hero.searchedSquares),
    })),
    next: { ...state.next, searchedRooms: state.next.searchedRooms.filter((searched) => searched !== area) },
  };
}
