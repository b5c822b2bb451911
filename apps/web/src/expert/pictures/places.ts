/** Rooms by what stands in them, and quests by what waits at their end. */
import type { FurnitureId } from '@oubliette/expert';
import { ROOMS as CLASSIC } from '../../classic/pictures/places.ts';
import { event, room, trap } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const ROOMS = {
  wardrobe: CLASSIC.cupboard,
  fireplace: CLASSIC.fireplace,
  altar: room('star-altar', 'stone', {
    place: 'hall',
    size: 170,
    zones: [['royal', 'M0 0H512V250H0z']],
  }),
  bookcase: CLASSIC.bookcase,
  desk: CLASSIC.sorcererDesk,
  circle: room('pentacle', 'gold', { place: 'sigil', family: 'dark', afloat: true, smooth: true }),
  rack: CLASSIC.rack,
  chest: CLASSIC.treasureChest,
  bench: CLASSIC.alchemistBench,
  fountain: room('water-fountain', 'stone', {
    place: 'hall',
    family: 'water',
    size: 184,
    zones: [['frost', 'M0 0H512V230H0z']],
  }),
  weaponRack: CLASSIC.weaponRack,
  sarcophagus: CLASSIC.tomb,
  statue: room('stone-bust', 'stone', { place: 'hall', size: 180, at: [132, 118] }),
  table: CLASSIC.table,
  throne: CLASSIC.throne,
  chasm: trap('earth-crack', 'earth', { place: 'cave', afloat: true, size: 200 }),
  bridge: trap('rope-bridge', 'wood', { place: 'cave', afloat: true, size: 200 }),
} as const satisfies Readonly<Record<FurnitureId | 'chasm' | 'bridge', Picture>>;

function tale(icon: string, ...[paint, more]: [Parameters<typeof event>[1], Parameters<typeof event>[2]?]) {
  return event(icon, paint, { family: 'folk', place: 'night', weather: ['motes'], ...more });
}

/** Contexts of the generator, then quests that are ready. */
export const QUESTS = {
  beast: tale('sheep', 'bone', {
    family: 'beasts',
    behind: [{ shape: 'troll', flat: '#0e161d', at: [150, 90], size: 190, fade: 0.85 }],
    at: [112, 160],
    size: 120,
  }),
  bandits: tale('crown', 'gold', { place: 'hall', size: 150 }),
  hostage: tale('human-ear', 'skin', {
    before: [{ icon: 'coins', paint: 'gold', at: [204, 186], size: 70, smooth: true }],
    at: [116, 116],
  }),
  artefact: tale('holy-grail', 'gold', { family: 'light', place: 'rays', weather: ['sparkle'] }),
  tunnels: tale('mine-wagon', 'wood', { family: 'earth', place: 'cave' }),
  catacombs: tale('tombstone', 'stone', { family: 'undead', weather: ['mist'] }),
  treasureMap: tale('treasure-map', 'paper', { family: 'treasure', place: 'shelf', afloat: true }),
  fallen: tale('medal', 'gold', { family: 'chaos', place: 'hall' }),
  captives: tale('breaking-chain', 'iron', { family: 'light', place: 'stair', afloat: true }),
  spring: tale('well', 'stone', { family: 'fimirs', weather: ['mist'] }),
  palace: tale('barrel', 'wood', {
    family: 'fire',
    place: 'vault',
    before: [{ icon: 'powder-bag', paint: 'leather', at: [206, 186], size: 76 }],
    weather: ['embers'],
  }),
  coldKitchen: tale('ham-shank', 'life', { family: 'hazard', place: 'shelf', afloat: true }),
  wager: tale('compass', 'brass', { family: 'earth', place: 'shelf', afloat: true }),
  wrongDoor: tale('entry-door', 'wood', { family: 'light', place: 'vault' }),
  lateTenant: tale('coffin', 'wood', { family: 'undead', place: 'crypt' }),
  paidTwice: tale('abacus', 'wood', { family: 'treasure', place: 'shelf', afloat: true }),
  lyingBell: tale('ringing-bell', 'brass', { family: 'demons', afloat: true }),
  borrowedSaint: tale('jawbone', 'bone', { family: 'light', place: 'rays', afloat: true }),
  backRoom: tale('white-book', 'paper', { family: 'dark', place: 'shelf', afloat: true }),
} as const satisfies Readonly<Record<string, Picture>>;
