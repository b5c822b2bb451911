import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { KEY_ACTION_IDS } from '../settings/keys.ts';
import { LINKS } from '../table/linkWords.ts';
import { LOBBY } from './lobby.ts';
import { PAGES } from './pages.ts';
import { SETTINGS } from './settings.ts';
import { UI } from './ui.ts';
import { wordsIn } from './useWords.ts';

describe('words', () => {
  for (const [name, catalogue] of Object.entries({ UI, SETTINGS, LOBBY, PAGES, LINKS })) {
    test(`${name} is sound in both languages`, () => {
      assert.deepEqual(checkMessages(catalogue), []);
    });
  }

  test('every key has a name', () => {
    for (const action of KEY_ACTION_IDS) assert.ok(action in SETTINGS.en, action);
  });

  test('messages are said with and without arguments', () => {
    assert.equal(wordsIn(UI, 'fr')('close'), 'Fermer');
    assert.equal(wordsIn(SETTINGS, 'en')('keyOf', { action: 'Move', key: 'M' }), 'Move: M. Change');
  });
});
