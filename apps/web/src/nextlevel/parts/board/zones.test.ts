import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { table } from '@oubliette/nextlevel/testing';
import { blowsOn, strikersOn, zoneOf } from './zones.ts';

const MAP = `
  +-+-+-+-+-+
  |B . O . .|
  + + + + + +
  |. . . P .|
  + + +-+ + +
  |. E . . .|
  +-+-+-+-+-+`;

const FIGURES = {
  B: { kind: 'barbarian' },
  E: { kind: 'elf' },
  O: { kind: 'orc' },
  P: { kind: 'orc' },
} as const;

type Next = NonNullable<Parameters<typeof table>[2]>['next'];

function laid(next: Next = {}, turn = 'B') {
  const told = table(MAP, FIGURES, { turn, next });
  const view = told.view('heroes');
  return {
    told,
    view,
    figure: (letter: string) => told.figure(letter),
    zone: (letter: string) =>
      zoneOf(view, told.figure(letter))
        .map((square) => told.squareName(square))
        .toSorted(),
    blows: (letter: string, ...path: string[]) =>
      blowsOn(
        view,
        told.id(letter),
        path.map((square) => told.square(square)),
      ).map(({ square, by }) => [told.squareName(square), ...by]),
  };
}

describe('control zones', () => {
  test('reach the four sides that no wall closes', () => {
    const { zone } = laid();
    assert.deepEqual(zone('O'), ['B1', 'C2', 'D1']);
    assert.deepEqual(zone('P'), ['C2', 'D1', 'D3', 'E2']);
  });

  test('reach corners too with a weapon that strikes diagonally', () => {
    const { zone } = laid({ figures: { B: { sheet: { gear: ['staff'], inHand: 'staff' } } } });
    assert.deepEqual(zone('B'), ['A2', 'B1', 'B2']);
  });

  test('are none with a bow in hand', () => {
    const { zone } = laid({ figures: { E: { sheet: { gear: ['longBow'], inHand: 'longBow' } } } });
    assert.deepEqual(zone('E'), []);
  });
});

describe('blows on a path', () => {
  test('fall on the square that is left, once for each figure', () => {
    const { blows, told } = laid();
    assert.deepEqual(blows('B', 'A1', 'B1', 'B2', 'C2', 'C1'), [
      ['B1', told.id('O')],
      ['C2', told.id('P')],
    ]);
  });

  test('do not fall where the path ends', () => {
    assert.deepEqual(laid().blows('B', 'A1', 'B1'), []);
  });

  test('do not come from somebody who fights another, or has struck in this move', () => {
    const busy = laid({ engaged: [['E', 'O']] });
    assert.deepEqual(busy.blows('B', 'A1', 'B1', 'B2'), []);
    const own = laid({ engaged: [['B', 'O']] });
    assert.equal(own.blows('B', 'A1', 'B1', 'B2').length, 1);
    const struck = laid({ turn: { struckBy: [own.told.id('O')] } });
    assert.deepEqual(struck.blows('B', 'A1', 'B1', 'B2'), []);
  });

  test('come from heroes too, when a monster walks', () => {
    const { view, figure, told } = laid();
    assert.ok(strikersOn(view, figure('O')).some(({ id }) => id === told.id('B')));
    assert.ok(!strikersOn(view, figure('O')).some(({ id }) => id === told.id('P')));
  });
});
