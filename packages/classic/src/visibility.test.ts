import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { doorsSeen, places, revealed, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';

const B = { kind: 'barbarian' } as const;
const END = { type: 'endTurn' };
const open = (door: string) => ({ type: 'openDoor', figure: 'B', door });

const ELBOW = `
  +-+-+-+-+
  |B : : :|
  +-+-+-+ +
        |:|
        + +
        |:|
        +-+`;

rule('CLS-VIS-01', 'what the heroes can see from where they come is placed, and nothing before', () => {
  const quest = {
    monsters: [
      { kind: 'orc', at: 'D3' },
      { kind: 'goblin', at: 'D1' },
    ],
    captives: [{ id: 'wilm', at: 'D2', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }],
  };
  const t = table(ELBOW, { B }, { quest, dark: true, turn: { of: 'B', left: 5 } });
  assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'D1']);
  assert.deepEqual(places(t), { B: 'A1', 'goblin-1': 'D1' }, 'what is in sight at the start');
  walk(t, 'B', 'B1');
  assert.deepEqual(t.types(), ['stepped'], 'nothing new');
  walk(t, 'B', 'C1');
  assert.deepEqual(t.types(), ['stepped', 'revealed', 'captiveSeen']);
  assert.ok(t.event('revealed').rules.includes('CLS-VIS-01'));
  assert.deepEqual(places(t), { B: 'C1', 'goblin-1': 'D1', wilm: 'D2' });
});

rule('CLS-VIS-01', 'the heroes see, not the monsters', () => {
  const t = table(ELBOW.replace('B :', 'B G'), { B, G: { kind: 'goblin' } }, { dark: true, turn: 'morcar' });
  walk(t, 'G', 'C1', 'D1', 'D2', 'D3');
  assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'D1']);
});

rule('CLS-VIS-01', 'a piece that is seen bit by bit is placed once, whole', () => {
  const map = `
    +-+-+-+-+-+
    |B : : : :|
    +-+-+ + + +
        |: : :|
        +-+-+-+`;
  const quest = { furniture: [{ kind: 'table', at: 'C1' }] };
  const t = table(map, { B }, { quest, dark: true, turn: { of: 'B', left: 1 } });
  const table32 = [{ kind: 'table', squares: ['C1', 'D1', 'E1', 'C2', 'D2', 'E2'] }];
  assert.deepEqual(t.described()['furniture'], table32);
  const before = revealed(t).length;
  walk(t, 'B', 'B1');
  assert.ok(revealed(t).length > before, 'more of its squares come into sight');
  assert.deepEqual(t.described()['furniture'], table32);
});

/** A crooked room: its two ends do not see each other, and rubble lies between. */
const CROOK = `
  +-+-+-+
  |. . .|
  +-+-+ +
  |Bd. .|
  +-+ + +
  |.|. .|
  +-+-+-+`;

rule('CLS-VIS-02', 'everything in the hero’s own room is visible', () => {
  const quest = {
    monsters: [{ kind: 'orc', at: 'A1' }],
    blocked: ['C1'],
    furniture: [{ kind: 'throne', at: 'B1' }],
    exit: ['C2'],
  };
  const ghost = { kind: 'barbarian', conditions: ['passThroughRock'] } as const;
  const t = table(CROOK, { B: ghost }, { quest, dark: true });
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  walk(t, 'B', 'B2');
  assert.ok(t.event('revealed').rules.includes('CLS-VIS-02'));
  assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'B3', 'C3']);
  const known = { stairs: [], exit: [t.square('C2')], outerDoors: [] };
  assert.deepEqual(t.event('revealed').ways, known, 'no way out is seen that nobody is told of');
  assert.deepEqual(t.view('heroes').exit, known.exit);
  assert.deepEqual(places(t), { B: 'B2', 'orc-1': 'A1' });
  t.refuses({ type: 'searchSecrets', figure: 'B' }, 'monsterAbout', 'CLS-SRC-04');
});

/** Every square of the drawing a hero can stand on, with what is seen from it. */
function sights(map: string): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const { index } of map.matchAll(/:/g)) {
    const t = table(`${map.slice(0, index)}B${map.slice(index + 1)}`, { B }, { dark: true });
    seen.set(t.at('B'), revealed(t));
  }
  return seen;
}

rule('CLS-VIS-03', 'the line runs from centre to centre', () => {
  const map = `
    +-+-+-+-+
    |: : : :|
    + + +-+ +
    |: : : :|
    + + + + +
    |: : : :|
    +-+-+-+-+`;
  const seen = sights(map);
  // Lines to what lies under C1 cross its wall, no others do.
  const hidden = (from: string) => [...seen.keys()].filter((to) => !seen.get(from)!.includes(to));
  assert.deepEqual(hidden('C1'), ['C2', 'B3', 'C3', 'D3']);
  assert.deepEqual(hidden('B1'), ['D2'], 'a line that meets the wall in its middle');
  assert.deepEqual(hidden('A1'), []);
  assert.deepEqual(hidden('D1'), ['B2', 'A3']);
  assert.deepEqual(hidden('C2'), ['C1']);
});

rule('CLS-VIS-03', 'a line through a corner is open if one way round the corner is', () => {
  const corner = (edges: { north?: '-'; south?: '-'; west?: '|'; east?: '|' }) => {
    const { north = ' ', south = ' ', west = ' ', east = ' ' } = edges;
    return `
      +-+-+-+
      |:${west}: :|
      +${north}+${south}+ +
      |:${east}: :|
      + + + +
      |: : :|
      +-+-+-+`;
  };
  const sees = (edges: Parameters<typeof corner>[0]) => sights(corner(edges)).get('A1')!.includes('B2');
  // From A1 to B2: the way by B1 crosses `west` and `south`, by A2 `north` and `east`.
  assert.equal(sees({}), true);
  for (const lone of [{ west: '|' }, { south: '-' }, { north: '-' }, { east: '|' }] as const)
    assert.equal(sees(lone), true);
  assert.equal(sees({ west: '|', south: '-' }), true, 'one way is left');
  assert.equal(sees({ north: '-', east: '|' }), true);
  assert.equal(sees({ west: '|', east: '|' }), false, 'a wall from end to end');
  assert.equal(sees({ north: '-', south: '-' }), false);
  assert.equal(sees({ west: '|', north: '-' }), false, 'walled in');
  assert.equal(sees({ south: '-', east: '|' }), false, 'the other one walled in');
});

rule('CLS-VIS-03', 'nobody looks into a room through its corner', () => {
  const map = `
    +-+-+-+
    |B : :|
    + +-+-+
    |:|G .|
    + + + +
    |:|. .|
    +-+-+-+`;
  const t = table(map, { B: { kind: 'barbarian', equipment: ['crossbow'] }, G: { kind: 'goblin' } });
  t.refuses({ type: 'attack', figure: 'B', target: 'G', weapon: 'crossbow' }, 'notVisible', 'CLS-RNG-06');
});

rule('CLS-VIS-03', 'sight is mutual, on all sorts of ground', () => {
  const maps = [
    ELBOW.replace('B', ':'),
    `
    +-+-+-+-+-+
    |: : : : :|
    + +-+ +-+ +
    |: :|: : :|
    + + +-+ + +
    |: : : :|:|
    +-+ + + + +
    |: : :|: :|
    +-+-+-+-+-+`,
  ];
  for (const map of maps) {
    const seen = sights(map);
    for (const [from, squares] of seen)
      for (const to of squares)
        assert.ok(seen.get(to)!.includes(from), `${from} sees ${to}, but not the other way round`);
  }
});

rule('CLS-VIS-04', 'a wall hides what is beyond it', () => {
  const map = (edge: string) => `
    +-+-+-+-+
    |: :${edge}: :|
    +-+-+-+-+
    |: : : :|
    +-+-+-+-+`;
  assert.deepEqual(sights(map('|')).get('A1'), ['A1', 'B1']);
  assert.deepEqual(sights(map(' ')).get('A1'), ['A1', 'B1', 'C1', 'D1']);
});

rule('CLS-VIS-05', 'a closed door hides what is beyond it until it is opened', () => {
  const map = (edge: string) => `
    +-+-+-+-+
    |: B${edge}: :|
    +-+-+-+-+`;
  const quest = { monsters: [{ kind: 'goblin', at: 'D1' }] };
  const shut = table(map('d'), { B }, { quest, dark: true });
  assert.deepEqual([revealed(shut), places(shut)], [['A1', 'B1'], { B: 'B1' }]);
  shut.do(open('B1-C1'));
  assert.deepEqual([revealed(shut), places(shut)], [['A1', 'B1', 'C1', 'D1'], { B: 'B1', 'goblin-1': 'D1' }]);
  assert.deepEqual(
    revealed(table(map('s'), { B }, { quest, dark: true })),
    ['A1', 'B1'],
    'so does a secret one',
  );
  assert.deepEqual(revealed(table(map('o'), { B }, { quest, dark: true })), ['A1', 'B1', 'C1', 'D1']);
});

const QUEUE = `
  +-+-+-+-+-+-+
  |B E G : : :|
  +-+-+-+-+-+-+`;
const ARCHER = { kind: 'barbarian', equipment: ['crossbow'] } as const;

rule('CLS-VIS-06', 'figures in between hide nothing from whoever looks or searches', () => {
  const quest = { monsters: [{ kind: 'orc', at: 'F1' }] };
  const t = table(QUEUE, { B, E: { kind: 'elf' }, G: { kind: 'goblin' } }, { quest, dark: true });
  assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'D1', 'E1', 'F1']);
  assert.equal(t.at('orc-1'), 'F1');
  t.refuses({ type: 'searchSecrets', figure: 'B' }, 'monsterAbout', 'CLS-SRC-05');

  const quiet = table(QUEUE.replace('G', 'D'), { B, E: { kind: 'elf' }, D: { kind: 'dwarf' } });
  quiet.do({ type: 'searchSecrets', figure: 'B' });
  assert.equal(quiet.event('searched').squares.length, 6);
});

rule('CLS-VIS-06', 'to be aimed at is another matter, in a room as in a passage', () => {
  for (const floor of [':', '.']) {
    const shot = { type: 'attack', figure: 'B', target: 'G', weapon: 'crossbow' };
    const behind = table(QUEUE.replaceAll(':', floor), {
      B: ARCHER,
      E: { kind: 'elf' },
      G: { kind: 'goblin' },
    });
    behind.refuses(shot, 'notVisible', 'CLS-RNG-06');
    const clear = table(QUEUE.replaceAll(':', floor).replace('E', floor), {
      B: ARCHER,
      G: { kind: 'goblin' },
    });
    assert.ok(clear.offers(shot));
  }
});

rule('CLS-VIS-07', 'what has been placed stays, in sight or not, and its monsters act', () => {
  const quest = { monsters: [{ kind: 'goblin', at: 'D3' }] };
  const t = table(
    ELBOW.replace('B : : :', ': : : B'),
    { B },
    { quest, dark: true, turn: { of: 'B', left: 3 } },
  );
  const seen = revealed(t);
  assert.deepEqual(places(t), { B: 'D1', 'goblin-1': 'D3' });
  walk(t, 'B', 'C1', 'B1', 'A1');
  assert.deepEqual(revealed(t), seen);
  assert.deepEqual(places(t), { B: 'A1', 'goblin-1': 'D3' });
  assert.ok((t.seen('heroes')['figures'] as object).hasOwnProperty('goblin-1'), 'the players still see it');
  t.do(END);
  walk(t, 'goblin-1', 'D2', 'D1', 'C1', 'B1');
  assert.ok(t.offers({ type: 'attack', figure: 'goblin-1', target: 'B' }));
});

rule('CLS-VIS-07', 'to see more is not to forget what was seen', () => {
  const quest = { blocked: ['A1'], furniture: [{ kind: 'throne', at: 'B1' }], exit: ['D1'] };
  const t = table(
    ELBOW.replace('B : : :', ': : B :'),
    { B },
    { quest, dark: true, turn: { of: 'B', left: 3 } },
  );
  const before = t.seen('heroes');
  const squares = revealed(t);
  walk(t, 'B', 'D1');
  assert.ok(t.happened('revealed'));
  assert.deepEqual(
    squares.filter((square) => !revealed(t).includes(square)),
    [],
  );
  walk(t, 'B', 'D2', 'D3');
  const after = t.seen('heroes');
  assert.deepEqual([after['rubble'], after['furniture']], [before['rubble'], before['furniture']]);
  assert.deepEqual(before['furniture'], [{ kind: 'throne', squares: ['B1'] }]);
});

rule('CLS-VIS-07', 'a monster that walks off into the dark stays on the board', () => {
  const t = table(ELBOW.replace('B :', 'B G'), { B, G: { kind: 'goblin' } }, { dark: true, turn: 'morcar' });
  walk(t, 'G', 'C1', 'D1', 'D2', 'D3');
  t.do(END);
  assert.deepEqual(places(t), { B: 'A1', G: 'D3' });
  t.do(END);
  walk(t, 'G', 'D2');
});

const HOUSE = `
  +-+-+-+-+-+
  |. . .|. .|
  +d+-+ + + +
  |:|.d.d. .|
  + +-+d+-+s+
  |B : : : :|
  +-+-+-+-+-+`;

rule('CLS-VIS-08', 'a door is placed, closed, as soon as one of its two squares is seen', () => {
  const t = table(HOUSE, { B }, { dark: true, turn: { of: 'B', left: 4 } });
  assert.deepEqual(doorsSeen(t), { 'A1-A2': 'closed', 'C2-C3': 'closed' }, 'from the passage');
  t.refuses(open('C2-D2'), 'noSuchDoor', 'CLS-VIS-08');
  walk(t, 'B', 'B3', 'C3');
  t.do(open('C2-C3'));
  assert.ok(t.event('revealed').rules.includes('CLS-VIS-08'));
  const doors = { 'A1-A2': 'closed', 'C2-C3': 'open', 'B2-C2': 'closed', 'C2-D2': 'closed' };
  assert.deepEqual(doorsSeen(t), doors, 'all the doors of the room come with it');
});

rule('CLS-VIS-08', 'a secret door appears when it is found, and not before', () => {
  const t = table(HOUSE.replace('B : : : :', ': : : : B'), { B }, { dark: true });
  assert.deepEqual(doorsSeen(t), { 'C2-C3': 'closed' });
  t.refuses(open('E2-E3'), 'noSuchDoor', 'CLS-VIS-08');
  t.do({ type: 'searchSecrets', figure: 'B' });
  assert.deepEqual(doorsSeen(t), { 'C2-C3': 'closed', 'E2-E3': 'open', 'C2-D2': 'closed' });
});

rule('CLS-VIS-08', 'a door off a passage waits until the square before it is seen', () => {
  const map = ELBOW.replace('+-+-+-+ +\n        |:|', '+-+-+-+ +\n      |.d:|');
  const t = table(map, { B }, { dark: true, turn: { of: 'B', left: 3 } });
  walk(t, 'B', 'B1');
  assert.deepEqual(doorsSeen(t), {});
  walk(t, 'B', 'C1');
  assert.deepEqual(doorsSeen(t), { 'C2-D2': 'closed' });
});
