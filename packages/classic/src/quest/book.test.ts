/** The quests of the book: whole, laid out with one box, and written properly in both languages. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { problemText, QUEST_FOLDER, readQuestBook, readQuestFile } from '../node/index.ts';
import type { Text } from '../content/names.ts';
import { everyEffect } from './places.ts';
import type { Quest } from './quest.ts';
import { warnings } from './warnings.ts';

const names = readdirSync(QUEST_FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .sort();

test('the book opens with the training quest, and every quest has its own id', () => {
  const book = readQuestBook();
  assert.equal(book.length, names.length);
  assert.equal(book[0]!.id, 'the-trial');
  assert.deepEqual(
    book.map(({ quest }) => quest.training),
    [true, ...book.slice(1).map(() => false)],
  );
  assert.equal(new Set(book.map(({ id }) => id)).size, book.length);
});

test('CLS-QTR-01: each quest treasure lies in one quest of the book', () => {
  const given = readQuestBook().flatMap(({ quest }) =>
    everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'giveQuestTreasure' ? [effect.treasure] : [])),
  );
  assert.deepEqual(given.length, new Set(given).size, given.join(', '));
});

for (const name of names) {
  test(`${name} can be played, and laid out with the pieces of one box`, () => {
    const checked = readQuestFile(join(QUEST_FOLDER, name));
    assert.ok(checked.ok, checked.ok ? '' : checked.problems.map(problemText).join('\n'));
    assert.equal(warnings(checked.quest).map(problemText).join('\n'), '');
    const count = checked.quest.monsters.length + placed(checked.quest);
    assert.ok(count >= 12 && count <= 45, `${count} monsters`);
  });

  test(`${name} is written properly in both languages`, () => {
    const checked = readQuestFile(join(QUEST_FOLDER, name));
    assert.ok(checked.ok);
    for (const text of textsOf(checked.quest)) {
      assert.doesNotMatch(text.fr, /'/, 'French has typographic apostrophes');
      assert.doesNotMatch(text.fr, /(^|[^\u202f])[;!?»]|«(?!\u202f)/u, `narrow no-break spaces: ${text.fr}`);
      assert.doesNotMatch(text.fr, /[^\u00a0]:/u, `a no-break space before a colon: ${text.fr}`);
      assert.doesNotMatch(`${text.en}${text.fr}`, / {2}|\n/, 'one line, single spaces');
    }
    for (const words of [checked.quest.parchment.en, checked.quest.parchment.fr].map(
      (text) => text.split(' ').length,
    ))
      assert.ok(words >= 60 && words <= 125, `a parchment of ${words} words`);
  });
}

function placed(quest: Quest): number {
  return everyEffect(quest).reduce(
    (sum, { effect }) => sum + (effect.tag === 'place' ? effect.monsters.length : 0),
    0,
  );
}

function textsOf(quest: Quest): Text[] {
  return [
    quest.title,
    quest.parchment,
    ...quest.goals.map(({ text }) => text),
    ...quest.traps.flatMap((trap) => (trap.kind === 'chest' && trap.text !== null ? [trap.text] : [])),
    ...everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'text' ? [effect.text] : [])),
  ];
}
