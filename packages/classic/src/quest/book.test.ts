/** The quests of the book: complete, playable with one box, and written properly in both languages. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { problemText, QUEST_FOLDER, readQuestBook, readQuestFile } from '../node/index.ts';
import { assertWellWritten, monstersIn } from '../testing/questText.ts';
import { everyEffect } from './places.ts';
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

test('spells and other powers are for foes with a name', () => {
  for (const { id, quest } of readQuestBook()) {
    const placed = everyEffect(quest).flatMap(({ effect }) =>
      effect.tag === 'place' ? effect.monsters : [],
    );
    for (const { kind, name, powers } of [...quest.monsters, ...placed])
      assert.ok(powers.length === 0 || name !== null, `${id}: a ${kind} without a name has powers`);
  }
});

for (const name of names) {
  test(`${name} can be played, and laid out with the pieces of one box`, () => {
    const checked = readQuestFile(join(QUEST_FOLDER, name));
    assert.ok(
      checked.ok,
      checked.ok ? '' : checked.problems.map((problem) => problemText(problem, 'en')).join('\n'),
    );
    assert.equal(
      warnings(checked.quest)
        .map((problem) => problemText(problem, 'en'))
        .join('\n'),
      '',
    );
    const count = monstersIn(checked.quest);
    assert.ok(count >= 12 && count <= 45, `${count} monsters`);
  });

  test(`${name} is written properly in both languages`, () => {
    const checked = readQuestFile(join(QUEST_FOLDER, name));
    assert.ok(checked.ok);
    assertWellWritten(checked.quest);
  });
}
