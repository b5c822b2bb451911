import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fits, hides, squaresView, wholeView } from './camera.ts';
import { besideAll, isUnder } from './covers.ts';
import type { Box } from './geometry.ts';

const ROOM = { width: 390, height: 400 };
const DICE = { width: 200, height: 90 };
const box = (x: number, y: number): Box => ({ x, y, width: 50, height: 50 });

describe('what lies over the board', () => {
  test('dice stand above the fight, below it at the upper edge, and never on a fighter while there is room', () => {
    const at = (fighters: readonly Box[], covers: readonly Box[] = []): Box => ({
      ...besideAll(DICE, fighters, ROOM, covers),
      ...DICE,
    });
    assert.equal(at([box(170, 200), box(220, 200)]).y, 102);
    assert.equal(at([box(170, 20), box(220, 20)]).y, 78);
    for (const x of [0, 100, 340])
      for (const y of [0, 120, 230, 350])
        for (const [dx, dy] of [
          [50, 0],
          [0, 50],
          [-50, 50],
        ] as const) {
          const fighters = [box(x, y), box(x + dx, y + dy)];
          assert.equal(isUnder(at(fighters), fighters), false, JSON.stringify(fighters));
        }
    const tools = { x: 0, y: 0, width: 390, height: 180 };
    assert.equal(isUnder(at([box(170, 200)], [tools]), [tools]), false, 'nor on a button');
    const bystanders = [box(170, 150), box(170, 90), box(120, 280)];
    const { x, y } = besideAll(DICE, [box(170, 200)], ROOM, [], bystanders);
    assert.equal(isUnder({ x, y, ...DICE }, bystanders), false, 'nor on whoever stands by');
  });

  test('of squares that do not fit beside what covers the board, the camera asks for none', () => {
    const field = { width: 26, height: 19 };
    const row = (length: number): number[] => Array.from({ length }, (_, x) => 5 * 26 + x);
    const hint = { x: 0, y: 0, width: 390, height: 200 };
    assert.deepEqual([fits(field, ROOM, row(12)), fits(field, ROOM, row(13))], [true, false]);
    const column = [5, 6, 7, 8, 9, 10, 11].map((y) => y * 26);
    assert.deepEqual(
      [fits(field, ROOM, column), fits(field, { ...ROOM, covers: [hint] }, column)],
      [true, false],
    );
  });

  test('what comes over a square one needs is noticed, and the camera then shows the square beside it', () => {
    const field = { width: 26, height: 19 };
    const squares = [2 * 26 + 2, 3 * 26 + 4];
    const view = squaresView(field, ROOM, wholeView(field, ROOM), squares);
    const covered = { ...ROOM, covers: [{ x: 0, y: 0, width: 390, height: 260 }] };
    assert.equal(hides(field, ROOM, view, squares), false);
    assert.equal(hides(field, covered, view, squares), true);
    assert.equal(hides(field, covered, squaresView(field, covered, view, squares), squares), false);
  });
});
