import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { bareGround, connected } from '@oubliette/dungeon';
import { budgetOf, threatOf } from '../../quests/budget.ts';
import { questProblems, questSchema } from '../../quests/schema.ts';
import type { Quest } from '../../quests/quest.ts';
import { ROOM_IDS } from '../rooms.ts';
import { SECTIONS } from '../sections.ts';
import { CONTEXTS, LESSON, QUEST_IDS, READY_QUESTS } from './index.ts';

const ALL = [...CONTEXTS, ...READY_QUESTS, LESSON];

rule('EXP-PRP-02', 'every quest says what is sought, and how that is known', () => {
  assert.deepEqual([CONTEXTS.length, READY_QUESTS.length, new Set(QUEST_IDS).size], [11, 8, 19]);
  assert.equal(new Set(ALL.map(({ goal }) => goal)).size, 8);
  for (const quest of ALL) assert.deepEqual(questProblems(quest), [], quest.id);
});

test('every quest of ours reads back through the schema', () => {
  for (const quest of ALL) assert.deepEqual(questSchema.parse(JSON.parse(JSON.stringify(quest))), quest);
});

rule('EXP-QRM-03', 'the rooms of ours keep to the budget of their depth', () => {
  const isFixed = ({ foes }: Quest): boolean => foes !== 'fallen';
  for (const { id, room, depth } of ALL.filter(isFixed))
    assert.ok(threatOf(room) <= budgetOf(depth ?? 12), `${id}: ${threatOf(room)}`);
});

test('every site of every room can be come to from every door', () => {
  for (const id of ROOM_IDS) {
    const { board, marks, exits } = SECTIONS[id]!;
    const blocked = new Set(marks.filter(({ mark }) => !'OX=>'.includes(mark)).map(({ square }) => square));
    const isFree = (square: number): boolean => !blocked.has(square);
    const doors = exits.map(({ squares }) => squares[0]!);
    assert.ok(connected(bareGround(board, 'closed'), doors, isFree), id);
    for (const { square, mark } of marks.filter((one) => '!?'.includes(one.mark))) {
      const beside = [square - 1, square + 1, square - board.width, square + board.width];
      const reached = beside.some(
        (at) =>
          board.areaOf[at] === board.areaOf[square] &&
          isFree(at) &&
          connected(bareGround(board, 'closed'), [doors[0]!, at], isFree),
      );
      assert.ok(reached, `${id}: ${mark}`);
    }
  }
});

test('French is set with its narrow spaces, both languages with true apostrophes', () => {
  const texts = ALL.flatMap(({ title, story, task, sites }) => [
    title,
    story,
    task,
    ...sites.flatMap(({ name, deed }) => [name, deed]),
  ]);
  for (const { en, fr } of texts) {
    assert.ok(!en.includes("'") && !fr.includes("'"), en);
    assert.ok(!/[^\u202f][;:!?»]/u.test(fr) && !/«[^\u202f]/u.test(fr), fr);
  }
});

const OWN = { ...CONTEXTS[0]!, id: 'own' };

test('what is wrong with a quest is said with its place and a remedy', () => {
  const paths = (change: Partial<Quest>) => questProblems({ ...OWN, ...change }).map(({ path }) => path);
  assert.deepEqual(paths({}), []);
  const site = { ...CONTEXTS[9]!.sites[0]! };
  assert.deepEqual(paths({ sites: [site] }), ['quest.rooms[0]', 'quest.rooms[1]', 'quest.sites[0].needs']);
  assert.deepEqual(paths({ met: [{ on: 'done', site: 'well' }] }), ['quest.met[0].site']);
  assert.deepEqual(paths({ room: { ...OWN.room, foes: [] } }), ['quest.room.foes']);
  assert.deepEqual(paths({ room: { ...OWN.room, foes: ['sorcerer'] } }), ['quest.room.foes']);
  assert.deepEqual(paths({ room: { ...OWN.room, plan: 'spring' } }), ['quest.room.plan']);
  assert.deepEqual(paths({ start: 'captive' }), ['quest.rooms']);
  assert.deepEqual(paths({ met: [{ on: 'out', who: 'hostage' }] }), ['quest.sites']);
  const [first] = questProblems({ ...OWN, met: [{ on: 'done', site: 'well' }] });
  assert.ok(first!.remedy.length > 0);
});
