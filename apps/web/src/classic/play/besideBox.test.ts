import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLASSIC_PLAY } from '../classicPlay.ts';
import { stagedText } from './consequence.ts';
import { table } from './testing/scene.ts';
import { Sitting } from './testing/seat.ts';

const MAP = `
  +-+-+-+-+-+
  |B O . . .|
  +-+-+-+-+-+`;

function fight(typesDice: boolean) {
  const t = table(MAP, { B: { kind: 'barbarian' }, O: { kind: 'orc' } });
  const seat = new Sitting(t);
  seat.asking = 'matters';
  seat.typesDice = typesDice;
  seat.dice = ['skull', 'skull', 'skull', 'skull', 'skull'];
  seat.look();
  return { t, seat };
}

describe('beside the box', () => {
  test('a blow is confirmed by the faces people type: one tap calls for the dice', async () => {
    const { t, seat } = fight(true);
    await seat.controller.tapSquare(t.square('B1'), 'tap');
    assert.deepEqual(
      seat.given.map(({ type }) => type),
      ['attack'],
    );
    const other = fight(false);
    await other.seat.controller.tapSquare(other.t.square('B1'), 'tap');
    assert.deepEqual(other.seat.given, []);
    assert.equal(other.seat.command().type, 'attack');
  });

  test('while dice are called for nothing else is staged, and it says why', async () => {
    const { t, seat } = fight(true);
    seat.rolling = true;
    seat.look();
    await seat.controller.tapSquare(t.square('B1'), 'tap');
    await seat.controller.press('endTurn');
    assert.deepEqual([seat.given, seat.staged()], [[], null]);
    assert.deepEqual(
      new Set(seat.told),
      new Set(['The dice first: type what they show, or do something else.']),
    );
  });

  test('a walk is told without dice and without squares left: only the people know what they rolled', async () => {
    const t = table(MAP.replace('O', '.'), { B: { kind: 'barbarian' } });
    const seat = new Sitting(t);
    await seat.controller.tapSquare(t.square('D1'), 'tap');
    const told = { view: seat.view, language: 'en', typesDice: true } as const;
    assert.equal(
      stagedText(CLASSIC_PLAY, told, seat.staged()!, seat.controller.names),
      'Walk to D1: 3 steps.',
    );
  });
});
