/** At least one event of each type, and one per form of its sentence: exploration, encounters, fights. */
import type { Exit } from '@oubliette/dungeon';
import type { CombatFacts } from '../../combat/types.ts';
import { HEROES } from '../../content/heroes.ts';
import { FIELD } from '../../content/sections.ts';
import type { CounterFacts } from '../../counters/types.ts';
import { COUNTER_MOMENTS } from '../../counters/types.ts';
import type { EncounterFacts, Group } from '../../encounter/types.ts';
import type { Flow } from '../../events.ts';
import type { ExploreFacts } from '../../explore/types.ts';
import type { GearFacts } from '../../gear/types.ts';
import type { GenerateFacts } from '../../generate/types.ts';
import type { Figure, Sheet } from '../../state.ts';
import type { TurnFacts } from '../../turns/types.ts';

export type Samples<Facts> = { readonly [T in keyof Facts]: readonly Facts[T][] };

/** A square by its column and row, from 0. */
export function at(x: number, y: number): number {
  return y * FIELD.width + x;
}

const F7 = at(5, 6);
const G7 = at(6, 6);
const DOOR: Exit = { squares: [F7], direction: 0, door: 'closed' };
const WAY: Exit = { squares: [F7, G7], direction: 3, door: null };

export const GROUP: Group = {
  id: 1,
  area: 'largeRoom-4',
  monsters: { ratman: 3, globadier: 1 },
  characters: ['ratmanAssassin'],
  gold: 40,
};

export const SHEETS: readonly Sheet[] = [
  { ...HEROES.heinrich, seat: 'ann', where: 'inside' },
  { ...HEROES.torallion, gender: 'f', name: 'Alys', seat: 'bo', where: 'inside' },
  { ...HEROES.magnus, seat: 'bo', where: 'inside' },
];

export const RATMAN: Figure = {
  id: 'ratman-2',
  side: 'monsters',
  kind: 'monster',
  of: 'ratman',
  square: G7,
  size: 1,
  wounds: 3,
  effects: [],
  group: 1,
  disguise: null,
  character: null,
};

export const FLOW_SAMPLES: Samples<Flow> = {
  begun: [{ frame: { tag: 'followUp', figure: 'heinrich', squares: [F7], stage: 'ask' } }],
  wentOn: [{ frame: { tag: 'followUp', figure: 'heinrich', squares: [F7], stage: 'end' } }],
  finished: [{}, { answer: true }],
};

export const TURN_SAMPLES: Samples<TurnFacts> = {
  choiceRolled: [
    {
      rolls: [
        { seat: 'ann', face: 4 },
        { seat: 'bo', face: 9 },
      ],
      order: ['bo', 'ann'],
    },
  ],
  heroTaken: [{ hero: 'heinrich', seat: 'ann' }],
  setOut: [
    { sheets: SHEETS, again: false },
    { sheets: SHEETS.slice(0, 1), again: true },
  ],
  levelLaid: [{ level: 0, laid: {} as TurnFacts['levelLaid']['laid'] }],
  leaderChosen: [
    {
      leader: 'heinrich',
      rolls: [
        { figure: 'heinrich', face: 11 },
        { figure: 'torallion', face: 3 },
      ],
    },
    { leader: 'heinrich', rolls: [] },
    { leader: null, rolls: [] },
  ],
  mapperChosen: [
    { mapper: 'torallion', rolls: [{ figure: 'torallion', face: 3 }] },
    { mapper: 'torallion', rolls: [] },
    { mapper: null, rolls: [] },
  ],
  tookPlace: [{ figure: 'heinrich', at: F7 }],
  turnBegan: [
    { number: 3, mode: 'exploration', phase: 'heroes' },
    { number: 4, mode: 'combat', phase: 'heroes' },
  ],
  phaseBegan: [{ phase: 'heroes' }, { phase: 'exploration' }, { phase: 'master' }],
  seatDone: [{ seat: 'ann' }, { seat: 'master' }],
  acted: [{ figure: 'torallion', did: 'attack' }],
  frontierSeen: [{ exits: [] }, { exits: [WAY] }, { exits: [DOOR, WAY] }],
  masterRolled: [
    { face: 12, draws: true },
    { face: 5, draws: false },
  ],
  fightBegan: [
    { group: GROUP, placedBy: 'master', surprised: true },
    { group: { ...GROUP, characters: [] }, placedBy: 'leader', surprised: false },
  ],
  fightJoined: [{ group: { ...GROUP, monsters: { mummy: 1 }, characters: [] } }, { group: GROUP }],
  hidBehindDoor: [{}],
  fightEnded: [{ how: 'slain' }, { how: 'escaped' }],
  corrected: [
    { change: { tag: 'setWounds', figure: 'heinrich', wounds: 2 }, reason: 'miscounted' },
    { change: { tag: 'setWounds', figure: 'ratman-2', wounds: null }, reason: 'miscounted' },
    { change: { tag: 'setSquare', figure: 'ratman-2', square: F7 }, reason: 'wrong square' },
    { change: { tag: 'setDoor', at: F7, side: 1, open: true }, reason: 'it was open' },
    { change: { tag: 'setGold', figure: 'torallion', gold: 1 }, reason: 'lost the rest' },
    { change: { tag: 'setItems', figure: 'torallion', items: ['rope', 'rope'] }, reason: 'forgot them' },
    { change: { tag: 'setItems', figure: 'torallion', items: [] }, reason: 'gone' },
    { change: { tag: 'setCount', figure: 'torallion', of: 'arrows', number: 6 }, reason: 'new quiver' },
    { change: { tag: 'removeFigure', figure: 'ratman-2' }, reason: 'one too many' },
  ],
  expeditionEnded: [
    {
      ending: { winners: ['ann'], outcome: 'won' },
      lost: [],
      home: { figures: ['heinrich', 'torallion'], gold: 120, items: ['rope'] },
    },
    {
      ending: { winners: [], outcome: 'returned' },
      lost: ['heinrich'],
      home: { figures: ['torallion'], gold: 0, items: [] },
    },
    {
      ending: { winners: ['master'], outcome: 'lost' },
      lost: ['heinrich', 'torallion'],
      home: { figures: [], gold: 0, items: [] },
    },
    {
      ending: { winners: ['ann'], outcome: 'home' },
      lost: [],
      home: { figures: ['heinrich', 'torallion'], gold: 1, items: ['rope', 'rope'] },
    },
    {
      ending: { winners: [], outcome: 'failed' },
      lost: ['torallion'],
      home: { figures: ['heinrich'], gold: 40, items: [] },
    },
  ],
};

export const EXPLORE_SAMPLES: Samples<ExploreFacts> = {
  stepped: [
    { figure: 'heinrich', from: F7, to: G7, across: [], left: 11, trodden: true },
    { figure: 'ratman-2', from: F7, to: at(7, 6), across: [G7], left: 3, trodden: true },
  ],
  trod: [{ square: F7 }],
  drewBack: [{ figure: 'torallion', to: F7, left: 2 }],
  doorOpened: [{ figure: 'heinrich', at: F7, side: 1, exit: null }],
  doorClosed: [{ figure: 'heinrich', at: F7, side: 2, exit: null }],
  chestClosed: [{ figure: 'heinrich', chest: 'chest-1' }],
  wallSearched: [
    { figure: 'heinrich', area: 'smallRoom-3', side: 0, face: 8, found: true },
    { figure: 'heinrich', area: 'deadEnd-5', side: 3, face: 1, found: false },
  ],
  roomSearched: [{ figure: 'torallion', area: 'largeRoom-4' }],
  treasureSought: (['gold', 'magic', 'counter', 'nothing'] as const).map((found) => ({
    figure: 'heinrich',
    faces: [4, 9],
    found,
  })),
  cacheFound: [{ figure: 'heinrich', face: 5, gold: 50 }],
  armourTakenOff: [{ figure: 'heinrich', armour: ['chainMail', 'shield'], pile: 'pile-1', square: F7 }],
  armourPutOn: [{ figure: 'heinrich', armour: ['shield'], pile: 'pile-1' }],
  leftDungeon: [
    { figure: 'heinrich', with: [] },
    { figure: 'heinrich', with: ['torallion'] },
  ],
  tookStairs: [
    { figure: 'heinrich', with: [], area: 'stairs-1' },
    { figure: 'heinrich', with: ['torallion'], area: 'stairs-1' },
  ],
  cameBack: [{ figure: 'heinrich', at: F7 }],
  levelChanged: [
    { from: 0, to: 1 },
    { from: 1, to: 0 },
  ],
};

const LAID = { at: F7, turns: 0, exit: DOOR, piece: null } as const;

export const GENERATE_SAMPLES: Samples<GenerateFacts> = {
  behindDoorRolled: [
    { exit: DOOR, face: 4, behind: 'passage' },
    { exit: WAY, face: 9, behind: 'room' },
  ],
  lengthRolled: [
    { exit: WAY, face: 1, sections: 1 },
    { exit: WAY, face: 8, sections: 2 },
  ],
  featuresRolled: [
    { faces: [1, 2], doors: 0, monsters: true },
    { faces: [4, 5], doors: 0, monsters: false },
    { faces: [9, 9], doors: 1, monsters: false },
  ],
  endRolled: (['tJunction', 'deadEnd', 'rightTurn', 'leftTurn', 'stairsDown', 'stairsOut'] as const).map(
    (end) => ({ faces: [3, 4], end }),
  ),
  roomRolled: [
    { exit: DOOR, face: 3, room: 'normal', size: 'small' },
    { exit: DOOR, face: 9, room: 'lair', size: 'large' },
  ],
  doorDue: [{}],
  roomDoorsRolled: [
    { face: 2, doors: 0 },
    { face: 10, doors: 2 },
  ],
  laidInstead: [
    { of: 'length', rolled: 3, laid: 2 },
    { of: 'end', rolled: 'tJunction', laid: 'deadEnd' },
    { of: 'room', rolled: 'large', laid: 'small' },
  ],
  sectionLaid: [
    { ...LAID, section: 'tJunction', room: null, stairs: null },
    { ...LAID, section: 'largeRoom', room: 'lair', stairs: null },
    { ...LAID, section: 'stairs', room: null, stairs: 'out' },
    { ...LAID, section: 'somethingElse', room: null, stairs: null },
  ],
  wayBlocked: [{ exit: WAY }, { exit: DOOR }],
  falseDoorFound: [{ exit: DOOR }],
  wallChosen: [
    { area: 'smallRoom-3', side: 0, by: 'heinrich' },
    { area: 'passage-2', side: 1, by: null },
  ],
  doorPlaced: [
    { exit: DOOR, joins: false },
    { exit: DOOR, joins: true },
  ],
  doorsLeftOut: [{ doors: 1 }, { doors: 2 }],
  chestPlaced: [
    { id: 'chest-1', square: F7, holds: [] },
    { id: 'chest-1', square: F7, holds: ['healingPotion'] },
  ],
  stairsPlaced: [{ id: 'stairs-1', area: 'largeRoom-4', squares: [F7, G7] }],
  monstersSpied: [{ group: GROUP }],
  brightDoorTried: [
    { exit: DOOR, face: 2, rock: true },
    { exit: DOOR, face: 9, rock: false },
  ],
  noteRead: [{ piece: 'hall', note: { en: 'It is cold here.', fr: "Il fait froid ici : l'eau gèle." } }],
};

export const ENCOUNTER_SAMPLES: Samples<EncounterFacts> = {
  matrixRolled: [
    { matrix: 'wandering', face: 4, specialist: null, monsters: { ratman: 2 } },
    { matrix: 'lair', face: 11, specialist: 7, monsters: { ratman: 4, globadier: 1 } },
    { matrix: 'quest', face: 1, specialist: null, monsters: {} },
  ],
  monstersFound: [
    { monsters: { ratman: 3 }, characters: ['ratmanAssassin'], area: 'largeRoom-4' },
    { monsters: { mummy: 1 }, characters: [], area: 'passage-2' },
  ],
  surpriseTested: [
    { leader: 9, master: 4, elf: true, sentry: false, spied: false, placedBy: 'leader' },
    { leader: 2, master: 13, elf: false, sentry: true, spied: true, placedBy: 'master' },
  ],
  monsterPlaced: [{ figure: RATMAN, by: 'master' }],
  monsterShifted: [
    { figure: 'ratman-2', to: F7, by: 'leader' },
    { figure: 'ratman-2', to: F7, by: 'master' },
  ],
  monstersSwitched: [{ figure: 'ratman-1', with: 'ratman-2' }],
  monstersWait: [{ group: 1, kinds: ['ratman', 'ratman', 'mummy'], looks: ['ratman', 'ratman', 'mummy'] }],
  unmasked: [{ figure: 'ratman-2', of: 'globadier' }],
};

export const COUNTER_SAMPLES: Samples<CounterFacts> = {
  counterDrawn: [{ counter: null }, { counter: 'ambush' }],
  counterPlayed: [{ counter: 'escape', moment: 'combat' }],
  characterJoined: [{ character: 'ratmanAssassin', by: 'own' }],
  characterEscaped: [{ figure: 'ratmanAssassin-1', character: 'ratmanAssassin' }],
  characterReturned: [{ figure: 'ratmanAssassin-1', character: 'ratmanAssassin', effects: [] }],
  watched: COUNTER_MOMENTS.flatMap((moment) => [
    { moment, on: true },
    { moment, on: false },
  ]),
};

const ROLLED = { figure: 'heinrich', target: 'ratman-2', weapon: 'sword' } as const;
const SHOT = { figure: 'torallion', target: 'mummy-1', weapon: 'longBow', needed: 6, face: 7 } as const;

export const COMBAT_SAMPLES: Samples<CombatFacts> = {
  orderChosen: [
    { order: 'moveFirst', pursuit: true },
    { order: 'deedFirst', pursuit: false },
  ],
  attackBegan: [
    { ...ROLLED, number: 0 },
    { ...ROLLED, number: 1 },
    { ...ROLLED, weapon: 'longBow', number: 0 },
    { ...ROLLED, weapon: 'thrownAxe', number: 0 },
  ],
  attackRolled: [
    { ...ROLLED, skill: 6, needed: 5, face: 12, result: 'critical', free: false },
    { ...ROLLED, skill: 6, needed: 5, face: 9, result: 'hit', free: true },
    { ...ROLLED, skill: 6, needed: 5, face: 4, result: 'miss', free: false },
    { ...ROLLED, skill: 6, needed: 5, face: 1, result: 'fumble', free: false },
  ],
  shotRolled: [
    { ...SHOT, range: 4, sight: 'full', result: 'hit' },
    { ...SHOT, range: 1, sight: 'partial', result: 'miss' },
  ],
  missileUsed: [
    { figure: 'torallion', missile: 'arrow', weapon: 'longBow' },
    { figure: 'torallion', missile: 'axe', weapon: 'thrownAxe' },
  ],
  struck: [ROLLED],
  strayed: [{ figure: 'torallion', target: 'mummy-1', victim: 'heinrich' }],
  damageRolled: [
    { figure: 'heinrich', target: 'ratman-2', faces: [[4, 11], [7]], toughness: 7, wounds: 2 },
    { figure: 'heinrich', target: 'ratman-2', faces: [[4]], toughness: 7, wounds: 0 },
  ],
  fateSpent: [
    { figure: 'heinrich', on: 'wounds', kind: 'wounds', restored: 0 },
    { figure: 'heinrich', on: 'wounds', kind: 'wounds', restored: 2 },
    ...['attack', 'shot', 'damage', 'bravery', 'disease', 'gas', 'spot'].map((kind) => ({
      figure: 'heinrich',
      on: 'roll' as const,
      kind,
      restored: 0,
    })),
  ],
  wounded: [
    { figure: 'heinrich', wounds: 2, left: 1, cause: 'blow', by: 'ratman-2', fate: true },
    { figure: 'heinrich', wounds: 3, left: 0, cause: 'blow', by: 'ratman-2', fate: true },
    { figure: 'ratman-2', wounds: 1, left: null, cause: 'blow', by: 'heinrich', fate: false },
  ],
  knockedOut: [{ figure: 'torallion' }, { figure: 'heinrich' }],
  died: [
    { figure: 'ratman-2', by: 'heinrich', pile: null },
    { figure: 'heinrich', by: 'mummy-1', pile: 'pile-2' },
    { figure: 'torallion', by: null, pile: 'pile-2' },
    { figure: 'torallion', by: null, pile: null },
  ],
  followedUp: [{ figure: 'heinrich', from: F7, to: G7 }],
  zoneFixed: [{ figure: 'heinrich', target: 'ratman-2' }],
  zoneFreed: [{ figure: 'ratman-2' }],
  ran: [
    { figure: 'heinrich', face: 1 },
    { figure: 'heinrich', face: 7 },
  ],
  reloaded: [{ figure: 'heinrich' }],
  tookHold: [
    { figure: 'heinrich', target: 'torallion', how: 'drag', left: 1 },
    { figure: 'heinrich', target: 'torallion', how: 'carry', left: 6 },
  ],
  dragged: [{ figure: 'torallion', from: F7, to: G7, by: 'heinrich' }],
  potionGiven: [
    { figure: 'heinrich', target: 'torallion' },
    { figure: 'heinrich', target: 'heinrich' },
  ],
  potionWorked: [{ figure: 'heinrich', wounds: 4 }],
  missileSought: [
    { figure: 'torallion', missile: 'arrow', face: 9, found: true },
    { figure: 'torallion', missile: 'axe', face: 1, found: false },
  ],
  spoilsFound: [{ gold: 40, items: ['magicHalberd'], pile: 'pile-3', square: F7 }],
};

export const GEAR_SAMPLES: Samples<GearFacts> = {
  tookInHand: [{ figure: 'heinrich', weapon: 'axe' }],
  braveryTested: [
    { figure: 'heinrich', face: 9, bravery: 9, passed: true },
    { figure: 'heinrich', face: 10, bravery: 9, passed: false },
  ],
  cowered: [{ figure: 'heinrich' }],
  tookHeart: [{ figure: 'ratman-2' }],
  wentBerserk: [{ figure: 'ratman-2' }],
  calmedDown: [{ figure: 'ratman-2' }],
  regenerated: [{ figure: 'troll-1', wounds: 1 }],
  diseaseTested: [{ figure: 'heinrich', by: 'mummy-1', face: 3, toughness: 5, passed: true }],
  fellIll: [{ figure: 'heinrich' }],
  deviceUsed: [
    { figure: 'globadier-1', device: 'gasGlobes', target: 'heinrich' },
    { figure: 'warpfireTeam-1', device: 'warpfire', target: 'heinrich' },
    { figure: 'ratman-2', device: 'warpScroll', target: 'heinrich' },
    { figure: 'ratman-2', device: 'plagueCenser', target: null },
  ],
  deviceRolled: [
    {
      figure: 'globadier-1',
      device: 'gasGlobes',
      target: 'heinrich',
      range: 3,
      needed: 6,
      face: 8,
      result: 'hit',
    },
  ],
  gasSpread: [{ cloud: 'gasCloud-1', square: F7, squares: [F7, G7], by: 'globadier-1' }],
  gasBreathed: [{ figure: 'heinrich', face: 4, intelligence: 8, passed: true }],
  gasCleared: [{ cloud: 'gasCloud-1' }],
  scorched: [
    {
      figure: 'warpfireTeam-1',
      device: 'warpfire',
      target: 'heinrich',
      faces: [3, 9, 11],
      toughness: 8,
      wounds: 2,
    },
  ],
};
