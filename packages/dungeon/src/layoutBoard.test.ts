import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw } from './drawing.ts';
import { addExit, joinExit } from './exits.ts';
import { emptyLayout, layAt } from './layout.ts';
import { layoutBoard } from './layoutBoard.ts';
import { EAST, NORTH, parseSquare, SOUTH } from './squares.ts';
import { SECTIONS } from '../test/sections.ts';

const FIELD = emptyLayout({ width: 8, height: 4 });
const at = (name: string): number => parseSquare(FIELD, name)!;

test('what is laid makes a board: openings open, doors in their order, pieces for areas', () => {
  let layout = layAt(FIELD, SECTIONS, 'corridor', at('A1'), 0);
  layout = joinExit(layAt(layout, SECTIONS, 'deadEnd', at('D1'), 0), SECTIONS, layout.exits[0]!);
  layout = addExit(layout, SECTIONS, { squares: [at('B2')], direction: SOUTH, door: 'closed' });
  layout = joinExit(layAt(layout, SECTIONS, 'small', at('B3'), 0), SECTIONS, layout.exits.at(-1)!);
  layout = layAt(layout, SECTIONS, 'vault', at('F3'), 0);
  const board = layoutBoard(layout, SECTIONS);
  assert.equal(
    draw({ board, doorStates: layout.doors.map(({ state }) => state), marks: [] }),
    [
      '+-+-+-+-+-+ + + +',
      '|: : : : :|# # #',
      '+ + + + + + + + +',
      '|: : : : :|# # #',
      '+-+d+-+-+-+-+-+-+',
      ' #|. .|# #|.d. .|',
      '+ + + + + + +-+ +',
      ' #|. .|# #|. .s.|',
      '+ +-+-+ + +-+-+-+',
    ].join('\n'),
  );
  assert.deepEqual(
    board.areas.map(({ id, kind, squares }) => [id, kind, squares.length]),
    [
      ['corridor-1', 'passage', 6],
      ['deadEnd-2', 'passage', 4],
      ['small-3', 'room', 4],
      ['vault-4.r1', 'room', 3],
      ['vault-4.r2', 'room', 3],
    ],
  );
});

test('an exit that leads nowhere yet is wall on the board', () => {
  const layout = addExit(layAt(FIELD, SECTIONS, 'small', at('C2'), 0), SECTIONS, {
    squares: [at('D2')],
    direction: EAST,
    door: 'closed',
  });
  const board = layoutBoard(layout, SECTIONS);
  assert.deepEqual(board.doors, []);
  assert.equal(board.edges[at('D2') * 4 + EAST], board.edges[at('D2') * 4 + NORTH]);
});
