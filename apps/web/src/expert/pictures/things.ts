/** The Treasure deck. */
import type { TreasureId } from '@oubliette/expert';
import { TREASURES as CLASSIC } from '../../classic/pictures/things.ts';
import { potion, thing } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';
import { bench, magic, ware } from '../../pictures/wares.ts';

const SHINE = { smooth: true, weather: ['sparkle'] } as const;

export const TREASURES = {
  copperPurse: thing('swap-bag', 'leather', {
    size: 128,
    at: [132, 138],
    before: [{ icon: 'two-coins', paint: 'rust', at: [204, 196], size: 50, smooth: true }],
  }),
  silverPurse: thing('swap-bag', 'arcane', {
    size: 146,
    at: [120, 130],
    before: [{ icon: 'coins', paint: 'steel', at: [204, 190], size: 64, smooth: true }],
  }),
  goldChain: thing('gem-chain', 'gold', { ...SHINE, size: 160 }),
  ruby: thing('rupee', 'life', { ...SHINE, size: 140 }),
  idol: thing('venus-of-willendorf', 'gold', { ...SHINE, size: 170, place: 'rays' }),
  healingPotion: CLASSIC.potionOfHealing,
  strengthPotion: CLASSIC.potionOfStrength,
  stonePotion: CLASSIC.potionOfResilience,
  swiftPotion: CLASSIC.potionOfSpeed,
  clearPotion: potion('square-bottle', 'glass', 'air', {
    zones: [['frost', 'M0 250H512V512H0z']],
    before: [{ icon: 'eye-of-horus', paint: 'gold', at: [206, 180], size: 72 }],
  }),
  dagger: ware.dagger,
  shortSword: ware.shortsword,
  sling: bench('sling', 'leather', { size: 150 }),
  staff: ware.staffShod,
  sword: ware.broadsword,
  mace: bench('flanged-mace', 'steel', { size: 160 }),
  spear: ware.spear,
  bow: bench('high-shot', 'wood', { size: 160 }),
  greatAxe: ware.greatAxe,
  warHammer: ware.warhammer,
  crossbow: ware.crossbow,
  barbedArrows: bench('quiver', 'leather', { size: 160, zones: [['wood', 'M200 0H512V230H200z']] }),
  silverBolts: magic('broadhead-arrow', 'steel', {
    place: 'night',
    size: 130,
    before: [{ icon: 'broadhead-arrow', paint: 'steel', at: [186, 162], size: 90 }],
  }),
  leather: ware.leather,
  mail: ware.chainMail,
  scale: bench('scale-mail', 'brass', { size: 166 }),
  plate: ware.plateArmour,
  halfPlate: bench('armor-vest', 'steel', { size: 160 }),
  shield: ware.shield,
  helmet: ware.helmet,
  strikeScroll: thing('scroll-unfurled', 'paper', {
    family: 'fire',
    place: 'shelf',
    afloat: true,
    size: 150,
    before: [{ icon: 'small-fire', paint: 'flame', at: [200, 170], size: 84, smooth: true }],
  }),
  healScroll: thing('scroll-unfurled', 'paper', {
    family: 'life',
    place: 'shelf',
    afloat: true,
    size: 150,
    before: [{ icon: 'hearts', paint: 'life', at: [200, 174], size: 78, smooth: true }],
  }),
  calmScroll: thing('tied-scroll', 'paper', {
    family: 'water',
    place: 'shelf',
    afloat: true,
    size: 150,
    before: [{ icon: 'peace-dove', paint: 'bone', at: [202, 166], size: 84 }],
  }),
  braceletOfMight: magic('bracers', 'brass', { size: 150, zones: [['life', 'M200 150H312V360H200z']] }),
  cloakOfShadow: magic('cloak', 'night', { family: 'dark', place: 'night' }),
  cloakOfMist: magic('wing-cloak', 'glass', { family: 'air', place: 'night', weather: ['mist'] }),
  winterBoots: magic('fur-boot', 'frost', { family: 'water' }),
  ringOfTheGuard: magic('big-diamond-ring', 'gold', {
    ...SHINE,
    size: 140,
    zones: [['arcane', 'M100 0H412V190H100z']],
    before: [{ icon: 'checked-shield', paint: 'arcane', at: [206, 176], size: 60 }],
  }),
  ringOfWarning: magic('diamond-ring', 'gold', {
    ...SHINE,
    size: 140,
    zones: [['life', 'M100 0H412V190H100z']],
    before: [{ icon: 'eyeball', paint: 'bone', at: [206, 176], size: 60 }],
  }),
  rope: ware.rope,
  crowbar: bench('crowbar', 'iron', { size: 160 }),
  picks: bench('lockpicks', 'steel', { size: 156 }),
  keyRing: bench('keyring', 'brass', { size: 150 }),
} as const satisfies Readonly<Record<TreasureId, Picture>>;

/** What a quest is about. */
export const OBJECTS = {
  gold: CLASSIC.gold50,
  nothing: CLASSIC.nothing,
  stone: thing('rune-stone', 'frost', { ...SHINE, family: 'water', place: 'sigil', size: 150 }),
} as const satisfies Readonly<Record<string, Picture>>;
