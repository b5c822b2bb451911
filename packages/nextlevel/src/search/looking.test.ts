import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableSetting } from '../testing/index.ts';

const TRAPS = { type: 'searchTraps', figure: 'E' };
const DOORS = { type: 'searchPassages', figure: 'E' };

const HALL = `
  +-+-+-+-+-+-+
  |E . . . . .|
  +-+-+-+-+-+-+`;
/** Not in order of distance: the quest lists the furthest first. */
const FOUR = [
  { kind: 'pit', at: 'F1' },
  { kind: 'spear', at: 'C1' },
  { kind: 'pit', at: 'D1' },
  { kind: 'spear', at: 'B1' },
];

function hall(
  kind: 'elf' | 'dwarf',
  traps: readonly object[],
  rest: NextTableSetting = {},
  map = HALL,
): NextTable {
  return table(map, { E: { kind } }, { turn: 'E', ...rest, quest: { ...rest.quest, traps } });
}

rule('NXT-TRS-01', 'two eyes show the three nearest traps, one eye two, a blank one, a hand none', () => {
  for (const [face, found] of [
    ['twoEyes', ['B1', 'C1', 'D1']],
    ['oneEye', ['B1', 'C1']],
    ['blank', ['B1']],
    ['hand', []],
  ] as const) {
    const t = hall('elf', FOUR);
    t.do(TRAPS, [face]);
    assert.deepEqual(
      t.all('trapSpotted').map(({ squares }) => t.squareName(squares[0]!)),
      found,
    );
    assert.deepEqual(t.event('lookedFor').face, face);
    assert.ok(t.cites('NXT-TRS-01'));
    assert.deepEqual(t.state.next.turn.actions, ['lookFor']);
  }
});

/** A passage longer than a hero discovers; its doors lead to a room below. */
const LONG = `
  +-+-+-+-+-+-+-+-+
  |E : : : : : : :|
  +-+-+-+-+-+s+s+-+
  |. . . . . . . .|
  +-+-+-+-+-+-+-+-+`;

rule('NXT-VIS-01', 'in a passage a search covers the five squares one discovers', () => {
  const traps = [
    { kind: 'spear', at: 'F1' },
    { kind: 'spear', at: 'G1' },
  ];
  const t = hall('dwarf', traps, {}, LONG);
  t.do(TRAPS);
  assert.deepEqual(
    t.all('trapSpotted').map(({ squares }) => t.squareName(squares[0]!)),
    ['F1'],
  );
  const doors = hall('dwarf', [], {}, LONG);
  doors.do(DOORS);
  assert.deepEqual(
    doors.all('secretDoorFound').map(({ door }) => door),
    ['F1-F2'],
  );
  const treasure = hall('elf', [], {}, LONG);
  treasure.do({ type: 'searchTreasure', figure: 'E' });
  assert.equal(treasure.event('searched').squares.length, 6);
});

rule('NXT-TRS-01', 'those already found do not count', () => {
  const t = hall('elf', FOUR);
  t.do(TRAPS, ['blank']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do(TRAPS, ['blank']);
  assert.deepEqual(t.squareName(t.event('trapSpotted').squares[0]!), 'C1');
});

rule('NXT-TRS-01', 'distance is counted in squares walked, not as the crow flies', () => {
  const map = `
    +-+-+-+-+
    |E|. . .|
    + +-+-+ +
    |. . . .|
    +-+-+-+-+`;
  const t = hall(
    'elf',
    [
      { kind: 'spear', at: 'B1' },
      { kind: 'spear', at: 'C2' },
    ],
    {},
    map,
  );
  t.do(TRAPS, ['blank']);
  assert.deepEqual(t.state.traps, ['hidden', 'found']);
});

rule('NXT-TRS-01', 'only in the same room, or the passage in sight', () => {
  const map = `
    +-+-+-+
    |E .o.|
    +-+-+-+`;
  const t = hall('elf', [{ kind: 'spear', at: 'C1' }], {}, map);
  t.do(TRAPS, ['twoEyes']);
  assert.deepEqual([t.state.traps, t.happened('nothingFound')], [['hidden'], true]);
});

rule('NXT-TRS-01', 'a trapped chest is found with the rest', () => {
  const t = hall('elf', [{ kind: 'chest', chest: 'c', harm: { dice: 2 } }], {
    quest: { furniture: [{ id: 'c', kind: 'treasureChest', at: 'C1' }] },
  });
  t.do(TRAPS, ['blank']);
  assert.deepEqual([t.event('trapSpotted').trap, t.state.traps], ['chest', ['found']]);
});

rule('NXT-TRS-02', 'what cannot be detected is passed over for the next nearest', () => {
  const rocks = hall('elf', [
    { kind: 'rockfall', at: 'B1' },
    { kind: 'spear', at: 'D1' },
  ]);
  rocks.do(TRAPS, ['blank']);
  assert.deepEqual(rocks.state.traps, ['hidden', 'found']);
  const declared = hall('elf', FOUR, { next: { options: { hiddenTraps: ['spear'] } } });
  declared.do(TRAPS, ['blank']);
  assert.deepEqual(declared.squareName(declared.event('trapSpotted').squares[0]!), 'D1');
  assert.ok(declared.cites('NXT-TRS-02'));
});

rule('NXT-TRS-03', 'a hand finds nothing, and the searcher is told so', () => {
  const t = hall('elf', FOUR);
  t.do(TRAPS, ['hand']);
  assert.deepEqual(t.types(), ['lookedFor', 'nothingFound']);
  assert.ok(t.event('lookedFor').rules.includes('NXT-TRS-03'));
  assert.ok(t.events.every(({ audience }) => audience === undefined));
});

rule('NXT-TRS-04', 'nothing says whether a trap is left: all found or none there, it looks the same', () => {
  const told = (traps: readonly object[]) => {
    const t = hall('elf', traps);
    t.do(TRAPS, ['blank']);
    return JSON.stringify([t.events, t.view('heroes').next.traps, t.offered('searchTraps', 'heroes')]);
  };
  const one = { kind: 'spear', at: 'B1' };
  assert.equal(told([one]), told([one, { kind: 'pit', at: 'F1' }]));
  const nothing = told([]);
  assert.equal(nothing, told([{ kind: 'rockfall', at: 'C1' }]));
  assert.ok(nothing.includes('NXT-TRS-04'));
});

/** Secret doors at one, two, three and four squares from the searcher. */
const SECRET = `
  +-+-+-+-+-+
  |E . . . .|
  +-+s+s+s+s+
  |.|.|.|.|.|
  +-+-+-+-+-+`;

function withSecrets(kind: 'elf' | 'dwarf'): NextTable {
  return table(SECRET, { E: { kind } }, { turn: 'E', dark: true });
}

rule('NXT-TRS-05', 'no die, and one secret door: the nearest', () => {
  const t = withSecrets('elf');
  t.do(DOORS);
  assert.equal(t.event('secretDoorFound').door, 'B1-B2');
  assert.deepEqual([t.event('lookedFor').face, t.state.next.turn.actions], [null, ['lookFor']]);
  const none = table(SECRET.replaceAll('s', '-'), { E: { kind: 'elf' } }, { turn: 'E' });
  none.do(DOORS);
  assert.ok(none.event('nothingFound').rules.includes('NXT-TRS-05'));
});

rule('NXT-TRS-06', 'another may be found in the same room on the next turn', () => {
  const t = withSecrets('elf');
  const found: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    t.do(DOORS);
    found.push(t.event('secretDoorFound').door);
    assert.ok(t.cites('NXT-TRS-06'));
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' }, [], 'morcar');
  }
  assert.deepEqual(found, ['B1-B2', 'C1-C2']);
});

rule('NXT-TRS-07', 'traps or secret doors: not both in one turn', () => {
  const traps = hall('elf', FOUR);
  traps.do(TRAPS, ['blank']);
  traps.refuses(DOORS, 'sameAction', 'NXT-TRS-07');
  traps.refuses(TRAPS, 'sameAction', 'NXT-TRS-07');
  const doors = withSecrets('elf');
  doors.do(DOORS);
  doors.refuses(TRAPS, 'sameAction', 'NXT-TRS-07');
});

rule('NXT-TRS-08', 'the Dwarf finds the three nearest traps without a die, for the action', () => {
  const t = hall('dwarf', FOUR);
  t.do(TRAPS);
  assert.deepEqual(
    t.all('trapSpotted').map(({ squares }) => t.squareName(squares[0]!)),
    ['B1', 'C1', 'D1'],
  );
  assert.ok(t.cites('NXT-TRS-08'));
  assert.deepEqual(t.state.next.turn.actions, ['lookFor']);
});

rule('NXT-TRS-08', 'or the three nearest secret doors', () => {
  const t = withSecrets('dwarf');
  t.do(DOORS);
  assert.deepEqual(
    t.all('secretDoorFound').map(({ door }) => door),
    ['B1-B2', 'C1-C2', 'D1-D2'],
  );
});

rule('NXT-DWF-05', 'the Dwarf rolls nothing and always finds', () => {
  const t = hall('dwarf', [{ kind: 'spear', at: 'F1' }]);
  t.do(TRAPS);
  assert.deepEqual([t.event('lookedFor').face, t.state.traps], [null, ['found']]);
  assert.ok(t.cites('NXT-DWF-05'));
});

rule('NXT-DWF-06', 'a pit the Dwarf finds is laid on the board', () => {
  const t = hall('dwarf', [
    { kind: 'pit', at: 'C1' },
    { kind: 'spear', at: 'D1' },
  ]);
  t.do(TRAPS);
  const [pit, spear] = t.all('trapSpotted');
  assert.deepEqual([pit?.rules.includes('NXT-DWF-06'), spear?.rules.includes('NXT-DWF-06')], [true, false]);
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  t.do({ type: 'step', figure: 'E', to: 'C1' });
  assert.deepEqual(t.event('fellIntoPit').rules, ['CLS-TRP-13', 'NXT-TRP-03']);
});

rule('NXT-DWF-07', 'rocks give no warning, to a Dwarf either', () => {
  const t = hall('dwarf', [{ kind: 'rockfall', at: 'B1' }]);
  t.do(TRAPS);
  assert.deepEqual([t.state.traps, t.happened('nothingFound')], [['hidden'], true]);
  assert.ok(t.cites('NXT-DWF-07'));
});

rule('NXT-TRS-04', 'whoever has found something is not told that there was nothing', () => {
  const traps = hall('elf', FOUR);
  traps.do(TRAPS, ['blank']);
  assert.equal(traps.happened('nothingFound'), false);
  const doors = withSecrets('dwarf');
  doors.do(DOORS);
  assert.equal(doors.happened('nothingFound'), false);
  const elf = withSecrets('elf');
  elf.do(DOORS);
  assert.deepEqual(elf.event('lookedFor').rules, ['NXT-TRS-05', 'NXT-TRS-06']);
});

rule('NXT-TRS-05', 'the nearest on foot, of those in this place, and what lies beyond it is seen', () => {
  const t = table(
    SECRET.replace('|E . . . .|', '|. . . . E|'),
    { E: { kind: 'elf' } },
    { turn: 'E', dark: true, quest: { monsters: [{ kind: 'orc', at: 'E2' }] } },
  );
  t.do(DOORS);
  assert.equal(t.event('secretDoorFound').door, 'E1-E2');
  const elsewhere = table(
    `
    +-+-+-+
    |E .|.|
    +-+-+s+
    |. . .|
    +-+-+-+`,
    { E: { kind: 'elf' } },
    { turn: 'E', dark: true },
  );
  elsewhere.do(DOORS);
  assert.equal(elsewhere.happened('secretDoorFound'), false);
});

rule(
  'NXT-TRS-01',
  'a trap of several squares is as near as the nearest of them, a chest as near as its side',
  () => {
    const pit = hall(
      'elf',
      [
        { kind: 'spear', at: 'D2' },
        { kind: 'pit', at: ['D1', 'E1'] },
      ],
      {},
      `
    +-+-+-+-+-+
    |E . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`,
    );
    pit.do(TRAPS, ['blank']);
    assert.deepEqual(pit.state.traps, ['hidden', 'found'], 'three squares against four');
    const chest = hall(
      'elf',
      [
        { kind: 'spear', at: 'C2' },
        { kind: 'chest', chest: 'c', harm: { dice: 2 } },
      ],
      { quest: { furniture: [{ id: 'c', kind: 'treasureChest', at: 'C1' }] } },
      `
    +-+-+-+-+
    |E . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
    );
    chest.do(TRAPS, ['blank']);
    assert.deepEqual(chest.state.traps, ['hidden', 'found'], 'two squares against three');
  },
);

rule('NXT-SCO-01', 'the quest hears of a search for secrets, and its notes speak', () => {
  const note = {
    when: { search: 'r1', for: 'secrets' },
    then: [{ text: { en: 'A draught.', fr: 'Un courant d’air.' } }],
  };
  for (const [command, dice] of [
    [TRAPS, ['hand']],
    [DOORS, []],
  ] as const) {
    const notes = [note, { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] }];
    const t = table(HALL, { E: { kind: 'elf' } }, { turn: 'E', quest: { notes } });
    t.do(command, dice);
    assert.ok(t.happened('noteRead'), command.type);
  }
});
