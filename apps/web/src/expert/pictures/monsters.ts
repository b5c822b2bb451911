/** The creatures of the Monster cards. */
import type { MonsterId } from '@oubliette/expert';
import { HEADS, MONSTERS as CLASSIC } from '../../classic/pictures/monsters.ts';
import { OTHERS } from '../../classic/pictures/others.ts';
import { figure, standing } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

const { skeleton, zombie, mummy, goblin, orc, ogre, chaosSorcerer } = CLASSIC;
const { ghoul, wight, goblinArcher, troll, vampireBat, wolf, minotaur, chaosChampion } = OTHERS;

/** In front of whoever shoots it. */
const BOW = { icon: 'pocket-bow', paint: 'wood' } as const;

const DROW = {
  icon: 'elf',
  paint: 'iron',
  zones: [['bone', 'M120 0H392V110H120zM330 120H440V512H330zM182 120H72V512H182z']],
  glows: [
    [206, 234, 36, EYES.red],
    [306, 234, 36, EYES.red],
  ],
} as const;

export const CREATURES = {
  skeleton,
  zombie,
  boneArcher: figure({
    family: 'undead',
    place: 'crypt',
    head: HEADS.skeleton,
    at: [120, 92],
    size: 136,
    bust: ['ribs', 'bone', { at: [120, 236], size: 230 }],
    before: [{ ...BOW, at: [208, 150], size: 120 }],
    token: { at: [-3, -5], size: 76, before: [{ ...BOW, at: [16, 16], size: 48 }] },
  }),
  ghoul,
  mummy,
  wraith: standing({
    family: 'undead',
    place: 'night',
    head: {
      icon: 'spectre',
      paint: 'frost',
      glows: [
        [318, 122, 40, EYES.ice],
        [400, 132, 40, EYES.ice],
      ],
    },
    at: [132, 118],
    size: 200,
    weather: ['mist', 'sparkle'],
    token: { size: 84 },
  }),
  graveKnight: wight,
  lich: figure({
    family: 'undead',
    place: 'hall',
    head: {
      icon: 'crowned-skull',
      paint: 'bone',
      zones: [['gold', 'M0 0H512V230H0z']],
      glows: [
        [180, 311, 48, EYES.violet],
        [335, 311, 48, EYES.violet],
      ],
    },
    at: [132, 94],
    size: 150,
    bust: ['robe', 'night', { swap: { cloth: 'violet', brass: 'gold' } }],
    behind: [{ icon: 'skull-staff', paint: 'bone', at: [214, 92], size: 132 }],
    weather: ['mist', 'sparkle'],
    token: { size: 76, at: [0, 6] },
  }),
  goblin,
  goblinArcher,
  orc,
  blackOrc: figure({
    family: 'goblinoids',
    place: 'stair',
    head: {
      ...HEADS.orc,
      paint: 'blackIron',
      zones: [
        ['iron', 'M120 20H392V200H120z'],
        ['bone', 'M180 400H332V430H180z'],
      ],
    },
    at: [132, 100],
    size: 156,
    bust: ['plate', 'blackIron', { size: 276, swap: { trim: 'iron' } }],
    behind: [{ icon: 'sharp-axe', paint: 'steel', at: [216, 96], size: 140 }],
    before: [{ icon: 'bull-horns', paint: 'bone', at: [132, 52], size: 116 }],
    weather: ['embers'],
    token: { at: [0, 8], size: 70, behind: [{ icon: 'bull-horns', paint: 'bone', at: [0, -14], size: 84 }] },
  }),
  shaman: figure({
    family: 'goblinoids',
    place: 'sigil',
    head: {
      icon: 'totem-mask',
      paint: 'wood',
      plug: 'M70 80H442L400 480H112z',
      zones: [['royal', 'M40 0H472V150H40z']],
      glows: [
        [190, 190, 44, EYES.green],
        [322, 190, 44, EYES.green],
      ],
    },
    at: [132, 96],
    size: 136,
    bust: ['hide', 'orc', { swap: { belly: 'leather' }, fur: 'fur' }],
    behind: [
      { icon: 'two-feathers', paint: 'royal', at: [80, 50], size: 90 },
      { icon: 'skull-staff', paint: 'bone', at: [218, 96], size: 130 },
    ],
    weather: ['embers', 'mist'],
    token: { size: 76 },
  }),
  troll,
  orcCaptain: figure({
    family: 'goblinoids',
    place: 'hall',
    head: {
      ...HEADS.orc,
      zones: [
        ['iron', 'M120 20H392V230L256 250 120 230z'],
        ['bone', 'M180 400H332V430H180z'],
      ],
    },
    at: [132, 96],
    size: 156,
    bust: ['plate', 'iron', { size: 272, swap: { trim: 'rust' }, fur: 'fur' }],
    behind: [
      { icon: 'tattered-banner', paint: 'royal', at: [208, 78], size: 138 },
      { icon: 'war-axe', paint: 'steel', at: [46, 100], size: 126, flip: true },
    ],
    weather: ['embers'],
    token: { at: [0, 7], size: 76 },
  }),
  rat: standing({
    family: 'beasts',
    place: 'warren',
    head: { icon: 'rat', paint: 'rat', glows: [[318, 82, 26, EYES.red]] },
    behind: [{ icon: 'rat', paint: 'ratDark', at: [58, 150], size: 110, flip: true }],
    at: [148, 124],
    size: 178,
    weather: ['dust'],
    token: { size: 80 },
  }),
  bat: vampireBat,
  wolf,
  spider: standing({
    family: 'beasts',
    place: 'cave',
    head: {
      icon: 'masked-spider',
      paint: 'fur',
      zones: [['rust', 'M160 0H352V190H160z']],
      glows: [
        [238, 320, 22, EYES.red],
        [274, 320, 22, EYES.red],
      ],
    },
    behind: [{ icon: 'cobweb', paint: 'bone', at: [64, 56], size: 110, fade: 0.7, smooth: true }],
    at: [136, 124],
    size: 196,
    token: { size: 84 },
  }),
  minotaur,
  dragonet: figure({
    family: 'beasts',
    place: 'cave',
    head: {
      icon: 'dragon-head',
      paint: 'leaf',
      zones: [['belly', 'M300 300H512V512H300z']],
      glows: [[330, 160, 34, EYES.amber]],
    },
    at: [128, 122],
    size: 196,
    weather: ['embers'],
    token: { size: 80 },
  }),
  cutthroat: figure({
    family: 'folk',
    place: 'stair',
    head: {
      icon: 'ninja-head',
      paint: 'leather',
      plug: 'M120 150H392V290H120z',
      zones: [['skin', 'M100 180H412V290H100z']],
    },
    at: [132, 98],
    size: 144,
    bust: ['rags', 'leather', { at: [132, 250], size: 226, swap: { cloth: 'shade' } }],
    before: [{ icon: 'plain-dagger', paint: 'steel', at: [216, 176], size: 88 }],
    weather: ['motes'],
    token: { size: 74 },
  }),
  bandit: figure({
    family: 'folk',
    place: 'night',
    head: {
      icon: 'bandit',
      paint: 'leather',
      plug: 'M170 200H342V420H170z',
      zones: [
        ['skin', 'M150 230H362V310H150z'],
        ['royal', 'M120 310H512V512H120z'],
      ],
    },
    at: [128, 96],
    size: 156,
    bust: ['rags', 'linen', { at: [132, 250], size: 226, swap: { cloth: 'leather' } }],
    before: [{ ...BOW, at: [214, 160], size: 96 }],
    weather: ['mist'],
    token: { size: 82, at: [0, 2] },
  }),
  drow: figure({
    family: 'demons',
    place: 'cave',
    head: DROW,
    at: [132, 98],
    size: 160,
    bust: ['rags', 'night', { at: [132, 246], size: 232, swap: { cloth: 'violet' } }],
    behind: [{ icon: 'crossbow', paint: 'blackIron', at: [216, 108], size: 118 }],
    weather: ['mist'],
    token: { size: 78 },
  }),
  ogre,
  banditChief: figure({
    family: 'folk',
    place: 'hall',
    head: {
      icon: 'pirate-captain',
      paint: 'leather',
      plug: 'M160 200H352V470H160z',
      zones: [
        ['royal', 'M40 0H472V200H40z'],
        ['skin', 'M150 220H362V360H150z'],
      ],
    },
    at: [132, 92],
    size: 156,
    bust: ['plate', 'leather', { size: 262, swap: { trim: 'brass' }, fur: 'fur' }],
    behind: [{ icon: 'crossbow', paint: 'wood', at: [218, 104], size: 118 }],
    weather: ['motes'],
    token: { at: [0, 7], size: 74 },
  }),
  drowMistress: figure({
    family: 'demons',
    place: 'hall',
    head: {
      icon: 'woman-elf-face',
      paint: 'iron',
      zones: [['bone', 'M0 250H150V512H0zM362 250H512V512H362z']],
      glows: [
        [208, 236, 30, EYES.violet],
        [304, 236, 30, EYES.violet],
      ],
    },
    at: [132, 94],
    size: 160,
    bust: ['robe', 'night', { swap: { cloth: 'violet', brass: 'steel' } }],
    behind: [{ icon: 'whip', paint: 'leather', at: [216, 110], size: 120 }],
    weather: ['sparkle', 'mist'],
    token: { at: [0, 7], size: 76 },
  }),
  cultist: figure({
    family: 'chaos',
    place: 'crypt',
    head: {
      icon: 'cultist',
      paint: 'linen',
      glows: [
        [250, 278, 30, EYES.red],
        [312, 262, 30, EYES.red],
      ],
    },
    at: [132, 100],
    size: 180,
    bust: ['robe', 'linen', { at: [132, 250], size: 230 }],
    before: [{ icon: 'sacrificial-dagger', paint: 'steel', at: [214, 178], size: 84 }],
    weather: ['mist'],
    token: { size: 84 },
  }),
  chaosSorcerer,
  chaosChampion,
} as const satisfies Readonly<Record<MonsterId, Picture>>;
