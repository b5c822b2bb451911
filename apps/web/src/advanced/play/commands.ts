/** The possible commands, sorted: by kind for the buttons, by place for the board. */
import {
  BESTIARY,
  hazardRow,
  isRoomDeed,
  ROOM_DEEDS,
  SECTIONS,
  squaresOf,
  topSeen,
  topSeenAs,
} from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { EDGE_WALL, neighbour, pieceSquares, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { KeyAction } from '../../settings/keys.ts';
import type { IconName } from '../../ui/iconNames.ts';
import { laidOf } from './level.ts';

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
  eatMushroom: 'item',
  givePotion: 'help',
  drag: 'help',
  carry: 'help',
  disarm: 'trap',
  climbOut: 'trap',
  jump: 'trap',
  liftPortcullis: 'trap',
  goBerserk: 'special',
  useDevice: 'special',
  leap: 'special',
  cautiousLeap: 'special',
  buildLadder: 'special',
  crossLadder: 'special',
  takeRuby: 'special',
  clearRoom: 'special',
  fightBats: 'special',
  pickMushroom: 'special',
  liftGrate: 'special',
  fixRope: 'special',
  goDown: 'special',
  climbUp: 'special',
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
  placeFeature: 'answer',
  answerThief: 'answer',
  allowAttack: 'answer',
  holdRope: 'answer',
  goIn: 'answer',
  giveBite: 'answer',
  faceVenom: 'answer',
  enthrone: 'answer',
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
  return isRoomDeed(type) ? ROOM_DEEDS[type].action : OF_TYPE[type];
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

/** The squares that stand for a command on the board: a tap on any of them chooses it. */
export function placesOf(command: Command, view: View): readonly Square[] {
  const loose = command as Loose;
  if (command.type === 'placeFeature') return rowOfChasm(view, command.at) ?? [command.at];
  if (command.type === 'dropPortcullis') return lineSquares(view, command.at, command.side);
  if (command.type === 'chooseWall') return wallSquares(view, command.area, command.side);
  if (command.type === 'chooseLayout') return layoutSquares(view, command.option);
  if (command.type === 'aimAtSection') return areaSquares(view, command.area);
  if (command.type === 'shiftMonster') return shiftSquares(view, command);
  if (typeof loose['to'] === 'number') return [loose['to']];
  if (typeof loose['at'] === 'number') return [loose['at']];
  for (const name of ['target', 'with'] as const) {
    const squares = squaresWith(view, loose[name]);
    if (squares.length > 0) return squares;
  }
  const thing = view.levels[view.level]?.things.find(({ id }) =>
    [loose['chest'], loose['trap'], loose['pile'], loose['from']].includes(id),
  );
  return thing === undefined ? [] : [thing.square];
}

/** All the squares of a figure, or where it died this turn. */
function squaresWith({ figures, turn, levels, level }: View, id: unknown): readonly Square[] {
  const dead = (turn.fallen ?? []).map(({ figure }) => figure);
  const found = [...figures, ...dead].find((figure) => figure.id === id);
  return found === undefined ? [] : squaresOf(levels[level]!.layout, found);
}

/** Where it would newly stand: a large figure already covers half of that. */
function shiftSquares(view: View, command: Extract<Command, { type: 'shiftMonster' }>): readonly Square[] {
  const own = squaresWith(view, command.figure);
  return coveredBy(command, view).filter((square) => !own.includes(square));
}

/** The centre of a command's template; null for none (ADV-MAG-16, ADV-TRAP-17). */
export function centreOf(command: Command): Square | null {
  if (command.type === 'aimAtSquare') return command.at;
  return command.type === 'moveFireball' ? command.to : null;
}

/** Answers that lead a figure on by a square: together they make a walk (ADV-TRAP-33, ADV-SPELL-07). */
export type Leading = Extract<Command, { type: 'controlStep' | 'drive' }>;

export function isLeading(command: Command): command is Leading {
  return command.type === 'controlStep' || command.type === 'drive';
}

function areaSquares(view: View, area: string): readonly Square[] {
  const { board } = laidOf(view.levels[view.level]!.layout);
  return board.areas.find(({ id }) => id === area)?.squares ?? [];
}

function wallSquares(view: View, area: string, side: Direction): Square[] {
  const { board } = laidOf(view.levels[view.level]!.layout);
  return areaSquares(view, area).filter((square) => {
    const beyond = neighbour(board, square, side);
    return board.edges[square * 4 + side] === EDGE_WALL || beyond < 0;
  });
}

/** Furniture larger than a square, by the length of its side (ADV-HAZ-69, ADV-HAZ-71). */
export function widthOf(feature: string): number {
  return hazardRow(feature)?.stands?.width ?? 1;
}

/** Every square a placed thing would cover: a large monster covers four (ADV-ABIL-29). */
export function coveredBy(command: Command, view: View): readonly Square[] {
  if (command.type === 'placeFeature') return featureSquares(command, view);
  const { layout } = view.levels[view.level]!;
  if (command.type === 'placeMonster')
    return squaresOf(layout, { square: command.at, size: isLarge(command.kind) ? 2 : 1 });
  if (command.type !== 'shiftMonster') return placesOf(command, view);
  const size = view.figures.find(({ id }) => id === command.figure)?.size ?? 1;
  return squaresOf(layout, { square: command.to, size });
}

export function isLarge(kind: string): boolean {
  return BESTIARY[kind]?.special.includes('large') === true;
}

function featureSquares(command: Extract<Command, { type: 'placeFeature' }>, view: View): readonly Square[] {
  const top = topSeenAs(view, 'putting');
  const width = top === null ? 1 : widthOf(top.what);
  const row = rowOfChasm(view, command.at);
  if (row !== null) return row;
  const { layout } = view.levels[view.level]!;
  const [x, y] = [xOf(layout, command.at), yOf(layout, command.at)];
  return Array.from({ length: width * width }, (_, index) =>
    squareAt(layout, x + (index % width), y + Math.floor(index / width)),
  );
}

/** From wall to wall across the entrance; null unless it is a chasm (ADV-HAZ-20). */
function rowOfChasm(view: View, at: Square): readonly Square[] | null {
  const top = topSeenAs(view, 'putting');
  if (top?.what !== 'chasm') return null;
  const level = view.levels[view.level]!;
  const isAcross = (level.places[top.area]?.entry ?? 0) % 2 === 0;
  const along = (square: Square): number => (isAcross ? yOf : xOf)(level.layout, square);
  return areaSquares(view, top.area).filter((square) => along(square) === along(at));
}

/** The squares on this side of a falling portcullis: across a whole area, or in a doorway. */
function lineSquares(view: View, at: Square, side: Direction): readonly Square[] {
  const { board } = laidOf(view.levels[view.level]!.layout);
  const area = board.areas[board.areaOf[at] ?? -1];
  const beyond = neighbour(board, at, side);
  if (area === undefined || !area.squares.includes(beyond)) return [at];
  const along = (square: Square): number => (side % 2 === 0 ? yOf : xOf)(board, square);
  return area.squares.filter((square) => along(square) === along(at));
}

/** What would be laid, on ground still dark. */
function layoutSquares(view: View, option: number): Square[] {
  const plan = topSeenAs(view, 'laying')?.plans[option];
  const { layout } = view.levels[view.level]!;
  return (plan?.steps ?? []).flatMap(({ section, at, turns }) =>
    pieceSquares(layout, SECTIONS, { id: section, section, at, turns }),
  );
}

/** Everything about a command but its place: commands equal in this differ only by square. */
export function meansKey(command: Command): string {
  const { to: _to, at: _at, side: _side, target: _target, ...rest } = command as Loose;
  return JSON.stringify(rest);
}
