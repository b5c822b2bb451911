/** Whoever else lives down there. */
import type { MonsterId } from '@oubliette/advanced';
import { figure, standing } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

export const OTHERS = {
  witch: figure({
    family: 'demons',
    place: 'shelf',
    head: {
      icon: 'witch-face',
      paint: 'rot',
      zones: [
        ['night', 'M0 0H512V225H0z'],
        ['fur', 'M0 225H200V512H0z'],
      ],
      glows: [
        [270, 262, 24, EYES.green],
        [343, 254, 24, EYES.green],
      ],
    },
    at: [130, 92],
    size: 170,
    bust: ['robe', 'night', { at: [126, 246], size: 230, swap: { cloth: 'plague' } }],
    before: [
      { glow: [218, 176, 50, '#b8ff3a'] },
      { icon: 'bubbling-bowl', paint: 'warp', at: [218, 186], size: 72 },
    ],
    weather: ['embers'],
    token: { size: 84, at: [1, 0] },
  }),
  animatedStatue: standing({
    family: 'demons',
    place: 'hall',
    head: {
      icon: 'rock-golem',
      paint: 'stone',
      glows: [
        [228, 72, 26, EYES.amber],
        [284, 72, 26, EYES.amber],
      ],
    },
    at: [132, 118],
    size: 196,
    face: {
      icon: 'golem-head',
      paint: 'stone',
      glows: [
        [160, 300, 40, EYES.amber],
        [352, 300, 40, EYES.amber],
      ],
    },
    weather: ['dust', 'motes'],
    token: { size: 82 },
  }),
  warlordSentry: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      icon: 'warlord-helmet',
      paint: 'steel',
      plug: 'M180 180H332L350 330 256 500 162 330z',
      glows: [
        [212, 250, 36, EYES.red],
        [300, 250, 36, EYES.red],
      ],
    },
    at: [132, 94],
    size: 160,
    bust: ['plate', 'iron', { size: 270 }],
    behind: [{ icon: 'halberd', paint: 'frost', at: [216, 86], size: 120 }],
    weather: ['motes'],
    token: { size: 82, at: [0, 2] },
  }),
  thief: figure({
    family: 'folk',
    place: 'stair',
    head: {
      icon: 'robber-mask',
      paint: 'skin',
      plug: 'M256 20C400 20 420 160 410 270 400 400 330 490 256 490 182 490 112 400 102 270 92 160 112 20 256 20z',
      zones: [['night', 'M110 190H402V300H110z']],
      glows: [
        [206, 246, 26, '#ffffff'],
        [306, 246, 26, '#ffffff'],
      ],
    },
    at: [132, 102],
    size: 138,
    bust: ['rags', 'shade', { at: [132, 250], size: 224, swap: { cloth: 'leather' } }],
    behind: [{ icon: 'hood', paint: 'leather', at: [132, 96], size: 180 }],
    before: [{ icon: 'swap-bag', paint: 'leather', at: [214, 188], size: 80 }],
    weather: ['motes'],
    token: { at: [0, 3], size: 66, behind: [{ icon: 'hood', paint: 'leather', at: [0, -1], size: 92 }] },
  }),
} as const satisfies Readonly<Partial<Record<MonsterId, Picture>>>;
