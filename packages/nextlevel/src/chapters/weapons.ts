/**
 * Weapons in hand: changed, knocked away, picked up; and other things on the floor (NXT-SWP, NXT-DIS,
 * NXT-UNA-03, NXT-HRO-04).
 */
import { isHero, forFigures } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Chapter } from '../kit.ts';
import type { NextState } from '../state.ts';
import {
  CHANGE_APPLIERS,
  changeWeapon,
  checkChange,
  checkTake,
  leftBehind,
  ownWeapons,
  takeWeapon,
  weaponsIn,
} from '../weapons/changing.ts';
import type { ChangeFacts } from '../weapons/changing.ts';
import { checkDisarm, DISARM_APPLIERS, disarmFoe } from '../weapons/disarming.ts';
import type { DisarmFacts } from '../weapons/disarming.ts';

export type WeaponCommand =
  | { readonly type: 'changeWeapon'; readonly figure: FigureId; readonly weapon: string | null }
  /** From the same or a neighbouring square; a monster picks up its own weapon. */
  | {
      readonly type: 'takeWeapon';
      readonly figure: FigureId;
      readonly square: Square;
      readonly weapon?: string;
    }
  | { readonly type: 'disarmFoe'; readonly figure: FigureId; readonly target: FigureId };

export interface WeaponFacts extends ChangeFacts, DisarmFacts {}

function offers({ board }: World, state: NextState, { id, side, square: from }: Figure): WeaponCommand[] {
  const foes = state.figures.filter((other) => other.side !== side);
  const disarms = foes.map(({ id: target }) => ({ type: 'disarmFoe', figure: id, target }) as const);
  const litter = state.next.litter.filter(({ square }) => stepsApart(board, from, square) <= 1);
  if (!isHero(id))
    return [
      ...disarms,
      ...litter
        .filter(({ weaponsOf }) => weaponsOf.includes(id))
        .map(({ square }) => ({ type: 'takeWeapon', figure: id, square }) as const),
    ];
  return [
    ...disarms,
    ...[...ownWeapons(state, id), null].map(
      (weapon) => ({ type: 'changeWeapon', figure: id, weapon }) as const,
    ),
    ...litter.flatMap((heap) =>
      weaponsIn(heap).map(
        (weapon) => ({ type: 'takeWeapon', figure: id, square: heap.square, weapon }) as const,
      ),
    ),
  ];
}

export const WEAPONS: Chapter<WeaponCommand, WeaponFacts> = {
  frames: {},
  shapes: {
    changeWeapon: { figure: 'text', weapon: 'text or null' },
    takeWeapon: { figure: 'text', square: 'number', weapon: 'text?' },
    disarmFoe: { figure: 'text', target: 'text' },
  },
  handlers: {
    changeWeapon: { check: checkChange, perform: changeWeapon },
    takeWeapon: { check: checkTake, perform: takeWeapon },
    disarmFoe: { foreseen: true, check: checkDisarm, perform: disarmFoe },
  },
  appliers: {
    ...CHANGE_APPLIERS,
    ...DISARM_APPLIERS,
  },
  follows: {
    monsterKilled: (state, event, _world, before) => leftBehind(state, event, before),
  },
  offers: forFigures(offers),
};
