import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LESSON, QUEST_IDS } from '@oubliette/expert';
import { citedInExpert } from './cited.ts';
import { EXPERT_TRIALS } from './setup.ts';
import { expertSimulation } from './simulation.ts';

test('every quest can be simulated, by any four, with or without a game master', () => {
  const quests = expertSimulation.quests();
  assert.deepEqual(
    quests.map(({ id }) => id),
    [...QUEST_IDS, LESSON.id],
  );
  const conditions = { heroesPlayed: 'sensible', masterPlayed: 'ruthless' } as const;
  const own = EXPERT_TRIALS.read({ solo: true, depth: '9' });
  const { given } = quests[0]!.task(['elf', 'priest'], { ...conditions, ...own });
  assert.deepEqual(given, {
    quest: QUEST_IDS[0],
    heroes: ['elf', 'priest'],
    heroesPlayed: 'sensible',
    masterPlayed: 'ruthless',
    solo: true,
    depth: 9,
  });
  assert.equal(expertSimulation.heroName('elf', 'fr'), 'Elfe');
});

test('sensible and reckless matches of a quest cite the rules of all its chapters', () => {
  const chapters = new Set([...citedInExpert(['paidTwice'])].map((rule) => rule.split('-')[1]));
  for (const chapter of ['TRN', 'MOV', 'DOR', 'SRT', 'CBT', 'EVT', 'UAB', 'MON', 'SOL', 'EXI'])
    assert.ok(chapters.has(chapter), chapter);
});
