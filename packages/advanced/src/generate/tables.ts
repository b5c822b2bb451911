/** The tables for rolling up a dungeon. */
import type { TableRow } from '@oubliette/kernel';
import type { End, RoomKind } from './types.ts';

/** Sections in a passage (ADV-GEN-13). */
export const LENGTHS: readonly TableRow<number>[] = [
  { upTo: 2, result: 1 },
  { upTo: 8, result: 2 },
  { upTo: 12, result: 3 },
];

export interface Features {
  readonly doors: number;
  readonly monsters: boolean;
}

/** Features of a passage (ADV-GEN-14). */
export const FEATURES: readonly TableRow<Features>[] = [
  { upTo: 4, result: { doors: 0, monsters: true } },
  { upTo: 15, result: { doors: 0, monsters: false } },
  { upTo: 19, result: { doors: 1, monsters: false } },
  { upTo: 21, result: { doors: 2, monsters: false } },
  { upTo: 24, result: { doors: 0, monsters: true } },
];

/** The end of a passage (ADV-GEN-17). */
export const ENDS: readonly TableRow<End>[] = [
  { upTo: 3, result: 'tJunction' },
  { upTo: 8, result: 'deadEnd' },
  { upTo: 11, result: 'rightTurn' },
  { upTo: 14, result: 'tJunction' },
  { upTo: 17, result: 'leftTurn' },
  { upTo: 19, result: 'stairsDown' },
  { upTo: 22, result: 'stairsOut' },
  { upTo: 24, result: 'tJunction' },
];

export interface RoomRow {
  readonly room: RoomKind;
  readonly size: 'small' | 'large';
}

/** The kind of a room (ADV-GEN-22). */
export const ROOMS: readonly TableRow<RoomRow>[] = [
  { upTo: 6, result: { room: 'normal', size: 'small' } },
  { upTo: 8, result: { room: 'hazard', size: 'small' } },
  { upTo: 10, result: { room: 'lair', size: 'large' } },
  { upTo: 12, result: { room: 'quest', size: 'large' } },
];

/** Further doors of a room (ADV-GEN-30). */
export const ROOM_DOORS: readonly TableRow<number>[] = [
  { upTo: 4, result: 0 },
  { upTo: 8, result: 1 },
  { upTo: 12, result: 2 },
];
