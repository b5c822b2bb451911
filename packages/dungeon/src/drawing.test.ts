import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boardFromLetters, doorBetween } from './board.ts';
import { draw, parseDrawing } from './drawing.ts';
import { drawings } from '../test/ground.ts';

const TEXT = `
  +-+-+-+-+
  |E . O|:|
  + + +d+ +
  |. . .|:|
  +-+s+-+o+
  |. x|# .|
  +-+-+-+-+`;

test('a drawing has areas, doors and marks', () => {
  const { board, doorStates, marks } = parseDrawing(TEXT);
  assert.deepEqual([board.width, board.height], [4, 3]);
  assert.deepEqual(board.areas, [
    { id: 'r1', kind: 'room', squares: [0, 1, 2, 4, 5, 6] },
    { id: 'p1', kind: 'passage', squares: [3, 7] },
    { id: 'r2', kind: 'room', squares: [8, 9] },
    { id: 'r3', kind: 'room', squares: [11] },
  ]);
  assert.deepEqual(board.doors, [
    { a: 2, b: 6 },
    { a: 5, b: 9 },
    { a: 7, b: 11 },
  ]);
  assert.deepEqual(doorStates, ['closed', 'hidden', 'open']);
  assert.deepEqual(marks, [
    { square: 0, mark: 'E' },
    { square: 2, mark: 'O' },
    { square: 9, mark: 'x' },
  ]);
  assert.equal(board.areaOf[10], -1);
});

test('doors are numbered as one reads: within a row of cells, then down to the next', () => {
  const { board } = parseDrawing(`
    +-+-+
    |. .|
    +d+ +
    |.d.|
    +-+d+
    |. .|
    +-+-+`);
  assert.deepEqual([doorBetween(board, 0, 2), doorBetween(board, 2, 3), doorBetween(board, 3, 5)], [0, 1, 2]);
  const { board: row } = parseDrawing(`
    +-+-+-+
    |.d.d.|
    +d+-+d+
    |. . .|
    +-+-+-+`);
  assert.deepEqual(
    [doorBetween(row, 0, 1), doorBetween(row, 1, 2), doorBetween(row, 0, 3), doorBetween(row, 2, 5)],
    [0, 1, 2, 3],
  );
});

test('a passage is whatever shows a colon, marks or not', () => {
  const { board } = parseDrawing(`
    +-+-+-+-+
    |E :|. O|
    +-+-+-+-+`);
  assert.deepEqual(
    board.areas.map(({ kind }) => kind),
    ['passage', 'room'],
  );
});

test('indentation, trailing spaces and a missing rim do not matter', () => {
  const flat = parseDrawing('+-+-+\n|A .|\n+-+-+');
  const indented = parseDrawing('\n\n      +-+-+   \n      |A .|\n      +-+-+\n   ');
  const firstLineFlush = parseDrawing('+-+-+\n      |A .|\n      +-+-+');
  const cutShort = parseDrawing(`
    +-+-+
    |A .`);
  for (const other of [indented, firstLineFlush, cutShort]) assert.deepEqual(other, flat);
  assert.deepEqual(parseDrawing('').board.areas, []);
});

test('rock is # or blank, and its edges are walls whatever is drawn there', () => {
  const sharp = parseDrawing(`
    +-+-+-+
    |A # B|
    +-+-+-+`);
  const blank = parseDrawing(`
    +-+-+-+
    |A|  B|
    +-+-+-+`);
  assert.deepEqual(sharp, blank);
  assert.equal(sharp.board.areas.length, 2);
});

test('a bad character is refused with its line and column', () => {
  const refused = (text: string, message: RegExp): void => assert.throws(() => parseDrawing(text), message);
  refused('+-+-+\n|. - .|\n+-+-+', /Line 2, column 4: '-' cannot stand in a cell/);
  refused('+-+-+\n|.x.|\n+-+-+', /Line 2, column 3: 'x' cannot stand on an edge/);
  refused(
    '\n    +-+-+\n    |. .|\n    +|+-+\n    |. .|\n    +-+-+',
    /Line 3, column 2: '\|' cannot stand on an edge/,
  );
  refused('+-+-+\n|.-.|\n+-+-+', /Line 2, column 3: '-' cannot stand on an edge/);
  refused('+-+-+\n|.d#|\n+-+-+', /Line 2, column 3: 'd' leads into rock/);
  refused('+d+-+\n|. .|\n+-+-+', /Line 1, column 2: 'd' leads into rock/);
});

test('drawing undoes reading', () => {
  const canonical = `
  +-+-+-+-+
  |E . O|:|
  + + +d+ +
  |. . .|:|
  +-+s+-+o+
  |. x|#|.|
  +-+-+ +-+`;
  assert.equal(draw(parseDrawing(TEXT)), canonical.trim().replaceAll('\n  ', '\n'));
  fc.assert(
    fc.property(drawings, (text) => {
      const drawing = parseDrawing(text);
      assert.deepEqual(parseDrawing(draw(drawing)), drawing);
      assert.equal(draw(parseDrawing(draw(drawing))), draw(drawing));
    }),
  );
});

test('boards from letters can be drawn', () => {
  assert.equal(
    draw({ board: boardFromLetters(['A.', '#.']), doorStates: [], marks: [{ square: 3, mark: 'O' }] }),
    ['+-+-+', '|.|:|', '+-+ +', ' #|O|', '+ +-+'].join('\n'),
  );
});
