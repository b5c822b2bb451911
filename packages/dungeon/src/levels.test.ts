import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkedPlaces, linksOnLevel, samePlace } from './levels.ts';
import type { Link } from './levels.ts';
import { pathTo, reach } from './reach.ts';
import { assertPlain, drawnGround } from '../test/ground.ts';

const LINKS: readonly Link[] = [
  { from: { level: 0, square: 5 }, to: { level: 1, square: 2 } },
  { from: { level: 0, square: 7 }, to: { level: 2, square: 0 }, oneWay: true },
  { from: { level: 1, square: 2 }, to: { level: 2, square: 9 } },
];

test('ADV-STAIR-01: stairs lead both ways, a shaft only down', () => {
  assert.deepEqual(linkedPlaces(LINKS, { level: 0, square: 5 }), [{ level: 1, square: 2 }]);
  assert.deepEqual(linkedPlaces(LINKS, { level: 1, square: 2 }), [
    { level: 0, square: 5 },
    { level: 2, square: 9 },
  ]);
  assert.deepEqual(linkedPlaces(LINKS, { level: 0, square: 7 }), [{ level: 2, square: 0 }]);
  assert.deepEqual(linkedPlaces(LINKS, { level: 2, square: 0 }), []);
  assertPlain(LINKS);
});

test('a place is a level and a square', () => {
  assert.ok(samePlace({ level: 1, square: 2 }, { level: 1, square: 2 }));
  assert.ok(!samePlace({ level: 1, square: 2 }, { level: 0, square: 2 }));
  assert.ok(!samePlace({ level: 1, square: 2 }, { level: 1, square: 3 }));
});

test('EXP-BLD-06: links within a level are steps between pieces laid apart', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+-+
    |A 1 # 2 B|
    +-+-+-+-+-+`);
  const links = linksOnLevel(
    [{ from: { level: 3, square: at('1') }, to: { level: 3, square: at('2') } }, ...LINKS],
    3,
  );
  assert.deepEqual(links(at('2')), [at('1')]);
  assert.deepEqual(linksOnLevel(LINKS, 0)(5), [], 'the other end is on another level');
  assert.deepEqual(pathTo(reach(ground, at('A'), { budget: 9, links }), at('B')), [
    at('1'),
    at('2'),
    at('B'),
  ]);
});
