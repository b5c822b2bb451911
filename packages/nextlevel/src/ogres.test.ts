import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quest } from '@oubliette/classic/extend';
import { readQuestBook } from '@oubliette/classic/node';
import { rule } from '@oubliette/kernel/testing';
import { withOgres } from './ogres.ts';
import { table } from './testing/index.ts';

const LAIR = `
  +-+-+-+-+-+-+
  |. Bd. . . .|
  +-+-+-+-+-+-+`;

/** The hero opens the door to three monsters; returns their kinds. */
function meet(ogres: boolean, second: object = {}) {
  const monsters = [
    { kind: 'orc', at: 'C1' },
    { kind: 'orc', at: 'D1', ...second },
    { kind: 'goblin', at: 'F1' },
  ];
  const t = table(
    LAIR,
    { B: { kind: 'barbarian' } },
    { turn: { of: 'B', left: 6 }, dark: true, quest: { monsters }, next: { options: { ogres } } },
  );
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  const met = t.state.figures.filter(({ side }) => side === 'morcar');
  return met.map(({ kind }) => kind).toSorted();
}

rule('NXT-MON-20', 'where the table likes, the second green monster of the map is an ogre', () => {
  assert.deepEqual(meet(true), ['goblin', 'ogre', 'orc']);
  assert.deepEqual(meet(false), ['goblin', 'orc', 'orc']);
});

rule('NXT-MON-20', 'whoever has a name or figures of their own is not counted', () => {
  const named = { id: 'skarn', name: { en: 'Skarn', fr: 'Skarn', gender: 'm' } };
  assert.deepEqual(meet(true, named), ['ogre', 'orc', 'orc']);
  assert.deepEqual(meet(true, { attack: 5 }), ['ogre', 'orc', 'orc']);
});

const QUESTS: readonly Quest[] = readQuestBook().map(({ quest }) => quest);
const GREEN = ['orc', 'goblin', 'fimir'];

rule('NXT-MON-20', 'the second of every ten is an ogre, the seventh a bugbear, all others as printed', () => {
  for (const quest of QUESTS) {
    const counted = quest.monsters.flatMap(({ id, strength, kind }, at) =>
      id === null && strength === null && GREEN.includes(kind) ? [at] : [],
    );
    for (const [at, { kind, ...others }] of withOgres(quest).monsters.entries()) {
      const { kind: printed, ...before } = quest.monsters[at]!;
      const turn = (counted.indexOf(at) + 1) % 10;
      assert.equal(kind, turn === 2 ? 'ogre' : turn === 7 ? 'bugbear' : printed);
      assert.deepEqual(others, before);
    }
  }
});

test('there is an ogre in every quest of the book', () => {
  for (const quest of QUESTS) assert.ok(withOgres(quest).monsters.some(({ kind }) => kind === 'ogre'));
});
