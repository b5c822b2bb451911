/** Shared by tests of generation: a junction or a room on a field with plenty of room around it. */
import { makeSquare, reserveSquares, xOf } from '@oubliette/dungeon';
import type { Direction, Exit } from '@oubliette/dungeon';
import type { Face } from '@oubliette/kernel';
import { levelOf, withLevel } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';
import { setGoing } from './underWay.ts';
import { explore } from '../generate/lay.ts';

/** Field squares are named A1 to AN40; the map's upper left square is U21. */
const FIELD = { width: 40, height: 40, x: 20, y: 20 };

/** Entered from the west: leads north and south. */
const JUNCTION = `
  +x+x+
  |E :|
  + + +
  |: :|
  +x+x+
`;

const ROOM = `
  +-+-+-+-+-+
  |E . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  +-+-+d+-+-+
`;

const PASSAGE = `
  +-+-+-+-+-+
  |E : : : :|
  + + + + + +
  |: : : : :|
  +-+-+d+-+-+
`;

const MAPS = { junction: JUNCTION, room: ROOM, passage: PASSAGE } as const;

export function digging(map: keyof typeof MAPS, rest: Omit<Scene, 'map' | 'figures'> = {}): AdvancedTable {
  const places = map === 'junction' ? { E: { kind: 'junction' as const } } : {};
  return table(MAPS[map], { E: {} }, { field: FIELD, places, ...rest });
}

export function exitTo(dug: AdvancedTable, direction: Direction): Exit {
  return levelOf(dug.state).layout.exits.find((exit) => exit.direction === direction)!;
}

/** Explores the exit on a side. */
export function dig(dug: AdvancedTable, direction: Direction, dice: readonly Face[]): void {
  const exit = exitTo(dug, direction);
  setGoing(dug, (play) => explore(play, exit), dice);
}

/** Squares where nothing can be laid: two corners of each rectangle. */
export function block(dug: AdvancedTable, ...corners: readonly (readonly [string, string])[]): void {
  const { layout } = levelOf(dug.state);
  const squares = corners.flatMap(([from, to]) => {
    const [a, b] = [dug.square(from), dug.square(to)];
    return Array.from({ length: layout.width * layout.height }, (_, square) => square).filter(
      (square) =>
        xOf(layout, square) >= xOf(layout, a) &&
        xOf(layout, square) <= xOf(layout, b) &&
        square >= a - (a % layout.width) &&
        square <= b - (b % layout.width) + layout.width - 1,
    );
  });
  dug.state = withLevel(dug.state, { layout: reserveSquares(layout, squares) });
}

/** The sections laid since, in order: `passage U23`. */
export function laidIn(dug: AdvancedTable): string[] {
  const { layout } = levelOf(dug.state);
  return layout.pieces.slice(1).map(({ section, at }) => `${section} ${makeSquare(layout, at)}`);
}

/** Exits with nothing behind them yet: `north U14`. */
export function waysOn(dug: AdvancedTable): string[] {
  const { layout } = levelOf(dug.state);
  return layout.exits.map(
    ({ direction, squares, door }) =>
      `${['north', 'east', 'south', 'west'][direction]} ${makeSquare(layout, squares[0]!)}${door === null ? '' : ` ${door}`}`,
  );
}
