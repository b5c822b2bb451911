import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distances, isSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import type { Dice, Die, Face, RuleId } from '@oubliette/kernel';
import { boardOf, groundOf } from '../board.ts';
import { levelOf } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { State } from '../state.ts';
import { growLevel, NURSERY } from '../testing/growing.ts';
import { doorsOf } from './doors.ts';

/** Random, but the same every time; hazard rooms belong to another chapter and appear as normal ones. */
function chance(from: number): { below: (count: number) => number; dice: Dice } {
  let seed = from;
  const below = (count: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
  const roll = <F extends Face>({ faces }: Die<F>, _by: string, id: RuleId): F => {
    const face = faces[below(faces.length)]!;
    return id === 'ADV-GEN-22' && (face === 7 || face === 8) ? faces[0]! : face;
  };
  return { below, dice: { roll } };
}

/** Plays a level to its end. Every command offered must be legal. */
function randomLevel(seed: number, most: number): State {
  const { below, dice } = chance(seed);
  return growLevel(below, {
    most,
    dice,
    offered(state, seat, answers) {
      for (const command of answers) assert.equal(NURSERY.referee.check(NURSERY, state, seat, command), null);
    },
  });
}

const LEVELS = Array.from({ length: 30 }, (_, i) => randomLevel(i + 1, 60));

test('every place of a level can be reached from the stairs, through doors that may be closed', () => {
  for (const state of LEVELS) {
    const { board } = groundOf(NURSERY, state);
    const doors = board.doors.map(() => 'open' as const);
    const far = distances({ ...groundOf(NURSERY, state), doors }, board.areas[0]!.squares);
    const lost = board.areas.filter(({ squares }) => squares.some((square) => far[square]! < 0));
    assert.deepEqual(lost, []);
  }
});

test('every area has its place, every door its state, and no exit leads off rock', () => {
  for (const state of LEVELS) {
    const { layout, places, doors } = levelOf(state);
    const board = boardOf(NURSERY, layout);
    assert.deepEqual(Object.keys(places).toSorted(), board.areas.map(({ id }) => id).toSorted());
    assert.equal(doors.length, layout.doors.length);
    for (const { squares } of layout.exits) assert.ok(squares.every((square) => isSquare(board, square)));
  }
});

rule('ADV-DOOR-03', 'never two doors found in one wall of a room, nor in one section of passage', () => {
  let several = 0;
  for (const state of LEVELS) {
    const { places, layout } = levelOf(state);
    for (const { area, kind } of Object.values(places)) {
      const sides = doorsOf(NURSERY, state, area).map(({ side }) => side);
      const found = new Set(
        layout.exits.filter(({ door }) => door !== null).map(({ squares }) => squares[0]!),
      );
      const own = doorsOf(NURSERY, state, area).filter(({ square }) => found.has(square));
      if (kind === 'room') assert.ok(new Set(own.map(({ side }) => side)).size === own.length);
      else assert.ok(own.length <= 1);
      several += sides.length > 1 ? 1 : 0;
    }
  }
  assert.ok(several > 0);
});

rule('ADV-GEN-52', 'a plan that says only how the levels hang together makes whole dungeons', () => {
  assert.deepEqual(PLAIN_PLAN.levels, [{ tag: 'random', down: 'tables' }]);
  const sizes = LEVELS.map((state) => levelOf(state).layout.pieces.length);
  assert.ok(sizes.some((size) => size >= 60) && sizes.some((size) => size < 30), sizes.join(' '));
});

rule(
  'ADV-GEN-45',
  'few levels close for want of room: the dice alone close every fourth before thirty sections',
  () => {
    const levels = Array.from({ length: 400 }, (_, i) => {
      const { below, dice } = chance(i + 1);
      return levelOf(growLevel(below, { dice })).layout.pieces.length;
    });
    const closed = levels.filter((sections) => sections < 30).length;
    assert.ok(closed > 80 && closed < 150, `${closed} of 400`);
  },
);
