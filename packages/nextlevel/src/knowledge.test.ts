import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from '@oubliette/kernel';
import { NEXT } from './state.ts';

test('all that is not for everybody’s eyes, by name: whoever opens or closes something says so here', () => {
  assert.deepEqual(secretsIn(NEXT), [
    'plights masked',
    'turn.quiet sealed',
    'searchedPieces own',
    'wrecked own',
    'trapKinds own',
    'alerted own',
  ]);
});
