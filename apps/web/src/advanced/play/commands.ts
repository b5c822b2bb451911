/** What may be done, sorted: by kind for the buttons, by place for the board. */
import { SECTIONS } from '@oubliette/advanced';
import type { Command, FigureId, FrameOf, View } from '@oubliette/advanced';
import { EDGE_WALL, neighbour, pieceSquares } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { IconName } from '../../ui/iconNames.ts';
import { laidOf } from './level.ts';

export const ACTIONS = [
  'move',
  'attack',
  'door',
  'chest',
  'search',
  'cast',
  'item',
  'trap',
  'help',
  'special',
  'stairs',
  'more',
  'done',
] as const;
export type ActionId = (typeof ACTIONS)[number];

const OF_TYPE: Readonly<Record<string, ActionId>> = {
  step: 'move',
  run: 'move',
  attack: 'attack',
  shootMagic: 'attack',
  reload: 'attack',
  openDoor: 'door',
  closeDoor: 'door',
  openChest: 'chest',
  closeChest: 'chest',
  searchWall: 'search',
  searchRoom: 'search',
  takeInHand: 'item',
  take: 'item',
  give: 'item',
  drop: 'item',
  wear: 'item',
  drinkPotion: 'item',
  castSource: 'cast',
  raiseDead: 'cast',
  takeOffArmour: 'item',
  putOnArmour: 'item',
  givePotion: 'help',
  drag: 'help',
  carry: 'help',
  undoWounds: 'help',
  disarm: 'trap',
  climbOut: 'trap',
  jump: 'trap',
  liftPortcullis: 'trap',
  goBerserk: 'special',
  useDevice: 'special',
  cast: 'cast',
  takeStairs: 'stairs',
  comeBack: 'stairs',
  leaveDungeon: 'stairs',
  changeLevel: 'stairs',
  done: 'done',
};

export const ICONS: Readonly<Record<ActionId, IconName>> = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  door: 'dungeon-gate',
  chest: 'open-treasure-chest',
  search: 'magnifying-glass',
  cast: 'spell-book',
  item: 'switch-weapon',
  trap: 'wolf-trap',
  help: 'shaking-hands',
  special: 'magic-swirl',
  stairs: 'exit-door',
  more: 'scroll-unfurled',
  done: 'sands-of-time',
};

export function actionOf({ type }: Command): ActionId {
  return OF_TYPE[type] ?? 'more';
}

/** At any time, whoever is asked: no part of an answer. */
export function isStanding({ type }: Command): boolean {
  return type === 'watch' || type === 'undoWounds';
}

type Loose = Readonly<Record<string, unknown>>;

/** Whose doing it would be; null where it is the player's own. */
export function doerOf(command: Command): FigureId | null {
  const { figure } = command as Loose;
  return typeof figure === 'string' ? figure : null;
}

/** The squares that stand for a command on the board: a tap on any of them means it. */
export function placesOf(command: Command, view: View): readonly Square[] {
  const loose = command as Loose;
  if (command.type === 'chooseWall') return wallSquares(view, command.area, command.side);
  if (command.type === 'chooseLayout') return layoutSquares(view, command.option);
  if (command.type === 'aimAtSection') return areaSquares(view, command.area);
  if (typeof loose['to'] === 'number') return [loose['to']];
  if (typeof loose['at'] === 'number') return [loose['at']];
  for (const name of ['target', 'with'] as const) {
    const square = squareOf(view, loose[name]);
    if (square !== null) return [square];
  }
  const thing = view.levels[view.level]?.things.find(({ id }) =>
    [loose['chest'], loose['trap'], loose['pile'], loose['from']].includes(id),
  );
  return thing === undefined ? [] : [thing.square];
}

function squareOf(view: View, id: unknown): Square | null {
  return view.figures.find((figure) => figure.id === id)?.square ?? null;
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

/** What would be laid, on ground that is dark yet. */
function layoutSquares(view: View, option: number): Square[] {
  const top = view.underWay.at(-1) as FrameOf<'laying'> | undefined;
  const plan = top?.tag === 'laying' ? top.plans[option] : undefined;
  const { layout } = view.levels[view.level]!;
  return (plan?.steps ?? []).flatMap(({ section, at, turns }) =>
    pieceSquares(layout, SECTIONS, { id: section, section, at, turns }),
  );
}

/** Everything about a command but its place: commands alike in this differ by the square that is tapped. */
export function meansKey(command: Command): string {
  const { to: _to, at: _at, side: _side, target: _target, ...rest } = command as Loose;
  return JSON.stringify(rest);
}
