import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import { checkMessages, checkNouns } from '@oubliette/words';
import { tellFoes, tellNotes, tellTreasures } from './questNotes.ts';
import { CONDITION, EFFECT, FOE, QUEST_NOUNS, WHEN } from './questWords.ts';

const book = readQuestBook();

test('their words are sound in both languages', () => {
  for (const words of [WHEN, CONDITION, EFFECT, FOE]) assert.deepEqual(checkMessages(words), []);
  assert.deepEqual(checkNouns(QUEST_NOUNS), []);
});

for (const { id, quest } of book) {
  test(`every note, treasure and foe of ${id} is told in both languages`, () => {
    for (const language of ['en', 'fr'] as const) {
      const at = { quest, language };
      const notes = tellNotes(at);
      assert.equal(notes.length, quest.notes.length);
      for (const { when, effects } of notes) {
        assert.doesNotMatch(when, /undefined|\{/);
        assert.ok(effects.length > 0);
      }
      assert.equal(tellTreasures(at).length, quest.treasures.length);
      for (const { strength } of tellFoes(at)) assert.match(strength, /\d/);
    }
  });
}

const quest = (id: string) => book.find((each) => each.id === id)!.quest;
const whens = (id: string, language: 'en' | 'fr') =>
  tellNotes({ quest: quest(id), language }).map(({ when }) => when);
const deeds = (id: string, language: 'en' | 'fr') =>
  tellNotes({ quest: quest(id), language }).flatMap(({ effects }) =>
    effects.flatMap((effect) => ('does' in effect ? [effect.does] : [])),
  );

test('notes say what brings them about, in words', () => {
  assert.deepEqual(whens('the-cages-of-grymmauk', 'en'), [
    'In round 1:',
    'In round 2:',
    'When Door J10–K10 is opened:',
    'When Grymmauk has been killed:',
    'When a hero enters Room V:',
  ]);
  assert.ok(whens('the-cages-of-grymmauk', 'fr').includes('Quand Grymmauk a péri\u00a0:'));
});

test('effects on everybody are told in the plural', () => {
  const all = book.flatMap(({ id }) => deeds(id, 'en'));
  assert.ok(all.includes('The heroes regain up to 2 Body points.'));
  const toutes = book.flatMap(({ id }) => deeds(id, 'fr'));
  assert.ok(toutes.includes('Les personnages regagnent jusqu’à 2 points de Corps.'));
});

test('a number stands on the map where its note belongs', () => {
  const notes = tellNotes({ quest: quest('the-cages-of-grymmauk'), language: 'en' });
  const { board } = quest('the-cages-of-grymmauk');
  const hall = notes.find(({ when }) => when.includes('Room V'))!;
  assert.equal(board.areas[board.areaOf[hall.square!]!]!.id, 'V');
  assert.equal(notes[0]!.square, null);
});
