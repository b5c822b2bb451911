/** Wands and scrolls: their spells and charges (ADV-MGT-12 to ADV-MGT-14, ADV-MGT-21 to ADV-MGT-25). */
import { sheetOf, withSheet } from '../figures.ts';
import type { ItemId } from '../gear/types.ts';
import type { Appliers } from '../kit.ts';
import type { SpellId } from '../magic/types.ts';
import type { Play } from '../play.ts';
import type { FigureId, Sheet } from '../state.ts';
import type { TreasureFacts } from './types.ts';

export interface Source {
  readonly item: ItemId;
  readonly spell: SpellId;
}

/** `wand:fireball:7` has seven charges, `scroll:choke:flight` two spells. Only wizards can use them. */
export function spellSources({ calling, items }: Pick<Sheet, 'calling' | 'items'>): Source[] {
  if (calling !== 'wizard') return [];
  return [...new Set(items)].flatMap((item): Source[] => {
    const [kind, ...rest] = item.split(':');
    if (kind === 'wand') return [{ item, spell: rest[0]! }];
    return kind === 'scroll' ? [...new Set(rest)].map((spell) => ({ item, spell })) : [];
  });
}

/** What is left of it after a casting; null for nothing. */
export function lessOne(item: ItemId, spell: SpellId): ItemId | null {
  const [kind, ...rest] = item.split(':');
  if (kind === 'wand') {
    const left = Number(rest[1]) - 1;
    return left > 0 ? `wand:${spell}:${left}` : null;
  }
  const others = rest.toSpliced(rest.indexOf(spell), 1);
  return others.length > 0 ? ['scroll', ...others].join(':') : null;
}

/** A spell was cast from it: a charge is used, or the writing fades. */
export function spendSource(play: Play, figure: FigureId, { item, spell }: Source): void {
  const rule = item.startsWith('wand:') ? 'ADV-MGT-45' : 'ADV-MGT-23';
  play.tell('sourceSpent', { figure, item, spell, left: lessOne(item, spell) }, [rule]);
}

export const sourceAppliers: Pick<Appliers<TreasureFacts>, 'sourceSpent'> = {
  sourceSpent(state, { figure, item, left }) {
    const { items } = sheetOf(state, figure);
    const at = items.indexOf(item);
    return withSheet(state, figure, { items: left === null ? items.toSpliced(at, 1) : items.with(at, left) });
  },
};
