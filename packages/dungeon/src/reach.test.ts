import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { adjoining } from './corner.ts';
import { parseDrawing } from './drawing.ts';
import { adjacent, enterable } from './ground.ts';
import type { Ground } from './ground.ts';
import { pathTo, reach } from './reach.ts';
import type { ReachOptions } from './reach.ts';
import type { Square } from './squares.ts';
import { hasSquare } from './squareSet.ts';
import { drawnGround, groundsWith } from '../test/ground.ts';

/** Asserts the costs from A: the digit drawn on a square, or none if out of reach. */
function assertCosts(text: string, options: ReachOptions): void {
  const { ground, at } = drawnGround(text);
  const { cost } = reach(ground, at('A'), options);
  const marks = new Map(parseDrawing(text).marks.map(({ square, mark }) => [square, mark]));
  const drawn = ground.board.areaOf.map((_, square) => {
    const digit = Number(marks.get(square) ?? '-');
    return square === at('A') ? 0 : Number.isNaN(digit) ? -1 : digit;
  });
  assert.deepEqual([...cost], drawn);
}

test('CLS-MOV-04: steps go over sides, round walls and through open doors', () => {
  assertCosts(
    `
    +-+-+-+-+-+
    |A 1|6o7 8|
    + + + + + +
    |1 2|5d8 .|
    + + + +-+-+
    |2 3 4|. .|
    +-+-+-+-+-+`,
    { budget: 8 },
  );
});

test('furniture and rubble are not entered', () => {
  assertCosts(
    `
    +-+-+-+-+
    |A % 6 7|
    + + + + +
    |1 * 5 6|
    + + + + +
    |2 3 4 5|
    +-+-+-+-+`,
    { budget: 9 },
  );
});

test('what may be entered can be said instead', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |A F B %|
    +-+-+-+-+`);
  const { cost } = reach(ground, at('A'), { budget: 9, enter: (square) => square !== at('F') });
  assert.equal(cost[at('B')], -1);
  const ghost = reach(ground, at('A'), { budget: 9, enter: () => true });
  assert.deepEqual(pathTo(ghost, at('%')), [at('F'), at('B'), at('%')]);
});

test('CLS-MOV-06: one passes a square one may not stop on', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |A F B .|
    +-+-+-+-+`);
  const moved = reach(ground, at('A'), { budget: 2, stay: (square) => square !== at('F') });
  assert.equal(moved.cost[at('F')], -1);
  assert.equal(moved.cost[at('B')], 2);
  assert.deepEqual(pathTo(moved, at('F')), []);
  assert.deepEqual(pathTo(moved, at('B')), [at('F'), at('B')]);
});

test('ADV-CMB-36, ADV-CMB-37: entering a square that halts ends the move, starting on one does not', () => {
  const zone = (text: string): void => {
    const { all } = drawnGround(text);
    const halts = (square: Square): boolean => [...all('1'), ...all('A')].includes(square);
    assertCosts(text, { budget: 9, halts });
  };
  zone(`
    +-+-+-+-+
    |A 1 . .|
    +-+-+-+-+`);
  zone(`
    +-+-+-+-+
    |A 1 . .|
    + + + + +
    |1 . . .|
    +-+-+-+-+`);
});

test('dear squares cost more, and a longer way may be cheaper', () => {
  const text = `
    +-+-+-+-+
    |A M 5 6|
    + + + + +
    |1 2 3 4|
    +-+-+-+-+`;
  const { ground, at } = drawnGround(text);
  const moved = reach(ground, at('A'), { budget: 9, cost: (square) => (square === at('M') ? 4 : 1) });
  assert.equal(moved.cost[at('M')], 4);
  assert.equal(moved.cost[at('5')], 4, 'round below');
  assert.deepEqual(pathTo(moved, at('5')), [at('1'), at('2'), at('3'), at('5')]);
  assert.equal(
    reach(ground, at('A'), { budget: 3, cost: (square) => (square === at('M') ? 4 : 1) }).cost[at('M')],
    -1,
  );
});

test('a square may cost nothing', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |A M M B|
    +-+-+-+-+`);
  const moved = reach(ground, at('A'), { budget: 1, cost: (square) => (square === at('B') ? 1 : 0) });
  assert.equal(moved.cost[at('B')], 1);
});

test('DON-MOV-05, DON-MOV-06: diagonal steps, cutting no corner', () => {
  assertCosts(
    `
    +-+-+-+
    |A 1|5|
    + + + +
    |1 1|4|
    + + + +
    |2 2 3|
    +-+-+-+`,
    { budget: 9, diagonals: 'both' },
  );
  assertCosts(
    `
    +-+-+-+
    |A 1|4|
    + + + +
    |1 1|3|
    + + + +
    |2 2 2|
    +-+-+-+`,
    { budget: 9, diagonals: true },
  );
});

test('EXP-BLD-06: a link is one step, wherever it leads', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+-+
    |A B|C D|
    +-+-+-+-+`);
  const links = (square: Square): Square[] => (square === at('B') ? [at('D')] : []);
  const moved = reach(ground, at('A'), { budget: 9, links });
  assert.deepEqual(pathTo(moved, at('C')), [at('B'), at('D'), at('C')]);
  assert.equal(moved.cost[at('C')], 3);
});

test('ADV-TRAP-12: a portcullis stops steps where walls would not', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |A B C|
    +-+-+-+`);
  const barred = (from: Square, to: Square): boolean =>
    Math.min(from, to) === at('B') && Math.max(from, to) === at('C');
  const { cost } = reach(ground, at('A'), { budget: 9, barred });
  assert.deepEqual([...cost], [0, 1, -1]);
});

test('the way there is the first found in a fixed order, north first', () => {
  const { ground, at } = drawnGround(`
    +-+-+-+
    |. 1 B|
    + + + +
    |. A 2|
    +-+-+-+`);
  assert.deepEqual(pathTo(reach(ground, at('A'), { budget: 2 }), at('B')), [at('1'), at('B')]);
  assert.deepEqual(pathTo(reach(ground, at('A'), { budget: 2 }), at('A')), []);
});

/** Cheapest ways by retrying until nothing gets cheaper. */
function slowCosts(
  ground: Ground,
  from: Square,
  budget: number,
  price: (s: Square) => number,
  diagonals: boolean,
): number[] {
  const cost = ground.board.areaOf.map((_, square) => (square === from ? 0 : Infinity));
  const near = (a: Square, b: Square): boolean =>
    diagonals ? adjoining(ground, a, b, 'either') : adjacent(ground, a, b);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, spent] of cost.entries()) {
      for (const [b, known] of cost.entries()) {
        if (spent + price(b) >= known || spent + price(b) > budget || !near(a, b) || !enterable(ground, b))
          continue;
        cost[b] = spent + price(b);
        changed = true;
      }
    }
  }
  return cost.map((spent) => (spent === Infinity ? -1 : spent));
}

test('reach equals brute force, and its paths are walked step by step without crossing a wall', () => {
  fc.assert(
    fc.property(
      groundsWith(3),
      fc.nat({ max: 12 }),
      fc.boolean(),
      ([ground, [from, mud, ice]], budget, diagonals) => {
        const price = (square: Square): number => (square === mud ? 3 : square === ice ? 0 : 1);
        const moved = reach(ground, from!, { budget, cost: price, diagonals });
        assert.deepEqual([...moved.cost], slowCosts(ground, from!, budget, price, diagonals));
        for (const [to, cost] of moved.cost.entries()) {
          const path = pathTo(moved, to);
          let at = from!;
          for (const square of path) {
            assert.ok(diagonals ? adjoining(ground, at, square, 'either') : adjacent(ground, at, square));
            assert.ok(!hasSquare(ground.rubble, square) && !hasSquare(ground.furniture, square));
            at = square;
          }
          if (cost >= 0) assert.equal(at, to);
          assert.equal(
            path.reduce((sum, square) => sum + price(square), 0),
            Math.max(0, cost),
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});
