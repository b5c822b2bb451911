import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkQuest } from './check.ts';
import { EXAMPLE, example, soundsEnglish, withNotes } from './example.ts';
import { plainProblem } from './problem.ts';
import type { QuestSource } from './source.ts';
import { warnings } from './warnings.ts';

const { monsters, notes } = EXAMPLE as {
  monsters: NonNullable<QuestSource['monsters']>;
  notes: NonNullable<QuestSource['notes']>;
};
const SAY = { text: { en: 'Hush.', fr: 'Chut.' } };

function warningsOf(source: QuestSource) {
  const checked = checkQuest(source);
  assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems));
  const odd = warnings(checked.quest);
  for (const { fr } of odd.flatMap(({ message, remedy }) => [message, remedy]))
    assert.ok(!soundsEnglish(fr), fr);
  return odd.map(plainProblem);
}

test('there is nothing odd about the example', () => {
  assert.deepEqual(warningsOf(EXAMPLE), []);
});

const orcs = ['F2', 'F3', 'F4', 'G2', 'G4', 'H2', 'H3', 'H4', 'I2'].map((at) => ({
  kind: 'orc' as const,
  at,
}));

const ODD: readonly [what: string, source: QuestSource, path: string, message: string][] = [
  // CLS-CMP-03: counts of pieces are warnings only.
  [
    'two thrones',
    example({
      furniture: [
        { kind: 'throne', at: 'B9' },
        { kind: 'throne', at: 'E9' },
      ],
    }),
    'quest.furniture',
    '2 pieces of the kind throne are used, and the box holds 1',
  ],
  [
    'five secret doors',
    example({ secretDoors: ['C4-C5', 'E4-E5', 'D4-D5', 'B4-B5', 'G4-G5'] }),
    'quest.secretDoors',
    '5 secret doors are used, and the box holds 4',
  ],
  [
    'seven pits',
    example({
      traps: [
        { kind: 'pit', at: ['F2', 'G2', 'H2', 'I2'] },
        { kind: 'pit', at: ['B9', 'C9', 'D9'] },
      ],
    }),
    'quest.traps',
    '7 pits are used, and the box holds 6',
  ],
  [
    'nine single tiles',
    example({
      blocked: ['A1', 'C1', 'E1', 'G1', 'I1', 'K1', 'M1', 'O1'],
      traps: [{ kind: 'rockfall', at: 'G4' }],
    }),
    'quest.blocked',
    '9 single tiles of rubble are used, and the box holds 8',
  ],
  [
    'nine orcs in a room',
    example({ monsters: [...monsters.slice(1), ...orcs] }),
    'quest.monsters',
    '9 monsters of the kind orc stand in one place, and the box holds 8',
  ],
  [
    'a narrow start',
    example({ start: { squares: ['B2', 'B3', 'C2'] }, exit: ['B2'] }),
    'quest.start',
    'only 3 of four heroes find room to start',
  ],
  [
    'a monster nobody meets',
    example({ monsters: [...monsters, { kind: 'orc', at: 'Y9' }] }),
    'quest.monsters[2].at',
    'the heroes cannot come to the orc at Y9',
  ],
  [
    'a captive nobody meets',
    example({ captives: [{ id: 'wilm', at: 'Y9', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }] }),
    'quest.captives[0].at',
    'the heroes cannot come to wilm at Y9',
  ],
  [
    'a treasure nobody finds',
    example({ treasures: [{ in: 'T', then: [SAY] }] }),
    'quest.treasures[0]',
    'the heroes cannot come to this treasure',
  ],
  [
    'a goal behind a secret door',
    example({ doors: ['E3-F3'], secretDoors: ['I3-J3'] }),
    'quest.goals[0]',
    'the goal "chief-is-dead" can only be reached by a secret door',
  ],
  [
    'a rockfall before a door',
    example({ traps: [{ kind: 'rockfall', at: 'H3', falls: 'I3' }] }),
    'quest.goals[0]',
    'rockfalls can cut the heroes off from the goal "chief-is-dead"',
  ],
  [
    'a collapse without a way round',
    withNotes({ when: { goal: 'chief-is-dead' }, then: [{ block: 'I3' }] }),
    'quest.goals[0]',
    'falling rocks can close every way out from the goal "chief-is-dead"',
  ],
  [
    'a timer for nothing',
    withNotes({ when: { enter: 'B' }, then: [{ timer: 'flood', rounds: 3 }] }),
    'quest.notes[2].then[0].timer',
    'nothing happens when the timer "flood" runs out',
  ],
  [
    'a flag for nothing',
    withNotes({ when: { enter: 'B' }, then: [{ flag: 'lever' }] }),
    'quest.notes[2].then[0].flag',
    'no note asks for the flag "lever"',
  ],
  [
    'a captive who stays',
    example({ notes: notes.slice(0, 1) }),
    'quest.captives[0]',
    'wilm never joins the heroes',
  ],
  [
    'a lock without a key',
    example({ doors: ['E3-F3', 'I3-J3', { at: 'I4-J4', id: 'hatch', locked: true }] }),
    'quest.doors',
    'the door hatch is locked and no note opens it',
  ],
  [
    'one sword given twice',
    withNotes({
      when: { enter: 'B' },
      then: [{ give: { questTreasure: 'orcsBane' } }, { give: { questTreasure: 'orcsBane' } }],
    }),
    'quest.notes[2].then[1].give',
    'the orcsBane is given twice',
  ],
];

for (const [what, source, path, message] of ODD) {
  test(`an odd quest: ${what}`, () => {
    const found = warningsOf(source);
    const told = found.map((warning) => `${warning.path}: ${warning.message} — ${warning.remedy}`).join('\n');
    assert.ok(
      found.some((warning) => warning.path === path && warning.message.includes(message)),
      `expected ${path}: ${message}\n${told}`,
    );
  });
}

test('two double tiles cover four blocked squares', () => {
  const blocked = ['A1', 'C1', 'E1', 'G1', 'I1', 'K1', 'M1', ['A11', 'A12'], ['A14', 'A15']];
  assert.deepEqual(warningsOf(example({ blocked, traps: [{ kind: 'rockfall', at: 'G4' }] })), []);
});

test('CLS-STA-02: a stairs room too small for four is no oddity: the others start on the stairs', () => {
  const narrow = example({
    furniture: [
      { kind: 'bookcase', at: 'D2', turned: true },
      { kind: 'throne', at: 'E2' },
      { kind: 'treasureChest', at: 'B4' },
    ],
  });
  assert.deepEqual(warningsOf(narrow), []);
});

test('CLS-TRP-13: a pit before a door is no oddity: heroes climb through it', () => {
  assert.deepEqual(warningsOf(example({ traps: [{ kind: 'pit', at: 'I3' }] })), []);
});

test('a way that only a search finds and that rocks can close is odd in both ways', () => {
  const told = warningsOf(
    example({
      doors: ['E3-F3'],
      secretDoors: ['I3-J3'],
      traps: [{ kind: 'rockfall', at: 'H3', falls: 'I3' }],
    }),
  ).map(({ message }) => message);
  assert.deepEqual(told, [
    'the goal "chief-is-dead" can only be reached by a secret door',
    'rockfalls can cut the heroes off from the goal "chief-is-dead"',
    'falling rocks can close every way out from the goal "chief-is-dead"',
  ]);
});

const OUT = { en: 'Bring him out.', fr: 'Le faire sortir.' };
const goalNote = (note: Omit<NonNullable<QuestSource['notes']>[number], 'then'>, text = OUT) =>
  example({
    goals: [{ id: 'chief-is-dead', text }],
    notes: [...notes.slice(1), { ...note, then: [{ goal: 'chief-is-dead' }] }],
  });

const RIDDLES: readonly [what: string, source: QuestSource, why: string | null][] = [
  ['a square to stand on', goalNote({ when: { step: 'G4' } }), 'one certain square'],
  ['a captive not named', goalNote({ when: { leave: 'wilm' } }), 'does not name Wilm'],
  [
    'a captive named',
    goalNote({ when: { leave: 'wilm' } }, { en: 'Lead Wilm out.', fr: 'Faire sortir Wilm.' }),
    null,
  ],
  ['leaving', goalNote({ when: { leave: 'anyone' } }), 'do not leave before every goal is reached'],
  ['a room to enter', goalNote({ when: { enter: 'B' } }), null],
];

for (const [what, source, why] of RIDDLES)
  test(`what computer heroes do not understand is named: ${what}`, () => {
    const told = warningsOf(source).filter(({ message }) => message.startsWith('computer heroes'));
    assert.equal(told.length, why === null ? 0 : 1);
    if (why !== null) assert.match(told[0]!.message, new RegExp(why, 'u'));
  });
