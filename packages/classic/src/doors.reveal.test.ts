import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { doorsSeen, places, revealed, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const B = { kind: 'barbarian' } as const;
const open = (door: string) => ({ type: 'openDoor', figure: 'B', door });

/** A passage, a crooked room beyond a door, and a second room behind that. */
const ROOMS = `
  +-+-+-+-+-+
  |: Bd. . .|
  +-+-+-+-+ +
  |. .d. .|.|
  + + +-+-+ +
  |. .|. . .|
  +-+-+-+-+-+`;
const CONTENTS = {
  monsters: [
    { kind: 'orc', at: 'C3' },
    { kind: 'goblin', at: 'A3' },
  ],
  furniture: [{ kind: 'throne', at: 'E3' }],
};
const ROOM = ['C1', 'D1', 'E1', 'E2', 'C3', 'D3', 'E3'];
const atTheDoor = (quest: object = CONTENTS): Table => table(ROOMS, { B }, { quest, dark: true });

rule('CLS-DOR-07', 'a door to a room reveals the whole of it at once, what is round the corner too', () => {
  const t = atTheDoor();
  assert.deepEqual(revealed(t), ['A1', 'B1']);
  t.do(open('B1-C1'));
  assert.deepEqual(t.types(), ['doorOpened', 'revealed', 'monsterPlaced']);
  const { rules, squares, by } = t.event('revealed');
  assert.ok(rules.includes('CLS-DOR-07'));
  assert.deepEqual(
    squares.map((square) => t.squareName(square)),
    ROOM,
  );
  assert.equal(by, 'barbarian');
  assert.deepEqual(places(t), { B: 'B1', 'orc-1': 'C3' });
  assert.deepEqual(t.described()['furniture'], [{ kind: 'throne', squares: ['E3'] }]);
});

rule('CLS-DOR-07', 'and nothing of the rooms beyond', () => {
  const t = atTheDoor();
  t.do(open('B1-C1'));
  assert.deepEqual(revealed(t), ['A1', 'B1', ...ROOM]);
  assert.equal(t.state.unplaced.length, 1, 'the goblin of the next room waits');
});

const CROSSING = `
  +-+-+-+-+-+
  |. Bd: : :|
  +-+-+ +-+ +
      |:| |:|
      + + + +
      |:| |:|
      +-+ +-+`;

rule(
  'CLS-DOR-07',
  'a door to a passage reveals what is in line of sight, and more as the heroes move',
  () => {
    const quest = { monsters: [{ kind: 'orc', at: 'E3' }] };
    const t = table(CROSSING, { B }, { quest, dark: true, turn: { of: 'B', left: 5 } });
    t.do(open('B1-C1'));
    assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'D1', 'E1', 'C2']);
    assert.ok(t.event('revealed').rules.includes('CLS-VIS-03'));
    assert.deepEqual(places(t), { B: 'B1' });
    walk(t, 'B', 'C1');
    assert.deepEqual(revealed(t), ['A1', 'B1', 'C1', 'D1', 'E1', 'C2', 'C3'], 'the near branch');
    walk(t, 'B', 'D1');
    assert.ok(revealed(t).includes('E2'), 'across the corner');
    assert.deepEqual(places(t), { B: 'D1' });
    walk(t, 'B', 'E1');
    assert.deepEqual(places(t), { B: 'E1', 'orc-1': 'E3' });
  },
);

rule('CLS-DOR-07', 'what another hero sees through the new opening is revealed as well', () => {
  const map = `
    +-+-+
    |E|:|
    + + +
    |.|:|
    + + +
    |Bd:|
    +-+ +
      |:|
      + +
      |:|
      +-+`;
  const behind = (t: Table) => {
    t.do(open('A3-B3'));
    return revealed(t).filter((square) => square.startsWith('B'));
  };
  assert.deepEqual(behind(table(map.replace('E', '.'), { B }, { dark: true })), ['B2', 'B3', 'B4']);
  assert.deepEqual(behind(table(map, { B, E: { kind: 'elf' } }, { dark: true })), ['B2', 'B3', 'B4', 'B5']);
});

rule('CLS-DOR-07', 'a door the quest opens out of sight shows nothing until it is seen', () => {
  const map = `
    +-+-+-+-+
    |B : : :|
    +-+-+-+ +
    |. . .|:|
    +-+-+-+-+`;
  const quest = {
    doors: [{ at: 'C2-D2', id: 'gate', locked: true }],
    monsters: [{ kind: 'orc', at: 'A2' }],
    notes: [
      { when: { step: 'B1' }, then: [{ open: 'gate' }] },
      { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
    ],
  };
  const t = table(map, { B }, { quest, dark: true, turn: { of: 'B', left: 5 } });
  walk(t, 'B', 'B1');
  assert.equal(t.state.doors[0], 'open');
  assert.deepEqual(t.event('doorOpened').audience, ['morcar']);
  assert.deepEqual(doorsSeen(t), {});
  assert.deepEqual(places(t), { B: 'B1' });
  walk(t, 'B', 'C1');
  assert.deepEqual(doorsSeen(t), { 'C2-D2': 'open' });
  assert.deepEqual(places(t), { B: 'C1', 'orc-1': 'A2' });
});

rule('CLS-DOR-08', 'traps and secret doors are not placed when a door is opened', () => {
  const quest = {
    ...CONTENTS,
    traps: [
      { kind: 'pit', at: 'D1' },
      { kind: 'spear', at: 'D3' },
    ],
    secretDoors: ['C2-C3'],
  };
  const t = atTheDoor(quest);
  t.do(open('B1-C1'));
  const seen = t.seen('heroes');
  assert.deepEqual([seen['traps'], seen['pits'], seen['doors']], [[], [], { 'B1-C1': 'open' }]);
  assert.equal(JSON.stringify(t.events).includes('C2-C3'), false);
  assert.deepEqual([...t.state.traps], ['hidden', 'hidden']);
});

rule('CLS-DOR-08', 'they are there all the same', () => {
  const t = table(
    ROOMS,
    { B },
    { quest: { traps: [{ kind: 'spear', at: 'C1' }] }, dark: true, turn: { of: 'B', left: 3 } },
  );
  t.do(open('B1-C1'));
  t.do({ type: 'step', figure: 'B', to: 'C1' }, ['whiteShield']);
  assert.ok(t.happened('trapSprung'));
});
