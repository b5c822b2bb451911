/** The example quest of the documents: whole, drawn, and sound under random play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawQuest } from '@oubliette/classic';
import { problemText, readQuestBook, readQuestFile } from '@oubliette/classic/node';
import { classicSubject, monstersIn } from '@oubliette/classic/testing';
import { playSome } from '@oubliette/kernel/testing';

const FILE = fileURLToPath(new URL('../../../docs/example-quest.yaml', import.meta.url));

test('the example quest can be played, and nothing about it is odd', () => {
  const checked = readQuestFile(FILE);
  assert.ok(
    checked.ok,
    checked.ok ? '' : checked.problems.map((problem) => problemText(problem, 'en')).join('\n'),
  );
  assert.equal(checked.warnings.map((problem) => problemText(problem, 'en')).join('\n'), '');
  assert.equal(monstersIn(checked.quest), 24);
  const map = drawQuest(checked.quest);
  assert.match(map, /^The Clock House \/ La Maison de l’Horloge\nThe Oubliette table · docs\/quests\.md\n/u);
  assert.match(map, /^ 9 ▒st│/mu, 'the door in the outer wall');
  assert.match(map, /^=> where a note shifts the bookcase \(3\): G9 H9 I9$/mu);
});

const source = readQuestBook(fileURLToPath(new URL('../../../docs/', import.meta.url))).find(
  ({ id }) => id === 'the-clock-house',
)!.source;

test('all properties hold in 20 random matches of the example quest', () =>
  playSome(
    {
      ...classicSubject,
      setup: (stream) => ({ ...classicSubject.setup(stream), quest: source, training: false }),
    },
    20,
  ));
