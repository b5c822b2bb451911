/** The nine of the box, the ogre and the bugbear that other books add, the captive, and the stranger for a kind without a picture. */
import type { BoxMonster } from '@oubliette/classic';
import { figure } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

/** Shared by all ranks of a kind, in every game. */
export const HEADS = {
  orc: {
    icon: 'orc-head',
    paint: 'orc',
    zones: [
      ['royal', 'M196 30H316V122H196z'],
      ['bone', 'M180 400H332V430H180z'],
    ],
    glows: [
      [190, 265, 42, EYES.red],
      [322, 265, 42, EYES.red],
    ],
  },
  goblin: {
    icon: 'goblin',
    paint: 'goblin',
    zones: [
      ['bone', 'M160 318H236L198 362zM276 318H346L309 362z'],
      ['life', 'M40 130L150 230 150 300 40 240zM472 130L362 230 362 300 472 240z'],
    ],
    glows: [
      [192, 272, 38, EYES.red],
      [318, 272, 38, EYES.red],
    ],
  },
  fimir: {
    icon: 'fimir',
    paint: 'fimir',
    zones: [['bone', 'M160 330H352L300 400 256 420 212 400z']],
    glows: [[256, 214, 84, EYES.sun]],
  },
  chaosWarrior: {
    icon: 'chaosHelm',
    paint: 'iron',
    zones: [['bone', 'M0 0H128V250H0zM384 0H512V250H384z']],
    glows: [
      [204, 258, 52, EYES.red],
      [308, 258, 52, EYES.red],
    ],
  },
  chaosSorcerer: {
    icon: 'warlock-hood',
    paint: 'violet',
    zones: [['brass', 'M120 100H392L400 190 256 160 112 190z']],
    plug: 'M180 200H332L340 330 290 440H222L172 330z',
    glows: [
      [208, 256, 46, EYES.green],
      [304, 256, 46, EYES.green],
    ],
  },
  gargoyle: {
    icon: 'imp-laugh',
    paint: 'stone',
    glows: [
      [180, 160, 50, EYES.amber],
      [332, 160, 50, EYES.amber],
    ],
  },
  skeleton: {
    icon: 'skull',
    paint: 'bone',
    glows: [
      [168, 250, 62, EYES.ice],
      [344, 250, 62, EYES.ice],
    ],
  },
  zombie: {
    icon: 'zombie',
    paint: 'rot',
    zones: [
      ['bone', 'M180 340H370V400H180zM230 420H330V470H230z'],
      ['life', 'M330 20H400V160H330zM380 260H440V330H340z'],
    ],
    glows: [[338, 228, 50, EYES.ice]],
  },
  mummy: {
    icon: 'mummy-head',
    paint: 'linen',
    plug: 'M256 40C380 40 400 150 396 260 392 400 330 470 262 470 190 470 140 400 134 260 130 130 160 40 256 40z',
    zones: [['bone', 'M150 380H370V450H150z']],
    glows: [
      [192, 236, 52, EYES.ice],
      [326, 236, 52, EYES.ice],
    ],
  },
  ogre: {
    icon: 'ogre',
    paint: 'ogre',
    zones: [['bone', 'M136 330L200 384 196 424 140 384zM376 330L312 384 316 424 372 384z']],
    glows: [
      [206, 214, 30, EYES.amber],
      [306, 214, 30, EYES.amber],
    ],
  },
  bugbear: {
    icon: 'bear-face',
    paint: 'fur',
    zones: [
      ['life', 'M170 360H340V470H170z'],
      ['ogre', 'M190 230H320V300H190zM40 40H130V140H40zM382 40H472V140H382z'],
    ],
    glows: [
      [183, 206, 42, EYES.red],
      [332, 206, 42, EYES.red],
    ],
  },
} as const satisfies Readonly<Record<string, Parameters<typeof figure>[0]['head']>>;

/** Bat's wings to both sides of a token or a window. */
const WINGS = [
  { icon: 'bat-wing', paint: 'iron', at: [212, 92], size: 156, turn: -16 },
  { icon: 'bat-wing', paint: 'iron', at: [52, 92], size: 156, turn: 16, flip: true },
] as const;
const SMALL_WINGS = [
  { icon: 'bat-wing', paint: 'iron', at: [27, -8], size: 50, turn: -10 },
  { icon: 'bat-wing', paint: 'iron', at: [-27, -8], size: 50, turn: 10, flip: true },
] as const;

export const MONSTERS = {
  orc: figure({
    family: 'goblinoids',
    place: 'cave',
    head: HEADS.orc,
    at: [132, 92],
    bust: ['brute', 'orc', { at: [132, 234], size: 262 }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [214, 96], size: 132, turn: 6 }],
    weather: ['motes', 'mist'],
  }),
  goblin: figure({
    family: 'goblinoids',
    place: 'cave',
    head: { ...HEADS.goblin, turn: -5 },
    at: [130, 98],
    size: 204,
    bust: ['rags', 'leather', { at: [132, 252], size: 222, swap: { cloth: 'plague' } }],
    behind: [{ icon: 'croc-sword', paint: 'rust', at: [214, 140], size: 110, turn: 80 }],
    weather: ['motes', 'mist'],
    token: { at: [0, -1], size: 88 },
  }),
  fimir: figure({
    family: 'fimirs',
    place: 'cave',
    head: HEADS.fimir,
    size: 168,
    bust: ['hide', 'fimir', { at: [132, 238], size: 256 }],
    behind: [
      { icon: 'spiked-tail', paint: 'fimir', at: [214, 118], size: 118 },
      { icon: 'spiked-mace', paint: 'wood', at: [50, 116], size: 120, flip: true },
    ],
    weather: ['mist', 'motes'],
  }),
  chaosWarrior: figure({
    family: 'chaos',
    place: 'hall',
    head: HEADS.chaosWarrior,
    at: [132, 88],
    size: 158,
    bust: ['plate', 'blackIron', { size: 280 }],
    behind: [{ icon: 'sharp-halberd', paint: 'steel', at: [214, 98], size: 150, flip: true }],
    weather: ['embers'],
  }),
  chaosSorcerer: figure({
    family: 'chaos',
    place: 'sigil',
    head: HEADS.chaosSorcerer,
    at: [132, 92],
    size: 156,
    bust: ['robe', 'night', { swap: { cloth: 'violet' } }],
    behind: [{ icon: 'skull-staff', paint: 'bone', at: [212, 92], size: 132 }],
    before: [
      { glow: [52, 190, 46, '#c46aff'] },
      { icon: 'evil-hand', paint: 'violet', at: [58, 186], size: 92 },
    ],
    weather: ['embers'],
    token: { size: 86 },
  }),
  gargoyle: figure({
    family: 'demons',
    place: 'vault',
    head: HEADS.gargoyle,
    size: 138,
    bust: ['brute', 'stone', { size: 244, bare: true }],
    behind: WINGS,
    weather: ['embers'],
    token: { at: [0, 4], size: 62, behind: SMALL_WINGS },
  }),
  skeleton: figure({
    family: 'undead',
    place: 'crypt',
    head: HEADS.skeleton,
    at: [132, 92],
    size: 142,
    bust: ['ribs', 'bone', { size: 240 }],
    behind: [{ icon: 'rusty-sword', paint: 'rust', at: [214, 106], size: 130 }],
  }),
  zombie: figure({
    family: 'undead',
    place: 'crypt',
    head: { ...HEADS.zombie, turn: 8 },
    at: [128, 96],
    size: 148,
    bust: ['lean', 'rot', { at: [134, 244], size: 250, swap: { cloth: 'earth' } }],
    before: [{ icon: 'skeletal-hand', paint: 'rot', at: [218, 168], size: 92, turn: 14 }],
    weather: ['mist', 'dust'],
  }),
  mummy: figure({
    family: 'undead',
    place: 'crypt',
    head: HEADS.mummy,
    at: [132, 92],
    bust: ['wraps', 'linen', { size: 258 }],
    before: [{ icon: 'scarab-beetle', paint: 'gold', at: [132, 196], size: 40 }],
    weather: ['motes', 'dust'],
  }),
  ogre: figure({
    family: 'beasts',
    place: 'cave',
    head: HEADS.ogre,
    at: [132, 100],
    size: 164,
    bust: ['brute', 'ogre', { at: [132, 230], size: 310, fur: 'fur' }],
    behind: [{ icon: 'spiked-mace', paint: 'wood', at: [218, 100], size: 140 }],
    weather: ['motes', 'dust'],
    token: { size: 84, at: [0, -1] },
  }),
  bugbear: figure({
    family: 'beasts',
    place: 'cave',
    head: HEADS.bugbear,
    at: [132, 98],
    size: 160,
    bust: ['brute', 'fur', { size: 284, swap: { brass: 'iron' }, fur: 'rust' }],
    behind: [{ icon: 'wood-club', paint: 'wood', at: [218, 96], size: 132 }],
    weather: ['motes', 'dust'],
    token: { size: 80 },
  }),
  captive: figure({
    family: 'folk',
    place: 'vault',
    head: { icon: 'imprisoned', paint: 'skin' },
    at: [132, 122],
    size: 190,
    token: { size: 68 },
  }),
  stranger: figure({
    family: 'folk',
    place: 'vault',
    head: {
      icon: 'hood',
      paint: 'shade',
      glows: [
        [216, 250, 36, EYES.amber],
        [296, 250, 36, EYES.amber],
      ],
    },
    at: [132, 104],
    size: 170,
    bust: ['robe', 'shade', {}],
    token: { size: 80 },
  }),
} as const satisfies Readonly<Record<BoxMonster | 'ogre' | 'bugbear' | 'captive' | 'stranger', Picture>>;
