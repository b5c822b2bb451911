import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import { box, tellNoneApart } from './secrecy.ts';
import { newTally, tellApart } from './secrecy/compare.ts';
import { LEAKS } from './secrecy/leaks.ts';
import { pairs } from './secrecy/moments.ts';
import type { Pair } from './secrecy/moments.ts';
import { planted, seeded, size } from './seed.ts';

const PAIRS = size('OUBLIETTE_PAIRS', 2000);
/** A leak that so many pairs do not show is not found. */
const PAIRS_PER_LEAK = 120;

function take(from: Generator<Pair>, count: number): Pair[] {
  return Array.from({ length: count }, () => from.next().value as Pair);
}

describe('S6: secrets on the wire', () => {
  test(`nobody can tell ${PAIRS} pairs of worlds apart by what they are sent`, () =>
    seeded('secrecy', (chance) => tellNoneApart(chance, PAIRS)));

  const some = take(pairs(planted('leaks')), PAIRS_PER_LEAK);
  for (const [name, leak] of Object.entries(LEAKS))
    test(`the planted leak ${name} is found, and nothing where it is not planted`, async () => {
      const look = (pair: Pair, planting?: typeof leak) =>
        tellApart(box, pair, streamFromSeed(`${name} ${pair.name}`), newTally(), planting);
      for (const pair of some) {
        if ((await look(pair, leak)) === null) continue;
        assert.equal(await look(pair), null);
        return;
      }
      assert.fail(`${PAIRS_PER_LEAK} pairs of worlds do not show it`);
    });

  test('there are twenty leaks, or more', () => assert.ok(Object.keys(LEAKS).length >= 20));
});
