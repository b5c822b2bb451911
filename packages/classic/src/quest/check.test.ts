import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from '@oubliette/kernel';
import { BEYOND } from './beyond.cases.ts';
import { BROKEN } from './check.cases.ts';
import { checkQuest } from './check.ts';
import { EXAMPLE, example, soundsEnglish } from './example.ts';
import { plainProblem } from './problem.ts';
import type { QuestSource } from './source.ts';

const { monsters, notes } = EXAMPLE as {
  monsters: NonNullable<QuestSource['monsters']>;
  notes: NonNullable<QuestSource['notes']>;
};

function problemsOf(source: unknown): readonly Problem[] {
  const checked = checkQuest(source);
  return checked.ok ? [] : checked.problems.map(plainProblem);
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

for (const [what, source, path, message, remedy] of [...BROKEN, ...BEYOND]) {
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
    checkFrench(source);
  });
}

/** Text in quotation marks or code is the author's own, such as ids and keys. */
function checkFrench(source: unknown): void {
  const checked = checkQuest(source);
  for (const { path, message, remedy } of checked.ok ? [] : checked.problems)
    for (const { en, fr } of [message, remedy]) {
      assert.notEqual(fr, en, path);
      assert.ok(!soundsEnglish(fr), fr);
    }
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

test('everything that is wrong is told in one go, each where it stands in the file', () => {
  const told = problemsOf({
    ...EXAMPLE,
    title: { en: 'Example' },
    doors: ['E3-G3', ...(EXAMPLE.doors ?? [])],
    monsters: [
      { kind: 'orcs', at: 'G2' },
      { kind: 'orc', at: 'Z99' },
      ...monsters,
      { kind: 'orc', at: 'B7' },
    ],
    blocked: ['B3'],
    traps: [{ kind: 'pit', at: 'B7' }],
    notes: [...notes, { when: { enter: 'ZZ' }, then: [{ open: 'gates' }] }, { when: { round: 2 }, then: [] }],
  }).map(({ path, message }) => `${path}: ${message}`);
  assert.deepEqual(told.toSorted(), [
    'quest.blocked[0]: B3 is blocked, but holds the stairs',
    'quest.doors[0]: there is no wall between E3 and G3',
    'quest.monsters[0].kind: "orcs" is not known here',
    'quest.monsters[1].at: there is no square Z99 on the board',
    'quest.monsters[4].at: the orc stands on furniture',
    'quest.notes[2].then[0].open: no door is called "gates"',
    'quest.notes[2].when.enter: there is no room or passage "ZZ" on the board',
    'quest.notes[3].then: there is too little here',
    'quest.title.fr: this is missing',
    'quest.traps[0].at: the pit lies under furniture',
  ]);
});

test('what a part that cannot be read may hold is not said to be missing', () => {
  const told = problemsOf({
    ...EXAMPLE,
    doors: [...(EXAMPLE.doors ?? []), { at: 'nowhere', id: 'hatch' }],
    monsters: monsters.map((monster) => ({ ...monster, colour: 'green' })),
    notes: [...notes, { when: { open: 'hatch' }, then: [{ flag: 'open' }] }],
  }).map(({ path }) => path);
  assert.deepEqual(told.toSorted(), [
    'quest.doors[2].at',
    'quest.monsters[0].colour',
    'quest.monsters[1].colour',
  ]);
});

test('a goal out of reach is told with what keeps the heroes from it', () => {
  const why = (changes: Partial<QuestSource>) =>
    problemsOf(example(changes))
      .map(({ message }) => message)
      .join('\n');
  const gate = { at: 'I3-J3', id: 'gate', locked: true };
  assert.equal(
    why({ doors: ['E3-F3', gate] }),
    'the goal "chief-is-dead" can never be reached: the heroes come as far as room B, at I3',
  );
  const opened = { when: { enter: 'B' }, then: [{ open: 'gate' }] };
  assert.equal(
    why({
      doors: ['E3-F3', gate],
      notes: [
        { ...opened, if: { flag: 'lever' } },
        { when: { enter: 'E' }, then: [{ flag: 'lever' }] },
        { when: { search: 'B', for: 'treasure' }, if: { flag: 'lever' }, then: [{ goal: 'chief-is-dead' }] },
      ],
    }),
    'the goal "chief-is-dead" can never be reached: its note waits for the flag "lever", never set',
  );
  assert.equal(
    why({ notes: [{ when: { leave: 'wilm' }, then: [{ goal: 'chief-is-dead' }] }] }),
    'the goal "chief-is-dead" can never be reached: its note waits for wilm, who never joins the heroes',
  );
  assert.equal(
    why({ exit: ['Z19'], blocked: ['Z18', 'Y19'], doors: ['E3-F3', 'B2-A2', 'I3-J3'] }),
    'the heroes cannot come to the way out: they come as far as the passage at X19',
  );
});

test('a quest in one language says so to readers of the other', () => {
  const { title, parchment, goals, ...rest } = EXAMPLE;
  const only = (text: { en?: string | undefined }) => ({ en: text.en! });
  const checked = checkQuest({
    ...rest,
    language: 'en',
    title: only(title),
    parchment: only(parchment!),
    goals: goals!.map(({ id, text }) => ({ id, text: only(text) })),
    captives: [{ id: 'wilm', at: 'L3', name: { en: 'Wilm', gender: 'm' } }],
  });
  assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems));
  const { quest } = checked;
  assert.deepEqual(quest.title, { en: 'Example', fr: 'Example (en anglais)' });
  assert.deepEqual(quest.parchment, { en: 'Kill the chief.', fr: '[en anglais] Kill the chief.' });
  assert.equal(quest.captives[0]!.name.fr.one, 'Wilm');
});

test('a draft may lack what a quest must have; what it has must be right', () => {
  const draft = {
    format: 1,
    id: 'mill',
    title: { en: 'The Mill', fr: 'Le Moulin' },
    draft: true,
    board: 'classic',
  };
  const checked = checkQuest(draft);
  assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems));
  assert.deepEqual(
    checked.unfinished.map(({ path }) => path),
    ['quest.start', 'quest.parchment', 'quest.wandering', 'quest.exit', 'quest.goals'],
  );
  assert.deepEqual(
    problemsOf({ ...draft, monsters: [{ kind: 'orc', at: 'ZZ9' }] }).map(({ path }) => path)[0],
    'quest.monsters[0].at',
  );
});
