import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { adjacent } from './ground.ts';
import { partialSight, shutDoorsAway, SIGHTS } from './partialSight.ts';
import type { Sight } from './partialSight.ts';
import { clearLine } from './sight.ts';
import type { Square } from './squares.ts';
import { drawnGround, groundsWith } from '../test/ground.ts';

/** Asserts what A sees of every square: f full, p partial, n none. F and A stand in the way, L hides. */
function assertSights(figures: string, sights: string): void {
  const { ground, at, all } = drawnGround(figures);
  const expected = drawnGround(sights);
  const blocks = (square: Square): boolean => all('F').includes(square);
  const hides = (square: Square): boolean => all('L').includes(square);
  for (const sight of SIGHTS) {
    for (const square of expected.all(sight[0]!)) {
      assert.equal(partialSight(ground, at('A'), square, { blocks, hides }), sight, `square ${square}`);
    }
  }
}

test('ADV-RNG-10, ADV-RNG-14: a figure casts a shadow, dark behind it and half dark at its sides', () => {
  assertSights(
    `
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |A . F . . .|
    + + + + + + +
    |. . . . . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+`,
    `
    +-+-+-+-+-+-+
    |f f p p p n|
    + + + + + + +
    |A f f n n n|
    + + + + + + +
    |f f p p p n|
    + + + + + + +
    |f f f f f p|
    +-+-+-+-+-+-+`,
  );
});

test('ADV-RNG-11, ADV-RNG-12: walls and closed doors block', () => {
  const room = (door: string): string => `
    +-+-+-+-+-+-+
    |. . .|. . .|
    + + + + + + +
    |. . A${door}. . .|
    + + + + + + +
    |. . .|. . .|
    +-+-+-+-+-+-+`;
  assertSights(
    room('o'),
    `
    +-+-+-+-+-+-+
    |f f f|p f f|
    + + + + + + +
    |f f Aof f f|
    + + + + + + +
    |f f f|p f f|
    +-+-+-+-+-+-+`,
  );
  assertSights(
    room('d'),
    `
    +-+-+-+-+-+-+
    |f f f|n n n|
    + + + + + + +
    |f f Adn n n|
    + + + + + + +
    |f f f|n n n|
    +-+-+-+-+-+-+`,
  );
});

test('ADV-ABIL-34: what is large hides altogether as soon as one line meets it', () => {
  assertSights(
    `
    +-+-+-+-+-+
    |A . . . .|
    + + + + + +
    |. L L . .|
    + + + + + +
    |. L L . .|
    +-+-+-+-+-+`,
    `
    +-+-+-+-+-+
    |A f f f f|
    + + + + + +
    |f L L n n|
    + + + + + +
    |f L L n n|
    +-+-+-+-+-+`,
  );
});

test('ADV-RNG-13: an open door blocks too, unless one of the two stands at the doorway', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A Bo. C D|
    +-+-+-+-+-+`);
  const sees = (from: string, to: string): Sight =>
    partialSight(shutDoorsAway(ground, at(from), at(to)), at(from), at(to));
  assert.equal(sees('B', 'D'), 'full');
  assert.equal(sees('D', 'B'), 'full');
  assert.equal(sees('A', 'C'), 'none');
  assert.deepEqual(shutDoorsAway(ground, at('A')).doors, ['closed']);
  const shut = drawnGround(`
    +-+-+-+-+
    |Ad.s.o.|
    +-+-+-+-+`);
  assert.deepEqual(shutDoorsAway(shut.ground, shut.at('A')).doors, ['closed', 'hidden', 'closed']);
});

test('ADV-RNG-18, ADV-RNG-19, ADV-RNG-20: the archer at the doorway and in the room', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+-+-+-+
    |. . .|. . 1 3 .|
    + + + + + + + + +
    |. . .|. . . . .|
    + + + + + + + + +
    |. . Ao. . H B C|
    + + + + + + + + +
    |. . .|2 . . . .|
    +-+-+-+-+-+-+-+-+`);
  const sights = (archer: string): Sight[] => {
    const friend = adjacent(ground, at(archer), at('H')) ? at('H') : -1;
    const figures = new Set(['1', '2', '3', 'H'].map(at).filter((square) => square !== friend));
    return ['1', '2', '3'].map((skaven) => {
      const here = shutDoorsAway(ground, at(archer), at(skaven));
      return partialSight(here, at(archer), at(skaven), { blocks: (square) => figures.has(square) });
    });
  };
  assert.deepEqual(sights('A'), ['full', 'partial', 'partial']);
  assert.deepEqual(sights('B'), ['partial', 'full', 'full']);
  assert.deepEqual(sights('C'), ['partial', 'partial', 'full']);
});

test('full sight means a clear line between the centres; less in the way never means less sight', () => {
  fc.assert(
    fc.property(groundsWith(3), ([ground, [a, b, figure]]) => {
      const blocks = (square: Square): boolean => square === figure;
      const blocked = partialSight(ground, a!, b!, { blocks });
      if (blocked === 'full') assert.ok(clearLine(ground, a!, b!, blocks));
      assert.ok(SIGHTS.indexOf(partialSight(ground, a!, b!)) >= SIGHTS.indexOf(blocked));
      assert.ok(SIGHTS.indexOf(blocked) >= SIGHTS.indexOf(partialSight(ground, a!, b!, { hides: blocks })));
    }),
    { numRuns: 1000 },
  );
});
