import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addExit, dropExit, possibleExits } from './exits.ts';
import { coveredSquares, emptyLayout, layAt } from './layout.ts';
import type { Layout } from './layout.ts';
import { layoutBoard } from './layoutBoard.ts';
import { fits, lay } from './placement.ts';
import { squareAt } from './squares.ts';
import { SECTIONS } from '../test/sections.ts';

const FIELD = { width: 24, height: 18 };
const START = layAt(emptyLayout(FIELD), SECTIONS, 'junction', squareAt(FIELD, 11, 8), 0);

/** One more piece against an exit, or a door in a wall, as the numbers choose. */
function grown(layout: Layout, [what, where]: readonly [number, number]): Layout {
  const section = Object.keys(SECTIONS)[what % Object.keys(SECTIONS).length]!;
  const piece = layout.pieces[where % layout.pieces.length]!;
  const walls = possibleExits(layout, SECTIONS, piece);
  const exit = layout.exits[where % Math.max(1, layout.exits.length)];
  if (exit === undefined || what % 5 === 0) {
    const wall = walls[what % Math.max(1, walls.length)];
    return wall === undefined ? layout : addExit(layout, SECTIONS, { ...wall, door: 'closed' });
  }
  const [fit] = fits(layout, SECTIONS, exit, { section, entrances: exit.door === null ? 'exits' : 'walls' });
  return fit === undefined ? dropExit(layout, exit) : lay(layout, SECTIONS, exit, fit);
}

const STEPS = fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { maxLength: 25 });

test('a board that grew piece by piece is the board made afresh, and so are the squares covered', () => {
  fc.assert(
    fc.property(STEPS, fc.nat(3), (steps, every) => {
      let layout = START;
      steps.forEach((step, index) => {
        layout = grown(layout, step);
        if (index % (every + 1) === 0) layoutBoard(layout, SECTIONS);
      });
      // A copy shares no piece with the original, so nothing is remembered of it.
      const copy = structuredClone(layout);
      assert.deepEqual(layoutBoard(layout, SECTIONS), layoutBoard(copy, SECTIONS));
      assert.deepEqual(coveredSquares(layout, SECTIONS), coveredSquares(copy, SECTIONS));
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('two dungeons that grew from the same start do not mix', () => {
  const east = START.exits.find(({ direction }) => direction === 1)!;
  const [corridor] = fits(START, SECTIONS, east, { section: 'corridor' });
  const [deadEnd] = fits(START, SECTIONS, east, { section: 'deadEnd' });
  const [a, b] = [corridor!, deadEnd!].map((fit) => lay(START, SECTIONS, east, fit));
  assert.deepEqual(
    [a!, b!, a!].map((layout) => layoutBoard(layout, SECTIONS).areas.map(({ id }) => id)),
    [
      ['junction-1', 'corridor-2'],
      ['junction-1', 'deadEnd-2'],
      ['junction-1', 'corridor-2'],
    ],
  );
});
