/** At least one event of each type: magic, traps, treasure, hazard rooms, and solo play. */
import { GASES } from '../../content/traps.ts';
import type { MagicFacts } from '../../magic/types.ts';
import type { SoloFacts } from '../../solo/types.ts';
import type { TrapFacts } from '../../traps/types.ts';
import type { TreasureFacts } from '../../treasure/types.ts';
import { roomExamples } from '../rooms/rooms.ts';
import { at, GROUP, RATMAN, SHEETS } from './samples.ts';
import type { Samples } from './samples.ts';

const F7 = at(5, 6);
const G7 = at(6, 6);
const EXIT = { squares: [F7], direction: 1, door: 'closed' } as const;
const BURNED = {
  spell: 'flamesOfDeath',
  target: 'heinrich',
  faces: [3, 9],
  toughness: 8,
  wounds: 1,
} as const;

export const MAGIC_SAMPLES: Samples<MagicFacts> = {
  effectBegan: [
    { figure: 'heinrich', effect: { tag: 'dragonArmour', ends: 'exploration' } },
    { figure: 'heinrich', effect: { tag: 'atTrap', ends: 'turn' } },
  ],
  effectEnded: [
    { figure: 'heinrich', tag: 'courage' },
    { figure: 'heinrich', tag: 'atTrap' },
  ],
  spellCast: [
    {
      figure: 'magnus',
      spell: 'powerOfThePhoenix',
      source: 'book',
      components: ['phoenixFeather', 'dragonFang'],
      reaction: true,
    },
    { figure: 'magnus', spell: 'fireball', source: 'wand', components: [], reaction: false },
    { figure: 'magnus', spell: 'flight', source: 'scroll', components: [], reaction: false },
  ],
  intelligenceTested: [
    { figure: 'magnus', spell: 'infernoOfDoom', face: 7, intelligence: 9, passed: true },
    { figure: 'magnus', spell: 'infernoOfDoom', face: 10, intelligence: 9, passed: false },
  ],
  spellFailed: [{ figure: 'magnus', spell: 'flight' }],
  spellAimed: [{ figure: 'magnus', spell: 'flight', target: 'ratman-2' }],
  templatePlaced: [{ figure: 'magnus', spell: 'flamesOfDeath', square: F7, squares: [F7, G7] }],
  spellKeptOff: [{ figure: 'heinrich', spell: 'choke' }],
  spellBurned: [{ ...BURNED, by: 'magnus' }],
  phoenixHealed: [{ figure: 'heinrich', wounds: 1 }],
  handBurned: [{ figure: 'magnus', target: 'ratman-2', faces: [5, 8], wounds: 2 }],
  windRolled: [
    { figure: 'magnus', face: 3, number: 0 },
    { figure: 'magnus', face: 9, number: 2 },
  ],
  quickened: [{ figure: 'torallion' }],
  flightRolled: [{ figure: 'magnus', target: 'mummy-1', face: 6, squares: 6 }],
  driven: [{ figure: 'mummy-1', from: F7, to: G7, left: 4 }],
  flightEnded: [{ figure: 'mummy-1' }],
  windowOpened: [{ figure: 'magnus', exit: EXIT }],
  keyTurned: [
    { figure: 'magnus', exit: EXIT, unsure: true },
    { figure: 'magnus', exit: EXIT, unsure: false },
  ],
  airStilled: [{ figure: 'magnus', area: 'smallRoom-3' }],
  chokeTightened: [
    { figure: 'heinrich', left: 2 },
    { figure: 'heinrich', left: 0 },
  ],
  raised: [{ figure: 'torallion', wounds: 1, square: F7, pile: null }],
  soulLost: [{ figure: 'torallion' }],
  ritesOver: [{}],
};

const SPOT = { figure: 'torallion', trap: 'pit', needed: 5 } as const;
const SPEED = { figure: 'heinrich', face: 4, speed: 6 } as const;

export const TRAP_SAMPLES: Samples<TrapFacts> = {
  trapRolled: [
    { figure: 'heinrich', chest: null, face: 1, trap: 'pit' },
    { figure: 'heinrich', chest: 'chest-1', face: 10, trap: 'guillotine' },
  ],
  spotRolled: [
    { ...SPOT, face: 6, bonus: 0, passed: true },
    { ...SPOT, face: 2, bonus: 1, passed: false },
  ],
  trapNoticed: [{ figure: 'heinrich', id: 'trap-1', trap: 'alarm', square: F7, chest: null }],
  disarmRolled: [
    { ...SPOT, trap: 'alarm', face: 12, bonus: 1, passed: true, mastery: true },
    { ...SPOT, trap: 'alarm', face: 2, bonus: 0, passed: false, mastery: false },
  ],
  trapDisarmed: [{ figure: 'heinrich', id: 'trap-1', square: F7 }],
  trapLeft: [{ figure: 'heinrich', id: 'trap-1' }],
  trapWentOff: [
    { figure: 'heinrich', trap: 'blocks', square: F7, chest: null, id: 'trap-1' },
    { figure: 'torallion', trap: 'spike', square: F7, chest: 'chest-1', id: 'trap-1' },
  ],
  madeRoom: [{ figure: 'heinrich', from: F7, to: G7 }],
  trapStruck: [
    { figure: 'heinrich', trap: 'crossfire', faces: [8, 3], toughness: 8, wounds: 1 },
    { figure: 'heinrich', trap: 'flamesOfDeath', faces: [8, 3], toughness: 8, wounds: 1 },
  ],
  boltsCounted: [{ figure: 'heinrich', face: 5, bolts: 2 }],
  poisonRolled: [
    { figure: 'heinrich', face: 2, poisoned: true },
    { figure: 'heinrich', face: 9, poisoned: false },
  ],
  limbLost: [
    { figure: 'heinrich', limb: 'hand', by: 2 },
    { figure: 'heinrich', limb: 'leg', by: 4 },
  ],
  dodgeRolled: [
    { ...SPEED, passed: true },
    { ...SPEED, face: 9, passed: false },
  ],
  fellIn: [{ figure: 'heinrich', pit: 'trap-1', square: F7, face: 4, wounds: 1 }],
  climbRolled: [{ ...SPEED, passed: true }],
  cameOut: [{ figure: 'heinrich', to: G7 }],
  jumpRolled: [{ ...SPEED, from: F7, to: at(7, 6), passed: false, left: 3 }],
  jumped: [{ figure: 'heinrich', to: at(7, 6) }],
  portcullisFell: [
    { id: 'trap-2', line: { tag: 'across', area: 'passage-2', axis: 'x', after: 3 } },
    { id: 'trap-2', line: { tag: 'door', a: F7, b: G7 } },
  ],
  portcullisLifted: [
    { trap: 'trap-2', lifters: ['heinrich'], face: 9, strength: 6, passed: false, jammed: false },
    {
      trap: 'trap-2',
      lifters: ['heinrich', 'torallion'],
      face: 9,
      strength: 12,
      passed: true,
      jammed: false,
    },
    { trap: 'trap-2', lifters: ['heinrich'], face: 1, strength: 6, passed: true, jammed: true },
  ],
  rolledUnder: [{ figure: 'heinrich', to: F7 }],
  fireballLit: [{ id: 'trap-3', square: F7 }],
  fireballMoved: [
    { id: 'trap-3', to: F7, left: 2 },
    { id: 'trap-3', to: F7, left: 0 },
  ],
  fireballRests: [{ id: 'trap-3' }],
  fireballDied: [{ id: 'trap-3' }],
  gasResisted: [
    { figure: 'heinrich', face: 9, ring: 1, toughness: 8, passed: true },
    { figure: 'heinrich', face: 12, ring: 0, toughness: 8, passed: false },
  ],
  gasRolled: GASES.map((gas) => ({ face: 7, gas })),
  spellRolled: [{ face: 9, spell: 'flamesOfDeath' }],
  effectWaned: [
    { figure: 'heinrich', tag: 'numb', left: 2 },
    { figure: 'heinrich', tag: 'inPit', left: 1 },
  ],
  controlled: [{ figure: 'heinrich' }],
  held: [{ figure: 'heinrich', by: ['torallion', 'magnus'] }],
  antidoteTaken: [
    { figure: 'heinrich', of: 'heinrich' },
    { figure: 'heinrich', of: 'torallion' },
  ],
};

export const TREASURE_SAMPLES: Samples<TreasureFacts> = {
  chestOpened: [
    {
      figure: 'heinrich',
      chest: 'chest-1',
      face: 4,
      found: { gold: 0, items: ['greekFire', 'greekFire'] },
      first: true,
    },
    { figure: 'heinrich', chest: 'chest-1', face: null, found: { gold: 0, items: [] }, first: false },
  ],
  chestRolled: [
    { chest: 'chest-1', face: 11, holds: 'potion' },
    { chest: 'chest-1', face: 12, holds: 'magic' },
  ],
  potionFound: [{ figure: 'heinrich', face: 3, item: 'healingPotion' }],
  magicFound: [
    {
      figure: 'heinrich',
      faces: [4, 9],
      category: 'scroll',
      more: [5, 2],
      items: ['scroll:fireball'],
    },
    { figure: 'heinrich', faces: [1, 1], category: 'dawnstone', more: [], items: ['dawnstone'] },
  ],
  goodsLaid: [
    {
      pile: 'pile-1',
      square: F7,
      gold: 25,
      items: ['arrow', 'arrow'],
      armour: ['shield'],
      weapons: ['sword'],
    },
  ],
  goldLeft: [{ figure: 'heinrich', pile: 'pile-1', square: F7, gold: 30 }],
  took: [{ figure: 'heinrich', from: 'chest-1', gold: 50, items: ['rope'] }],
  gave: [{ figure: 'heinrich', target: 'torallion', gold: 0, items: ['rope'] }],
  dropped: [{ figure: 'heinrich', pile: 'pile-1', square: F7, gold: 0, items: ['rope'] }],
  wore: [{ figure: 'heinrich', item: 'ringOfProtection1' }],
  drank: [{ figure: 'heinrich', item: 'strengthPotion' }],
  disputeRolled: [
    {
      item: 'rope',
      rounds: [
        [
          { figure: 'heinrich', face: 7 },
          { figure: 'torallion', face: 9 },
        ],
      ],
      winner: 'torallion',
    },
  ],
  awarded: [
    { item: 'gold', figure: 'torallion', by: null },
    { item: 'wand:fireball:7', figure: 'magnus', by: 'heinrich' },
  ],
  lairFilled: [
    { area: 'largeRoom-4', monsters: { ratman: 4 }, looks: { ratman: 4 } },
    { area: 'largeRoom-4', monsters: {}, looks: {} },
  ],
  wardRolled: [
    { figure: 'heinrich', item: 'ringOfMagicProtection1', face: 9, cancelled: true },
    { figure: 'heinrich', item: 'ringOfMagicProtection1', face: 2, cancelled: false },
  ],
  sourceSpent: [
    { figure: 'magnus', item: 'wand:fireball:7', spell: 'fireball', left: 'wand:fireball:6' },
    { figure: 'magnus', item: 'scroll:flight', spell: 'flight', left: null },
  ],
};

export const ROOM_EXAMPLES = roomExamples({
  figure: 'heinrich',
  other: 'torallion',
  wizard: 'magnus',
  area: 'smallRoom-3',
  from: F7,
  to: G7,
  monster: RATMAN,
  group: GROUP,
  sheet: SHEETS[0]!,
});

export const SOLO_SAMPLES: Samples<SoloFacts> = {
  soloRolled: (['trap', 'nothing', 'wandering'] as const).map((event) => ({ face: 3, event })),
  memberDrawn: [{ figure: 'heinrich' }],
  trapAvoided: [{ figure: 'heinrich', trap: 'trap-1' }],
  strategyRolled: (['reinforcements', 'moveThenAttack', 'attackThenMove', 'rangedAttack'] as const).map(
    (strategy) => ({ face: 4, ranged: strategy === 'rangedAttack', strategy }),
  ),
  aimReached: [{ aim: 'ratmanAssassin' }],
  questLeft: [{ figures: ['heinrich'] }, { figures: ['heinrich', 'torallion'] }],
  rewarded: [
    { figures: ['heinrich'], fate: 1 },
    { figures: ['heinrich', 'torallion'], fate: 2 },
  ],
};
