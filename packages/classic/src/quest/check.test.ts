import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '@oubliette/kernel';
import { BROKEN } from './check.cases.ts';
import { checkQuest } from './check.ts';
import { EXAMPLE, example } from './example.ts';
import type { QuestSource } from './source.ts';

const { monsters, notes } = EXAMPLE as {
  monsters: NonNullable<QuestSource['monsters']>;
  notes: NonNullable<QuestSource['notes']>;
};

function problemsOf(source: unknown): readonly Problem[] {
  const checked = checkQuest(source);
  return checked.ok ? [] : checked.problems;
}

test('a quest that is whole is checked and every place is a square', () => {
  const checked = checkQuest(EXAMPLE);
  assert.ok(checked.ok);
  const { quest } = checked;
  assert.equal(quest.stairs.length, 4);
  assert.equal(quest.startSquares[0]!.length, 5, 'the squares that touch the stairs');
  assert.deepEqual(quest.exit, quest.stairs);
  assert.equal(quest.monsters[1]!.id, 'chief');
});

test('CLS-STA-02: nobody starts where something stands', () => {
  const checked = checkQuest(
    example({
      monsters: [...monsters, { kind: 'orc', at: 'D2' }],
      blocked: ['D3'],
      furniture: [{ kind: 'throne', at: 'E2' }],
    }),
  );
  assert.ok(checked.ok);
  const d2 = 26 + 3;
  assert.ok(![d2, d2 + 26, d2 + 1].some((square) => checked.quest.startSquares.flat().includes(square)));
});

for (const [what, source, path, message, remedy] of BROKEN) {
  test(`a broken quest: ${what}`, () => {
    const problems = problemsOf(source);
    const told = problems
      .map((problem) => `${problem.path}: ${problem.message} — ${problem.remedy}`)
      .join('\n');
    assert.ok(
      problems.some(
        (problem) =>
          problem.path === path && problem.message.includes(message) && problem.remedy.includes(remedy),
      ),
      `expected ${path}: ${message} — ${remedy}\n${told}`,
    );
    assert.equal(problems.length, 1, told);
  });
}

test('a goal may wait for flags, timers and doors that other notes bring about', () => {
  const roundabout = example({
    doors: ['E3-F3', { at: 'I3-J3', id: 'gate', locked: true }],
    notes: [
      { when: { search: 'B', for: 'treasure' }, then: [{ flag: 'lever' }, { timer: 'water', rounds: 2 }] },
      { when: { timer: 'water' }, if: { flag: 'lever' }, then: [{ open: 'gate' }] },
      ...notes,
    ],
  });
  assert.deepEqual(problemsOf(roundabout), []);
});
