/** What every search requires: the action, no pit, no training, and no monster about (NXT-ACT-07). */
import { checkSearch, knownGround, sharesPlace } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { adjacent } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { NextState } from '../state.ts';

export function checkQuiet(
  world: World,
  state: NextState,
  seat: SeatId,
  id: FigureId,
  action: 'searchTreasure' | 'searchSecrets',
): Refusal | null {
  const no = checkSearch(world, state, seat, id, action);
  return no?.code === 'inAPit' ? refuse(no.code, 'NXT-TRP-03') : no;
}

/** Any monster beside the searcher or in the same place, seen or not (NXT-ACT-07). */
export function disturbs(world: World, state: NextState, { square }: Figure, monster: Figure): RuleId | null {
  const isNear =
    sharesPlace(world, state, square, monster.square) ||
    adjacent(knownGround(world, state), square, monster.square);
  return isNear ? 'NXT-ACT-07' : null;
}
