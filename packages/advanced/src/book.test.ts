/** When a command may be given at all, and which seats are awaited. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { Referee } from '@oubliette/referee';
import { gameOn } from './game.ts';
import { Play } from './play.ts';
import { battle, CLOSE, strike, TWO } from './testing/battle.ts';
import { table } from './testing/index.ts';

const ROOM = `
  +-+-+
  |A B|
  +-+-+
`;
const FATE = { type: 'faceRoll', fate: true };

rule('ADV-STAIR-03', 'after the end nothing is played, offered or waited for', () => {
  const t = table(ROOM, { A: {}, B: {} });
  t.state = { ...t.state, stage: 'over' };
  t.refuses({ type: 'done' }, 'matchOver', 'ADV-STAIR-03', 'ann');
  t.refuses({ type: 'watch', moment: 'step', on: true }, 'matchOver', 'ADV-STAIR-03', 'master');
  assert.deepEqual([gameOn(t.world).moves(t.state, 'ann'), t.waiting()], [[], []]);
});

rule('ADV-TURN-05', 'an answer waits for its question, and everything else for the answer', () => {
  const t = battle(CLOSE, { ...TWO, A: { fate: 1 } });
  t.refuses(FATE, 'notAsked', 'ADV-TURN-05', 'ann');
  t.do(strike('A', 'R'), [2]);
  t.refuses(FATE, 'notYours', 'ADV-FATE-09', 'bob');
  t.refuses({ type: 'step', figure: 'B', to: 'A2' }, 'waitForAnswer', 'ADV-FATE-09', 'bob');
  t.refuses({ type: 'followUp', to: null }, 'notAsked', 'ADV-FATE-09', 'ann');
  assert.deepEqual(
    gameOn(t.world)
      .moves(t.state, 'ann')
      .map(({ type }) => type),
    ['faceRoll', 'faceRoll'],
  );
  t.do(FATE, [1, 1, 1, 1]);
});

rule('ADV-TURN-05', 'who is not waited for, but could do something, is named as well', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'bob' } });
  assert.deepEqual(
    t.waiting().map(({ seat, optional }) => [seat, optional === true]),
    [
      ['ann', false],
      ['bob', false],
      ['master', true],
    ],
  );
  t.do({ type: 'done' }, [], 'ann');
  assert.deepEqual(
    t.waiting().map(({ seat }) => seat),
    ['bob', 'master'],
    'ann has nothing left to say',
  );
  const asked = battle(CLOSE, { ...TWO, A: { fate: 1 } }, { turn: { suffered: { B: 1 } } });
  asked.do(strike('A', 'R'), [2]);
  assert.ok(
    gameOn(asked.world)
      .moves(asked.state, 'master')
      .every(({ type }) => type === 'watch'),
  );
});

test('a chapter that leaves the match as it was is found out', () => {
  const t = table(ROOM, { A: {}, B: {} });
  const idle = { asks: () => null, runs: () => undefined };
  const { rules } = t.world.referee;
  const referee = new Referee({ ...rules, frames: { ...rules.frames, idle } });
  const stuck = { ...t.state, stack: [{ tag: 'idle' } as never] };
  const play = new Play({ ...t.world, referee }, stuck, { roll: () => assert.fail() });
  assert.throws(() => play.world.referee.settle(play), /idle neither asks nor goes on/u);
});

test('so is one that never comes to an end', () => {
  const t = table(ROOM, { A: {}, B: {} });
  const referee = new Referee({ ...t.world.referee.rules, advance: () => true });
  const play = new Play({ ...t.world, referee }, t.state, { roll: () => assert.fail() });
  assert.throws(() => play.world.referee.settle(play), /it never ends: nothing is under way/u);
});
