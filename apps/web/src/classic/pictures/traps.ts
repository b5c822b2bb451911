/** What lies under squares and lids. */
import type { TrapKind } from '@oubliette/classic';
import { trap } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const TRAPS = {
  pit: trap('hole-ladder', 'wood', { place: 'cave' }),
  rockfall: trap('falling-rocks', 'stone', { place: 'cave', size: 196, at: [128, 122], weather: ['dust'] }),
  spear: trap('spiky-pit', 'steel', {
    size: 176,
    at: [132, 140],
    before: [
      { icon: 'drop', paint: 'life', at: [92, 96], size: 26, smooth: true },
      { icon: 'drop', paint: 'life', at: [180, 82], size: 20, smooth: true },
    ],
  }),
  chest: trap('mimic-chest', 'wood', { zones: [['bone', 'M60 190H452V300H60z']] }),
} as const satisfies Readonly<Record<TrapKind | 'chest', Picture>>;
