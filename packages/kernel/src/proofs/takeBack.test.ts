/**
 * Actions at the table, not in the game: undo until something new is known, then a step back by agreement,
 * and a game master's correction with its reason. All are rows of one journal, and it replays.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TABLE } from '../tableRules.ts';
import { cellar } from '../testing/cellar.ts';
import { Scene } from './scene.ts';

test('take-back: undo, proposals and corrections are rows of one journal that replays', () => {
  const scene = new Scene(cellar, { pit: 3, rounds: 3 }, 'fog');
  const { match } = scene;

  // Free until new information: two steps, both taken back.
  scene.play('ann', { type: 'step', to: 1 });
  scene.play('ann', { type: 'step', to: 2 });
  scene.done(match.undo('ann'));
  scene.done(match.undo('ann'));
  assert.equal(scene.state.at.ann, 0);

  // The pit is news although no die was rolled: too late.
  for (const to of [1, 2, 3]) scene.play('ann', { type: 'step', to });
  assert.deepEqual(match.undo('ann'), {
    status: 'refused',
    refusal: { code: 'alreadyKnown', rule: TABLE.undo },
  });

  // All agree to undo the fall. The dice come from outside, so they are not dealt again.
  const fallen = match.moments;
  scene.done(match.propose('ann', fallen - 1));
  scene.done(match.answer('gm', true));
  assert.deepEqual(
    scene.done(match.answer('bo', true)).map(({ type }) => type),
    ['takeBackAnswered', 'takenBack'],
  );
  assert.deepEqual([scene.state.at.ann, scene.state.pitKnown], [2, false]);

  // Not all agree to take the grab back: it stands.
  scene.play('ann', { type: 'grab' }, 5);
  scene.done(match.propose('ann', match.moments - 1));
  scene.done(match.answer('bo', false));
  assert.equal(scene.state.purse.ann, 5);

  // The master corrects the bank and says why. Every seat hears it.
  scene.done(match.override('gm', 36, 'a coin had rolled under the table'));
  assert.deepEqual(scene.heardBy('bo'), [
    { type: 'bankSet', bank: 36, reason: 'a coin had rolled under the table', rules: [TABLE.override] },
  ]);

  const kinds = scene.replays().rows.map(({ entry }) => entry.kind);
  assert.deepEqual(kinds, [
    'start',
    'command',
    'command',
    'undo',
    'undo',
    'command',
    'command',
    'command',
    'propose',
    'answer',
    'answer',
    'command',
    'propose',
    'answer',
    'override',
  ]);
});

test('take-back: play goes on from the moment gone back to, with new dice', () => {
  const scene = new Scene(cellar, { pit: 3, rounds: 3 }, 'fog');
  scene.play('ann', { type: 'grab' }, 1);
  scene.done(scene.match.propose('ann', 1));
  for (const seat of ['bo', 'gm']) scene.done(scene.match.answer(seat, true));
  scene.play('ann', { type: 'grab' }, 6);
  assert.equal(scene.state.purse.ann, 7);
  scene.replays();
});
