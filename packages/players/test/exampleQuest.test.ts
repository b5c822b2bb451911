/** The documents' example quest, beyond the box in everything, played by computer players of either book. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { HeroKind } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { sensibleHeroes, sensibleMorcar } from '../src/index.ts';
import { sensibleNextHeroes, sensibleNextMorcar } from '../src/nextlevel/index.ts';
import { open, openNext, playMatch, setupFor } from './match.ts';

const { source } = readQuestBook(fileURLToPath(new URL('../../../docs/', import.meta.url))).find(
  ({ id }) => id === 'the-clock-house',
)!;
const FOUR: readonly HeroKind[] = ['barbarian', 'dwarf', 'elf', 'wizard'];
const MATCHES = 12;

/** What these matches must show: everything the quest is an example of. */
const SEEN = ['questionAnswered', 'counted', 'noteTold', 'noteRolled', 'furnitureShifted', 'goalReached'];

test('classic: matches end, some are won, and everything in the example comes about', () => {
  const seen = new Set<string>();
  let won = 0;
  for (let match = 0; match < MATCHES; match += 1) {
    const game = open(setupFor(source, FOUR, match % 2 === 0));
    const { state } = playMatch(
      game,
      `example-${match}`,
      (seat) => (seat === 'morcar' ? sensibleMorcar() : sensibleHeroes()),
      (_seat, _command, events) => {
        for (const { type } of events) seen.add(type);
      },
    );
    assert.notEqual(state.ending, null);
    if (state.ending?.outcome === 'won') won += 1;
  }
  assert.ok(won > 0, 'nobody ever stops the clock');
  for (const type of SEEN) assert.ok(seen.has(type), type);
});

test('nextlevel: the same quest, by its rules', () => {
  const seen = new Set<string>();
  for (let match = 0; match < 3; match += 1) {
    const game = openNext({
      ...setupFor(source, FOUR, match % 2 === 0),
      progress: FOUR.map((kind) => ({ kind, level: 3 })),
    });
    const { state } = playMatch(
      game,
      `example-${match}`,
      (seat) => (seat === 'morcar' ? sensibleNextMorcar() : sensibleNextHeroes()),
      (_seat, _command, events) => {
        for (const { type } of events) seen.add(type);
      },
    );
    assert.notEqual(state.ending, null);
  }
  for (const type of ['questionAnswered', 'counted']) assert.ok(seen.has(type), type);
});
