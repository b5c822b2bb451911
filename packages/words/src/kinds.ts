/** A message being checked, and what each of its arguments must be. */
import type { Compiled, Slot } from './compile.ts';
import { parsePlaceholder } from './forms.ts';
import type { Language } from './noun.ts';

/** What both languages together say of an argument. */
export type Kind = 'noun' | 'number' | 'choice' | 'any';

export interface Checked extends Compiled {
  readonly language: Language;
  readonly kinds: ReadonlyMap<string, Kind>;
}

export function kindsOf(slots: readonly Slot[]): ReadonlyMap<string, Kind> {
  return new Map(
    Map.groupBy(slots, ({ argument }) => argument)
      .entries()
      .map(([argument, uses]) => [argument, kindOf(uses)]),
  );
}

function kindOf(uses: readonly Slot[]): Kind {
  if (uses.some(({ typed }) => parsePlaceholder(typed).form !== '' || parsePlaceholder(typed).many))
    return 'noun';
  if (uses.some(({ use }) => use === 'number')) return 'number';
  return uses.some(({ use }) => use === 'select') ? 'choice' : 'any';
}
