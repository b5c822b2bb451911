import assert from 'node:assert/strict';
import { test } from 'node:test';
import { footprint, footprintsOn, isUnbroken } from './footprint.ts';
import { assertMarked, drawnGround } from '../test/ground.ts';

const { ground, at } = drawnGround(`
  +-+-+-+-+
  |. A . .|
  + + + + +
  |. . . .|
  + + + + +
  |. . . B|
  +-+-+-+-+`);
const TABLE = { width: 3, height: 2 };

test('a piece covers its squares, turned or not', () => {
  assertMarked(
    footprint(ground.board, TABLE, at('A'), 0)!,
    `
    +-+-+-+-+
    |. x x x|
    + + + + +
    |. x x x|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
  );
  assertMarked(
    footprint(ground.board, TABLE, at('A'), 1)!,
    `
    +-+-+-+-+
    |. x x .|
    + + + + +
    |. x x .|
    + + + + +
    |. x x .|
    +-+-+-+-+`,
  );
});

test('the parts of a piece keep their order, and a half turn puts the first last', () => {
  const one = footprint(ground.board, TABLE, at('A'), 0)!;
  assert.deepEqual(footprint(ground.board, TABLE, at('A'), 2), one.toReversed());
  assert.equal(
    footprint(ground.board, TABLE, at('A'), 1)![0],
    at('A') + 1,
    'its top left part is top right now',
  );
});

test('a piece that juts off the board has no footprint', () => {
  assert.equal(footprint(ground.board, TABLE, at('B'), 0), null);
  assert.equal(footprint(ground.board, { width: 1, height: 2 }, at('B'), 0), null);
  assert.deepEqual(footprint(ground.board, { width: 1, height: 1 }, at('B'), 3), [at('B')]);
});

test('every way a piece can lie on given squares', () => {
  const some = drawnGround(`
    +-+-+-+
    |. s s|
    + + + +
    |. s .|
    +-+-+-+`);
  const bench = { width: 2, height: 1 };
  const ways = footprintsOn(some.ground.board, bench, some.all('s'));
  assert.deepEqual(
    ways.map(({ at: square, turns, squares }) => [square, turns, squares]),
    [
      [1, 0, [1, 2]],
      [1, 1, [1, 4]],
      [1, 2, [2, 1]],
      [1, 3, [4, 1]],
    ],
  );
});

test('ADV-ABIL-32: a large figure stands neither in a doorway nor across a wall', () => {
  const walls = drawnGround(`
    +-+-+-+-+
    |A B|C D|
    + + + + +
    |E FoG H|
    +-+-+-+-+`);
  const block = (marks: string): number[] => marks.split('').map(walls.at);
  assert.ok(isUnbroken(walls.ground, block('ABEF')));
  assert.ok(!isUnbroken(walls.ground, block('BCFG')));
  assert.ok(!isUnbroken(walls.ground, block('FG')), 'an open door is a doorway');
  assert.ok(isUnbroken(walls.ground, block('AD')), 'only walls between its own squares count');
});
