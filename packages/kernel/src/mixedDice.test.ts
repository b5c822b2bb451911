import assert from 'node:assert/strict';
import { test } from 'node:test';
import { D6 } from './dice.ts';
import { mixedDice } from './mixedDice.ts';
import { streamFromSeed } from './stream.ts';

/** Dice for these seats in order: the master's are the table's, the heroes' are typed. */
function rolled(...by: readonly string[]) {
  const dice = mixedDice({
    before: { faces: [], drawn: [] },
    typed: by.filter((seat) => seat !== 'gm').map(() => 3),
    own: streamFromSeed('mixed'),
    isTablesOwn: (one) => one.by === 'gm',
    mayType: () => true,
    isLeftToTable: () => false,
  });
  for (const seat of by) dice.roll(D6, seat, 'T-01');
  return dice.byHand();
}

test('which dice were rolled by hand: none, all, the first so many, or those in between', () => {
  assert.equal(rolled('gm', 'gm'), null);
  assert.equal(rolled('ann', 'bo'), true);
  assert.deepEqual(rolled('ann', 'gm'), { d6: 1 });
  assert.deepEqual(rolled('gm', 'gm', 'ann', 'gm'), { d6: [2] });
});
