/** Matches recorded once and kept for ever: they must replay to the same state, row by row, or the rules' version must rise. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classic } from '@oubliette/classic';
import { inShort, replayFile } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';

const folder = new URL('golden/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

void test('there are golden matches', () => assert.ok(names.length >= 3));

for (const name of names) {
  void test(`the golden match ${name} replays to the state it led to`, () => {
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchFile;
    const replayed = replayFile(classic, file);
    assert.ok(replayed.ok, replayed.ok ? '' : `row ${replayed.fault.at}: ${inShort(replayed.fault.why)}`);
  });
}
