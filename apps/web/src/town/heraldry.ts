/** How tinctures and charges are painted: a colour, hatching for those who do not see it, and a picture. */
import type { Charge, Tincture } from '@oubliette/classic';
import type { IconName } from '../ui/iconNames.ts';

export interface Paint {
  readonly colour: string;
  /** A stroke that stands out on the colour. */
  readonly hatch: string;
  /** The engraver's lines in a square of 8, as a path; empty for plain silver. */
  readonly lines: string;
}

export const PAINTS: Readonly<Record<Tincture, Paint>> = {
  or: { colour: '#d6a02c', hatch: '#9a6d12', lines: 'M2 2h.01M6 6h.01' },
  argent: { colour: '#e9e6dc', hatch: '#e9e6dc', lines: '' },
  gules: { colour: '#a8292b', hatch: '#7f1a1e', lines: 'M2 0V8M6 0V8' },
  azure: { colour: '#22539a', hatch: '#173b72', lines: 'M0 2H8M0 6H8' },
  vert: { colour: '#2d7044', hatch: '#1c5030', lines: 'M0 0 8 8M-2 6 2 10M6 -2 10 2' },
  sable: { colour: '#2a2523', hatch: '#4a423d', lines: 'M2 0V8M6 0V8M0 2H8M0 6H8' },
  purpure: { colour: '#66307a', hatch: '#481f58', lines: 'M8 0 0 8M10 6 6 10M2 -2 -2 2' },
};

/** A picture in a square of 512: one of the app's icons, or our own. */
type Picture = { readonly icon: IconName } | { readonly drawn: string };

export const CHARGE_PICTURES: Readonly<Record<Charge, Picture>> = {
  axe: { icon: 'battle-axe' },
  bear: { icon: 'bear-head' },
  boar: { icon: 'boar' },
  /** Horns upwards, as in heraldry. */
  crescent: {
    drawn: '<path fill="currentColor" d="M66 118A214 214 0 1 0 446 118A168 168 0 1 1 66 118Z"/>',
  },
  eagle: { icon: 'eagle-emblem' },
  flame: { icon: 'flame' },
  hammer: { icon: 'thor-hammer' },
  key: { icon: 'key' },
  lion: { icon: 'lion' },
  oak: { icon: 'oak' },
  raven: { icon: 'raven' },
  rose: { icon: 'rose' },
  stag: { icon: 'stag-head' },
  star: { icon: 'round-star' },
  sword: { icon: 'broadsword' },
  tower: { icon: 'white-tower' },
  wolf: { icon: 'wolf-head' },
};
