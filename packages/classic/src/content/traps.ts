/** The three traps that lie under squares (CLS-TRP-01). */
import type { RuleId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';

export const TRAP_KINDS = ['pit', 'rockfall', 'spear'] as const;
export type TrapKind = (typeof TRAP_KINDS)[number];

/** A trap's effect on its victim's Body: a fixed loss, or one point per skull on combat dice. */
export type Harm = { readonly lose: number } | { readonly dice: number };

export interface TrapCard {
  readonly rule: RuleId;
  readonly noun: Noun;
  readonly harm: Harm;
  /** Whether a tile is left on the board. */
  readonly tile: boolean;
  readonly whenFound: 'obstacle' | 'canBeDisarmed' | 'disarmed';
}

export const TRAPS = {
  pit: {
    rule: 'CLS-TRP-06',
    noun: noun('pit', 'oubliette', 'f'),
    harm: { lose: 1 },
    tile: true,
    whenFound: 'obstacle',
  },
  rockfall: {
    rule: 'CLS-TRP-23',
    noun: noun('rockfall', 'éboulis de pierres', 'm', { fr: 'éboulis de pierres' }),
    harm: { dice: 3 },
    tile: true,
    whenFound: 'canBeDisarmed',
  },
  spear: {
    rule: 'CLS-TRP-31',
    noun: noun('spear trap', 'piège hérissé de lances', 'm', { fr: 'pièges hérissés de lances' }),
    harm: { dice: 1 },
    tile: false,
    whenFound: 'disarmed',
  },
} as const satisfies Record<TrapKind, TrapCard>;
