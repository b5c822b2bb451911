/** The Armoury, what searches turn up, and what is read from a leaf. */
import type { GearId, SubstanceId } from '@oubliette/nextlevel';
import { event, potion, thing } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';
import { bench, magic, ware } from '../../pictures/wares.ts';

export const GEAR = {
  worthlessStick: bench('wood-stick', 'wood', { size: 150 }),
  poorWeapon: bench('rusty-sword', 'rust', { size: 150 }),
  dagger: ware.dagger,
  staff: ware.staff,
  spear: ware.spear,
  shortsword: ware.shortsword,
  handAxe: ware.handAxe,
  minorSceptre: magic('crystal-wand', 'brass', { size: 150, zones: [['frost', 'M280 0H512V230H280z']] }),
  shortBow: ware.shortBow,
  broadsword: ware.broadsword,
  warHammer: ware.warhammer,
  bastardSword: bench('croc-sword', 'steel', { turn: 90, size: 180 }),
  elvenBlade: bench('relic-blade', 'steel', { family: 'elf', zones: [['leaf', 'M0 300H220V512H0z']] }),
  ironShodStaff: ware.staffShod,
  longBow: ware.longBow,
  crossbow: ware.crossbow,
  blackPowderPistol: bench('crossed-pistols', 'wood', { size: 176 }),
  longsword: ware.longsword,
  twinBlades: ware.twinBlades,
  claymore: bench('winged-sword', 'steel', { size: 184 }),
  battleAxe: ware.battleAxe,
  sceptre: magic('winged-scepter', 'gold', { zones: [['arcane', 'M150 0H362V190H150z']] }),
  sylvanBow: bench('bow-arrow', 'leaf', { family: 'elf', size: 180 }),
  blunderbuss: bench('blunderbuss', 'wood', { size: 184, zones: [['brass', 'M0 0H260V260H0z']] }),
  axe: ware.greatAxe,
  greatsword: ware.greatsword,
  tunic: ware.tunic,
  leather: ware.leather,
  wardedRobe: ware.robe,
  chainMail: ware.chainMail,
  mithrilMail: magic('mail-shirt', 'frost', {}),
  plateArmour: ware.plateArmour,
  helmet: ware.helmet,
  runedCirclet: ware.circlet,
  shield: ware.shield,
  grapnel: bench('grapple', 'iron', { size: 156 }),
  potionBelt: bench('belt', 'leather', {
    size: 160,
    before: [{ icon: 'potion-ball', paint: 'life', at: [132, 150], size: 70, smooth: true }],
  }),
  apothecaryCase: bench('pestle-mortar', 'stone', { size: 150 }),
  purse: bench('swap-bag', 'leather', { size: 140 }),
  coffer: bench('locked-chest', 'iron', { size: 156, zones: [['brass', 'M200 200H312V340H200z']] }),
  poisonPhial: bench('poison-bottle', 'warp', { smooth: true, size: 130 }),
  poisonFlask: bench('potion-of-madness', 'warp', { smooth: true, size: 156 }),
} as const satisfies Readonly<Record<GearId, Picture>>;

export const SUBSTANCES = {
  mandrake: potion('plant-roots', 'earth', 'earth', { smooth: true }),
  quicksilver: potion('droplets', 'steel', 'water', {}),
  amber: potion('amber-mosquito', 'gold', 'light', {}),
  moonstone: potion('moon-orbit', 'frost', 'air', { weather: ['sparkle'] }),
  dragonsBlood: potion('square-bottle', 'life', 'fire', { weather: ['embers'] }),
  unicornHorn: potion('unicorn', 'bone', 'light', { weather: ['sparkle'] }),
} as const satisfies Readonly<Record<SubstanceId, Picture>>;

/** A leaf is known by its seal: whatever is on it is a spell, and has a spell's picture. */
export const LEAVES = {
  coins: thing('two-coins', 'gold', { smooth: true, weather: ['sparkle'], size: 130 }),
  flask: potion('round-bottom-flask', 'glass', 'life', { zones: [['life', 'M0 280H512V512H0z']] }),
  leaf: thing('scroll-unfurled', 'paper', { place: 'shelf', afloat: true, size: 150, weather: ['sparkle'] }),
  cobweb: event('cobweb', 'bone', {
    family: 'room',
    place: 'crypt',
    afloat: true,
    smooth: true,
    size: 220,
    at: [120, 120],
    before: [{ icon: 'hanging-spider', paint: 'night', at: [196, 130], size: 96 }],
  }),
  eyes: event('evil-eyes', 'night', {
    family: 'goblinoids',
    place: 'cave',
    afloat: true,
    size: 150,
    glows: [
      [160, 250, 90, '#ffb01e'],
      [352, 250, 90, '#ffb01e'],
    ],
  }),
} as const satisfies Readonly<Record<string, Picture>>;
