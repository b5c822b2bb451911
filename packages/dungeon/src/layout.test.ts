import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coveredSquares, emptyLayout, layAt, pieceSquares, reserveSquares } from './layout.ts';
import { EAST, parseSquare, WEST } from './squares.ts';
import { squaresOf } from './squareSet.ts';
import { SECTIONS } from '../test/sections.ts';
import { assertPlain } from '../test/ground.ts';

const FIELD = emptyLayout({ width: 10, height: 6 });
const at = (name: string): number => parseSquare(FIELD, name)!;

test('a section laid on the field covers its squares, and its exits wait there', () => {
  const layout = layAt(FIELD, SECTIONS, 'corridor', at('C2'), 0);
  assert.deepEqual(layout.pieces, [{ id: 'corridor-1', section: 'corridor', at: at('C2'), turns: 0 }]);
  assert.deepEqual(
    pieceSquares(layout, SECTIONS, layout.pieces[0]!),
    ['C2', 'D2', 'E2', 'C3', 'D3', 'E3'].map(at),
  );
  assert.deepEqual(layout.exits, [
    { squares: [at('E2'), at('E3')], direction: EAST, door: null },
    { squares: [at('C2'), at('C3')], direction: WEST, door: null },
  ]);
  assertPlain(layout);
});

test('turned sections lie turned, and doors inside a section come with their state', () => {
  const layout = layAt(layAt(FIELD, SECTIONS, 'corridor', at('A1'), 1), SECTIONS, 'vault', at('H1'), 0);
  assert.deepEqual(
    squaresOf(coveredSquares(layout, SECTIONS)),
    ['A1', 'B1', 'H1', 'I1', 'J1', 'A2', 'B2', 'H2', 'I2', 'J2', 'A3', 'B3'].map(at),
  );
  assert.deepEqual(layout.doors, [
    { a: at('H1'), b: at('I1'), state: 'closed' },
    { a: at('I2'), b: at('J2'), state: 'hidden' },
  ]);
});

test('ADV-GEN-39: no piece covers another, reserved squares or the end of the field', () => {
  const layout = reserveSquares(layAt(FIELD, SECTIONS, 'large', at('A1'), 0), [at('H1')]);
  assert.throws(() => layAt(layout, SECTIONS, 'small', at('D3'), 0), /Section 'small' does not fit at D3/);
  assert.throws(() => layAt(layout, SECTIONS, 'small', at('G1'), 0), /does not fit/);
  assert.throws(() => layAt(layout, SECTIONS, 'small', at('J4'), 0), /does not fit/);
  assert.throws(() => layAt(layout, SECTIONS, 'small', at('A6'), 0), /does not fit/);
  assert.equal(layAt(layout, SECTIONS, 'small', at('E3'), 0).pieces.length, 2);
  assert.throws(() => layAt(layout, SECTIONS, 'attic', at('E3'), 0), /There is no section 'attic'/);
});
