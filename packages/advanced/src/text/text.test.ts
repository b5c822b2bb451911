import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, checkNouns } from '@oubliette/words';
import { AMULET_PIECES } from '../content/quests/amulet.ts';
import { THREE_BELLS } from '../content/quests/bells.ts';
import { LESSON } from '../content/quests/lesson.ts';
import { thingNoun } from './scene.ts';
import { CATALOGUES, NOUNS } from './testing/catalogues.ts';
import { WORDS } from './vocabulary.ts';

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  test(`messages of ${name} are sound in both languages`, () => {
    assert.deepEqual(checkMessages(catalogue), []);
  });
}

test('the nouns of the texts are sound in both languages', () => {
  for (const [name, nouns] of Object.entries(NOUNS)) assert.deepEqual(checkNouns(nouns), [], name);
});

test('what a quest asks for, and what is written on a wand, is named', () => {
  const asked = [
    ...[...THREE_BELLS, LESSON].flatMap(({ aims }) => aims),
    ...AMULET_PIECES,
    'ruby',
    'goldRing',
    'arrow',
    'mushroom:0:smallRoom-3',
    'dragonFang',
    'treasureMap',
  ];
  for (const id of asked) assert.notEqual(thingNoun(id), WORDS.treasure, id);
  assert.equal(thingNoun('bronzeBell').fr.one, 'cloche de bronze');
  assert.equal(thingNoun('wand:flight:7').fr.one, 'baguette (Fuite, 7 charges)');
  assert.equal(thingNoun('scroll:choke:flight').en.one, 'scroll (Choke, Flight)');
  assert.equal(thingNoun('constructor'), WORDS.treasure);
});
