import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { DrawnScene } from './scenario/scene.ts';
import { doorsSeen, places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const open = (door: string, figure = 'B') => ({ type: 'openDoor', figure, door });
const END = { type: 'endTurn' };
const B = { kind: 'barbarian' } as const;
const G = { kind: 'goblin' } as const;

const between = (edge: string, turn: DrawnScene['turn']) =>
  table(`+-+-+-+\n|B${edge}. G|\n+-+-+-+`, { B, G }, { turn });

rule('CLS-DOR-01', 'heroes come in by an open door and by nothing else', () => {
  const hero = (edge: string) => between(edge, { of: 'B', left: 3 });
  for (const edge of '|ds') hero(edge).refuses(step('B', 'B1'), 'wallInTheWay', 'CLS-DOR-01');
  const t = hero('o');
  walk(t, 'B', 'B1');
  assert.deepEqual(places(t), { B: 'B1', G: 'C1' });
});

rule('CLS-DOR-01', 'and so do monsters', () => {
  const map = (edge: string) => `+-+-+-+\n|.${edge}G B|\n+-+-+-+`;
  for (const edge of '|ds')
    table(map(edge), { B, G }, { turn: 'morcar' }).refuses(step('G', 'A1'), 'wallInTheWay', 'CLS-DOR-01');
  const t = table(map('o'), { B, G }, { turn: 'morcar' });
  walk(t, 'G', 'A1');
  assert.deepEqual(places(t), { B: 'C1', G: 'A1' });
});

rule('CLS-DOR-02', 'monsters do not open doors, wherever they stand', () => {
  const map = `
    +-+-+-+
    |Gd. B|
    +-+-+-+`;
  const t = table(map, { B, G }, { turn: 'morcar' });
  t.refuses(open('A1-B1', 'G'), 'cannotOpenDoors', 'CLS-DOR-02');
  assert.deepEqual(t.offered('openDoor', 'morcar'), []);
  assert.deepEqual(doorsSeen(t), { 'A1-B1': 'closed' });
});

rule('CLS-DOR-02', 'unless the quest lets them', () => {
  const map = `
    +-+-+-+
    |Gd. B|
    +-+-+-+`;
  const t = table(map, { B, G }, { turn: 'morcar', quest: { rules: { monstersOpenDoors: true } } });
  t.do(open('A1-B1', 'G'));
  assert.deepEqual(t.event('doorOpened').rules, ['CLS-QBK-11', 'CLS-DOR-10']);
});

const GALLERY = `
  +-+-+-+-+
  |. . . .|
  +-+d+-+-+
  |: B : :|
  +-+-+-+-+`;
const gallery = (turn: DrawnScene['turn'] = 'B') => table(GALLERY, { B }, { turn, dark: true });
const DOOR = 'B1-B2';

rule('CLS-DOR-03', 'a door is opened from the square before it, with no roll and no action', () => {
  const t = gallery();
  t.do(open(DOOR));
  assert.deepEqual(t.event('doorOpened').rules, ['CLS-DOR-03', 'CLS-DOR-10']);
  assert.deepEqual([t.state.turn.acted, t.state.turn.left, t.state.turn.moveOver], [false, null, false]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-DOR-03', 'from either side of it, but from no other square', () => {
  const inside = table(
    GALLERY.replace('. . . .', '. B . .').replace('B : :|\n  +-+-+-+-+', ': : :|\n  +-+-+-+-+'),
    { B },
  );
  inside.do(open(DOOR));
  const beside = (row: string) => table(GALLERY.replace('|: B : :|', row), { B });
  beside('|B : : :|').refuses(open(DOOR), 'notAtTheDoor', 'CLS-DOR-03');
  beside('|: : B :|').refuses(open(DOOR), 'notAtTheDoor', 'CLS-DOR-03');
});

rule(
  'CLS-DOR-03',
  'at any moment of the hero’s own turn: before and after the action, before, in and after the move',
  () => {
    const search = { type: 'searchSecrets', figure: 'B' };
    const acted = gallery();
    acted.do(search);
    acted.do(open(DOOR));

    const spent = gallery({ of: 'B', left: 0, acted: true, moveOver: true });
    spent.do(open(DOOR));

    const others = table(GALLERY.replace(': B : :', ': B : E'), { B, E: { kind: 'elf' } }, { turn: 'E' });
    others.refuses(open(DOOR), 'notYourTurn', 'CLS-TUR-02');
  },
);

rule('CLS-DOR-03', 'a captive who has been freed opens none', () => {
  const t = table(
    GALLERY.replace(': B : :', ': C : B'),
    { B, C: { kind: 'captive', freed: true } },
    { turn: 'C' },
  );
  t.refuses(open(DOOR, 'C'), 'cannotOpenDoors', 'CLS-DOR-03');
});

rule('CLS-DOR-04', 'a hero may stop before a door, or pass by it, and leave it shut', () => {
  const t = table(GALLERY.replace(': B : :', 'B : : :'), { B }, { turn: { of: 'B', left: 3 }, dark: true });
  walk(t, 'B', 'B2');
  assert.ok(t.offers(open(DOOR)));
  walk(t, 'B', 'C2');
  assert.deepEqual(doorsSeen(t), { [DOOR]: 'closed' });
  assert.equal(t.happened('doorOpened'), false);

  const stays = gallery();
  stays.do(END);
  assert.deepEqual(doorsSeen(stays), { [DOOR]: 'closed' });
  assert.deepEqual(stays.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
});

rule('CLS-DOR-05', 'opening a door costs no movement, whatever is left', () => {
  for (const left of [0, 1, 7]) {
    const t = gallery({ of: 'B', left });
    t.do(open(DOOR));
    assert.equal(t.state.turn.left, left);
  }
});

rule('CLS-DOR-06', 'the move goes on after the door, as far as it would have', () => {
  const t = table(GALLERY.replace(': B : :', 'B : : :'), { B }, { turn: { of: 'B', left: 3 }, dark: true });
  walk(t, 'B', 'B2');
  t.do(open(DOOR));
  assert.deepEqual([t.at('B'), t.state.turn.moveOver], ['B2', false]);
  walk(t, 'B', 'B1', 'C1');
  t.refuses(step('B', 'D1'), 'noMovementLeft', 'CLS-MOV-01');
});

rule('CLS-DOR-06', 'or somewhere else', () => {
  const t = gallery({ of: 'B', left: 2 });
  t.do(open(DOOR));
  walk(t, 'B', 'C2', 'D2');
  assert.equal(t.at('B'), 'D2');
});

function opened(): Table {
  const t = gallery({ of: 'B', left: 2 });
  t.do(open(DOOR));
  return t;
}

rule('CLS-DOR-09', 'an open door stays open, and nobody can shut it', () => {
  const t = opened();
  t.refuses(open(DOOR), 'alreadyOpen', 'CLS-DOR-09');
  for (const type of ['closeDoor', 'shutDoor', 'lockDoor'])
    t.refuses({ type, figure: 'B', door: DOOR }, 'unknownCommand', 'CLS-TUR-04');
  for (let turns = 0; turns < 6; turns += 1) t.do(END);
  assert.equal(t.state.round, 5);
  assert.deepEqual(doorsSeen(t), { [DOOR]: 'open' });
});

rule('CLS-DOR-09', 'monsters may come through it from then on', () => {
  const map = `
    +-+-+-+
    |B .dG|
    +-+-+-+`;
  const t = table(map, { B, G }, { turn: { of: 'B', left: 1 } });
  walk(t, 'B', 'B1');
  t.do(open('B1-C1'));
  t.do(END);
  assert.ok(t.offers({ type: 'attack', figure: 'G', target: 'B' }));
});

rule('CLS-DOR-10', 'the closed piece is taken away and an open one put in its place', () => {
  const map = GALLERY.replace('+-+d+-+-+', '+-+d+-+d+');
  const t = table(map, { B }, { dark: true });
  assert.deepEqual(doorsSeen(t), { 'B1-B2': 'closed', 'D1-D2': 'closed' });
  t.do(open(DOOR));
  assert.ok(t.event('doorOpened').rules.includes('CLS-DOR-10'));
  for (const seat of ['heroes', 'morcar', 'spectator'])
    assert.deepEqual(doorsSeen(t, seat), { 'B1-B2': 'open', 'D1-D2': 'closed' }, seat);
});

rule('CLS-DOR-11', 'whoever has gone through a door does not go back through it in the same turn', () => {
  const t = gallery({ of: 'B', left: 8 });
  t.do(open(DOOR));
  walk(t, 'B', 'B1');
  t.refuses(step('B', 'B2'), 'alreadyCrossed', 'CLS-DOR-11');
  assert.equal(t.at('B'), 'B1');
  t.do(END);
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  walk(t, 'B', 'B2');
  assert.equal(t.at('B'), 'B2', 'in the next turn they may');
});

rule('CLS-DOR-11', 'nor after a walk round the room; but by another door they may', () => {
  const map = `
    +-+-+-+
    |. . .|
    +o+-+o+
    |B : :|
    +-+-+-+`;
  const t = table(map, { B }, { turn: { of: 'B', left: 8 } });
  walk(t, 'B', 'A1', 'B1', 'C1', 'C2', 'B2');
  t.refuses(step('B', 'A2'), 'alreadyCrossed', 'CLS-MOV-05');
  assert.deepEqual(t.offered('step', 'heroes'), []);
});

rule('CLS-DOR-11', 'it is the same for monsters', () => {
  const t = table('+-+-+-+\n|.oG B|\n+-+-+-+', { B, G }, { turn: 'morcar' });
  walk(t, 'G', 'A1');
  t.refuses(step('G', 'B1'), 'alreadyCrossed', 'CLS-DOR-11');
});
