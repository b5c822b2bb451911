import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from '@oubliette/kernel';
import { STATE } from './declared.ts';

test('all that is not for everybody’s eyes, by name: whoever opens or closes something says so here', () => {
  assert.deepEqual(
    secretsIn(STATE).toSorted((a, b) => (a < b ? -1 : 1)),
    [
      'chaos.each.card own',
      'decks.chaos.pile counted',
      'decks.event.pile counted',
      'decks.monster.pile counted',
      'decks.treasure.pile counted',
      'fallen.each.abilities own',
      'gm.armed own',
      'gm.hand counted',
      'gm.hold own',
      'gm.refused counted',
      'gm.watch own',
      'pile.known.each.card own',
      'quest.bestiary own',
      'quest.room own',
      'stack.each.eventDrawn.card own',
    ],
  );
});
