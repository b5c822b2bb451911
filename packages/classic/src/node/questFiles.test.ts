import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { problemText, readQuestBook, readQuestFile } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-quests-'));
after(() => rmSync(folder, { recursive: true }));

const HEAD = `format: 1
id: broken
title: { en: Broken, fr: Cassée }
parchment: { en: Kill the orc., fr: Tuez l’orc. }
board: classic
wandering: orc
start: { stairs: B2 }
goals:
  - id: orc
    text: { en: Kill the orc., fr: Tuer l’orc. }
doors: [E3-F3]
furniture:
  - { kind: table, at: G2 }
notes:
  - when: { kill: orc }
    then: [{ goal: orc }]
`;

function toldAbout(name: string, text: string): string[] {
  const path = join(folder, name);
  writeFileSync(path, text);
  const checked = readQuestFile(path);
  return checked.ok ? [] : checked.problems.map((problem) => problemText(problem, 'en'));
}

test('a problem is told with its file, its line, its place and a remedy', () => {
  const monsters = `monsters:
  - { kind: orc, at: F4, id: orc }
  - kind: goblin
    at: G3
`;
  assert.deepEqual(toldAbout('03-broken.yaml', HEAD + monsters), [
    '03-broken.yaml:20: quest.monsters[1].at: the goblin stands on furniture — move it to a free square',
  ]);
});

test('where the place itself is missing, the line is that of what it is missing from', () => {
  const monsters = `monsters:
  - { kind: orc, at: F4, id: orc }
  - kind: goblin
`;
  assert.deepEqual(toldAbout('broken.yaml', HEAD + monsters), [
    'broken.yaml:19: quest.monsters[1].at: this is missing — add a text',
  ]);
  assert.deepEqual(toldAbout('empty.yaml', 'format: 1\n').slice(0, 1), [
    'empty.yaml: quest.id: this is missing — add a text',
  ]);
});

test('a file that is not YAML is told by its line', () => {
  const told = toldAbout('slip.yaml', `${HEAD}monsters:\n  - { kind: orc, at: F4, id: orc\nrules: {}\n`);
  assert.match(told.join('\n'), /^slip\.yaml:(18|19): .* — mend the YAML/);
  assert.match(
    toldAbout('words.yaml', 'just words').join('\n'),
    /^words\.yaml: quest: this should be a group of keys/,
  );
});

test('in French all of it is French, what the parser says included', () => {
  const french = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    const checked = readQuestFile(path);
    return checked.ok ? [] : checked.problems.map((problem) => problemText(problem, 'fr'));
  };
  assert.match(
    french('slip-fr.yaml', `${HEAD}monsters:\n  - { kind: orc, at: F4, id: orc\nrules: {}\n`).join('\n'),
    /^slip-fr\.yaml:1[89]\u00a0: [a-zé’ ]+.* — corrigez le YAML/mu,
  );
  assert.deepEqual(french('words-fr.yaml', 'just words').slice(0, 1), [
    'words-fr.yaml\u00a0: quest\u00a0: il faut ici un groupe de clefs — voyez docs/quests.md pour ce qui peut être ici',
  ]);
  assert.deepEqual(french('drawn-fr.yaml', HEAD.replace('board: classic', 'board: "+-+\\n|--|"')), [
    'drawn-fr.yaml:5\u00a0: quest.board\u00a0: ligne 2, colonne 2\u00a0: «\u202f-\u202f» ne peut pas être dans une case — écrivez `classic`, ou dessinez le plan comme le montre docs/quests.md',
  ]);
});

test('a book is read in the order of its file names, or not at all', () => {
  const whole = `${HEAD}monsters: [{ kind: orc, at: F4, id: orc }]\n`;
  const book = mkdtempSync(join(folder, 'book-'));
  writeFileSync(join(book, '02-second.yaml'), whole.replace('id: broken', 'id: second'));
  writeFileSync(join(book, '01-first.yaml'), whole.replace('id: broken', 'id: first'));
  writeFileSync(join(book, 'README.md'), 'not a quest');
  assert.deepEqual(
    readQuestBook(book).map(({ id, source, quest }) => [id, source.id, quest.title.en]),
    [
      ['first', 'first', 'Broken'],
      ['second', 'second', 'Broken'],
    ],
  );
  writeFileSync(join(book, '03-third.yaml'), HEAD);
  assert.throws(
    () => readQuestBook(book),
    /03-third\.yaml:15: quest\.notes\[0\]\.when\.kill: no figure is called "orc"/,
  );
});
