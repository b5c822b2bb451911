/** A spell reaches its targets, also from a trap without a caster (ADV-TRAP-31). */
import { spellNamed } from '../content/spells.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import type { SpellId } from './types.ts';

export interface Strike {
  readonly spell: SpellId;
  readonly targets: readonly FigureId[];
  /** The caster; null if there is none. */
  readonly by: FigureId | null;
  /** Whether its Intelligence test was passed; true by default. */
  readonly passed?: boolean;
}

/** The spell affects its targets one by one, unless they ward it off. */
export function strike(play: Play, { spell, targets, by, passed = true }: Strike): void {
  play.begin({ tag: 'touching', by, spell, passed, targets, stage: 'ward' }, spellNamed(spell).rule);
}
