import assert from 'node:assert/strict';
import { lookUp } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { ENDS, FEATURES, LENGTHS, ROOM_DOORS, ROOMS } from './tables.ts';

/** The results of all rolls from the first on. */
function all<T>(rows: readonly TableRow<T>[], from: number, show: (result: T) => string): string {
  const last = rows.at(-1)!.upTo;
  return Array.from({ length: last - from + 1 }, (_, i) => show(lookUp(rows, from + i))).join(' ');
}

rule('ADV-GEN-13', 'a passage has one section on 1 and 2, two up to 8, three from 9', () => {
  assert.equal(all(LENGTHS, 1, String), '1 1 2 2 2 2 2 2 3 3 3 3');
});

rule('ADV-GEN-14', 'monsters at both ends of the table, doors from 16 to 21', () => {
  assert.equal(
    all(FEATURES, 2, ({ doors, monsters }) => (monsters ? 'm' : String(doors))),
    'm m m 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 2 2 m m m',
  );
});

rule('ADV-GEN-17', 'how a passage ends, from 2 to 24', () => {
  const letters = {
    tJunction: 'T',
    deadEnd: 'x',
    rightTurn: 'R',
    leftTurn: 'L',
    stairsDown: 'd',
    stairsOut: 'o',
  };
  assert.equal(
    all(ENDS, 2, (end) => letters[end]),
    'T T x x x x x R R R T T T L L L d d o o o T T',
  );
});

rule('ADV-GEN-22', 'what a room is, and how large', () => {
  assert.equal(
    all(ROOMS, 1, ({ room, size }) => `${room[0]}${size[0]}`),
    'ns ns ns ns ns ns hs hs ll ll ql ql',
  );
});

rule('ADV-GEN-30', 'no door up to 4, one up to 8, two from 9', () => {
  assert.equal(all(ROOM_DOORS, 1, String), '0 0 0 0 1 1 1 1 2 2 2 2');
});
