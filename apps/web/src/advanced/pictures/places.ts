/** Traps, what hazard rooms hold, the master's counters, and the sections of the dungeon. */
import type { CounterKind, Hazard, TrapId } from '@oubliette/advanced';
import { event, figure, room, trap } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const TRAPS = {
  pit: trap('hole-ladder', 'wood', { place: 'cave' }),
  crossfire: trap('crossed-air-flows', 'steel', { afloat: true }),
  portcullis: trap('spiked-fence', 'iron', { size: 196, at: [132, 110] }),
  poisonDart: trap('dart', 'steel', {
    afloat: true,
    at: [120, 96],
    size: 130,
    before: [{ icon: 'drop', paint: 'warp', at: [66, 190], size: 34, smooth: true }],
  }),
  blocks: trap('stone-block', 'stone', {
    size: 150,
    at: [132, 140],
    behind: [{ icon: 'stone-block', paint: 'stone', at: [76, 56], size: 96, turn: 20 }],
  }),
  gas: trap('poison-gas', 'warp', { family: 'ratmen', smooth: true, weather: ['mist'] }),
  mantrap: trap('mantrap', 'steel', { size: 200, at: [132, 140], zones: [['rust', 'M0 330H512V512H0z']] }),
  spike: trap('spiky-pit', 'steel', { at: [132, 140] }),
  shock: trap('lightning-branches', 'gold', { family: 'air', smooth: true, afloat: true, size: 196 }),
  magic: trap('magic-portal', 'violet', { family: 'dark', smooth: true, size: 176, weather: ['sparkle'] }),
  fireball: trap('fireball', 'flame', { family: 'fire', smooth: true, afloat: true, weather: ['embers'] }),
  mindstealer: trap('brain-tentacle', 'violet', { family: 'dark', afloat: true, weather: ['mist'] }),
  guillotine: trap('guillotine', 'steel', {
    size: 190,
    at: [132, 114],
    zones: [['wood', 'M0 0H130V512H0zM382 0H512V512H382zM0 400H512V512H0z']],
  }),
  alarm: trap('ringing-bell', 'brass', { afloat: true, size: 160 }),
} as const satisfies Readonly<Record<TrapId, Picture>>;

export const HAZARDS = {
  wanderingMonsters: {
    kind: 'event',
    family: 'goblinoids',
    place: 'vault',
    ground: 176,
    halo: [132, 96, 140],
    layers: [
      { shape: 'werewolf', flat: '#1d0d07', at: [132, 118], size: 190, fade: 0.92 },
      { glow: [163, 58, 14, '#ff3a1e'] },
      { icon: 'footprint', paint: 'earth', at: [52, 208], size: 40, turn: 20 },
      { icon: 'footprint', paint: 'earth', at: [92, 224], size: 40, turn: 34 },
    ],
    weather: ['mist', 'motes'],
  },
  maiden: {
    ...figure({
      family: 'folk',
      place: 'hall',
      head: {
        icon: 'maiden',
        paint: 'skin',
        zones: [['ginger', 'M60 0H180V512H60zM332 0H452V512H332zM120 0H392V130H120z']],
      },
      at: [132, 100],
      size: 168,
      bust: ['rags', 'paper', { size: 220, at: [132, 250], swap: { cloth: 'arcane' } }],
      weather: ['motes'],
    }),
    kind: 'event',
  },
  witch: event('witch-flight', 'night', {
    family: 'demons',
    place: 'night',
    afloat: true,
    size: 180,
    weather: ['mist'],
  }),
  manAtArms: {
    ...figure({
      family: 'folk',
      place: 'hall',
      head: { icon: 'barbute', paint: 'iron', plug: 'M170 150H342V430H170z' },
      at: [132, 92],
      bust: ['rags', 'cloth', { size: 240, swap: { cloth: 'iron' } }],
      behind: [{ icon: 'stone-spear', paint: 'wood', at: [214, 92], size: 140 }],
      weather: ['motes'],
    }),
    kind: 'event',
  },
  thief: event('hooded-figure', 'night', {
    family: 'folk',
    place: 'stair',
    afloat: true,
    size: 180,
    before: [{ icon: 'swap-bag', paint: 'leather', at: [206, 176], size: 66 }],
  }),
  chasm: trap('earth-crack', 'earth', { place: 'cave', afloat: true, size: 200 }),
  statue: trap('stone-bust', 'stone', { place: 'hall', size: 180, at: [132, 118] }),
  rats: trap('rat', 'ratDark', {
    place: 'warren',
    family: 'ratmen',
    size: 150,
    at: [150, 132],
    behind: [{ icon: 'rat', paint: 'ratDark', at: [62, 140], size: 110, flip: true }],
    before: [{ icon: 'rat', paint: 'rat', at: [80, 190], size: 90 }],
  }),
  bats: trap('moon-bats', 'night', { place: 'night', family: 'beasts', afloat: true, size: 190 }),
  mould: trap('gooey-molecule', 'plague', {
    place: 'cave',
    family: 'ratmen',
    afloat: true,
    size: 170,
    before: [{ icon: 'gooey-molecule', paint: 'rot', at: [200, 176], size: 84 }],
  }),
  mushrooms: trap('mushrooms-cluster', 'life', {
    place: 'cave',
    family: 'earth',
    size: 156,
    at: [132, 138],
    zones: [['bone', 'M0 260H512V512H0z']],
  }),
  grate: trap('window-bars', 'iron', { size: 160, at: [132, 130] }),
  fountain: trap('water-fountain', 'stone', {
    place: 'hall',
    family: 'water',
    size: 184,
    zones: [['frost', 'M0 0H512V230H0z']],
    weather: ['sparkle'],
  }),
  magicCircle: trap('pentacle', 'gold', {
    place: 'sigil',
    family: 'dark',
    afloat: true,
    smooth: true,
    size: 170,
    weather: ['sparkle'],
  }),
  trapdoor: trap('wooden-door', 'wood', {
    at: [132, 138],
    size: 140,
    zones: [['iron', 'M0 120H512V180H0zM0 330H512V390H0z']],
  }),
  throne: trap('throne-king', 'stone', { place: 'hall', size: 190, at: [132, 116] }),
} as const satisfies Readonly<Record<Hazard, Picture>>;

/** Drawn as what comes of them. */
export const COUNTERS = {
  wandering: HAZARDS.wanderingMonsters,
  ambush: event('backstab', 'night', { family: 'goblinoids', place: 'cave', afloat: true, size: 180 }),
  fate: event('rolling-dices', 'bone', { family: 'wisdom', place: 'rays', weather: ['sparkle'] }),
  escape: event('sprint', 'night', { family: 'folk', place: 'stair', size: 170 }),
  character: event('overlord-helm', 'blackIron', {
    family: 'chaos',
    place: 'hall',
    afloat: true,
    size: 176,
    glows: [
      [226, 214, 44, '#ff3a1e'],
      [286, 214, 44, '#ff3a1e'],
    ],
    weather: ['embers'],
  }),
  trap: event('wolf-trap', 'rust', { family: 'hazard', place: 'vault', size: 180 }),
} as const satisfies Readonly<Record<CounterKind, Picture>>;

const TORCH = {
  icon: 'torch',
  paint: 'wood',
  at: [48, 92],
  size: 46,
  turn: -45,
  zones: [['flame', 'M250 0H512V250H250z']],
} as const;

export const SECTIONS = {
  deadEnd: room('brick-wall', 'stone', {
    size: 190,
    at: [132, 116],
    before: [TORCH, { glow: [48, 78, 44, '#ff9a2e'] }],
  }),
  junction: room('crossroad', 'stone', { size: 170, before: [TORCH, { glow: [48, 78, 44, '#ff9a2e'] }] }),
  smallRoom: room('dungeon-gate', 'stone', {
    size: 184,
    zones: [['flame', 'M150 180H210V300H150zM300 180H362V300H300z']],
  }),
  largeRoom: room('castle', 'stone', { size: 176, place: 'hall' }),
  questRoom: room('throne-king', 'stone', {
    size: 190,
    at: [132, 116],
    place: 'hall',
    before: [{ ...TORCH }, { glow: [48, 78, 44, '#ff9a2e'] }],
  }),
  chest: room('locked-chest', 'wood', {
    zones: [['brass', 'M200 200H312V340H200z']],
    before: [TORCH, { glow: [48, 78, 44, '#ff9a2e'] }],
  }),
} as const satisfies Readonly<Record<string, Picture>>;
