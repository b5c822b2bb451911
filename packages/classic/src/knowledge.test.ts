import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from '@oubliette/kernel';
import { STATE } from './state.ts';

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
      'missing',
      'pool',
      'placed masked',
      'treasure sealed',
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
