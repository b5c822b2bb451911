/** Unseen monsters that know of the heroes, for the game master: which, where, and whether they moved this round (NXT-AMB-05). */
import type { Square } from '@oubliette/dungeon';
import type { NextView } from '@oubliette/nextlevel';

export interface AlertedMonster {
  /** By index of the quest. */
  readonly monster: number;
  readonly kind: string;
  readonly square: Square;
  /** It has set its ambush this round. */
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

/** Where hidden monsters are that have left their square on the map. */
export function lurkerSquares(view: NextView): ReadonlyMap<number, Square> {
  return new Map(alertedMonsters(view).map(({ monster, square }) => [monster, square]));
}
