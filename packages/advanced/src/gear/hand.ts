/** Changing the weapon in hand, when there is time for it. */
import { refuse } from '@oubliette/kernel';
import { weaponNamed } from '../content/weapons.ts';
import { findSheet, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { State } from '../state.ts';
import { actOf, canAct } from '../turns/acts.ts';
import type { GearCommand, GearFacts } from './types.ts';
import { inHand } from './worn.ts';

type TakeInHand = Extract<GearCommand, { type: 'takeInHand' }>;

/** At the start of an exploration turn, before the figure does anything; it takes no time. */
export const takeInHand: Handler<TakeInHand> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure, weapon }) {
    const refusal = canAct(world, state, figure, seat);
    if (refusal !== null) return refusal;
    const { moved, did } = actOf(state, figure);
    if (moved > 0 || did !== null) return refuse('alreadyActed', 'ADV-ARM-03', { figure });
    const sheet = sheetOf(state, figure);
    if (!sheet.weapons.includes(weapon) || weaponNamed(weapon).kind !== 'melee')
      return refuse('noSuchWeapon', 'ADV-ARM-03', { weapon });
    return inHand(sheet) === weapon ? refuse('inHandAlready', 'ADV-ARM-03', { weapon }) : null;
  },
  perform: (play, { figure, weapon }) => play.tell('tookInHand', { figure, weapon }, ['ADV-ARM-03']),
};

export function handOffers(state: State): TakeInHand[] {
  if (state.turn.mode !== 'exploration') return [];
  const fresh = state.figures.filter(({ id }) => {
    const { moved, did } = actOf(state, id);
    return moved === 0 && did === null;
  });
  return fresh.flatMap(({ id }) =>
    [...new Set(findSheet(state, id)?.weapons ?? [])].map((weapon): TakeInHand => ({
      type: 'takeInHand',
      figure: id,
      weapon,
    })),
  );
}

export const handAppliers: Pick<Appliers<GearFacts>, 'tookInHand'> = {
  tookInHand: (state, { figure, weapon }) => {
    const { weapons } = sheetOf(state, figure);
    const at = weapons.indexOf(weapon);
    return withSheet(state, figure, { weapons: [weapon, ...weapons.toSpliced(at, 1)] });
  },
};
