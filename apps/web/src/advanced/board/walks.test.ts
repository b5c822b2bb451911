import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { waysSeen } from '@oubliette/advanced';
import type { WaySeen } from '@oubliette/advanced';
import { EAST, neighbour, NORTH, SOUTH } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { fighting, hall, monster } from './testing/level.ts';
import { bent, extended, shortened } from '../../play/walks.ts';
import { walksOf } from '../play/staged.ts';

describe('a staged walk', async () => {
  const { view, at } = await hall();
  const [first] = view.figures;
  const id = first!.id;
  const ways = walksOf(view, id);
  const start = first!.square;
  const goOn = (way: WaySeen | null, direction: Direction, on = ways): WaySeen | null => {
    const from = way?.steps.at(-1) ?? start;
    return extended(on, way, start, neighbour(view.levels[view.level]!.layout, from, direction));
  };
  const straight = waysSeen(view, id).get(at(0, 4))!;

  test('costs what each step has cost by then', () => {
    assert.deepEqual(straight.steps, [at(0, 8), at(0, 7), at(0, 6), at(0, 5), at(0, 4)]);
    assert.deepEqual(straight.costs, [1, 2, 3, 4, 5]);
  });

  test('ADV-SPOT-08: ends beside a trap that was noticed, and leads round it only out of its reach', async () => {
    const trap = { id: 't', tag: 'trap', trap: 'alarm', state: 'noticed', chest: null } as const;
    const trapped = (await hall([{ ...trap, square: at(0, 6) }])).view;
    const led = waysSeen(trapped, id);
    assert.deepEqual([led.has(at(0, 6)), led.get(at(0, 7))?.cost], [false, 2], 'beside it, not onto it');
    assert.equal(led.get(at(0, 5))?.cost, 8, 'the other side of it by a way round');
    assert.ok(
      !led
        .get(at(0, 5))!
        .steps.slice(0, -1)
        .some((step) => [at(0, 7), at(1, 6)].includes(step)),
    );
  });

  test('ends at a square on it that is tapped', () => {
    assert.deepEqual(shortened(ways, straight, at(0, 7)), {
      steps: [at(0, 8), at(0, 7)],
      costs: [1, 2],
      cost: 2,
    });
    assert.equal(shortened(ways, straight, at(1, 7)), null);
  });

  test('leads through another square to the same end, and nowhere twice', () => {
    const way = bent(ways, straight, at(2, 6))!;
    assert.equal(way.steps.at(-1), at(0, 4));
    assert.ok(way.steps.includes(at(2, 6)));
    assert.equal(new Set(way.steps).size, way.steps.length);
    assert.equal(way.cost, 9);
    assert.deepEqual(way.costs.at(-1), 9);
  });

  test('keeps its bends where the end is out of reach, and ends at the square instead', () => {
    const far = waysSeen(view, id).get(at(2, 0))!;
    assert.equal(far.cost, 11);
    const way = bent(ways, far, at(4, 4))!;
    assert.equal(way.steps.at(-1), at(4, 4));
    assert.ok(way.cost <= 12);
  });

  test('cannot lead through a wall or beyond the move', () => {
    assert.equal(bent(ways, straight, at(0, -1)), null);
  });

  test('goes on and back with the arrow keys', () => {
    const one = goOn(null, NORTH)!;
    assert.deepEqual(one.steps, [at(0, 8)]);
    const two = goOn(one, EAST)!;
    assert.deepEqual([two.steps, two.cost], [[at(0, 8), at(1, 8)], 2]);
    assert.deepEqual(goOn(two, 3)?.steps, [at(0, 8)]);
    assert.equal(goOn(one, SOUTH), null, 'back where it began, nothing is left of it');
  });

  test('ADV-CMB-36: ends in a death zone', () => {
    const fight = fighting(view, [monster('ratman-1', 'ratman', at(1, 6))]);
    const into = waysSeen(fight, id).get(at(0, 6))!;
    assert.equal(into.cost, 3);
    assert.equal(goOn(into, NORTH, walksOf(fight, id)), null);
    assert.equal(
      bent(walksOf(fight, id), waysSeen(fight, id).get(at(0, 7))!, at(0, 6))?.steps.at(-1),
      at(0, 6),
    );
  });
});
