import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathTo, reach } from './reach.ts';
import { hasSquare, squaresOf } from './squareSet.ts';
import { assertMarked, drawnGround } from '../test/ground.ts';
import { squaresAround, threatenedSquares, zoneSquares } from './zones.ts';

const OPEN = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. . A . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;

test('ADV-CMB-35, ADV-CMB-38: four squares round a figure, eight with a long weapon', () => {
  const { ground, at } = drawnGround(OPEN);
  assertMarked(
    zoneSquares(ground, { of: [at('A')] }),
    `
    +-+-+-+-+-+
    |. . x . .|
    + + + + + +
    |. x A x .|
    + + + + + +
    |. . x . .|
    +-+-+-+-+-+`,
  );
  assertMarked(
    zoneSquares(ground, { of: [at('A')], corners: 'either' }),
    `
    +-+-+-+-+-+
    |. x x x .|
    + + + + + +
    |. x A x .|
    + + + + + +
    |. x x x .|
    +-+-+-+-+-+`,
  );
});

test('ADV-CMB-35: no zone across a wall or a closed door; a wall end alone stops nothing', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |. . .|.|
    + +-+ + +
    |. A .d.|
    + + +-+-+
    |. .o. .|
    +-+-+-+-+`);
  assertMarked(
    zoneSquares(ground, { of: [at('A')], corners: 'either' }),
    `
    +-+-+-+-+
    |x . x|.|
    + +-+ + +
    |x A xd.|
    + + +-+-+
    |x xox .|
    +-+-+-+-+`,
  );
  assertMarked(
    zoneSquares(ground, { of: [at('A')], corners: 'both' }),
    `
    +-+-+-+-+
    |. . .|.|
    + +-+ + +
    |x A xd.|
    + + +-+-+
    |x xo. .|
    +-+-+-+-+`,
  );
});

test('ADV-ABIL-33: eight squares round a large figure, twelve with a long weapon', () => {
  const { ground, all } = drawnGround(`
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. L L .|
    + + + + +
    |. L L .|
    + + + + +
    |. . . .|
    +-+-+-+-+`);
  assert.equal(squaresAround(ground, all('L')).length, 8);
  assert.equal(squaresAround(ground, all('L'), 'either').length, 12);
});

test('ADV-CMB-39: a zone fixed on one square leaves the others free', () => {
  const { ground, at } = drawnGround(OPEN);
  const left = at('A') - 1;
  assert.deepEqual(zoneSquares(ground, { of: [at('A')], fixedOn: left }), [left]);
  assert.deepEqual(zoneSquares(ground, { of: [at('A')], fixedOn: 0 }), [], 'fixed on a square outside it');
});

test('ADV-CMB-36, ADV-CMB-44: zones stop a move, and one that is fixed can be passed', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |M F 4 G|
    + + + + +
    |1 2 3 .|
    + + +-+-+
    |. E|. .|
    +-+-+-+-+`);
  const move = (fixedOn?: number): number[] => {
    const zone = { of: [at('E')], ...(fixedOn === undefined ? {} : { fixedOn }) };
    const threatened = threatenedSquares(ground, [zone]);
    const enter = (square: number): boolean => square !== at('E') && square !== at('F');
    return pathTo(
      reach(ground, at('M'), { budget: 9, enter, halts: (square) => hasSquare(threatened, square) }),
      at('G'),
    );
  };
  assert.deepEqual(move(), []);
  assert.deepEqual(move(at('E') - 1), ['1', '2', '3', '4', 'G'].map(at));
});

test('threatened squares are those of all zones together', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A . . . B|
    +-+-+-+-+-+`);
  assert.deepEqual(squaresOf(threatenedSquares(ground, [{ of: [at('A')] }, { of: [at('B')] }])), [1, 3]);
  assert.deepEqual(squaresOf(threatenedSquares(ground, [])), []);
});
