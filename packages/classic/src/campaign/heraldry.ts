/** The blank shield on the score sheet: a coat of arms in three strokes (CLS-HRO-12). */
import type { Text } from '../content/names.ts';

export const TINCTURES = {
  or: { en: 'gold', fr: 'or' },
  argent: { en: 'silver', fr: 'argent' },
  gules: { en: 'red', fr: 'gueules' },
  azure: { en: 'blue', fr: 'azur' },
  vert: { en: 'green', fr: 'sinople' },
  sable: { en: 'black', fr: 'sable' },
  purpure: { en: 'purple', fr: 'pourpre' },
} as const satisfies Record<string, Text>;

export const CHARGES = {
  axe: { en: 'an axe', fr: 'une hache' },
  bear: { en: 'a bear', fr: 'un ours' },
  boar: { en: 'a boar', fr: 'un sanglier' },
  crescent: { en: 'a crescent', fr: 'un croissant' },
  eagle: { en: 'an eagle', fr: 'une aigle' },
  flame: { en: 'a flame', fr: 'une flamme' },
  hammer: { en: 'a hammer', fr: 'un marteau' },
  key: { en: 'a key', fr: 'une clef' },
  lion: { en: 'a lion', fr: 'un lion' },
  oak: { en: 'an oak', fr: 'un chêne' },
  raven: { en: 'a raven', fr: 'un corbeau' },
  rose: { en: 'a rose', fr: 'une rose' },
  stag: { en: 'a stag', fr: 'un cerf' },
  star: { en: 'a star', fr: 'une étoile' },
  sword: { en: 'a sword', fr: 'une épée' },
  tower: { en: 'a tower', fr: 'une tour' },
  wolf: { en: 'a wolf', fr: 'un loup' },
} as const satisfies Record<string, Text>;

export type Tincture = keyof typeof TINCTURES;
export type Charge = keyof typeof CHARGES;

export const TINCTURE_IDS = Object.keys(TINCTURES) as readonly Tincture[];
export const CHARGE_IDS = Object.keys(CHARGES) as readonly Charge[];

/** A charge of one tincture on a field of another; the bearer may choose the same for both. */
export interface Arms {
  readonly field: Tincture;
  readonly charge: Charge;
  readonly tincture: Tincture;
}
