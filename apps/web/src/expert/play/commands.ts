/** The possible commands, sorted: by kind for the buttons, by place for the board. */
import { laidSeen } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { KeyAction } from '../../settings/keys.ts';
import type { IconName } from '../../ui/iconNames.ts';

export type Role = 'hero' | 'master';

/** Every action has its place in the bar of its role; the first nine have a digit. */
export const BARS = {
  hero: ['move', 'run', 'attack', 'open', 'search', 'ability', 'item', 'leap', 'quest', 'leave', 'done'],
  master: ['activate', 'move', 'attack', 'chaos', 'open', 'done'],
} as const;
export type ActionId = (typeof BARS)[Role][number];

/** What a hero may well begin its turn with: pressing it takes the turn. */
export const STARTS: readonly ActionId[] = ['run', 'open', 'search', 'ability', 'item'];

/** Each command's action; `standing` may be given at any time, `answer` only to a question. */
const OF_TYPE: Readonly<Record<Command['type'], ActionId | 'answer' | 'standing'>> = {
  takeTurn: 'move',
  move: 'move',
  step: 'move',
  attack: 'attack',
  openDoor: 'open',
  tryLock: 'open',
  searchTile: 'search',
  searchFurniture: 'search',
  useAbility: 'ability',
  giveCard: 'item',
  giveGold: 'item',
  dropCard: 'item',
  pickUp: 'item',
  pickUpGold: 'item',
  wear: 'item',
  takeOff: 'item',
  drink: 'item',
  readScroll: 'item',
  jump: 'leap',
  tumble: 'leap',
  disarmPit: 'leap',
  questAction: 'quest',
  leave: 'leave',
  endTurn: 'done',
  activate: 'activate',
  useChaos: 'chaos',
  armEvent: 'standing',
  disarmEvent: 'standing',
  watch: 'standing',
  hold: 'standing',
  placeHero: 'answer',
  claimTurn: 'answer',
  letGo: 'answer',
  answerCrossing: 'answer',
  answer: 'answer',
  passAnswer: 'answer',
  layTile: 'answer',
  arrangeTile: 'answer',
  addDoor: 'answer',
  dropDoor: 'answer',
  moveDoor: 'answer',
  movePiece: 'answer',
  dropPiece: 'answer',
  omitMonsters: 'answer',
  arranged: 'answer',
  reorder: 'answer',
  arrive: 'answer',
  chooseSpell: 'answer',
  choosePassage: 'answer',
  keepEvent: 'answer',
  dropEvent: 'answer',
  playEvent: 'answer',
  passEvents: 'answer',
  placeMonster: 'answer',
  placeRest: 'answer',
  chooseWeapon: 'answer',
  claimLoot: 'answer',
  passLoot: 'answer',
  answerGift: 'answer',
  leaveCard: 'answer',
  rollQuest: 'answer',
  chooseQuest: 'answer',
  rollDepth: 'answer',
  setDepth: 'answer',
  keepFamily: 'answer',
  removeTop: 'answer',
  keepCard: 'answer',
  setQuestRoom: 'answer',
  swapFallen: 'answer',
  setFirstTile: 'answer',
  setClock: 'answer',
  ready: 'answer',
  repopulate: 'answer',
};

interface ActionLook {
  readonly icon: IconName;
  readonly rule: string;
  readonly key?: KeyAction;
}

export const LOOKS: Readonly<Record<ActionId, ActionLook>> = {
  move: { icon: 'walking-boot', rule: 'EXP-MOV-01', key: 'move' },
  run: { icon: 'jump-across', rule: 'EXP-RUN-01' },
  attack: { icon: 'crossed-swords', rule: 'EXP-ATK-01', key: 'attack' },
  open: { icon: 'dungeon-gate', rule: 'EXP-DOR-01', key: 'open' },
  search: { icon: 'magnifying-glass', rule: 'EXP-SRF-01', key: 'searchTreasure' },
  ability: { icon: 'spell-book', rule: 'EXP-UAB-01', key: 'cast' },
  item: { icon: 'switch-weapon', rule: 'EXP-INV-09', key: 'item' },
  leap: { icon: 'wolf-trap', rule: 'EXP-JMP-01', key: 'searchDoors' },
  quest: { icon: 'scroll-unfurled', rule: 'EXP-QRM-04' },
  leave: { icon: 'exit-door', rule: 'EXP-EXI-01' },
  done: { icon: 'sands-of-time', rule: 'EXP-TRN-08', key: 'endTurn' },
  activate: { icon: 'imp', rule: 'EXP-TRN-06', key: 'next' },
  chaos: { icon: 'magic-swirl', rule: 'EXP-CHA-01', key: 'cast' },
};

/** Running is a way to move with a button of its own. */
export function actionOf(command: Command): ActionId | 'answer' | 'standing' {
  return command.type === 'move' && command.mode === 'run' ? 'run' : OF_TYPE[command.type];
}

/** Possible at any time: never an answer. */
export function isStanding({ type }: Command): boolean {
  return OF_TYPE[type] === 'standing';
}

/** What is seen to be right or wrong at once, and costs nothing: given without a second press. */
const LIGHT: readonly Command['type'][] = [
  'takeTurn',
  'activate',
  'move',
  'placeHero',
  'arrive',
  'placeMonster',
  'letGo',
  'addDoor',
  'dropDoor',
  'moveDoor',
  'movePiece',
  'dropPiece',
  'omitMonsters',
  'arranged',
  'answerCrossing',
  'wear',
  'takeOff',
  'pickUp',
  'pickUpGold',
  'armEvent',
  'disarmEvent',
  'watch',
  'hold',
  'chooseQuest',
  'rollQuest',
  'rollDepth',
  'setDepth',
  'keepFamily',
  'removeTop',
  'keepCard',
  'setQuestRoom',
  'setFirstTile',
  'setClock',
];

export function isLight({ type }: Command): boolean {
  return LIGHT.includes(type);
}

type Loose = Readonly<Record<string, unknown>>;

/** The squares of the board that a command is about. */
export function placesOf(command: Command, view: View): readonly Square[] {
  if (command.type === 'layTile' || command.type === 'arrangeTile') return laidSeen(view, command.fit) ?? [];
  if (command.type === 'searchFurniture') return pieceOf(view, command.piece);
  if (command.type === 'questAction')
    return view.quest.sites.find(({ id }) => id === command.site)?.squares ?? [];
  const { at, to, target, monster, hero, figure } = command as Loose;
  if (command.type === 'moveDoor' || typeof at !== 'number') {
    if (typeof to === 'number') return [to];
  } else return [at];
  const whom = [target, monster, to, command.type === 'playEvent' ? figure : undefined, hero].find(
    (id) => typeof id === 'string',
  );
  return whom === undefined ? [] : view.figures.flatMap(({ id, square }) => (id === whom ? [square] : []));
}

function pieceOf({ tiles }: View, piece: string): readonly Square[] {
  return tiles.flatMap(({ furniture }) => furniture).find(({ id }) => id === piece)?.squares ?? [];
}

/** Everything about a command but its place: commands alike in this differ by the square that is tapped. */
export function meansKey(command: Command): string {
  const { to: _to, at: _at, side: _side, target: _target, monster: _monster, ...rest } = command as Loose;
  if (command.type === 'giveCard' || command.type === 'giveGold') return JSON.stringify({ ...rest });
  if (command.type === 'playEvent') return JSON.stringify({ type: command.type, card: command.card });
  return JSON.stringify(rest);
}
