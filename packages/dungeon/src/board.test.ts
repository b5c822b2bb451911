import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardFromLetters, doorBetween, EDGE_OPEN, EDGE_WALL, isSquare, withDoors } from './board.ts';
import { parseDrawing } from './drawing.ts';
import { EAST, parseSquare, SOUTH, WEST } from './squares.ts';
import { assertPlain } from '../test/ground.ts';

const BOARD = boardFromLetters(['AA.B', 'AA.B', '...#']);
const at = (name: string): number => parseSquare(BOARD, name)!;
const door = (a: string, b: string): { a: number; b: number } => ({ a: at(a), b: at(b) });

test('letters make rooms, dots one passage, and walls run where they differ', () => {
  const drawn = parseDrawing(`
    +-+-+-+-+
    |. .|:|.|
    + + + + +
    |. .|:|.|
    +-+-+ +-+
    |: : :|#
    +-+-+-+-+`);
  assert.deepEqual(BOARD.edges, drawn.board.edges);
  assert.deepEqual(BOARD.areaOf, drawn.board.areaOf);
  assert.deepEqual(
    BOARD.areas.map(({ id, kind, squares }) => [id, kind, squares.length]),
    [
      ['A', 'room', 4],
      ['passage', 'passage', 5],
      ['B', 'room', 2],
    ],
  );
  assert.ok(isSquare(BOARD, at('C3')));
  assert.ok(!isSquare(BOARD, at('D3')));
  assert.ok(!isSquare(BOARD, -1));
});

test('short rows and spaces are rock; anything else is refused with its place', () => {
  assert.deepEqual(boardFromLetters(['AA', 'A']).areaOf, [0, 0, 0, -1]);
  assert.deepEqual(boardFromLetters(['A ', 'AA']).areaOf, [0, -1, 0, 0]);
  assert.throws(() => boardFromLetters(['AA', 'A?']), /Row 2, column 2: unknown letter '\?'/);
});

test('a board is plain data', () => {
  const board = withDoors(BOARD, [door('B1', 'C1')]);
  assertPlain(board);
});

test('a door stands on both sides of its edge', () => {
  const board = withDoors(BOARD, [door('B1', 'C1'), door('D2', 'C2')]);
  assert.equal(board.edges[at('B1') * 4 + EAST], 0);
  assert.equal(board.edges[at('C1') * 4 + WEST], 0);
  assert.equal(board.edges[at('C2') * 4 + EAST], 1);
  assert.equal(doorBetween(board, at('C1'), at('B1')), 0);
  assert.equal(doorBetween(board, at('C2'), at('D2')), 1);
  assert.equal(doorBetween(board, at('A1'), at('B1')), -1, 'open floor');
  assert.equal(doorBetween(board, at('A2'), at('A3')), -1, 'a wall');
  assert.equal(doorBetween(board, at('A1'), at('D1')), -1, 'no neighbours');
});

test('new doors replace the old ones, which become wall again', () => {
  const board = withDoors(withDoors(BOARD, [door('B1', 'C1')]), [door('A2', 'A3')]);
  assert.equal(board.edges[at('B1') * 4 + EAST], EDGE_WALL);
  assert.equal(board.edges[at('A2') * 4 + SOUTH], 0);
  assert.equal(board.edges[at('A1') * 4 + EAST], EDGE_OPEN);
  assert.deepEqual(withDoors(board, []).edges, BOARD.edges);
});

test('a door across open floor leaves open floor when it is taken away', () => {
  const across = { ...door('A1', 'B1'), across: true } as const;
  const board = withDoors(BOARD, [across]);
  assert.equal(doorBetween(board, at('B1'), at('A1')), 0);
  assert.deepEqual(board.doors, [across]);
  assert.deepEqual(withDoors(board, []).edges, BOARD.edges);
  assert.throws(() => withDoors(BOARD, [{ ...door('B1', 'C1'), across: true }]), /there is a wall/);
});

test('a door that cannot stand is refused, naming the squares', () => {
  const place = (a: string, b: string) => () => withDoors(BOARD, [door(a, b)]);
  assert.throws(place('A1', 'B1'), /between A1 and B1: there is no wall/);
  assert.throws(place('A1', 'C1'), /between A1 and C1: they do not share a side/);
  assert.throws(place('C3', 'D3'), /between C3 and D3: there is only rock/);
  assert.throws(() => withDoors(BOARD, [{ a: -1, b: 0 }]), /between outside \(-1\) and A1/);
  assert.throws(
    () => withDoors(BOARD, [door('B1', 'C1'), door('C1', 'B1')]),
    /Two doors stand between C1 and B1/,
  );
});

test('a board too large for its tables is refused', () => {
  assert.throws(() => boardFromLetters(Array.from({ length: 200 }, () => '.'.repeat(200))), /200×200/);
});
