import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '../stream.ts';
import { mutate, wordsIn } from './mutate.ts';
import { whyNotPlain } from './plain.ts';

const COMMAND = { type: 'cast', spell: 'sleep', at: { square: 12, on: ['orc1', 'orc2'] }, sure: true };

test('mutate: one thing is changed, and it stays JSON', () => {
  const stream = streamFromSeed('mutate');
  const before = JSON.stringify(COMMAND);
  const mutants = Array.from({ length: 500 }, () => mutate(COMMAND, ['elf', 'door3'], stream));
  assert.equal(JSON.stringify(COMMAND), before, 'the command itself is untouched');
  for (const mutant of mutants) assert.equal(whyNotPlain(mutant), null);
  const others = new Set(mutants.map((mutant) => JSON.stringify(mutant)));
  assert.ok(others.size > 60, `${others.size} different ones`);
});

test('mutate: ids are swapped, numbers moved, types confused, keys and items dropped', () => {
  const stream = streamFromSeed('kinds');
  const mutants = new Set(
    Array.from({ length: 3000 }, () => JSON.stringify(mutate(COMMAND, ['elf'], stream))),
  );
  const like = (change: object) => JSON.stringify({ ...COMMAND, ...change });
  const { spell: _, ...spellless } = COMMAND;
  for (const expected of [
    like({ spell: 'elf' }),
    like({ type: '__proto__' }),
    like({ spell: null }),
    like({ at: { ...COMMAND.at, square: 13 } }),
    like({ at: { ...COMMAND.at, on: ['orc1'] } }),
    like({ at: { ...COMMAND.at, on: ['orc2', 'orc1'] } }),
    like({ sure: false }),
    JSON.stringify(spellless),
  ])
    assert.ok(mutants.has(expected), expected);
});

test('mutate: the words of a command are its strings, not its keys', () => {
  assert.deepEqual(wordsIn(COMMAND), ['cast', 'sleep', 'orc1', 'orc2']);
});
