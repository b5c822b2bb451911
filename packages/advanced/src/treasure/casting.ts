/** A wizard casts from a wand or a scroll (ADV-MGT-12 to ADV-MGT-14, ADV-MGT-21 to ADV-MGT-25). */
import { refuse } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { findSpell } from '../content/spells.ts';
import { findSheet, seatOf } from '../figures.ts';
import type { Handler } from '../kit.ts';
import { castFrom, castRefusal } from '../magic/cast.ts';
import type { SpellSource } from '../magic/types.ts';
import type { State } from '../state.ts';
import { spellSources, spendSource } from './sources.ts';
import type { TreasureCommand } from './types.ts';

type CastSource = Extract<TreasureCommand, { type: 'castSource' }>;

function sourceOf(item: string): SpellSource {
  return item.startsWith('wand:') ? 'wand' : 'scroll';
}

export const castSource: Handler<CastSource> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure, item, spell }) {
    const sheet = findSheet(state, figure);
    const rule = sourceOf(item) === 'wand' ? 'ADV-MGT-12' : 'ADV-MGT-21';
    if (sheet === undefined || seatOf(state, figure) !== seat)
      return refuse('notYourFigure', 'ADV-TURN-11', { figure });
    if (sheet.calling !== 'wizard') return refuse('wizardsOnly', rule, { figure });
    const has = spellSources(sheet).some((source) => source.item === item && source.spell === spell);
    if (!has) return refuse('noSuchSource', rule, { item });
    // The dead are raised through `raiseDead` instead.
    if (findSpell(spell)?.aim === 'dead') return refuse('notNow', 'ADV-SPELL-09');
    return castRefusal(world, state, seat, { figure, spell, source: sourceOf(item) });
  },
  perform(play, { figure, item, spell }) {
    spendSource(play, figure, { item, spell });
    castFrom(play, { figure, spell, source: sourceOf(item) });
  },
};

export function sourceOffers(state: State, seat: SeatId): CastSource[] {
  return state.sheets
    .filter((sheet) => sheet.seat === seat)
    .flatMap((sheet) =>
      spellSources(sheet).map(({ item, spell }): CastSource => ({
        type: 'castSource',
        figure: sheet.id,
        item,
        spell,
      })),
    );
}
