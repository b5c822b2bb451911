import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readRules } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-rules-'));
after(() => rmSync(folder, { recursive: true }));

const CHAPTER = `chapter: dice
title: { en: Dice, fr: Les dés }
rules:
  - id: CLS-DIE-01
    title: { en: Roll, fr: Lancez }
    en: Roll the dice.
    fr: Lancez les dés.
`;

function read(...texts: string[]) {
  const book = mkdtempSync(join(folder, 'book-'));
  texts.forEach((text, i) => writeFileSync(join(book, `0${i + 1}-dice.yaml`), text));
  return readRules(book);
}

test('a rule that is not whole is told with its file, its line and its id', () => {
  assert.equal(read(CHAPTER)[0]!.id, 'CLS-DIE-01');
  assert.throws(
    () => read(CHAPTER.replace('    fr: Lancez les dés.\n', '')),
    /01-dice\.yaml:4: chapter\.rules\[0\]\.fr \(CLS-DIE-01\): .* — give id, title, en and fr/,
  );
  assert.throws(
    () => read(CHAPTER.replace('CLS-DIE-01', 'DIE-1')),
    /01-dice\.yaml:4: chapter\.rules\[0\]\.id \(DIE-1\): an id is written like CLS-MOV-03/,
  );
  assert.throws(() => read(CHAPTER, CHAPTER), /CLS-DIE-01 stands twice/);
  assert.throws(() => read(`${CHAPTER}  - id: [half`), /^Error: 01-dice\.yaml:\d+: .* — mend the YAML/u);
  for (const nothing of ['', '- 1\n', 'no book'])
    assert.throws(() => read(nothing), /01-dice\.yaml/u, nothing);
});
