import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battle, table } from '@oubliette/advanced/testing';
import { newPlayer, next, seenAt } from '../../../test/advancedTable.ts';
import { postWorth } from './line.ts';
import { crowding, makingRoom } from './rotation.ts';

/** One square wide at the front: A fights, B waits with room to advance. */
const LANE = `
  +-+-+-+-+-+-+
  |# R A . B .|
  + + + +-+ + +
  |# # # # . .|
  +-+-+-+-+-+-+
`;

suite('fighting in turns', () => {
  test('whoever has struck makes room for one who can come up, and not where they would block the way', () => {
    const t = battle(LANE, { A: {}, B: {}, R: { monster: 'ratman' } });
    const worth = makingRoom(seenAt(t), t.figure('A'));
    assert.ok(worth(t.square('E2')) > 0);
    assert.equal(worth(t.square('D1')), 0, 'in the only way');
  });

  test('nobody who cannot strike stands right behind the one who fights', () => {
    const t = battle(LANE, { A: {}, B: {}, R: { monster: 'ratman' } });
    const cost = (square: string): number => crowding(seenAt(t), t.figure('B'), t.square(square));
    assert.ok(cost('D1') > cost('E1') && cost('E1') > cost('F1'));
    assert.equal(cost('F1'), 0);
  });

  test('a post is better where friends can strike at the same square', () => {
    const hall = `
      +-+-+-+-+-+-+
      |. A . . . R|
      + + + + + + +
      |B . . . . .|
      + + + + + + +
      |. . . . . .|
      +-+-+-+-+-+-+
    `;
    const t = battle(hall, { A: {}, B: {}, R: { monster: 'ratman' } });
    const post = (square: string): number => postWorth(seenAt(t), t.figure('B'), t.square(square));
    assert.ok(post('C2') > post('D3'), 'beside the square before A');
  });

  test('a henchman who stands before a door makes room for a hero', () => {
    const t = table(
      `
      +-+-+-+-+-+
      |A : : : B|
      +-+-+-+-+d+
    `,
      { A: {}, B: { kind: 'henchman', calling: 'manAtArms', serves: 'A' } },
    );
    const command = next(t, 'ann', newPlayer(t, 'ann'));
    assert.deepEqual(command, { type: 'step', figure: 'B', to: t.square('D1') });
  });
});
