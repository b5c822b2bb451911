/** The possible commands, sorted: by kind for the buttons, by place for the board. */
import { isRoomDeed, ROOM_DEEDS, topSeen } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { KeyAction } from '../../settings/keys.ts';
import type { IconName } from '../../ui/iconNames.ts';

export type Role = 'hero' | 'master';

/** Every action has its place in the bar of its role; the first nine have a digit. */
export const BARS = {
  hero: [
    'move',
    'attack',
    'run',
    'open',
    'search',
    'help',
    'special',
    'stairs',
    'cast',
    'item',
    'trap',
    'done',
  ],
  master: ['order', 'move', 'attack', 'run', 'open', 'cast', 'special', 'done'],
} as const;
export type ActionId = (typeof BARS)[Role][number];

type RoomDeed = keyof typeof ROOM_DEEDS;

/** Each command's action; answers to a question have none. */
const OF_TYPE: Readonly<Record<Exclude<Command['type'], RoomDeed>, ActionId | 'answer'>> = {
  step: 'move',
  run: 'run',
  attack: 'attack',
  shootMagic: 'attack',
  reload: 'attack',
  openDoor: 'open',
  closeDoor: 'open',
  openChest: 'open',
  closeChest: 'open',
  searchWall: 'search',
  searchRoom: 'search',
  cast: 'cast',
  castSource: 'cast',
  raiseDead: 'cast',
  takeInHand: 'item',
  take: 'item',
  give: 'item',
  drop: 'item',
  wear: 'item',
  drinkPotion: 'item',
  takeOffArmour: 'item',
  putOnArmour: 'item',
  givePotion: 'help',
  drag: 'help',
  carry: 'help',
  disarm: 'trap',
  climbOut: 'trap',
  jump: 'trap',
  liftPortcullis: 'trap',
  goBerserk: 'special',
  useDevice: 'special',
  takeStairs: 'stairs',
  comeBack: 'stairs',
  leaveDungeon: 'stairs',
  changeLevel: 'stairs',
  chooseOrder: 'order',
  done: 'done',
  takeHero: 'answer',
  takePlace: 'answer',
  placeRest: 'answer',
  exploreNext: 'answer',
  chooseLayout: 'answer',
  chooseWall: 'answer',
  placeDoor: 'answer',
  furnish: 'answer',
  placeSecretDoor: 'answer',
  placeMonster: 'answer',
  shiftMonster: 'answer',
  switchMonsters: 'answer',
  monstersStand: 'answer',
  playCounter: 'answer',
  playEscape: 'answer',
  bringCharacter: 'answer',
  holdCounters: 'answer',
  watch: 'answer',
  undoWounds: 'answer',
  faceWounds: 'answer',
  faceRoll: 'answer',
  chooseVictim: 'answer',
  followUp: 'answer',
  fixZone: 'answer',
  aimAtFigure: 'answer',
  aimAtSquare: 'answer',
  aimAtWall: 'answer',
  aimAtSection: 'answer',
  aimDone: 'answer',
  drive: 'answer',
  letRest: 'answer',
  tryTrap: 'answer',
  leaveTrap: 'answer',
  makeRoom: 'answer',
  comeOut: 'answer',
  dropPortcullis: 'answer',
  rollUnder: 'answer',
  moveFireball: 'answer',
  controlStep: 'answer',
  controlAttack: 'answer',
  controlEnd: 'answer',
  takeAntidote: 'answer',
  facePoison: 'answer',
  claim: 'answer',
  noClaim: 'answer',
  award: 'answer',
  wardOff: 'answer',
};

interface ActionLook {
  readonly icon: IconName;
  readonly rule: string;
  readonly key?: KeyAction;
  /** Ending the phase without it gives a warning. */
  readonly matters?: true;
}

export const LOOKS: Readonly<Record<ActionId, ActionLook>> = {
  move: { icon: 'walking-boot', rule: 'ADV-EXPL-03', key: 'move', matters: true },
  attack: { icon: 'crossed-swords', rule: 'ADV-HTH-01', key: 'attack', matters: true },
  run: { icon: 'jump-across', rule: 'ADV-CMB-46' },
  open: { icon: 'dungeon-gate', rule: 'ADV-EXPL-09', key: 'open' },
  search: { icon: 'magnifying-glass', rule: 'ADV-SECR-01', key: 'searchTreasure' },
  help: { icon: 'shaking-hands', rule: 'ADV-DEATH-06' },
  special: { icon: 'magic-swirl', rule: 'ADV-GEN-24' },
  stairs: { icon: 'exit-door', rule: 'ADV-STAIR-01' },
  cast: { icon: 'spell-book', rule: 'ADV-MAG-11', key: 'cast' },
  item: { icon: 'switch-weapon', rule: 'ADV-SET-25', key: 'item' },
  trap: { icon: 'wolf-trap', rule: 'ADV-SPOT-07', key: 'searchDoors' },
  order: { icon: 'scroll-unfurled', rule: 'ADV-CMB-12' },
  done: { icon: 'sands-of-time', rule: 'ADV-TURN-09', key: 'endTurn' },
};

export function actionOf({ type }: Command): ActionId | 'answer' {
  if (!isRoomDeed(type)) return OF_TYPE[type];
  const deed = ROOM_DEEDS[type];
  return deed === 'answer' ? deed : deed.action;
}

/** Possible at any time: never an answer, except to its own question. */
export function isStanding({ type }: Command, view: Pick<View, 'underWay'>): boolean {
  if (type === 'raiseDead') return topSeen(view)?.tag !== 'rites';
  return type === 'watch' || type === 'undoWounds';
}

type Loose = Readonly<Record<string, unknown>>;

/** The acting figure; null if it is the player's own act. */
export function doerOf(command: Command): FigureId | null {
  const { figure } = command as Loose;
  return typeof figure === 'string' ? figure : null;
}

/** The middle of the template a command would lay down; null where it lays none (ADV-MAG-16, ADV-TRAP-17). */
export function centreOf(command: Command): Square | null {
  if (command.type === 'aimAtSquare') return command.at;
  return command.type === 'moveFireball' ? command.to : null;
}

/** Answers that lead a figure on by a square: together they make a walk (ADV-TRAP-33, ADV-SPELL-07). */
export type Leading = Extract<Command, { type: 'controlStep' | 'drive' }>;

export function isLeading(command: Command): command is Leading {
  return command.type === 'controlStep' || command.type === 'drive';
}

/** Everything about a command but its place: commands alike in this differ by the square that is tapped. */
export function meansKey(command: Command): string {
  const { to: _to, at: _at, side: _side, target: _target, with: _with, ...rest } = command as Loose;
  return JSON.stringify(rest);
}
