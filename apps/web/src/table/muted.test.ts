import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMuted, setMuted, subscribeToMuted } from './muted.ts';

test('whom one mutes is silent everywhere on the page at once, at this table only', (t) => {
  const heard: (readonly string[])[] = [];
  t.after(subscribeToMuted(() => heard.push(getMuted('one'))));
  assert.equal(getMuted('one'), getMuted('one'));
  setMuted('one', ['m2']);
  assert.deepEqual(heard, [['m2']]);
  assert.deepEqual(getMuted('other'), []);
  setMuted('one', []);
});
