/** The ratmen: one kind's outline is never another's. */
import type { MonsterId } from '@oubliette/advanced';
import { figure, SPEAR } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

/** Face to face, mouth open. */
function face(paint: PaintName, eyes: string) {
  return {
    icon: 'ratFace',
    paint,
    zones: [
      ['bone', 'M208 380H304V456H208zM180 392H332V420H180z'],
      ['life', 'M330 60H460V170H340zM182 60H52V170H172z'],
    ],
    glows: [
      [326, 226, 40, eyes],
      [186, 226, 40, eyes],
    ],
  } as const;
}

/** From the side, all teeth. */
function snarl(paint: PaintName, eye: string) {
  return {
    icon: 'ratSnarl',
    paint,
    flip: true,
    zones: [
      ['bone', 'M340 320H470V410H450L440 340 340 334zM336 370H446V452H420L400 408 340 400z'],
      ['life', 'M100 80H220V180H100z'],
    ],
    glows: [[318, 232, 44, eye]],
  } as const;
}

const MASKED = {
  ...face('ratDark', EYES.red),
  zones: [['night', 'M100 276H412V512H100zM120 110H392V180H120z']],
} as const;

const HOODED = {
  icon: 'hood',
  paint: 'plague',
  glows: [
    [214, 250, 42, EYES.green],
    [298, 250, 42, EYES.green],
  ],
} as const;

export const RATMEN = {
  ratman: figure({
    family: 'ratmen',
    place: 'warren',
    head: snarl('rat', EYES.red),
    at: [146, 100],
    size: 168,
    bust: ['lean', 'rat', { at: [116, 250], size: 236 }],
    behind: [{ icon: 'barbed-spear', paint: 'rust', at: [52, 90], size: 120, flip: true }],
    token: { size: 84, at: [-1, 0] },
  }),
  ratmanSentry: figure({
    family: 'ratmen',
    place: 'warren',
    head: snarl('rat', EYES.amber),
    at: [140, 104],
    size: 160,
    bust: ['lean', 'leather', { at: [116, 250], size: 240, swap: { cloth: 'plague' } }],
    behind: [{ icon: 'stone-spear', paint: 'wood', at: [50, 90], size: 140, flip: true }],
    before: [{ icon: 'round-shield', paint: 'wood', at: [58, 192], size: 84 }],
    token: { size: 72, at: [-4, 5], behind: [SPEAR] },
  }),
  ratmanChampion: figure({
    family: 'ratmen',
    place: 'warren',
    head: {
      ...snarl('ratDark', EYES.amber),
      zones: [
        ['steel', 'M236 90L300 150 400 190 350 230 250 200 150 250 100 200 180 60z'],
        ['bone', 'M340 320H470V410H450L440 340 340 334zM336 370H446V452H420L400 408 340 400z'],
      ],
    },
    at: [146, 98],
    size: 164,
    bust: ['plate', 'iron', { at: [120, 246], size: 254, swap: { trim: 'rust' } }],
    behind: [{ icon: 'halberd', paint: 'steel', at: [48, 92], size: 128, flip: true }],
    weather: ['mist', 'embers'],
    token: { size: 80, at: [2, 3] },
  }),
  ratmanWarlord: figure({
    family: 'ratmen',
    place: 'hall',
    head: face('ratPale', EYES.green),
    at: [132, 108],
    size: 152,
    bust: ['plate', 'blackIron', { at: [132, 242], size: 280, swap: { trim: 'brass' }, fur: 'royal' }],
    behind: [
      { icon: 'tattered-banner', paint: 'plague', at: [206, 80], size: 140 },
      { icon: 'skull-staff', paint: 'bone', at: [44, 104], size: 128, flip: true },
    ],
    before: [{ icon: 'jewel-crown', paint: 'gold', at: [132, 50], size: 70 }],
    weather: ['embers', 'mist'],
    token: { at: [0, 7], size: 78 },
  }),
  gutterRunner: figure({
    family: 'ratmen',
    place: 'stair',
    head: MASKED,
    at: [124, 98],
    size: 140,
    bust: ['rags', 'night', { at: [124, 248], size: 224, swap: { cloth: 'shade' } }],
    before: [{ icon: 'thrown-daggers', paint: 'steel', at: [216, 120], size: 104, turn: 20 }],
    token: {
      at: [-5, 0],
      size: 72,
      before: [{ icon: 'plain-dagger', paint: 'steel', at: [27, 4], size: 46, turn: 45 }],
    },
  }),
  nightRunner: figure({
    family: 'ratmen',
    place: 'night',
    head: {
      icon: 'ninja-mask',
      paint: 'night',
      plug: 'M130 190H382V320H130z',
      glows: [
        [186, 262, 50, EYES.green],
        [326, 262, 50, EYES.green],
      ],
    },
    at: [128, 104],
    size: 132,
    bust: ['rags', 'shade', { at: [128, 244], size: 228, swap: { cloth: 'night' } }],
    behind: [
      { icon: 'ratFace', paint: 'ratDark', at: [128, 92], size: 176 },
      { icon: 'curvy-knife', paint: 'steel', at: [216, 110], size: 96, flip: true },
    ],
    token: { at: [0, 6], size: 66, behind: [{ icon: 'ratFace', paint: 'ratDark', at: [0, 1], size: 92 }] },
  }),
  globadier: figure({
    family: 'ratmen',
    place: 'warren',
    head: {
      icon: 'gas-mask',
      paint: 'leather',
      plug: 'M100 160H410V300L330 420 300 490H210L190 420 100 300z',
      zones: [['brass', 'M200 290H312V500H200z']],
      glows: [
        [180, 221, 66, EYES.green],
        [335, 221, 66, EYES.green],
      ],
    },
    at: [132, 106],
    size: 140,
    bust: ['rags', 'leather', { at: [132, 250], size: 236 }],
    behind: [{ icon: 'ratFace', paint: 'rat', at: [132, 88], size: 176 }],
    before: [
      { icon: 'fire-bomb', paint: 'gem', at: [212, 186], size: 76, glows: [[290, 300, 150, '#b8ff5a']] },
    ],
    weather: ['mist', 'motes'],
    token: { at: [0, 7], size: 66, behind: [{ icon: 'ratFace', paint: 'rat', at: [0, 2], size: 92 }] },
  }),
  warpfireTeam: figure({
    family: 'ratmen',
    place: 'warren',
    head: snarl('ratDark', EYES.green),
    at: [104, 84],
    size: 128,
    bust: ['lean', 'leather', { at: [86, 220], size: 216, swap: { cloth: 'cloth' } }],
    before: [
      {
        icon: 'flamethrower',
        paint: 'brass',
        at: [150, 176],
        size: 168,
        zones: [['flame', 'M380 0H512V130H380z']],
      },
      { glow: [226, 102, 62, '#b8ff3a'] },
      { icon: 'flame', paint: 'warp', at: [228, 92], size: 60, smooth: true },
    ],
    weather: ['embers'],
    token: {
      at: [-6, -6],
      size: 70,
      before: [{ icon: 'flamethrower', paint: 'brass', at: [8, 16], size: 62 }],
    },
  }),
  jezzailTeam: figure({
    family: 'ratmen',
    place: 'warren',
    head: snarl('rat', EYES.amber),
    at: [110, 92],
    size: 136,
    bust: ['lean', 'plague', { at: [92, 230], size: 220 }],
    before: [
      { icon: 'musket', paint: 'wood', at: [166, 154], size: 190, zones: [['steel', 'M280 0H512V230H280z']] },
    ],
    token: { at: [-6, -4], size: 72, before: [{ icon: 'musket', paint: 'steel', at: [8, 12], size: 78 }] },
  }),
  warpweaver: figure({
    family: 'ratmen',
    place: 'sigil',
    head: face('ratPale', EYES.violet),
    at: [132, 108],
    size: 146,
    bust: ['robe', 'violet', { swap: { cloth: 'night' } }],
    behind: [
      { icon: 'bull-horns', paint: 'bone', at: [132, 62], size: 168 },
      { icon: 'crescent-staff', paint: 'bone', at: [220, 110], size: 110 },
    ],
    before: [
      { glow: [50, 190, 52, '#b8ff3a'] },
      { icon: 'evil-hand', paint: 'ratPale', at: [58, 190], size: 84 },
    ],
    weather: ['sparkle'],
    token: { at: [0, 9], size: 70, behind: [{ icon: 'bull-horns', paint: 'bone', at: [0, -12], size: 84 }] },
  }),
  whiteSorcerer: figure({
    family: 'ratmen',
    place: 'night',
    head: {
      icon: 'ghost',
      paint: 'glass',
      smooth: true,
      glows: [
        [375, 116, 52, EYES.red],
        [439, 163, 52, EYES.red],
      ],
    },
    at: [128, 112],
    size: 176,
    behind: [{ icon: 'ratSnarl', paint: 'ratPale', at: [104, 160], size: 130, fade: 0.5 }],
    weather: ['mist', 'sparkle'],
    token: { size: 78, at: [0, 3] },
  }),
  censerBearer: figure({
    family: 'ratmen',
    place: 'warren',
    head: HOODED,
    at: [112, 100],
    size: 150,
    bust: ['robe', 'plague', { at: [112, 240], swap: { cloth: 'leather' } }],
    before: [
      { line: 'M226 30L214 128', colour: '#8b95a3', width: 5 },
      { glow: [212, 156, 66, '#b8ff3a'] },
      { icon: 'spikeball', paint: 'brass', at: [212, 160], size: 76 },
      { icon: 'incense', paint: 'warp', at: [206, 96], size: 92, smooth: true, fade: 0.85 },
    ],
    weather: ['mist', 'dust'],
    token: { at: [-6, 2], size: 72, before: [{ icon: 'spikeball', paint: 'brass', at: [22, 10], size: 40 }] },
  }),
  plagueMonk: figure({
    family: 'ratmen',
    place: 'crypt',
    head: snarl('rot', EYES.green),
    at: [146, 116],
    size: 132,
    bust: ['robe', 'plague', { swap: { cloth: 'rot', brass: 'bone' } }],
    behind: [{ icon: 'hood', paint: 'plague', at: [112, 104], size: 170 }],
    before: [
      { icon: 'evil-book', paint: 'leather', at: [56, 192], size: 78, glows: [[250, 250, 120, '#b8ff3a']] },
    ],
    weather: ['mist', 'dust'],
    token: { at: [7, 8], size: 68, behind: [{ icon: 'hood', paint: 'plague', at: [-4, 0], size: 88 }] },
  }),
  runeWarlord: figure({
    family: 'ratmen',
    place: 'hall',
    head: snarl('ratPale', EYES.red),
    at: [146, 108],
    size: 156,
    bust: ['plate', 'blackIron', { at: [120, 246], size: 270, swap: { trim: 'arcane' }, fur: 'fur' }],
    behind: [
      { glow: [54, 100, 84, '#7fb4ff'] },
      { icon: 'rune-sword', paint: 'frost', at: [50, 100], size: 120, flip: true },
    ],
    before: [{ icon: 'sharp-crown', paint: 'gold', at: [110, 50], size: 62, turn: -8 }],
    weather: ['embers'],
    token: {
      at: [4, 6],
      size: 78,
      behind: [{ icon: 'rune-sword', paint: 'frost', at: [-26, 0], size: 60, flip: true }],
    },
  }),
  ratmanAssassin: figure({
    family: 'ratmen',
    place: 'night',
    head: {
      ...HOODED,
      paint: 'night',
      glows: [
        [214, 250, 42, EYES.red],
        [298, 250, 42, EYES.red],
      ],
    },
    at: [132, 102],
    size: 156,
    bust: ['robe', 'night', { swap: { cloth: 'shade', brass: 'steel' } }],
    before: [
      { icon: 'sacrificial-dagger', paint: 'gem', at: [48, 176], size: 104 },
      { icon: 'sacrificial-dagger', paint: 'gem', at: [216, 176], size: 104, flip: true },
    ],
    token: {
      at: [0, 2],
      size: 80,
      before: [{ icon: 'sacrificial-dagger', paint: 'gem', at: [-20, 20], size: 46 }],
    },
  }),
  undeadRatman: figure({
    family: 'undead',
    place: 'crypt',
    head: {
      icon: 'animal-skull',
      paint: 'bone',
      glows: [
        [192, 157, 54, EYES.ice],
        [323, 157, 54, EYES.ice],
      ],
    },
    at: [132, 104],
    size: 144,
    bust: ['ribs', 'bone', { size: 236 }],
    behind: [{ icon: 'ratFace', paint: 'ratDark', at: [132, 84], size: 176, fade: 0.9 }],
    token: { at: [0, 5], size: 74, behind: [{ icon: 'ratFace', paint: 'ratDark', at: [0, -2], size: 90 }] },
  }),
  giantRat: {
    kind: 'monster',
    family: 'beasts',
    place: 'warren',
    halo: [132, 110, 120],
    ground: 176,
    layers: [
      { shade: [140, 206, 74] },
      { shape: 'rat', flat: '#12100c', at: [56, 140], size: 110, flip: true, fade: 0.8 },
      { glow: [90, 104, 12, EYES.red] },
      {
        icon: 'rat',
        paint: 'ratDark',
        at: [148, 120],
        size: 176,
        zones: [['life', 'M60 380H440V512H60zM430 40H480V90H430z']],
        glows: [[428, 52, 24, EYES.red]],
      },
    ],
    weather: ['dust', 'mist'],
    token: [
      { icon: 'rat', paint: 'ratPale', at: [0, 0], size: 80, zones: [['life', 'M60 390H440V512H60z']] },
    ],
  },
} as const satisfies Readonly<Partial<Record<MonsterId, Picture>>>;
