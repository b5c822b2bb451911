import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { announce, dismissToast, getNotices, subscribeToNotices, toast } from './notices.ts';

const clear = () => {
  for (const { key } of getNotices().toasts) dismissToast(key);
};

describe('notices', () => {
  test('the same words are read out again', () => {
    announce('Your turn.', true);
    const first = getNotices().assertive;
    announce('Your turn.', true);
    assert.notEqual(getNotices().assertive, first);
    assert.equal(getNotices().assertive.trim(), 'Your turn.');
  });

  test('a toast is shown, read out and put away; a warning is read out at once', (t) => {
    t.after(clear);
    toast('Copied.');
    assert.equal(getNotices().polite.trim(), 'Copied.');
    toast('No network.', 'warning');
    assert.equal(getNotices().assertive.trim(), 'No network.');
    assert.deepEqual(
      getNotices().toasts.map(({ text }) => text),
      ['Copied.', 'No network.'],
    );
    dismissToast(getNotices().toasts[0]!.key);
    assert.deepEqual(
      getNotices().toasts.map(({ text }) => text),
      ['No network.'],
    );
  });

  test('at most three at a time, and none twice', (t) => {
    t.after(clear);
    for (const text of ['a', 'b', 'b', 'c', 'd']) toast(text);
    assert.deepEqual(
      getNotices().toasts.map(({ text }) => text),
      ['b', 'c', 'd'],
    );
  });

  test('whoever listens is told until they leave', () => {
    let told = 0;
    const leave = subscribeToNotices(() => (told += 1));
    announce('one');
    leave();
    announce('two');
    assert.equal(told, 1);
  });
});
