import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EDGE_WALL } from './board.ts';
import { draw } from './drawing.ts';
import { emptyLayout, layAt, pieceSquares, reserveSquares } from './layout.ts';
import type { Layout } from './layout.ts';
import { layoutBoard } from './layoutBoard.ts';
import { firstFit, fits, lay } from './placement.ts';
import type { Fit, Wish } from './placement.ts';
import type { Exit } from './section.ts';
import { EAST, makeSquare, parseSquare, SOUTH } from './squares.ts';
import { SECTIONS } from '../test/sections.ts';

const SIZE = { width: 9, height: 7 };
const at = (name: string): number => parseSquare(SIZE, name)!;
const drawn = (layout: Layout): string =>
  draw({
    board: layoutBoard(layout, SECTIONS),
    doorStates: layout.doors.map(({ state }) => state),
    marks: [],
  });
const START = layAt(emptyLayout(SIZE), SECTIONS, 'corridor', at('A3'), 0);
const EAST_END = START.exits.find(({ direction }) => direction === EAST)!;
const DOOR: Exit = { squares: [at('B4')], direction: SOUTH, door: 'closed' };
const places = (found: readonly Fit[]): string[] =>
  found.map((fit) => `${makeSquare(SIZE, fit.at)}/${fit.turns}`);

test('ADV-GEN-18: a section with exits meets an exit with one of its own, turned as needed', () => {
  assert.deepEqual(places(fits(START, SECTIONS, EAST_END, { section: 'corridor' })), ['D3/0', 'D3/2']);
  assert.deepEqual(places(fits(START, SECTIONS, EAST_END, { section: 'deadEnd' })), ['D3/0']);
  assert.deepEqual(places(fits(START, SECTIONS, EAST_END, { section: 'junction', turns: [1] })), ['D3/1']);
  assert.deepEqual(fits(START, SECTIONS, DOOR, { section: 'corridor' }), [], 'no exit is one square wide');
});

test('a junction at the end of a corridor', () => {
  const layout = lay(START, SECTIONS, EAST_END, { section: 'junction', at: at('D3'), turns: 1 });
  assert.equal(
    drawn(layout),
    [
      '+ + + + + + + + + +',
      ' # # # # # # # # #',
      '+ + + + + + + + + +',
      ' # # # # # # # # #',
      '+-+-+-+-+-+ + + + +',
      '|: : : : :|# # # #',
      '+ + + + + + + + + +',
      '|: : : : :|# # # #',
      '+-+-+-+-+-+ + + + +',
      ' # # # # # # # # #',
      '+ + + + + + + + + +',
      ' # # # # # # # # #',
      '+ + + + + + + + + +',
      ' # # # # # # # # #',
      '+ + + + + + + + + +',
    ].join('\n'),
  );
  assert.deepEqual(
    layout.exits.map(({ squares, direction }) => [
      direction,
      ...squares.map((square) => makeSquare(SIZE, square)),
    ]),
    [
      [3, 'A3', 'A4'],
      [2, 'D4', 'E4'],
      [0, 'D3', 'E3'],
    ],
  );
});

test('ADV-GEN-36: a room shares a wall with the piece it is entered from, anywhere along it', () => {
  const found = fits(START, SECTIONS, DOOR, { section: 'small', entrances: 'walls', turns: [0] });
  assert.deepEqual(places(found), ['B5/0', 'A5/0']);
  const layout = lay(START, SECTIONS, DOOR, found[0]!);
  assert.deepEqual(layout.doors, [{ a: at('B4'), b: at('B5'), state: 'closed' }]);
});

test('ADV-GEN-37: a corridor behind a room door runs alongside the room', () => {
  const room = layAt(emptyLayout(SIZE), SECTIONS, 'large', at('C1'), 0);
  const door: Exit = { squares: [at('D3')], direction: SOUTH, door: 'closed' };
  const along = fits(room, SECTIONS, door, { section: 'corridor', entrances: 'walls', turns: [0] });
  assert.deepEqual(places(along), ['D4/0', 'C4/0', 'B4/0']);
});

test('ADV-GEN-39, EXP-BLD-02: nothing is covered; what does not fit gives way to the next wish', () => {
  const wishes: readonly Wish[] = [
    { section: 'large', entrances: 'walls' },
    { section: 'small', entrances: 'walls' },
  ];
  assert.equal(firstFit(START, SECTIONS, DOOR, wishes)?.wish, wishes[0]);
  const narrow = reserveSquares(START, ['A7', 'B7', 'C7', 'D7'].map(at));
  assert.equal(firstFit(narrow, SECTIONS, DOOR, wishes)?.wish, wishes[1]);
  assert.deepEqual(firstFit(narrow, SECTIONS, DOOR, wishes)?.fits, fits(narrow, SECTIONS, DOOR, wishes[1]!));
  assert.equal(
    firstFit(reserveSquares(START, [at('B5')]), SECTIONS, DOOR, wishes),
    null,
    'ADV-GEN-41: a false door',
  );
});

test('ADV-GEN-43: a junction may be asked to leave room behind its other exits', () => {
  const ask = (layout: Layout, roomBeyond: number): string[] =>
    places(fits(layout, SECTIONS, EAST_END, { section: 'junction', roomBeyond }));
  assert.deepEqual(ask(START, 0), ['D3/0', 'D3/1', 'D3/2']);
  assert.deepEqual(ask(START, 2), ['D3/0', 'D3/1', 'D3/2']);
  assert.deepEqual(ask(START, 3), ['D3/0'], 'three rows below, two above');
  assert.deepEqual(ask(START, 5), []);
  assert.deepEqual(ask(reserveSquares(START, [at('E5')]), 1), ['D3/2']);
});

test('an exit at the end of the field leads nowhere', () => {
  const layout = layAt(emptyLayout(SIZE), SECTIONS, 'corridor', at('G1'), 0);
  const exit = layout.exits.find(({ direction }) => direction === EAST)!;
  assert.deepEqual(fits(layout, SECTIONS, exit, { section: 'corridor' }), []);
});

/** Lays what the numbers choose, exit by exit. */
function grow(numbers: readonly number[]): Layout {
  const start = layAt(emptyLayout({ width: 24, height: 24 }), SECTIONS, 'junction', 12 * 24 + 12, 0);
  return numbers.reduce((layout, number) => {
    const names = Object.keys(SECTIONS);
    const open = layout.exits[number % layout.exits.length];
    if (!open) return layout;
    const own = { section: names[number % names.length]! };
    const found = firstFit(layout, SECTIONS, open, [own, { ...own, entrances: 'walls' }]);
    return found ? lay(layout, SECTIONS, open, found.fits[number % found.fits.length]!) : layout;
  }, start);
}

test('however a dungeon grows, nothing overlaps, everything is joined, and old squares and doors stay put', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 25 }), (numbers) => {
      const layout = grow(numbers);
      const squares = layout.pieces.flatMap((piece) => pieceSquares(layout, SECTIONS, piece));
      assert.equal(new Set(squares).size, squares.length);
      const board = layoutBoard(layout, SECTIONS);
      assert.equal(layout.openings.length + layout.doors.length >= layout.pieces.length - 1, true);
      for (const { squares: inside, direction } of layout.exits) {
        for (const square of inside) assert.equal(board.edges[square * 4 + direction], EDGE_WALL);
      }
      const earlier = grow(numbers.slice(0, -1));
      assert.deepEqual(layout.pieces.slice(0, earlier.pieces.length), earlier.pieces);
      assert.deepEqual(layout.doors.slice(0, earlier.doors.length), earlier.doors);
    }),
    { numRuns: 100 },
  );
});
