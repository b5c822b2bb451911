/** Goblins on furniture: on what they stand, and how high (NXT-MON-12, NXT-MON-13). */
import type { Figure, FurnitureKind } from '@oubliette/classic';
import type { NextState } from './state.ts';

export const LOW: readonly FurnitureKind[] = ['table', 'alchemistBench', 'tomb', 'sorcererDesk'];
export const HIGH: readonly FurnitureKind[] = ['cupboard', 'bookcase'];

/** On a cupboard or bookcase: out of reach of every blow, and reaching nobody (NXT-MON-21). */
export function isAloft(state: NextState, { square }: Figure): boolean {
  return state.furniture.some(({ kind, squares }) => HIGH.includes(kind) && squares.includes(square));
}
