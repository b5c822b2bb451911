import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Override } from './events.ts';
import { BOOK, openTable, randomMatch } from './text/testing/table.ts';

const game = openTable(BOOK[0]!);

function inPlay() {
  for (const { state } of randomMatch(game, 'override', 500))
    if (state.phase === 'play' && state.pending === null) return state;
  return assert.fail('never in play');
}

const corrected = (change: unknown, seat = 'cy') =>
  game.override(inPlay(), seat, change as Override, 'a slip of the hand');

const code = (change: unknown, seat?: string) => {
  const decision = corrected(change, seat);
  return decision.ok ? 'done' : decision.refusal.code;
};

rule('TBL-OVERRIDE', 'the master sets points right, and nobody else does', () => {
  const change = { tag: 'setBody', figure: 'dwarf', body: 2 };
  const decision = corrected(change);
  assert.ok(decision.ok);
  assert.equal(decision.state.figures.find(({ id }) => id === 'dwarf')?.body, 2);
  assert.equal(code(change, 'ann'), 'onlyTheMaster');
  assert.equal(code({ ...change, body: 99 }), 'outOfRange');
  assert.equal(code({ ...change, figure: 'nobody' }), 'notOnBoard');
});

rule('TBL-OVERRIDE', 'a correction has the fields of its kind, and no others', () => {
  const change = { tag: 'setBody', figure: 'dwarf', body: 2 };
  for (const wrong of [
    null,
    'setBody',
    { tag: 'toString' },
    { tag: 'setBody', figure: 'dwarf' },
    { ...change, figure: ['dwarf'] },
    { ...change, body: '2' },
    { ...change, note: 'x'.repeat(1000) },
    { tag: 'setSquare', figure: 'dwarf', square: 'A1' },
  ])
    assert.equal(code(wrong), 'unknownChange', JSON.stringify(wrong));
});
