import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn, streamFromSeed } from '@oubliette/kernel';
import { STATE } from './state.ts';
import { classic } from './system.ts';
import { classicSubject } from './testing/subject.ts';

test('all that is not for everybody’s eyes, by name: whoever opens or closes something says so here', () => {
  assert.deepEqual(
    secretsIn(STATE).map((secret) => secret.replace(' own', '')),
    [
      'doors',
      'seenDoors',
      'lockedDoors',
      'traps',
      'unplaced',
      'unseenCaptives',
      'pool',
      'placed masked',
      'emptied',
      'flags',
      'fired',
      'timers',
      'questions',
      'counters',
      'repeated',
      'shifted',
      'powers',
    ],
  );
});

test('a field that everybody may know is in every view, Morcar’s own is on the screen alone', () => {
  const stream = streamFromSeed('screen');
  const opened = classic.open({ ...classicSubject.setup(stream) });
  assert.ok(opened.ok);
  const { game } = opened;
  const { state } = game.start(stream);
  const named = Object.entries(STATE.words).filter(([name]) => name in state);
  const common = named.filter(([, { is }]) => is !== 'own').map(([name]) => name);
  const own = named.filter(([, { is }]) => is === 'own').map(([name]) => name);
  for (const { id } of game.seats) {
    const view = game.view(state, id);
    assert.deepEqual(
      common.filter((name) => !(name in view)),
      [],
    );
    assert.deepEqual(Object.keys(view.screen ?? {}), id === state.morcar ? ['quest', ...own] : []);
    assert.equal('unplaced' in view, false);
  }
});
