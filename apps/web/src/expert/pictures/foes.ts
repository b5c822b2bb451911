/** Whom only quest rooms hold: beasts grown great, chiefs, heroes gone wrong; and whom they hold captive. */
import type { FoeId } from '@oubliette/expert';
import { HEADS, MONSTERS as CLASSIC } from '../../classic/pictures/monsters.ts';
import { MINOTAUR, OTHERS } from '../../classic/pictures/others.ts';
import { figure } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture, Silhouette } from '../../pictures/picture.ts';
import { HERO_HEADS } from './heroes.ts';

function eyes(places: readonly (readonly [x: number, y: number])[], size: number, colour: string) {
  return places.map(([x, y]) => [x, y, size, colour] as const);
}

/** As it was, in other colours and with other eyes. */
function fallen(
  head: (typeof HERO_HEADS)[keyof typeof HERO_HEADS],
  at: readonly (readonly [number, number])[],
  weapon: string,
  paint: PaintName,
): Picture {
  return figure({
    family: 'chaos',
    place: 'night',
    head: { ...head, paint, glows: eyes(at, 34, EYES.red) },
    at: [132, 96],
    size: 156,
    bust: ['plate', 'blackIron', { size: 262, swap: { trim: 'royal' } }],
    behind: [{ icon: weapon, paint: 'rust', at: [216, 98], size: 132 }],
    weather: ['embers', 'mist'],
    token: { size: 74 },
  });
}

const CROWN = { icon: 'jewel-crown', paint: 'gold', at: [132, 44], size: 70 } as const satisfies Silhouette;

export const QUARRY = {
  oldTroll: {
    ...OTHERS.troll,
    ...figure({
      family: 'beasts',
      place: 'night',
      head: {
        icon: 'troll',
        paint: 'stone',
        plug: 'M80 110H432V440H80z',
        zones: [['leaf', 'M0 90H130V512H0zM382 90H512V512H382zM130 60H382V200H130z']],
        glows: eyes(
          [
            [204, 280],
            [312, 280],
          ],
          40,
          EYES.amber,
        ),
      },
      at: [132, 104],
      size: 190,
      bust: ['brute', 'stone', { at: [132, 236], size: 330, bare: true, fur: 'leaf' }],
      behind: [{ icon: 'wood-club', paint: 'wood', at: [224, 84], size: 150 }],
      weather: ['mist', 'rain'],
      token: { size: 82, at: [0, 6] },
    }),
  },
  hornedKing: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      ...MINOTAUR,
      paint: 'blackIron',
      glows: eyes(
        [
          [326, 256],
          [186, 256],
        ],
        46,
        EYES.sun,
      ),
    },
    at: [132, 112],
    size: 190,
    bust: ['brute', 'fur', { at: [132, 240], size: 320, fur: 'royal' }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [222, 104], size: 130 }],
    before: [{ ...CROWN, at: [132, 66] }],
    weather: ['embers'],
    token: { at: [0, 8], size: 86 },
  }),
  greatOgre: figure({
    family: 'beasts',
    place: 'hall',
    head: {
      ...HEADS.ogre,
      paint: 'ginger',
      glows: eyes(
        [
          [206, 214],
          [306, 214],
        ],
        36,
        EYES.red,
      ),
    },
    at: [132, 108],
    size: 180,
    bust: ['brute', 'ogre', { at: [132, 236], size: 330, swap: { leather: 'paper' } }],
    behind: [{ icon: 'meat-cleaver', paint: 'steel', at: [220, 92], size: 130 }],
    before: [{ icon: 'ham-shank', paint: 'life', at: [52, 192], size: 92 }],
    weather: ['dust'],
    token: { size: 80, at: [0, 6], before: [{ icon: 'ham-shank', paint: 'life', at: [24, 24], size: 38 }] },
  }),
  wyrm: figure({
    family: 'beasts',
    place: 'cave',
    head: {
      icon: 'spiked-dragon-head',
      paint: 'royal',
      zones: [['bone', 'M0 250H250V512H0z']],
      glows: [[300, 170, 36, EYES.sun]],
    },
    at: [128, 118],
    size: 214,
    behind: [{ glow: [220, 150, 70, '#ff9a2e'] }],
    weather: ['embers'],
    token: { size: 84, at: [0, 5] },
  }),
  robberKing: figure({
    family: 'folk',
    place: 'hall',
    head: {
      icon: 'old-king',
      paint: 'skin',
      plug: 'M120 120H392V440H120z',
      zones: [
        ['gold', 'M60 0H452V190H60z'],
        ['ginger', 'M100 300H412V512H100z'],
      ],
    },
    at: [132, 94],
    size: 152,
    bust: ['plate', 'leather', { size: 262, swap: { trim: 'gold' }, fur: 'bone' }],
    before: [{ icon: 'swap-bag', paint: 'leather', at: [216, 188], size: 84 }],
    weather: ['motes'],
    token: { at: [0, 7], size: 72 },
  }),
  warlord: figure({
    family: 'goblinoids',
    place: 'hall',
    head: {
      ...HEADS.orc,
      paint: 'bone',
      zones: [
        ['iron', 'M120 20H392V200H120z'],
        ['gold', 'M180 400H332V430H180z'],
      ],
      glows: eyes(
        [
          [190, 265],
          [322, 265],
        ],
        46,
        EYES.sun,
      ),
    },
    at: [132, 100],
    size: 160,
    bust: ['plate', 'royal', { size: 284, swap: { trim: 'gold' }, fur: 'bone' }],
    behind: [
      { icon: 'battle-axe', paint: 'steel', at: [216, 90], size: 140 },
      { icon: 'battle-axe', paint: 'steel', at: [48, 90], size: 140, flip: true },
    ],
    weather: ['embers'],
    token: { at: [0, 8], size: 72 },
  }),
  ransomer: figure({
    family: 'folk',
    place: 'vault',
    head: {
      icon: 'executioner-hood',
      paint: 'cloth',
      zones: [['leather', 'M0 330H512V512H0z']],
      glows: eyes(
        [
          [228, 178],
          [284, 178],
        ],
        26,
        EYES.amber,
      ),
    },
    at: [132, 96],
    size: 168,
    bust: ['brute', 'skin', { size: 282 }],
    before: [{ icon: 'keyring', paint: 'brass', at: [214, 184], size: 82 }],
    weather: ['dust'],
    token: { at: [0, 7], size: 80 },
  }),
  profaner: figure({
    family: 'chaos',
    place: 'sigil',
    head: {
      icon: 'devil-mask',
      paint: 'gold',
      glows: eyes(
        [
          [204, 236],
          [308, 236],
        ],
        40,
        EYES.red,
      ),
    },
    at: [132, 98],
    size: 156,
    bust: ['robe', 'royal', { swap: { cloth: 'night', brass: 'gold' } }],
    before: [{ icon: 'sacrificial-dagger', paint: 'steel', at: [214, 176], size: 96 }],
    weather: ['embers'],
    token: { at: [0, 7], size: 80 },
  }),
  deepHorror: figure({
    family: 'fimirs',
    place: 'cave',
    head: {
      icon: 'gooey-daemon',
      paint: 'violet',
      glows: eyes(
        [
          [184, 160],
          [330, 160],
        ],
        48,
        EYES.green,
      ),
    },
    at: [132, 108],
    size: 190,
    behind: [
      { icon: 'spiked-tentacle', paint: 'violet', at: [40, 150], size: 120, flip: true },
      { icon: 'spiked-tentacle', paint: 'violet', at: [226, 150], size: 120 },
    ],
    weather: ['mist', 'dust'],
    token: { at: [0, 6], size: 82 },
  }),
  necromancer: figure({
    family: 'undead',
    place: 'crypt',
    head: {
      icon: 'cowled',
      paint: 'night',
      plug: 'M150 130H362V400H150z',
      zones: [['rot', 'M170 150H342V400H170z']],
      glows: eyes(
        [
          [212, 236],
          [300, 236],
        ],
        36,
        EYES.ice,
      ),
    },
    at: [132, 98],
    size: 170,
    bust: ['robe', 'night', { swap: { cloth: 'bone' } }],
    before: [{ icon: 'skeletal-hand', paint: 'bone', at: [214, 176], size: 96 }],
    weather: ['mist', 'sparkle'],
    token: { at: [0, 7], size: 82 },
  }),
  sorcerer: figure({
    family: 'demons',
    place: 'vault',
    head: {
      icon: 'wizard-face',
      paint: 'bone',
      zones: [['royal', 'M0 0H512V250H0z']],
      glows: eyes(
        [
          [206, 250],
          [306, 250],
        ],
        34,
        EYES.amber,
      ),
    },
    at: [132, 92],
    size: 164,
    bust: ['robe', 'royal', { swap: { cloth: 'gold' } }],
    before: [{ icon: 'powder', paint: 'wood', at: [214, 178], size: 92 }],
    weather: ['embers'],
    token: { at: [0, 7], size: 76 },
  }),
  poisoner: figure({
    family: 'fimirs',
    place: 'shelf',
    head: {
      icon: 'witch-face',
      paint: 'rot',
      zones: [
        ['night', 'M0 0H512V225H0z'],
        ['fur', 'M0 225H200V512H0z'],
      ],
      glows: eyes(
        [
          [270, 262],
          [343, 254],
        ],
        26,
        EYES.green,
      ),
    },
    at: [130, 92],
    size: 168,
    bust: ['robe', 'night', { at: [126, 246], size: 230, swap: { cloth: 'plague' } }],
    before: [{ icon: 'poison-bottle', paint: 'warp', at: [216, 178], size: 92, smooth: true }],
    weather: ['mist'],
    token: { at: [0, 7], size: 80 },
  }),
  fallenBarbarian: fallen(
    HERO_HEADS.barbarian,
    [
      [200, 250],
      [140, 250],
    ],
    'broadsword',
    'life',
  ),
  fallenWarrior: fallen(
    HERO_HEADS.warrior,
    [
      [212, 250],
      [300, 250],
    ],
    'rune-sword',
    'steel',
  ),
  fallenDwarf: fallen(
    HERO_HEADS.dwarf,
    [
      [206, 250],
      [306, 250],
    ],
    'battle-axe',
    'rust',
  ),
  fallenElf: fallen(
    HERO_HEADS.elf,
    [
      [214, 300],
      [298, 300],
    ],
    'pocket-bow',
    'plague',
  ),
  fallenHalfling: fallen(
    HERO_HEADS.halfling,
    [
      [202, 262],
      [310, 262],
    ],
    'sling',
    'frost',
  ),
  fallenPriest: fallen(
    HERO_HEADS.priest,
    [
      [206, 230],
      [306, 230],
    ],
    'flanged-mace',
    'bone',
  ),
  fallenWizard: fallen(
    HERO_HEADS.wizard,
    [
      [206, 250],
      [306, 250],
    ],
    'skull-staff',
    'violet',
  ),
} as const satisfies Readonly<Record<FoeId, Picture>>;

export const HOSTAGE: Picture = CLASSIC.captive;
