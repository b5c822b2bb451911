/** The horde of Chaos. */
import type { MonsterId } from '@oubliette/advanced';
import { HEADS } from '../../classic/pictures/monsters.ts';
import { MINOTAUR } from '../../classic/pictures/others.ts';
import { figure, SPEAR } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

const BEASTMAN = {
  icon: 'beastman',
  paint: 'rust',
  zones: [
    ['bone', 'M370 0H512V200H380zM142 0H0V200H132z'],
    ['fur', 'M220 440H292V512H220z'],
  ],
  glows: [
    [326, 232, 38, EYES.red],
    [186, 232, 38, EYES.red],
  ],
} as const;
const THUG = {
  icon: 'brutal-helm',
  paint: 'rust',
  plug: 'M130 250H382V430H130z',
  zones: [['bone', 'M0 40H130V240H0zM382 40H512V240H382z']],
  glows: [
    [186, 300, 36, EYES.amber],
    [326, 300, 36, EYES.amber],
  ],
} as const;
const WINGS = [
  { icon: 'bat-wing', paint: 'blackIron', at: [216, 88], size: 164, turn: -16 },
  { icon: 'bat-wing', paint: 'blackIron', at: [48, 88], size: 164, turn: 16, flip: true },
] as const;

export const CHAOS = {
  chaosThug: figure({
    family: 'chaos',
    place: 'cave',
    head: THUG,
    at: [132, 94],
    bust: ['brute', 'skin', { size: 270, swap: { leather: 'rust' } }],
    behind: [{ icon: 'croc-sword', paint: 'steel', at: [214, 106], size: 130, turn: 90 }],
    weather: ['embers'],
    token: { size: 80 },
  }),
  chaosThugSentry: figure({
    family: 'chaos',
    place: 'stair',
    head: { ...THUG, paint: 'iron' },
    at: [132, 96],
    bust: ['hide', 'leather', { swap: { belly: 'trim' } }],
    behind: [{ icon: 'hunting-horn', paint: 'bone', at: [212, 110], size: 104 }],
    before: [{ icon: 'round-shield', paint: 'trim', at: [54, 192], size: 86 }],
    weather: ['motes'],
    token: { size: 70, at: [-4, 6], behind: [SPEAR] },
  }),
  beastman: figure({
    family: 'chaos',
    place: 'cave',
    head: BEASTMAN,
    at: [132, 104],
    size: 164,
    bust: ['brute', 'rust', { size: 262, bare: true }],
    behind: [{ icon: 'wood-axe', paint: 'steel', at: [218, 100], size: 118 }],
    weather: ['embers', 'mist'],
    token: { size: 84 },
  }),
  beastmanSentry: figure({
    family: 'chaos',
    place: 'stair',
    head: BEASTMAN,
    at: [132, 106],
    size: 158,
    bust: ['hide', 'rust', { swap: { belly: 'leather' } }],
    behind: [{ icon: 'stone-spear', paint: 'wood', at: [218, 96], size: 138 }],
    before: [{ icon: 'hunting-horn', paint: 'bone', at: [54, 192], size: 78 }],
    weather: ['motes'],
    token: { size: 72, at: [-4, 6], behind: [SPEAR] },
  }),
  beastmanChampion: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      ...BEASTMAN,
      paint: 'ratDark',
      glows: [
        [326, 232, 40, EYES.amber],
        [186, 232, 40, EYES.amber],
      ],
    },
    at: [132, 104],
    size: 164,
    bust: ['plate', 'iron', { at: [132, 240], swap: { trim: 'rust' } }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [216, 96], size: 130 }],
    weather: ['embers'],
    token: { size: 80, at: [1, 3] },
  }),
  beastmanWarlord: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      ...BEASTMAN,
      paint: 'ratPale',
      glows: [
        [326, 232, 42, EYES.sun],
        [186, 232, 42, EYES.sun],
      ],
    },
    at: [132, 110],
    size: 166,
    bust: ['plate', 'blackIron', { at: [132, 240], size: 278, swap: { trim: 'gold' }, fur: 'fur' }],
    behind: [
      { icon: 'tattered-banner', paint: 'royal', at: [210, 74], size: 130 },
      { icon: 'skull-staff', paint: 'bone', at: [44, 96], size: 120, flip: true },
    ],
    weather: ['embers'],
    token: { at: [0, 8], size: 76 },
  }),
  chaosLord: figure({
    family: 'chaos',
    place: 'rays',
    head: {
      ...HEADS.chaosWarrior,
      paint: 'blackIron',
      zones: [['gold', 'M0 0H128V250H0zM384 0H512V250H384zM230 0H282V120H230z']],
      glows: [
        [204, 258, 56, EYES.sun],
        [308, 258, 56, EYES.sun],
      ],
    },
    at: [132, 92],
    size: 160,
    bust: ['plate', 'blackIron', { size: 290, swap: { trim: 'gold' }, fur: 'royal' }],
    behind: [
      { icon: 'sharp-axe', paint: 'steel', at: [216, 92], size: 136 },
      { icon: 'sharp-axe', paint: 'steel', at: [48, 92], size: 136, flip: true },
    ],
    weather: ['embers'],
    token: { at: [0, 8], size: 74 },
  }),
  chaosSorcerer: figure({
    family: 'chaos',
    place: 'sigil',
    head: HEADS.chaosSorcerer,
    at: [132, 94],
    size: 156,
    bust: ['robe', 'night', { swap: { cloth: 'violet' } }],
    behind: [{ icon: 'reaper-scythe', paint: 'steel', at: [212, 92], size: 140 }],
    before: [
      { glow: [52, 190, 46, '#c46aff'] },
      { icon: 'evil-hand', paint: 'violet', at: [58, 186], size: 92 },
    ],
    weather: ['embers'],
    token: { size: 82, at: [0, 5] },
  }),
  minotaurLord: figure({
    family: 'chaos',
    place: 'hall',
    head: {
      ...MINOTAUR,
      paint: 'blackIron',
      glows: [
        [326, 256, 46, EYES.amber],
        [186, 256, 46, EYES.amber],
      ],
    },
    at: [132, 106],
    size: 190,
    bust: ['plate', 'blackIron', { at: [132, 240], size: 300, swap: { trim: 'gold' }, fur: 'rust' }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [222, 104], size: 130 }],
    weather: ['embers'],
    token: { at: [0, 8], size: 84 },
  }),
  daemonette: figure({
    family: 'demons',
    place: 'sigil',
    head: {
      icon: 'devil-mask',
      paint: 'violet',
      zones: [['bone', 'M0 0H190V190H0zM322 0H512V190H322z']],
      glows: [
        [204, 236, 44, EYES.red],
        [308, 236, 44, EYES.red],
      ],
    },
    at: [132, 96],
    size: 160,
    bust: ['rags', 'violet', { at: [132, 256], size: 210, swap: { cloth: 'night' } }],
    before: [
      { icon: 'evil-hand', paint: 'violet', at: [44, 186], size: 90 },
      { icon: 'evil-hand', paint: 'violet', at: [220, 186], size: 90, flip: true },
    ],
    weather: ['sparkle'],
    token: { size: 84, at: [0, 5] },
  }),
  greaterDaemon: figure({
    family: 'demons',
    place: 'rays',
    head: {
      icon: 'daemon-skull',
      paint: 'royal',
      zones: [['bone', 'M130 340H382V512H130zM0 0H180V130H0zM332 0H512V130H332z']],
      glows: [
        [178, 233, 54, EYES.sun],
        [338, 233, 54, EYES.sun],
      ],
    },
    at: [132, 100],
    size: 156,
    bust: ['brute', 'royal', { size: 270, bare: true }],
    behind: WINGS,
    weather: ['embers'],
    token: {
      at: [0, 8],
      size: 62,
      behind: [
        { icon: 'bat-wing', paint: 'blackIron', at: [28, -4], size: 56, turn: -10 },
        { icon: 'bat-wing', paint: 'blackIron', at: [-28, -4], size: 56, turn: 10, flip: true },
      ],
    },
  }),
} as const satisfies Readonly<Partial<Record<MonsterId, Picture>>>;
