/** The squares a command is about: where it is tapped, lit and shown. */
import { EDGE_WALL, neighbour, pieceSquares, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Command } from './commands.ts';
import { BESTIARY } from './content/bestiary.ts';
import { hazardRow } from './content/hazards.ts';
import { SECTIONS } from './content/sections.ts';
import { squaresOf } from './figures.ts';
import { boardSeen } from './seen.ts';
import { topSeenAs } from './view.ts';
import type { View } from './view.ts';

type Loose = Readonly<Record<string, unknown>>;

/** The squares that stand for a command on the board: a tap on any of them means it. */
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

/** Where somebody stands, on all of their squares, or lies dead since this turn. */
function squaresWith({ figures, turn, levels, level }: View, id: unknown): readonly Square[] {
  const dead = (turn.fallen ?? []).map(({ figure }) => figure);
  const found = [...figures, ...dead].find((figure) => figure.id === id);
  return found === undefined ? [] : squaresOf(levels[level]!.layout, found);
}

/** Where it would come to stand and does not yet: a large one covers half of that already. */
function shiftSquares(view: View, command: Extract<Command, { type: 'shiftMonster' }>): readonly Square[] {
  const own = squaresWith(view, command.figure);
  return coveredBy(command, view).filter((square) => !own.includes(square));
}

function areaSquares(view: View, area: string): readonly Square[] {
  const board = boardSeen(view.levels[view.level]!.layout);
  return board.areas.find(({ id }) => id === area)?.squares ?? [];
}

function wallSquares(view: View, area: string, side: Direction): Square[] {
  const board = boardSeen(view.levels[view.level]!.layout);
  return areaSquares(view, area).filter((square) => {
    const beyond = neighbour(board, square, side);
    return board.edges[square * 4 + side] === EDGE_WALL || beyond < 0;
  });
}

/** The squares along a feature's side (ADV-HAZ-69, ADV-HAZ-71). */
export function widthOf(feature: string): number {
  return hazardRow(feature)?.stands?.width ?? 1;
}

/** Every square that what is put down would cover: a large monster four (ADV-ABIL-29). */
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

/** From wall to wall across the way in; null for whatever is no chasm (ADV-HAZ-20). */
function rowOfChasm(view: View, at: Square): readonly Square[] | null {
  const top = topSeenAs(view, 'putting');
  if (top?.what !== 'chasm') return null;
  const level = view.levels[view.level]!;
  const isAcross = (level.places[top.area]?.entry ?? 0) % 2 === 0;
  const along = (square: Square): number => (isAcross ? yOf : xOf)(level.layout, square);
  return areaSquares(view, top.area).filter((square) => along(square) === along(at));
}

/** The squares on this side of where a portcullis would fall: across a whole area, or in a doorway. */
function lineSquares(view: View, at: Square, side: Direction): readonly Square[] {
  const board = boardSeen(view.levels[view.level]!.layout);
  const area = board.areas[board.areaOf[at] ?? -1];
  const beyond = neighbour(board, at, side);
  if (area === undefined || !area.squares.includes(beyond)) return [at];
  const along = (square: Square): number => (side % 2 === 0 ? yOf : xOf)(board, square);
  return area.squares.filter((square) => along(square) === along(at));
}

/** What would be laid, on ground that is dark yet. */
function layoutSquares(view: View, option: number): Square[] {
  const plan = topSeenAs(view, 'laying')?.plans[option];
  const { layout } = view.levels[view.level]!;
  return (plan?.steps ?? []).flatMap(({ section, at, turns }) =>
    pieceSquares(layout, SECTIONS, { id: section, section, at, turns }),
  );
}
