import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrolledTo } from './following.ts';

const box = (scrollTop: number, scrollHeight = 1000, clientHeight = 200) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});
const AT_END = { follows: true, top: 800 };

test('lines that come, and a box that shrinks, are no reason to stop following', () => {
  assert.deepEqual(scrolledTo(box(800), AT_END), AT_END);
  assert.equal(scrolledTo(box(800, 1400), AT_END).follows, true, 'the event of an earlier scroll comes late');
  assert.equal(scrolledTo(box(800, 1000, 90), AT_END).follows, true);
});

test('a reader who goes up is left there, until they are back at the end', () => {
  const away = scrolledTo(box(600), AT_END);
  assert.deepEqual(away, { follows: false, top: 600 });
  assert.equal(scrolledTo(box(700), away).follows, false, 'part of the way down');
  assert.equal(scrolledTo(box(780), away).follows, true);
});
