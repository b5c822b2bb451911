/** At least one event of each of NextLevel's own types, covering the variants of its sentence. */
import type { StrikerRoll } from '../../attack/facts.ts';
import type { NextFacts } from '../../events.ts';
import type { Plight, Sheet, Strike, Striker } from '../../state.ts';

const STRIKER: Striker = { figure: 'elf', arm: 'weapon', dice: ['combat'], extra: 0, bite: false };
const STRIKE: Strike = {
  attackers: [STRIKER],
  target: 'gargoyle-1',
  by: 'act',
  ward: null,
  surprise: null,
  stage: 'declared',
  hits: 0,
  unstoppable: 0,
  blackShields: 0,
  damage: 0,
  punished: [],
  parried: false,
};
const struckWith = (...attackers: readonly Striker[]) => ({ strike: { ...STRIKE, attackers } });
const ROLL: StrikerRoll = {
  figure: 'elf',
  dice: ['violet', 'combat'],
  faces: ['skulls3', 'whiteShield'],
  extra: ['skull'],
  critical: null,
  hits: 3,
  unstoppable: 1,
  cornered: true,
};
const AMONG = ['ogre-1', 'goblin-1'];
const HEAP = {
  gold: 1,
  potions: ['heroicBrew'],
  gear: ['plateArmour', 'axe'],
  scrolls: ['golem'],
  substances: ['unicornHorn'],
} as const;
const PARRIED = { figure: 'elf', faces: ['skull'], shields: 0, blackShields: 0, damage: 1 } as const;
const SPRUNG = { figure: 'elf', squares: [3], laid: true, again: false, text: null } as const;

const PLIGHTS: readonly Plight[] = [
  { tag: 'held', by: 'jaw' },
  { tag: 'held', by: 'slime' },
  { tag: 'dazzled' },
  { tag: 'ill', turns: 1 },
  { tag: 'disarmed' },
  { tag: 'ambush' },
  { tag: 'stance', defence: 1 },
  { tag: 'holding', what: 'attack', target: 'ogre-1', choice: {} },
  { tag: 'holding', what: 'move', left: 2 },
  { tag: 'crossing', how: 'helping', over: [1], round: 1 },
  { tag: 'crossing', how: 'securing', over: [1], round: 1 },
  { tag: 'trampling', tables: [0] },
  { tag: 'attacked' },
  { tag: 'spared', points: 3 },
  { tag: 'enchanted', dice: ['violet'] },
  { tag: 'heroic', plus: 1 },
];

export const SAMPLES: { readonly [T in keyof NextFacts]: readonly NextFacts[T][] } = {
  leapRolled: [
    { figure: 'goblin-1', over: [2], face: 'star', falls: false },
    { figure: 'elf', over: [2], face: 'blackShield', falls: true },
  ],
  leapt: [{ figure: 'elf', from: 1, over: [2], to: 3 }],
  plightGained: PLIGHTS.map((plight) => ({ figure: 'elf', plight })),
  illnessRolled: [{ figure: 'elf', face: 'skull', damage: 1 }],
  turnLost: [{ figure: 'elf', why: 'dazzled' }],
  struggled: [{ figure: 'elf', by: 'slime', die: 2, free: false }],
  doorBarricaded: [{ figure: 'elf', door: 'A1-B1' }],
  doorRammed: [
    { figure: 'elf', door: 'A1-B1', die: 3, broken: false },
    { figure: 'elf', door: 'A1-B1', die: null, broken: true },
  ],
  listened: [
    { figure: 'dwarf', door: 'A1-B1', size: 'crowd', count: null, kinds: null, unknown: false },
    { figure: 'elf', door: 'A1-B1', size: 'nobody', count: 0, kinds: [], unknown: false },
    { figure: 'elf', door: 'A1-B1', size: 'band', count: null, kinds: [], unknown: true },
  ],
  weaponChanged: [
    { figure: 'elf', weapon: null, free: true },
    { figure: 'elf', weapon: 'spiritBlade', free: false },
  ],
  weaponTakenUp: [
    { figure: 'ogre-1', square: 3, weapon: null, free: false },
    { figure: 'elf', square: 3, weapon: 'poorWeapon', free: true },
  ],
  disarmRolled: (['won', 'tied', 'lost'] as const).map((outcome) => ({
    figure: 'elf',
    target: 'ogre-1',
    dice: [1, 2],
    against: [3],
    outcome,
  })),
  weaponKnockedAway: [
    { figure: 'ogre-1', by: 'elf', weapon: null, square: 3 },
    { figure: 'elf', by: 'ogre-1', weapon: 'orcsBane', square: 3 },
  ],
  faced: [{ figure: 'elf', facing: 3, cost: 1 }],
  engaged: [{ a: 'elf', b: 'ogre-1' }],
  strikeDeclared: [
    struckWith({ ...STRIKER, bite: true }),
    struckWith({ ...STRIKER, arm: 'dagger' }),
    struckWith({ ...STRIKER, arm: 'magic', ranged: true, extra: 2 }),
    struckWith({ ...STRIKER, arm: 'bare', dice: [] }),
    struckWith({ ...STRIKER, arm: 'claws' }),
    struckWith({ ...STRIKER, weapon: 'axe' }),
    struckWith({ ...STRIKER, weapon: 'longBow', ranged: true }),
    struckWith({ ...STRIKER, weapon: 'spear', ranged: true }),
    struckWith({ ...STRIKER, weapon: 'worthlessStick', arm: 'bare' }),
    struckWith(STRIKER, { ...STRIKER, figure: 'dwarf' }),
    struckWith({ ...STRIKER, weapon: 'axe' }, { ...STRIKER, figure: 'dwarf', weapon: 'axe' }),
    { strike: { ...STRIKE, attackers: [{ ...STRIKER, weapon: 'orcsBane' }], by: 'ambush' } },
    { strike: { ...STRIKE, by: 'ambush' } },
    { strike: { ...STRIKE, by: 'spell' } },
  ],
  attackHeld: [{ figure: 'elf', target: 'ogre-1', choice: {} }],
  heldLost: [{ figure: 'elf' }],
  strikePaid: [
    { figure: 'elf', mana: 0, mind: 0, thrown: 'spear' },
    { figure: 'wizard', mana: 2, mind: 1, thrown: null },
    { figure: 'wizard', mana: 0, mind: 1, thrown: null },
  ],
  surpriseRolled: [
    { attacker: 'elf', target: 'ogre-1', die: 3, bonus: 0 },
    { attacker: 'elf', target: 'ogre-1', die: 17, bonus: 3 },
  ],
  strikeRolled: [
    {
      target: 'ogre-1',
      rolls: [ROLL],
      hits: 3,
      unstoppable: 1,
      used: [{ figure: 'elf', conditions: ['courage'] }],
    },
    { target: 'ogre-1', rolls: [ROLL, { ...ROLL, figure: 'dwarf' }], hits: 6, unstoppable: 2, used: [] },
  ],
  finished: [{ target: 'ogre-1' }],
  strikeParried: [
    { ...PARRIED, dodge: null, used: ['rockSkin'] },
    { ...PARRIED, dodge: [2, 9], used: [] },
  ],
  resisted: [{ figure: 'gargoyle-1', spared: 1, diceLost: 0 }],
  shieldTaken: [{ figure: 'goblin-1', by: 'ogre-1' }],
  friendlyFire: [{ shooter: 'elf', victim: 'dwarf', damage: 2 }],
  counterRolled: (['miss', 'perfectDefence', 'push', 'shooting', 'opportunity', 'assistance'] as const).map(
    (why) => ({ by: 'ogre-1', on: 'elf', faces: ['skull'], hits: 0, why }),
  ),
  counterParried: [{ figure: 'elf', faces: ['skull'], shields: 0 }],
  nextAsked: [
    { asked: { tag: 'stance', strike: STRIKE } },
    { asked: { tag: 'ward', strike: STRIKE, among: AMONG } },
    { asked: { tag: 'livingShield', strike: STRIKE, among: AMONG } },
    { asked: { tag: 'counter', strike: STRIKE, among: AMONG } },
    { asked: { tag: 'riposte', strike: STRIKE, shooter: 'elf', among: AMONG } },
    { asked: { tag: 'rack', hero: 'elf', drawn: 'axe' } },
    { asked: { tag: 'sweep', figure: 'ogre-1', skulls: 3, among: ['elf', 'dwarf'] } },
  ],
  nextAnswered: [
    { tag: 'ward', choice: 'ogre-1' },
    { tag: 'livingShield', choice: null },
    { tag: 'stance', choice: 2 },
  ],
  stanceTaken: [
    { figure: 'ogre-1', defence: 1 },
    { figure: 'ogre-1', defence: -1 },
    { figure: 'ogre-1', defence: 0 },
  ],
  stancesEnded: [{ figures: AMONG }],
  ambushSet: [{ figure: 'elf' }],
  ambushSprung: [{ figure: 'elf', target: 'ogre-1' }],
  ambushEnded: [{ figure: 'elf' }],
  alerted: [{ monsters: [0] }, { monsters: [0, 1] }],
  lurked: [
    { monster: 0, kind: 'mummy', from: 1, to: 3 },
    { monster: 0, kind: 'orc', from: 3, to: 3 },
  ],
  moveHeld: [{ figure: 'elf', left: 1 }],
  heldMoveLost: [{ figure: 'elf' }],
  pushed: [
    {
      leader: 'elf',
      pushers: ['elf', 'dwarf'],
      moved: [
        { figure: 'ogre-1', from: 3, to: 4 },
        { figure: 'elf', from: 2, to: 3 },
        { figure: 'dwarf', from: 1, to: 2 },
      ],
      direction: 1,
    },
  ],
  pushEnded: [{ figure: 'elf', pushers: ['elf'] }],
  toppled: [{ figure: 'elf', square: 0, kind: 'bookcase', squares: [3, 4] }],
  crushed: [{ figure: 'elf', faces: ['skull'], skulls: 1 }],
  outfitTaken: [
    {
      hero: 'elf',
      sheet: { level: 1, gear: [], scrolls: [], substances: [] } as unknown as Sheet,
      potions: [],
    },
    { hero: 'elf', sheet: { level: 4, ...HEAP } as unknown as Sheet, potions: HEAP.potions },
  ],
  gearGained: [{ hero: 'elf', gear: 'leather' }],
  laidDown: [{ hero: 'elf', square: 3, gold: 0, potions: ['holyWater'] }],
  takenUp: [{ hero: 'elf', square: 3, ...HEAP }],
  gearClaimed: [{ square: 3, gear: HEAP.gear, scrolls: HEAP.scrolls, substances: HEAP.substances }],
  experienceWon: [{ hero: 'elf', amount: 1 }],
  rageGrown: [
    { rage: { dice: ['yellow'], kills: 0, towards: 'orange' } },
    { rage: { dice: ['red', 'yellow'], kills: 2, towards: 'violet' } },
  ],
  rageLost: [{ hero: 'barbarian' }],
  rageTurned: [{ towards: 'orange' }, { towards: 'violet' }],
  heroicShotCalled: [{ figure: 'elf', plus: 1 }],
  aidsSpent: [{ figure: 'elf', aids: ['poison', 'enchantment', 'heroic'] }],
  shotFollows: [{ figure: 'elf', target: 'ogre-1' }],
  secondShotTaken: [{ figure: 'elf', target: 'ogre-1' }],
  scanned: [{ figure: 'elf' }],
  castersDetected: [
    { figure: 'wizard', area: 0, casters: true },
    { figure: 'wizard', area: 1, casters: false },
  ],
  mindGiven: [{ figure: 'wizard' }],
  teleported: [{ figure: 'wizard', from: 1, to: 3, facing: 0 }],
  manaRestored: [{ figure: 'wizard', amount: 1 }],
  arcanumCast: [
    { figure: 'wizard', spell: 'rainOfFire', target: null },
    { figure: 'wizard', spell: 'greaterHealing', target: 'elf' },
  ],
  scrollRead: [
    { figure: 'elf', scroll: 'thunderclap', target: null, door: null },
    { figure: 'elf', scroll: 'healBody', target: 'dwarf', door: null },
    { figure: 'elf', scroll: 'genie', target: null, door: 'A1-B1' },
  ],
  weaponEnchanted: [{ figure: 'elf', dice: ['violet', 'violet'] }],
  thunderRolled: [
    { figure: 'ogre-1', die: 5, dazzled: false },
    { figure: 'gargoyle-1', die: 2, dazzled: true },
  ],
  pieceSearched: [{ hero: 'elf', square: 0, kind: 'alchemistBench', altar: false }],
  searchRolled: (['gold', 'potion', 'substance', 'nothing', 'trap', 'wanderingMonster'] as const).map(
    (outcome) => ({ hero: 'elf', find: 'eyes', worth: 'rune', outcome }),
  ),
  substanceFound: [{ hero: 'elf', substance: 'dragonsBlood' }],
  scrollFound: [{ hero: 'elf', scroll: 'waterOfHealing' }],
  gearFound: [{ hero: 'elf', gear: 'ironShodStaff' }],
  lookedFor: [
    { hero: 'elf', what: 'traps', face: 'oneEye' },
    { hero: 'dwarf', what: 'traps', face: null },
    { hero: 'elf', what: 'passages', face: null },
  ],
  trapSpotted: [{ by: 'elf', trap: 'graniteSphere', squares: [3] }],
  trapWentOff: [
    { ...SPRUNG, trap: 'steelJaw' },
    { ...SPRUNG, trap: 'pit' },
    { ...SPRUNG, trap: 'chokingGas', laid: false },
    { ...SPRUNG, trap: 'chest', text: { en: 'Snap!', fr: 'Clac !' } },
  ],
  trapDieRolled: [
    { figure: 'dwarf', why: 'avoid', face: 'sprung', square: 3 },
    { figure: 'dwarf', why: 'disarm', face: 'safe', square: 3 },
  ],
  drewBack: [{ figure: 'dwarf', pit: 3, to: 2, unpaid: 1 }],
  bladeSwung: [{ squares: [1, 2, 3] }],
  sphereRolled: [
    { from: null, path: [1, 2], direction: 1, stops: true },
    { from: 1, path: [2, 3], direction: 1, stops: false },
    { from: 3, path: [], direction: 1, stops: true },
  ],
  setFree: [{ figure: 'elf', by: 'dwarf' }],
  trapRemoved: [{ by: 'dwarf', trap: 'swingingBlade', squares: [3] }],
  trapBuilt: [{ by: 'dwarf', square: 3 }],
  dwarfTrapSprung: [{ figure: 'ogre-1', square: 3 }],
  sweepRolled: [
    { figure: 'ogre-1', faces: ['skull'], critical: 19, skulls: 2, among: ['elf'] },
    { figure: 'ogre-1', faces: ['whiteShield'], critical: 20, skulls: 0, among: ['elf', 'dwarf'] },
  ],
  sweepShared: [
    {
      figure: 'ogre-1',
      shares: [
        { target: 'elf', skulls: 2 },
        { target: 'dwarf', skulls: 1 },
      ],
    },
    { figure: 'ogre-1', shares: [{ target: 'elf', skulls: 0 }] },
  ],
  blowDealt: [
    { figure: 'ogre-1', target: 'elf', skulls: 2, cornered: true },
    { figure: 'ogre-1', target: 'elf', skulls: 0, cornered: false },
    { figure: 'ogre-1', target: 'elf', skulls: null, cornered: false },
  ],
  hurled: [
    { figure: 'ogre-1', square: 0, kind: 'throne', squares: [3], victims: ['elf'], spills: false },
    { figure: 'ogre-1', square: 0, kind: 'treasureChest', squares: [3], victims: ['elf'], spills: true },
  ],
  tableSmashed: [{ figure: 'ogre-1', with: 'ogre-2', square: 0 }],
  crossingHelped: [{ figures: ['ogre-1', 'ogre-2'], over: [[1], [2]] }],
  crossingSecured: [{ figure: 'ogre-1', over: [1] }],
  fimirRolled: [
    { figure: 'fimir-1', die: 5 },
    { figure: 'fimir-1', die: 6 },
  ],
  fimirCast: [
    { figure: 'fimir-1', spell: 'marshLights', target: null, squares: [] },
    { figure: 'fimir-1', spell: 'chokingMire', target: 'elf', squares: [] },
  ],
  lightsRolled: [
    { figure: 'elf', die: 4, dazzled: true },
    { figure: 'elf', die: 5, dazzled: false },
  ],
  mireRolled: [
    { figure: 'elf', faces: ['skull'], clear: false },
    { figure: 'elf', faces: ['blackShield'], clear: true },
  ],
  gasBurned: [{ squares: [1, 2] }],
  unstoppableRolled: [
    { figure: 'elf', why: 'gas', faces: ['skull'], skulls: 1 },
    { figure: 'elf', why: 'mire', faces: ['whiteShield'], skulls: 0 },
  ],
};
