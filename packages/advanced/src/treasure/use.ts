/** Potions drunk and rings put on (ADV-MGT-02, ADV-MGT-27, ADV-MGT-28). */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { findItem } from '../content/items.ts';
import { figureOf, findSheet, hasEffect, seatOf, sheetOf, withSheet } from '../figures.ts';
import { withEffect } from '../gear/effects.ts';
import type { Appliers, Handler } from '../kit.ts';
import { CHOKED } from '../magic/choke.ts';
import { endEffect } from '../magic/effects.ts';
import type { Effect, State } from '../state.ts';
import { actOf, canAct } from '../turns/acts.ts';
import type { TreasureCommand, TreasureCommandOf, TreasureFacts } from './types.ts';

/** Their effects. Healing works from the start of the next turn; strength lasts this turn and two more. */
const POTIONS: Readonly<Record<string, Effect>> = {
  healingPotion: { tag: 'healingPotion', ends: 'never' },
  strengthPotion: {
    tag: 'strengthPotion',
    ends: 'never',
    left: 3,
    changes: [{ stat: 'strength', by: 2 }],
  },
};

const RULES = { healingPotion: 'ADV-MGT-28', strengthPotion: 'ADV-MGT-27' } as const;

/** At the start of a turn, before the figure does anything; it takes no time. */
export const drinkPotion: Handler<TreasureCommandOf<'drinkPotion'>> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id, item }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    if (!Object.hasOwn(POTIONS, item) || !sheetOf(state, id).items.includes(item))
      return refuse('noPotion', 'ADV-MGT-26', { item });
    const { moved, did } = actOf(state, id);
    const rule = RULES[item as keyof typeof RULES];
    if (moved > 0 || did !== null) return refuse('alreadyActed', rule, { figure: id });
    return hasEffect(figureOf(state, id), item) ? refuse('alreadyDrunk', rule) : null;
  },
  perform(play, { figure, item }) {
    const isHealing = item === 'healingPotion';
    play.tell('drank', { figure, item }, [RULES[item as keyof typeof RULES]]);
    // It breaks the choke of a trap's spell, but not of a sorcerer's (ADV-TRAP-32).
    const choked = figureOf(play.state, figure).effects.find(({ tag }) => tag === CHOKED);
    if (isHealing && choked?.of === 'trap') endEffect(play, figure, CHOKED, ['ADV-TRAP-32']);
  },
};

export const wear: Handler<TreasureCommandOf<'wear'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure, item }) {
    const refusal = canAct(world, state, figure, seat);
    if (refusal !== null) return refusal;
    const { items } = sheetOf(state, figure);
    const sort = findItem(item)?.worn ?? null;
    if (sort === null || !items.includes(item)) return refuse('nothingToWear', 'ADV-MGT-02', { item });
    const worn = items.find((one) => findItem(one)?.worn === sort);
    return worn === item ? refuse('wornAlready', 'ADV-MGT-02', { item }) : null;
  },
  perform: (play, { figure, item }) => play.tell('wore', { figure, item }, ['ADV-MGT-02', 'ADV-MGT-11']),
};

export function useOffers(state: State, seat: SeatId): BaseCommand[] {
  return state.figures
    .filter(({ id }) => seatOf(state, id) === seat)
    .flatMap(({ id: figure }) => {
      const items = [...new Set(findSheet(state, figure)?.items ?? [])];
      return items.flatMap((item): TreasureCommand[] => {
        if (Object.hasOwn(POTIONS, item)) return [{ type: 'drinkPotion', figure, item }];
        return (findItem(item)?.worn ?? null) === null ? [] : [{ type: 'wear', figure, item }];
      });
    });
}

export const useAppliers: Pick<Appliers<TreasureFacts>, 'drank' | 'wore'> = {
  drank(state, { figure, item }) {
    const { items } = sheetOf(state, figure);
    const gone = withSheet(state, figure, { items: items.toSpliced(items.indexOf(item), 1) });
    return withEffect(gone, figure, POTIONS[item]!);
  },
  wore(state, { figure, item }) {
    const { items } = sheetOf(state, figure);
    return withSheet(state, figure, { items: [item, ...items.toSpliced(items.indexOf(item), 1)] });
  },
};
