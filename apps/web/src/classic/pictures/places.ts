/** Rooms, known by what stands in them; and the ways between. */
import type { FurnitureKind } from '@oubliette/classic';
import { event, room, thing } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

const TORCHES = [
  {
    icon: 'torch',
    paint: 'wood',
    at: [48, 92],
    size: 46,
    turn: -45,
    zones: [['flame', 'M250 0H512V250H250z']],
  },
  {
    icon: 'torch',
    paint: 'wood',
    at: [216, 92],
    size: 46,
    turn: -45,
    zones: [['flame', 'M250 0H512V250H250z']],
  },
  { glow: [48, 78, 44, '#ff9a2e'] },
  { glow: [216, 78, 44, '#ff9a2e'] },
] as const;

export const ROOMS = {
  table: room('table', 'wood', {
    before: [
      {
        icon: 'candle-flame',
        paint: 'bone',
        at: [132, 82],
        size: 62,
        zones: [['flame', 'M150 0H362V230H150z']],
      },
    ],
  }),
  throne: room('stone-throne', 'stone', {
    size: 166,
    at: [132, 118],
    before: [
      {
        icon: 'overlord-helm',
        paint: 'night',
        at: [132, 108],
        size: 84,
        glows: [
          [226, 214, 44, '#ff3a1e'],
          [286, 214, 44, '#ff3a1e'],
        ],
      },
      ...TORCHES,
    ],
  }),
  alchemistBench: room('fizzing-flask', 'glass', {
    place: 'shelf',
    smooth: true,
    at: [96, 122],
    size: 130,
    zones: [['warp', 'M0 300H300V512H0z']],
    before: [
      {
        icon: 'round-potion',
        paint: 'glass',
        at: [192, 140],
        size: 100,
        smooth: true,
        zones: [['violet', 'M100 300H420V512H100z']],
      },
    ],
  }),
  treasureChest: room('locked-chest', 'wood', {
    zones: [['brass', 'M200 200H312V340H200z']],
    before: TORCHES,
  }),
  tomb: room('sarcophagus', 'stone', { place: 'crypt', size: 176 }),
  sorcererDesk: room('spell-book', 'paper', {
    place: 'shelf',
    size: 150,
    at: [120, 120],
    before: [
      {
        icon: 'candle-skull',
        paint: 'bone',
        at: [212, 134],
        size: 82,
        zones: [['flame', 'M180 0H332V150H180z']],
      },
    ],
  }),
  bookcase: room('bookshelf', 'cloth', {
    zones: [
      ['arcane', 'M0 0H130V512H0z'],
      ['laurel', 'M240 0H330V512H240z'],
    ],
    size: 170,
  }),
  rack: room('manacles', 'iron', {
    place: 'cave',
    size: 150,
    before: [{ icon: 'drop', paint: 'life', at: [132, 206], size: 30, smooth: true }],
  }),
  fireplace: room('fireplace', 'stone', {
    size: 180,
    at: [132, 124],
    zones: [['flame', 'M140 220H372V440H140z']],
    behind: [{ glow: [132, 150, 110, '#ff9a2e'] }],
  }),
  weaponRack: room('sword-array', 'steel', { size: 170, before: TORCHES }),
  cupboard: room('wooden-crate', 'wood', {
    size: 140,
    at: [132, 138],
    before: [{ icon: 'jug', paint: 'linen', at: [132, 52], size: 70 }],
  }),
  room: room('dungeon-gate', 'stone', {
    size: 184,
    zones: [['flame', 'M150 180H210V300H150zM300 180H362V300H300z']],
  }),
  passage: room('stone-path', 'stone', { size: 170, before: TORCHES }),
  lair: {
    kind: 'room',
    family: 'room',
    place: 'vault',
    ground: 178,
    halo: [132, 100, 130, '#ffb14a'],
    layers: [
      { shade: [132, 190, 70] },
      { icon: 'stone-throne', paint: 'stone', at: [132, 116], size: 158 },
      {
        icon: 'overlord-helm',
        paint: 'night',
        at: [132, 108],
        size: 86,
        glows: [
          [226, 214, 44, '#ff3a1e'],
          [286, 214, 44, '#ff3a1e'],
        ],
      },
      {
        icon: 'orc-head',
        paint: 'shade',
        at: [60, 190],
        size: 92,
        glows: [
          [190, 265, 40, '#ff3a1e'],
          [322, 265, 40, '#ff3a1e'],
        ],
      },
      {
        icon: 'goblin',
        paint: 'shade',
        at: [200, 198],
        size: 104,
        glows: [
          [192, 272, 40, '#ffb01e'],
          [318, 272, 40, '#ffb01e'],
        ],
      },
    ],
    weather: ['mist', 'embers'],
  },
  stairs: room('stairs', 'stone', { place: 'stair', size: 150, at: [132, 134], family: 'light' }),
  door: room('wooden-door', 'wood', {
    size: 168,
    zones: [['iron', 'M0 120H512V180H0zM0 330H512V390H0z']],
    before: TORCHES,
  }),
  secretDoor: room('secret-door', 'bone', { size: 168, behind: [{ glow: [132, 126, 90, '#ffe3a0'] }] }),
} as const satisfies Readonly<
  Record<FurnitureKind | 'room' | 'passage' | 'lair' | 'stairs' | 'door' | 'secretDoor', Picture>
>;

export const EVENTS = {
  death: {
    kind: 'death',
    family: 'death',
    place: 'night',
    halo: [176, 66, 90],
    layers: [
      { shade: [126, 210, 84] },
      { icon: 'hasty-grave', paint: 'wood', at: [126, 134], size: 158 },
      { icon: 'visored-helm', paint: 'iron', at: [122, 70], size: 58, turn: -9 },
      { icon: 'raven', paint: 'night', at: [176, 92], size: 62 },
      { icon: 'broadsword', paint: 'steel', at: [204, 186], size: 76, turn: 80 },
    ],
    weather: ['rain', 'mist'],
  },
  slain: thing('skull-crack', 'bone', {
    kind: 'event',
    family: 'chaos',
    place: 'rays',
    afloat: true,
    weather: ['embers'],
    zones: [['life', 'M260 0H512V200H260z']],
  }),
  critical: thing('sword-wound', 'steel', {
    kind: 'event',
    family: 'chaos',
    place: 'rays',
    afloat: true,
    weather: ['embers'],
    zones: [['life', 'M0 260H260V512H0z']],
  }),
  victory: {
    kind: 'victory',
    family: 'victory',
    place: 'rays',
    halo: [132, 110, 140],
    layers: [
      { icon: 'laurels', paint: 'laurel', at: [132, 122], size: 200 },
      { icon: 'crossed-swords', paint: 'steel', at: [132, 112], size: 166 },
      {
        icon: 'lantern-flame',
        paint: 'gold',
        at: [132, 116],
        size: 104,
        glows: [[256, 300, 150, '#ffd24a']],
      },
    ],
    weather: ['sparkle'],
  },
  defeat: {
    kind: 'death',
    family: 'dark',
    place: 'crypt',
    halo: [132, 90, 120],
    layers: [
      { shade: [132, 212, 90] },
      {
        icon: 'skull-crossed-bones',
        paint: 'bone',
        at: [132, 112],
        size: 160,
        glows: [
          [206, 190, 40, '#b86aff'],
          [306, 190, 40, '#b86aff'],
        ],
      },
      { icon: 'lantern', paint: 'iron', at: [202, 188], size: 72, turn: 70 },
    ],
    weather: ['mist', 'rain'],
  },
  tidings: event('tied-scroll', 'paper', {
    place: 'hall',
    weather: ['motes'],
    zones: [['life', 'M200 200H312V312H200z']],
  }),
  level: {
    kind: 'level',
    family: 'wisdom',
    place: 'rays',
    halo: [132, 116, 130],
    layers: [
      {
        icon: 'winged-shield',
        paint: 'steel',
        at: [132, 128],
        size: 196,
        zones: [['arcane', 'M176 130H336V420H176z']],
      },
      { icon: 'rank-3', paint: 'gold', at: [132, 132], size: 78, smooth: true },
    ],
    weather: ['sparkle'],
  },
} as const satisfies Readonly<Record<string, Picture>>;
