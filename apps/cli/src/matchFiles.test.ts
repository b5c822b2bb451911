/** A save that another program has written is never written over. */
import assert from 'node:assert/strict';
import {
  linkSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { expectNone, readMatchFile, writeMatchFile } from './matchFiles.ts';
import type { SavedMatch } from './matchFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-files-'));
after(() => rmSync(folder, { recursive: true }));
const saved = (rows: readonly unknown[]) => ({ rows }) as unknown as SavedMatch;
const WHEN = 1_700_000_000;

/** A match this program has just read. */
function opened(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '{"rows":[1]}\n');
  utimesSync(file, WHEN, WHEN);
  readMatchFile(file, 'en');
  return file;
}

/** The same bytes at the same time, in another file. */
function replaced(file: string): void {
  linkSync(file, `${file}.old`);
  writeFileSync(`${file}.new`, '{"rows":[2]}\n');
  utimesSync(`${file}.new`, WHEN, WHEN);
  renameSync(`${file}.new`, file);
}

const OTHERS: Readonly<Record<string, (file: string) => void>> = {
  replaced,
  lengthened: (file) => {
    writeFileSync(file, '{"rows":[1,2]}\n');
    utimesSync(file, WHEN, WHEN);
  },
  altered: (file) => {
    writeFileSync(file, '{"rows":[2]}\n');
    utimesSync(file, WHEN, WHEN + 1);
  },
};

for (const [how, write] of Object.entries(OTHERS))
  test(`a save that was read, and then ${how}, is another program’s`, () => {
    const file = opened(`${how}.json`);
    write(file);
    const theirs = readFileSync(file, 'utf8');
    assert.throws(() => writeMatchFile(file, saved([3])), /another program/u);
    assert.equal(readFileSync(file, 'utf8'), theirs);
  });

test('one’s own is written as often as one likes', () => {
  const file = opened('own.json');
  for (const row of [3, 4, 5]) writeMatchFile(file, saved([row]));
  assert.equal(readFileSync(file, 'utf8'), '{"rows":[5]}\n');
  assert.equal(statSync(`${file}.part`, { throwIfNoEntry: false }), undefined);
});

test('where there was none, none is expected', () => {
  const file = join(folder, 'fresh.json');
  expectNone(file);
  writeFileSync(file, 'a diary');
  assert.throws(() => writeMatchFile(file, saved([])), /another program/u);
  assert.equal(readFileSync(file, 'utf8'), 'a diary');
});
