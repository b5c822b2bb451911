import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { adjoining, besideCorner, diagonalNeighbours } from './corner.ts';
import type { Corners } from './corner.ts';
import { adjacent } from './ground.ts';
import { touching } from './squares.ts';
import { assertMarked, drawnGround, groundsWith } from '../test/ground.ts';

const seen = (text: string): Record<Corners, boolean> => {
  const { ground, at } = drawnGround(text);
  const by = (corners: Corners): boolean => adjoining(ground, at('A'), at('B'), corners);
  return { either: by('either'), both: by('both'), clear: by('clear') };
};

test('over open floor every diagonal counts', () => {
  const open = `
    +-+-+
    |A .|
    + + +
    |. B|
    +-+-+`;
  assert.deepEqual(seen(open), { either: true, both: true, clear: true });
});

test('ADV-CMB-35, DON-CMB-04, EXP-CBT-04: a lone wall end stops only those who may not touch it', () => {
  const wallEnd = `
    +-+-+
    |A|.|
    + + +
    |. B|
    +-+-+`;
  const outerCorner = `
    +-+-+
    |A #
    + +-+
    |. B|
    +-+-+`;
  assert.deepEqual(seen(wallEnd), { either: true, both: false, clear: false });
  assert.deepEqual(seen(outerCorner), { either: true, both: false, clear: false });
});

test('ADV-CMB-35: walls on both sides of the corner stop everyone', () => {
  const onOneSide = `
    +-+-+
    |A|.|
    + +-+
    |. B|
    +-+-+`;
  const throughDoor = `
    +-+-+
    |Ad.|
    + +-+
    |.|B|
    +-+-+`;
  const round = `
    +-+-+
    |A|.|
    +-+ +
    |. B|
    +-+-+`;
  assert.deepEqual(seen(onOneSide), { either: true, both: false, clear: false });
  assert.deepEqual(seen(throughDoor), { either: false, both: false, clear: false });
  assert.deepEqual(seen(round), { either: false, both: false, clear: false });
});

test('a closed door blocks like a wall, an open one does not', () => {
  const door = (letter: string): string => `
    +-+-+
    |A${letter}.|
    +-+ +
    |. B|
    +-+-+`;
  assert.equal(seen(door('d')).either, false);
  assert.equal(seen(door('s')).either, false);
  assert.equal(seen(door('o')).either, true);
});

test('NXT-ELF-06: furniture beside the step stops only `clear`, rubble counts as wall', () => {
  const beside = (letter: string): string => `
    +-+-+
    |A ${letter}|
    + + +
    |. B|
    +-+-+`;
  assert.deepEqual(seen(beside('%')), { either: true, both: true, clear: false });
  assert.deepEqual(seen(beside('*')), { either: true, both: false, clear: false });
  assert.deepEqual(seen(beside('F')), { either: true, both: true, clear: true }, 'a figure is no matter');
});

test('sides adjoin too, as far as they can be crossed; squares further off never do', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |A B|C|
    +-+-+-+`);
  assert.ok(adjoining(ground, at('A'), at('B'), 'clear'));
  assert.ok(!adjoining(ground, at('B'), at('C'), 'either'));
  assert.ok(!adjoining(ground, at('A'), at('C'), 'either'));
});

test('diagonal neighbours go clockwise from the north-east', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |4 . 1|
    + + + +
    |. A .|
    + + + +
    |3 . 2|
    +-+-+-+`);
  assert.deepEqual(diagonalNeighbours(ground, at('A'), 'both'), ['1', '2', '3', '4'].map(at));
  const walled = `
    +-+-+-+
    |x .|x|
    + + + +
    |.|A .|
    +-+ + +
    |.|. x|
    +-+-+-+`;
  assertMarked(diagonalNeighbours(drawnGround(walled).ground, drawnGround(walled).at('A'), 'either'), walled);
});

test('EXP-TUM-01: the two squares one tumbles between', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |A 1 .|
    + + + +
    |2 B C|
    +-+-+-+`);
  const { board } = ground;
  assert.deepEqual(besideCorner(board, at('A'), at('B')), [at('1'), at('2')]);
  assert.deepEqual(besideCorner(board, at('B'), at('A')), [at('1'), at('2')]);
  assert.deepEqual(besideCorner(board, at('2'), at('1')), [at('A'), at('B')]);
  for (const other of ['A', '2', 'C']) assert.equal(besideCorner(board, at('A'), at(other)), null);
});

test('adjoining is mutual, needs contact, and is stricter from rule to rule', () => {
  fc.assert(
    fc.property(groundsWith(2), ([ground, [a, b]]) => {
      const [either, both, clear] = (['either', 'both', 'clear'] as const).map((rule) =>
        adjoining(ground, a!, b!, rule),
      );
      assert.equal(adjoining(ground, b!, a!, 'either'), either);
      assert.equal(adjoining(ground, b!, a!, 'clear'), clear);
      assert.ok(!clear || both);
      assert.ok(!both || either);
      assert.ok(!either || touching(ground.board, a!, b!));
      assert.ok(!adjacent(ground, a!, b!) || clear);
    }),
  );
});
