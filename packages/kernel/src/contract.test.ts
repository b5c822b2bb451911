import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forAudience, SPECTATOR, waitingKnownTo } from './contract.ts';
import { TABLE, TABLE_RULES } from './tableRules.ts';

test('contract: an event without an audience is for everyone, spectators included', () => {
  const event = { type: 'bell', rules: ['R-1'] };
  assert.equal(forAudience(event, SPECTATOR), event);
});

test('contract: an event with an audience is for those seats only', () => {
  const event = { type: 'whisper', rules: ['R-1'], audience: ['ann', 'gm'] };
  assert.equal(forAudience(event, 'ann'), event);
  assert.equal(forAudience(event, 'bo'), null);
  assert.equal(forAudience(event, SPECTATOR), null);
});

test('contract: a seat knows that it is awaited, and of others what it may know', () => {
  const waiting = [
    { seat: 'ann', prompt: 'act', rules: ['R-1'] },
    { seat: 'bo', prompt: 'listen', rules: ['R-1'], audience: ['gm'] },
  ];
  const known = (seat: string) => waitingKnownTo(waiting, seat).map(({ prompt }) => prompt);
  assert.deepEqual(
    [known('ann'), known('bo'), known('gm'), known(SPECTATOR)],
    [['act'], ['act', 'listen'], ['act', 'listen'], ['act']],
  );
});

test('table rules: each has a text and a title in both languages', () => {
  assert.deepEqual(TABLE_RULES.map(({ id }) => id).sort(), Object.values(TABLE).sort());
  for (const { id, en, fr, title } of TABLE_RULES) {
    for (const text of [en, fr, title.en, title.fr]) assert.ok(text.trim().length > 0, id);
  }
});
