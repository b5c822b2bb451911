/** Which NextLevel trap each trap of a quest is. */
import type { World } from '@oubliette/classic/extend';
import { variantsOf } from './content/traps.ts';
import type { NextTrapKind } from './content/traps.ts';
import { isTrapKind } from './quests.ts';

/** As a NextLevel quest says; for a quest of the box as printed, or each sort of trap cycling through its variants in map order, starting at a different one per quest. */
export function trapKinds({ quest }: World, how: 'printed' | 'varied'): NextTrapKind[] {
  const seen = new Map<string, number>();
  return quest.traps.map(({ kind, sort }) => {
    if (sort !== null && isTrapKind(sort)) return sort;
    if (how === 'printed' || quest.book !== null) return kind;
    const variants = variantsOf[kind];
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return variants[(count + quest.traps.length) % variants.length] ?? kind;
  });
}
