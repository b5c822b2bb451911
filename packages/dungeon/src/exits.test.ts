import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addExit, beyondExit, dropExit, joinExit, possibleExits } from './exits.ts';
import { emptyLayout, layAt } from './layout.ts';
import type { Exit } from './section.ts';
import { EAST, makeSquare, NORTH, parseSquare, SOUTH, WEST } from './squares.ts';
import { SECTIONS } from '../test/sections.ts';

const FIELD = emptyLayout({ width: 8, height: 4 });
const at = (name: string): number => parseSquare(FIELD, name)!;
const TWO_ROOMS = layAt(layAt(FIELD, SECTIONS, 'small', at('A1'), 0), SECTIONS, 'small', at('C1'), 0);
const door = (name: string, direction: Exit['direction']): Exit => ({
  squares: [at(name)],
  direction,
  door: 'closed',
});

test('an exit faces free field, a piece, or the end of the field', () => {
  assert.equal(beyondExit(TWO_ROOMS, SECTIONS, door('A2', SOUTH)), 'field');
  assert.equal(beyondExit(TWO_ROOMS, SECTIONS, door('B2', EAST)), 'piece');
  assert.equal(beyondExit(TWO_ROOMS, SECTIONS, door('B1', NORTH)), 'outside');
  const wide: Exit = { squares: [at('D2'), at('D3')], direction: EAST, door: null };
  assert.equal(
    beyondExit(layAt(TWO_ROOMS, SECTIONS, 'small', at('E3'), 0), SECTIONS, wide),
    'piece',
    'if only in part',
  );
});

test('EXP-BLD-03: a door may be added wherever a piece lies, once', () => {
  const layout = addExit(TWO_ROOMS, SECTIONS, door('D2', EAST));
  assert.deepEqual(layout.exits, [door('D2', EAST)]);
  assert.throws(() => addExit(layout, SECTIONS, door('D2', EAST)), /There is an exit already/);
  assert.throws(
    () => addExit(layout, SECTIONS, door('E2', EAST)),
    /No exit can lead off E2: nothing is laid there/,
  );
  assert.throws(
    () => addExit(layout, SECTIONS, door('C2', EAST)),
    /No exit can lead off C2: there is no wall/,
  );
  const joined = joinExit(TWO_ROOMS, SECTIONS, door('B2', EAST));
  assert.throws(() => addExit(joined, SECTIONS, door('C2', WEST)), /there is no wall/, 'but a door');
});

test('ADV-GEN-41: a false door is dropped', () => {
  const layout = addExit(addExit(TWO_ROOMS, SECTIONS, door('D2', EAST)), SECTIONS, door('A2', SOUTH));
  assert.deepEqual(dropExit(layout, door('D2', EAST)).exits, [door('A2', SOUTH)]);
});

test('ADV-DOOR-04, DON-EXP-01: a door between two pieces already laid joins them', () => {
  const layout = joinExit(addExit(TWO_ROOMS, SECTIONS, door('B2', EAST)), SECTIONS, door('B2', EAST));
  assert.deepEqual(layout.doors, [{ a: at('B2'), b: at('C2'), state: 'closed' }]);
  assert.deepEqual(layout.exits, []);
  assert.throws(() => joinExit(TWO_ROOMS, SECTIONS, door('D2', EAST)), /Nothing lies behind the exit at D2/);
});

test('two exits that meet become one opening', () => {
  const corridors = layAt(layAt(FIELD, SECTIONS, 'corridor', at('A1'), 0), SECTIONS, 'corridor', at('D1'), 0);
  const exit = corridors.exits.find(({ direction }) => direction === EAST)!;
  const layout = joinExit(corridors, SECTIONS, exit);
  assert.deepEqual(layout.openings, [
    { a: at('C1'), b: at('D1') },
    { a: at('C2'), b: at('D2') },
  ]);
  assert.deepEqual(layout.exits, [
    { squares: [at('A1'), at('A2')], direction: WEST, door: null },
    { squares: [at('F1'), at('F2')], direction: EAST, door: null },
  ]);
});

test('a door onto half a corridor mouth is the end of that mouth', () => {
  const corridor = layAt(layAt(FIELD, SECTIONS, 'corridor', at('A1'), 0), SECTIONS, 'small', at('D2'), 0);
  const layout = joinExit(corridor, SECTIONS, door('D2', WEST));
  assert.deepEqual(
    layout.exits.map(({ direction }) => direction),
    [WEST],
  );
});

test('ADV-GEN-15, ADV-GEN-31: doors may be placed along the outer walls of a piece, where there are none', () => {
  const joined = joinExit(TWO_ROOMS, SECTIONS, door('B2', EAST));
  const layout = addExit(joined, SECTIONS, door('C2', SOUTH));
  const found = possibleExits(layout, SECTIONS, layout.pieces[1]!);
  assert.deepEqual(
    found.map(({ squares, direction }) => [makeSquare(FIELD, squares[0]!), direction]),
    [
      ['C1', NORTH],
      ['D1', NORTH],
      ['D1', EAST],
      ['D2', EAST],
      ['D2', SOUTH],
      ['C1', WEST],
    ],
  );
  for (const exit of found) assert.deepEqual(addExit(layout, SECTIONS, exit).exits.at(-1), exit);
});

test('the walls of a turned corridor, its mouths left out', () => {
  const layout = layAt(FIELD, SECTIONS, 'corridor', at('D1'), 1);
  const found = possibleExits(layout, SECTIONS, layout.pieces[0]!);
  assert.deepEqual(
    found.map(({ squares, direction }) => [makeSquare(FIELD, squares[0]!), direction]),
    [
      ['E1', EAST],
      ['E2', EAST],
      ['E3', EAST],
      ['D1', WEST],
      ['D2', WEST],
      ['D3', WEST],
    ],
  );
});
