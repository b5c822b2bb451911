/** Monsters nobody has seen that know of the heroes, for whoever sits behind the screen: who, where, and whether they have gone this round (NXT-AMB-05). */
import type { Square } from '@oubliette/dungeon';
import type { NextView } from '@oubliette/nextlevel';

export interface AlertedMonster {
  /** By index of the quest. */
  readonly monster: number;
  readonly kind: string;
  readonly square: Square;
  /** It has lain down to wait in this round. */
  readonly settled: boolean;
}

export function alertedMonsters({ screen, next, round }: NextView): AlertedMonster[] {
  if (screen === null || next.screen === null) return [];
  return next.screen.alerted.map(({ monster, square, round: last }) => ({
    monster,
    kind: screen.quest.monsters[monster]!.kind,
    square,
    settled: last === round,
  }));
}

/** Where hidden monsters are that have left the place the map gives them. */
export function lurkerSquares(view: NextView): ReadonlyMap<number, Square> {
  return new Map(alertedMonsters(view).map(({ monster, square }) => [monster, square]));
}
