/** Goblins on furniture: what they climb, and how high they are there (NXT-MON-12, NXT-MON-13, NXT-MON-21). */
import type { Figure, FurnitureKind, World } from '@oubliette/classic/extend';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import { pieceAt, standingOn } from './furniture.ts';
import type { NextState } from './state.ts';

export const LOW: readonly FurnitureKind[] = ['table', 'alchemistBench', 'tomb', 'sorcererDesk'];
export const HIGH: readonly FurnitureKind[] = ['cupboard', 'bookcase'];
const MOST_ON_A_PIECE = 2;

/** On a cupboard or bookcase: no blow reaches it, and it reaches nobody (NXT-MON-21). */
export function isAloft(state: Pick<NextState, 'furniture'>, { square }: Figure): boolean {
  return state.furniture.some(({ kind, squares }) => HIGH.includes(kind) && squares.includes(square));
}

/** The rule by which goblins climb the piece on a square; null if they cannot. */
export function climbRule(world: World, state: NextState, square: Square): RuleId | null {
  if (!hasSquare(state.furnitureSquares, square)) return null;
  const kind = world.quest.furniture[pieceAt(world, state, square)]?.kind;
  if (kind === undefined) return null;
  if (LOW.includes(kind)) return 'NXT-MON-12';
  return HIGH.includes(kind) ? 'NXT-MON-13' : null;
}

/** Whether a mover may enter the furniture on a square: goblins only, and two per piece at most. */
export function mayClimb(world: World, state: NextState, mover: Figure, square: Square): boolean {
  if (mover.kind !== 'goblin' || mover.side !== 'morcar' || climbRule(world, state, square) === null)
    return false;
  const others = standingOn(world, state, pieceAt(world, state, square)).filter(({ id }) => id !== mover.id);
  return others.length < MOST_ON_A_PIECE;
}
