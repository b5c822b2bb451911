/** A spell gets at somebody: also from a trap that nobody cast (ADV-TRAP-31). */
import { spellNamed } from '../content/spells.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import type { SpellId } from './types.ts';

export interface Strike {
  readonly spell: SpellId;
  readonly targets: readonly FigureId[];
  /** The caster; null where there is none. */
  readonly by: FigureId | null;
  /** Whether its Intelligence test was passed; true where left out. */
  readonly passed?: boolean;
}

/** The targets feel the spell, one after the other, as far as they do not keep it off. */
export function strike(play: Play, { spell, targets, by, passed = true }: Strike): void {
  play.begin({ tag: 'touching', by, spell, passed, targets, stage: 'ward' }, spellNamed(spell).rule);
}
