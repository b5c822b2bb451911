/** Weapons, armour and magic treasure; what is thrown, read, worn and drunk. */
import { potion, thing } from '../../pictures/making.ts';
import type { Thing } from '../../pictures/making.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';
import { bench, magic, ware } from '../../pictures/wares.ts';

/** Runes run along it. */
function swordOf(paint: PaintName, glow: string): Picture {
  return magic('rune-sword', paint, { size: 180, behind: [{ glow: [132, 118, 104, glow] }] });
}

function missile(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return magic(icon, paint, { place: 'night', size: 160, ...more });
}

function ringOf(gem: PaintName, stars: number): Picture {
  const colours = { life: '#ffb3a0', arcane: '#9fc4ff' } as const;
  return magic(stars === 1 ? 'ring' : stars === 2 ? 'big-diamond-ring' : 'diamond-ring', 'gold', {
    size: 140,
    smooth: true,
    halo: [132, 112, 130, gem === 'life' ? colours.life : colours.arcane],
    zones: stars === 1 ? [] : [[gem, 'M100 0H412V190H100z']],
    before: [
      { icon: gem === 'life' ? 'checked-shield' : 'star-swirl', paint: gem, at: [206, 176], size: 60 },
    ],
  });
}

export const WEAPONS = {
  fists: bench('fist', 'skin', { size: 140 }),
  dagger: ware.dagger,
  spear: ware.spear,
  sword: ware.broadsword,
  axe: ware.handAxe,
  warhammer: ware.warhammer,
  halberd: ware.halberd,
  twoHandedSword: ware.greatsword,
  twoHandedAxe: ware.battleAxe,
  claws: bench('bird-claw', 'bone', { place: 'cave', family: 'beasts' }),
  greatClub: bench('spiked-mace', 'wood', { place: 'cave', family: 'beasts' }),
  hugeSword: bench('croc-sword', 'rust', { place: 'cave', family: 'beasts', turn: 90, size: 190 }),
  poisonedDagger: bench('sacrificial-dagger', 'gem', { place: 'warren', family: 'ratmen' }),
  cleaver: bench('meat-cleaver', 'rust', { place: 'crypt', family: 'undead' }),
  club: bench('wood-club', 'wood', { place: 'crypt', family: 'undead' }),
  staff: ware.staff,
  scythe: bench('scythe', 'steel', { place: 'crypt', family: 'undead' }),
  shortBow: ware.shortBow,
  bow: bench('high-shot', 'wood', { size: 160 }),
  longBow: ware.longBow,
  crossbow: ware.crossbow,
  jezzail: bench('musket', 'wood', { place: 'warren', family: 'ratmen', size: 190 }),
  magicDagger: magic('plain-dagger', 'frost', { size: 140 }),
  magicSpear: magic('sun-spear', 'gold'),
  magicAxe: magic('magic-axe', 'frost'),
  greatMagicAxe: magic('sharp-axe', 'frost', { size: 184 }),
  magicHalberd: magic('sharp-halberd', 'frost', { size: 180 }),
  magicTwoHandedSword: magic('two-handed-sword', 'frost', { size: 196 }),
  magicTwoHandedAxe: magic('battle-axe', 'frost', { size: 184 }),
  magicShortBow: magic('pocket-bow', 'frost', { size: 150 }),
  magicBow: magic('high-shot', 'frost', { size: 160 }),
  magicLongBow: magic('high-shot', 'frost', { size: 190 }),
  magicCrossbow: magic('crossbow', 'frost'),
  elvenPowerBow: magic('bow-arrow', 'leaf', { family: 'elf', size: 180 }),
  magicSword10: swordOf('steel', '#9fc4ff'),
  magicSword01: swordOf('steel', '#ffb3a0'),
  magicSword11: swordOf('frost', '#c9b0ff'),
  magicSword21: swordOf('frost', '#9fc4ff'),
  magicSword12: swordOf('frost', '#ffb3a0'),
  magicSword22: swordOf('gold', '#ffe27a'),
  runeSword: magic('energy-sword', 'gold', {
    family: 'light',
    size: 190,
    behind: [{ glow: [132, 118, 120, '#ffd75a'] }],
  }),
} as const satisfies Readonly<Record<string, Picture>>;

export const ARMOUR = {
  shield: ware.shield,
  leatherArmour: ware.leather,
  chainMail: ware.chainMail,
  plateArmour: ware.plateArmour,
  mithrilArmour: bench('mail-shirt', 'frost', { size: 166 }),
  magicShield: magic('dragon-shield', 'arcane', { size: 150 }),
  magicGreatshield: magic('griffin-shield', 'arcane'),
  dwarfShield: magic('round-shield', 'brass', { family: 'dwarf', size: 156 }),
  magicHelmet: magic('visored-helm', 'frost', { size: 150 }),
  dwarfHelmet: magic('dwarf-helmet', 'brass', { family: 'dwarf', size: 156 }),
  lightMagicLeather: magic('leather-vest', 'leather', { size: 150 }),
  magicLeather: magic('leather-armor', 'leather', { size: 160 }),
  magicChainMail: magic('mail-shirt', 'steel'),
  suppleMagicChainMail: magic('chain-mail', 'steel'),
  lightMagicChainMail: magic('chain-mail', 'frost', { size: 150 }),
  magicPlate: magic('breastplate', 'steel'),
  magicMithril: magic('mail-shirt', 'frost'),
  enchantedArmour: magic('breastplate', 'frost', { family: 'light' }),
  dwarfArmour: magic('armor-vest', 'brass', { family: 'dwarf', size: 156 }),
  elvenArmour: magic('scale-mail', 'leaf', { family: 'elf' }),
} as const satisfies Readonly<Record<string, Picture>>;

export const ITEMS = {
  rope: ware.rope,
  ironSpikes: bench('nails', 'iron', { size: 140 }),
  greekFire: potion('fire-bottle', 'flame', 'fire', { weather: ['embers'] }),
  ratPoison: potion('poison-bottle', 'warp', 'ratmen', { size: 140 }),
  screechBug: thing('flying-beetle', 'gem', { family: 'earth', place: 'cave', afloat: true, size: 150 }),
  treasureMap: thing('treasure-map', 'paper', { place: 'shelf', afloat: true }),
  ruby: thing('rupee', 'life', { smooth: true, size: 140, weather: ['sparkle'] }),
  goldRing: thing('ring', 'gold', { smooth: true, size: 130, weather: ['sparkle'] }),
  mushroom: thing('spotted-mushroom', 'life', { family: 'earth', place: 'cave', size: 140 }),
  healingPotion: potion('health-potion', 'glass', 'life', {
    size: 178,
    zones: [
      [
        'life',
        'M256 200C226 150 96 150 92 256 92 350 216 410 256 446 296 410 420 350 420 256 416 150 286 150 256 200z',
      ],
    ],
  }),
  strengthPotion: potion('standing-potion', 'glass', 'fire', {
    zones: [['flame', 'M90 250H420V420H90z']],
    before: [{ icon: 'muscle-up', paint: 'skin', at: [212, 180], size: 72 }],
  }),
  dawnstone: magic('sunrise', 'gold', { family: 'light', smooth: true, size: 150 }),
  amuletOfIron: magic('gem-pendant', 'iron', { zones: [['steel', 'M150 230H362V512H150z']] }),
  amuletOfProtection: magic('heart-necklace', 'gold', { zones: [['life', 'M180 290H332V512H180z']] }),
  wand: magic('orb-wand', 'wood', {
    zones: [['violet', 'M290 0H512V230H290z']],
    glows: [[400, 110, 90, '#e08aff']],
  }),
  scroll: magic('tied-scroll', 'paper', { place: 'shelf', size: 150 }),
  ringOfProtection1: ringOf('life', 1),
  ringOfProtection2: ringOf('life', 2),
  ringOfProtection3: ringOf('life', 3),
  ringOfMagicProtection1: ringOf('arcane', 1),
  ringOfMagicProtection2: ringOf('arcane', 2),
  ringOfMagicProtection3: ringOf('arcane', 3),
  arrow: bench('arrow-flights', 'wood', { size: 150 }),
  bolt: bench('broadhead-arrow', 'steel', { size: 140 }),
  arrowOfDeath: missile('barbed-arrow', 'night', { family: 'dark' }),
  boltOfDeath: missile('skull-bolt', 'bone', { family: 'dark' }),
  arrowOfTrueFlight: missile('winged-arrow', 'gold', { family: 'light' }),
  boltOfTrueFlight: missile('broadhead-arrow', 'gold', { family: 'light' }),
  arrowOfTheAssassin: missile('chemical-arrow', 'warp', { family: 'ratmen' }),
  boltOfTheAssassin: missile('thorned-arrow', 'warp', { family: 'ratmen' }),
  warpScroll: magic('scroll-unfurled', 'plague', {
    family: 'ratmen',
    place: 'warren',
    size: 156,
    behind: [{ glow: [132, 120, 104, '#b8ff3a'] }],
  }),
  plagueCenser: magic('spikeball', 'brass', {
    family: 'ratmen',
    place: 'warren',
    size: 130,
    at: [132, 150],
    before: [{ icon: 'incense', paint: 'warp', at: [132, 78], size: 110, smooth: true, fade: 0.85 }],
  }),
  redDragonAshes: potion('jug', 'cloth', 'fire', { weather: ['embers'] }),
  silverKey: potion('skeleton-key', 'steel', 'light', { weather: ['sparkle'] }),
  ashes: potion('burning-embers', 'flame', 'fire', { weather: ['embers'] }),
  phoenixFeather: potion('feather', 'flame', 'fire', { weather: ['embers'] }),
  dragonFang: potion('saber-tooth', 'bone', 'fire', {}),
  marshGas: potion('bottle-vapors', 'warp', 'fimirs', { weather: ['mist'] }),
  warpstone: potion('crystal-cluster', 'warp', 'ratmen', { weather: ['sparkle'] }),
  daemonStatue: potion('imp', 'stone', 'dark', { size: 140 }),
} as const satisfies Readonly<Record<string, Picture>>;

/** A shard of it: each from another side. */
function shard(turn: number): Picture {
  return magic('gem-pendant', 'gold', {
    smooth: true,
    turn,
    size: 150,
    zones: [['life', 'M180 300H332V512H180z']],
  });
}

/** What a quest is for. */
export const QUEST_THINGS = {
  bronzeBell: thing('ringing-bell', 'brass', { smooth: true, size: 156, weather: ['sparkle'] }),
  ironBell: thing('ringing-bell', 'iron', { smooth: true, size: 156, place: 'crypt' }),
  silverBell: thing('ringing-bell', 'steel', {
    smooth: true,
    size: 156,
    place: 'rays',
    weather: ['sparkle'],
  }),
  amuletPiece1: shard(-40),
  amuletPiece2: shard(40),
  amuletPiece3: shard(140),
  amuletPiece4: shard(-140),
} as const satisfies Readonly<Record<string, Picture>>;
