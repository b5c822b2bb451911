import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stillInHand } from './situation.ts';
import { table } from './testing/scene.ts';
import { Sitting } from './testing/seat.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const MAP = `
  +-+-+-+
  |E . .|
  +-+-+-+`;

test('a path is put down when its figure is played by somebody else from now on', async () => {
  const t = table(MAP, { E: { kind: 'elf' } }, { turn: { of: 'E', left: 5 } });
  const { controller } = new Sitting(t);
  await controller.tapSquare(t.square('C1'), 'tap');
  const hand = controller.hand.get();
  assert.equal(hand.staged?.is, 'path');
  assert.equal(stillInHand(CLASSIC_PLAY, t.view(), controller.situation, hand), hand);
  assert.equal(stillInHand(CLASSIC_PLAY, t.view(), { ...controller.situation, mine: [] }, hand).staged, null);
});

test('behind a door that was opened on the way the squares are lit again, as long as there is movement left', async () => {
  const open = async (left: number) => {
    const t = table(
      `
  +-+-+-+
  |Ed. .|
  +-+-+-+`,
      { E: { kind: 'elf' } },
      { turn: { of: 'E', left } },
    );
    const sitting = new Sitting(t);
    await sitting.controller.press('open');
    await sitting.controller.confirm();
    return [sitting.given.map(({ type }) => type), sitting.hand.mode];
  };
  assert.deepEqual(await open(3), [['openDoor'], 'move']);
  assert.deepEqual(await open(0), [['openDoor'], null]);
});
