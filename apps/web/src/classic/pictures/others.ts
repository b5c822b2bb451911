/** Creatures that are in no box of the classic game and in more than one of the others. */
import { figure } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';
import { HEADS } from './monsters.ts';

/** Of the minotaur, and of its lords. */
export const MINOTAUR = {
  icon: 'bullHead',
  paint: 'fur',
  zones: [
    ['bone', 'M392 0H512V220H400zM120 0H0V220H112z'],
    ['gold', 'M206 418H306V520H206z'],
  ],
  glows: [
    [326, 256, 40, EYES.red],
    [186, 256, 40, EYES.red],
  ],
} as const;

export const OTHERS = {
  goblinArcher: figure({
    family: 'goblinoids',
    place: 'cave',
    head: { ...HEADS.goblin, turn: 6 },
    at: [118, 98],
    size: 190,
    bust: ['rags', 'leather', { at: [118, 252], size: 222, swap: { cloth: 'plague' } }],
    before: [{ icon: 'pocket-bow', paint: 'wood', at: [206, 150], size: 120 }],
    weather: ['motes', 'mist'],
    token: {
      at: [-3, -5],
      size: 80,
      before: [{ icon: 'pocket-bow', paint: 'wood', at: [16, 16], size: 46 }],
    },
  }),
  troll: figure({
    family: 'beasts',
    place: 'cave',
    head: {
      icon: 'troll',
      paint: 'troll',
      plug: 'M80 110H432V440H80z',
      zones: [['fur', 'M0 90H130V512H0zM382 90H512V512H382zM130 60H382V200H130z']],
      glows: [
        [204, 280, 34, EYES.green],
        [312, 280, 34, EYES.green],
      ],
    },
    at: [132, 98],
    size: 164,
    bust: ['brute', 'troll', { at: [132, 234], size: 296, bare: true }],
    behind: [{ icon: 'bone-mace', paint: 'bone', at: [218, 90], size: 130 }],
    weather: ['mist', 'dust'],
    token: { size: 82 },
  }),
  ghoul: figure({
    family: 'undead',
    place: 'cave',
    head: {
      icon: 'sharped-teeth-skull',
      paint: 'rot',
      zones: [['bone', 'M130 360H382V512H130z']],
      glows: [
        [175, 216, 48, EYES.sun],
        [346, 216, 48, EYES.sun],
      ],
    },
    at: [132, 104],
    size: 144,
    bust: ['lean', 'rot', { at: [132, 250], size: 240, bare: true }],
    before: [{ icon: 'evil-hand', paint: 'rot', at: [216, 190], size: 90, flip: true }],
    weather: ['mist', 'dust'],
    token: { size: 78 },
  }),
  wight: figure({
    family: 'undead',
    place: 'night',
    head: {
      icon: 'overlord-helm',
      paint: 'steel',
      glows: [
        [226, 214, 48, EYES.ice],
        [286, 214, 48, EYES.ice],
      ],
    },
    at: [132, 96],
    size: 164,
    bust: ['robe', 'night', { swap: { cloth: 'shade', brass: 'steel' } }],
    behind: [{ icon: 'pointy-sword', paint: 'frost', at: [214, 100], size: 132 }],
    weather: ['mist', 'sparkle'],
    token: { size: 84 },
  }),
  wolf: figure({
    family: 'beasts',
    place: 'night',
    head: {
      icon: 'wolf-head',
      paint: 'iron',
      zones: [['bone', 'M330 180H500V290H330z']],
      glows: [[300, 163, 44, EYES.sun]],
    },
    at: [128, 124],
    size: 196,
    behind: [
      { shape: 'wolf-head', flat: '#0e161d', at: [60, 90], size: 90, fade: 0.8 },
      { glow: [69, 76, 10, EYES.sun] },
    ],
    weather: ['mist'],
    token: { size: 84 },
  }),
  vampireBat: figure({
    family: 'beasts',
    place: 'night',
    head: {
      icon: 'evil-bat',
      paint: 'shade',
      zones: [['cloth', 'M70 160H200V512H70zM312 160H442V512H312z']],
      glows: [
        [232, 148, 22, EYES.red],
        [280, 148, 22, EYES.red],
      ],
    },
    at: [132, 116],
    size: 190,
    behind: [
      { shape: 'bat', flat: '#0e161d', at: [56, 60], size: 60, fade: 0.85 },
      { shape: 'bat', flat: '#0e161d', at: [216, 170], size: 76, fade: 0.85 },
    ],
    weather: ['mist'],
    token: { size: 86, at: [0, 2] },
  }),
  minotaur: figure({
    family: 'chaos',
    place: 'cave',
    head: MINOTAUR,
    at: [132, 104],
    size: 186,
    bust: ['brute', 'fur', { at: [132, 236], size: 310, bare: true }],
    behind: [{ icon: 'spiked-mace', paint: 'wood', at: [220, 112], size: 130 }],
    weather: ['embers', 'dust'],
    token: { size: 90, at: [0, 1] },
  }),
  chaosChampion: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      ...HEADS.chaosWarrior,
      paint: 'royal',
      glows: [
        [204, 258, 52, EYES.amber],
        [308, 258, 52, EYES.amber],
      ],
    },
    at: [132, 88],
    size: 158,
    bust: ['plate', 'royal', { size: 280, swap: { trim: 'steel' } }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [216, 92], size: 144 }],
    weather: ['embers'],
    token: { size: 80, at: [1, 3] },
  }),
} as const satisfies Readonly<Record<string, Picture>>;
