/** What is found and drunk: the treasure deck, and what a quest gives. */
import type { QuestTreasureId, TreasureId } from '@oubliette/classic';
import { potion, thing } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

/** Gold in heaps; each card has its own. */
const GOLD = { smooth: true, weather: ['sparkle'], halo: [132, 104, 130, '#ffd75a'] } as const;
const DANGER = { kind: 'hazard', family: 'hazard', halo: [132, 110, 120] } as const;

export const TREASURES = {
  gold10: thing('swap-bag', 'leather', { ...GOLD, size: 128, at: [132, 138] }),
  gold20: thing('swap-bag', 'leather', {
    ...GOLD,
    size: 146,
    at: [120, 130],
    before: [{ icon: 'coins', paint: 'gold', at: [204, 192], size: 56, smooth: true }],
  }),
  gold25: thing('coins', 'gold', { ...GOLD, size: 150, at: [132, 130] }),
  gold50: thing('coins-pile', 'gold', { ...GOLD, size: 190, at: [132, 122] }),
  scatteredGold: thing('two-coins', 'gold', {
    ...GOLD,
    size: 104,
    at: [96, 132],
    before: [
      { icon: 'two-coins', paint: 'gold', at: [192, 178], size: 66, smooth: true, turn: 40 },
      { icon: 'coins', paint: 'gold', at: [60, 200], size: 52, smooth: true, turn: -20 },
      { icon: 'two-coins', paint: 'gold', at: [196, 92], size: 46, smooth: true, turn: 200 },
    ],
  }),
  gem: thing('cut-diamond', 'gem', { ...GOLD, size: 150, at: [132, 126], halo: [132, 110, 130, '#8ff5d8'] }),
  jewels: thing('gem-pendant', 'life', {
    ...GOLD,
    size: 160,
    zones: [['gold', 'M0 0H512V230H0z']],
    before: [{ icon: 'gems', paint: 'gem', at: [200, 190], size: 64, smooth: true }],
  }),
  hoard: thing('open-treasure-chest', 'wood', {
    weather: ['sparkle'],
    size: 184,
    at: [128, 124],
    zones: [
      ['gold', 'M100 150L440 120 430 262 100 262z'],
      ['brass', 'M162 276L262 290V400L162 384z'],
    ],
    behind: [
      { glow: [140, 92, 104, '#ffd75a'] },
      { icon: 'coins-pile', paint: 'gold', at: [214, 190], size: 64, smooth: true },
    ],
    before: [{ icon: 'gems', paint: 'gem', at: [48, 202], size: 44, smooth: true }],
  }),
  potionOfHealing: potion('health-potion', 'glass', 'life', {
    size: 178,
    zones: [
      [
        'life',
        'M256 200C226 150 96 150 92 256 92 350 216 410 256 446 296 410 420 350 420 256 416 150 286 150 256 200z',
      ],
      ['wood', 'M170 10H342V64H170z'],
    ],
  }),
  heroicBrew: potion('beer-stein', 'brass', 'fire', {
    zones: [['paper', 'M0 0H512V160H0z']],
    weather: ['embers'],
  }),
  holyWater: potion('holy-water', 'frost', 'light', { weather: ['sparkle'] }),
  potionOfResilience: potion('potion-ball', 'stone', 'earth', {
    zones: [['leaf', 'M0 250H512V512H0z']],
    before: [{ icon: 'checked-shield', paint: 'steel', at: [204, 184], size: 64 }],
  }),
  potionOfSpeed: potion('round-potion', 'glass', 'air', {
    zones: [['frost', 'M100 300H420V512H100z']],
    before: [{ icon: 'wingfoot', paint: 'bone', at: [206, 176], size: 76 }],
  }),
  potionOfStrength: potion('standing-potion', 'glass', 'fire', {
    zones: [
      ['flame', 'M90 250H420V420H90z'],
      ['wood', 'M180 0H332V80H180z'],
    ],
    before: [{ icon: 'muscle-up', paint: 'skin', at: [212, 180], size: 72 }],
  }),
  nothing: {
    kind: 'event',
    family: 'room',
    place: 'vault',
    ground: 170,
    halo: [132, 110, 100],
    layers: [
      { shade: [132, 208, 80] },
      { icon: 'open-chest', paint: 'wood', at: [132, 142], size: 150 },
      { icon: 'cobweb', paint: 'bone', at: [70, 52], size: 120, fade: 0.7, smooth: true },
    ],
    weather: ['dust', 'motes'],
  },
  arrowTrap: thing('arrow-flights', 'wood', {
    ...DANGER,
    size: 180,
    afloat: true,
    zones: [['royal', 'M0 250H260V512H0z']],
    before: [{ icon: 'drop', paint: 'life', at: [206, 186], size: 30, smooth: true }],
  }),
  boltTrap: thing('crossbow', 'wood', {
    ...DANGER,
    size: 176,
    zones: [['steel', 'M230 0H512V270H300z']],
    before: [{ icon: 'drop', paint: 'life', at: [206, 186], size: 30, smooth: true }],
  }),
  pitTrap: thing('hole-ladder', 'wood', { ...DANGER, size: 176, weather: ['dust'], halo: [132, 130, 110] }),
  wanderingMonster: {
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
} as const satisfies Readonly<Record<TreasureId, Picture>>;

export const QUEST_TREASURES = {
  wandOfRecall: thing('crystal-wand', 'brass', {
    family: 'wisdom',
    place: 'sigil',
    afloat: true,
    weather: ['sparkle'],
    zones: [['frost', 'M280 0H512V230H280z']],
    glows: [[400, 110, 90, '#9fd7ff']],
  }),
  orcsBane: thing('relic-blade', 'steel', {
    family: 'goblinoids',
    place: 'rays',
    afloat: true,
    weather: ['sparkle'],
    zones: [
      ['gold', 'M0 280H240V512H0z'],
      ['leaf', 'M300 0H512V200H300z'],
    ],
  }),
  talismanOfLore: thing('gem-necklace', 'gold', {
    family: 'wisdom',
    place: 'sigil',
    afloat: true,
    weather: ['sparkle'],
    zones: [['arcane', 'M130 200H400V512H130z']],
    glows: [[262, 330, 70, '#bfe4ff']],
  }),
  borinsArmour: thing('breastplate', 'gold', {
    place: 'rays',
    afloat: true,
    weather: ['sparkle'],
    zones: [['steel', 'M170 130H342V330H170z']],
  }),
  spiritBlade: thing('energy-sword', 'frost', {
    family: 'undead',
    place: 'night',
    afloat: true,
    weather: ['sparkle', 'mist'],
    behind: [{ glow: [150, 104, 104, '#8ff5e0'] }],
  }),
} as const satisfies Readonly<Record<QuestTreasureId, Picture>>;
