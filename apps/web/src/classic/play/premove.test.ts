import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sitting } from './testing/seat.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { goalOf } from './stage.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |B . . . . . . O|
  +-+-+-+-+-+-+-+-+`;
const hall = (turn: object | string = 'B'): TestTable =>
  table(HALL, { B: { kind: 'barbarian' }, O: { kind: 'orc' } }, { turn: turn as 'B' });

test('a path laid before the dice is staged when they are known, as far as they go', async () => {
  const t = hall();
  const ann = new Sitting(t);
  await ann.controller.tapSquare(t.square('F1'), 'tap');
  assert.equal(goalOf(ann.path()), t.square('F1'));
  assert.equal(ann.given.length, 0, 'nothing is rolled before it is confirmed');
  ann.dice = [1, 2];
  await ann.controller.tapSquare(t.square('F1'), 'tap');
  assert.equal(goalOf(ann.path()), t.square('D1'), 'three squares of five');
  assert.equal(ann.hand.plan, null);
  assert.deepEqual(ann.given.at(-1)?.type, 'rollMovement', 'nothing is walked before it is confirmed');
  assert.deepEqual(ann.told, ['The dice do not go that far: the path leads as near as they do.']);
});

test('dice that go far enough walk what was confirmed with them, and no further', async () => {
  const t = hall();
  const ann = new Sitting(t);
  await ann.controller.tapSquare(t.square('C1'), 'tap');
  ann.dice = [6, 6];
  await ann.controller.press('move');
  assert.deepEqual(
    ann.given.map(({ type }) => type),
    ['rollMovement', 'step', 'step'],
  );
});

test('a plan out of turn waits for the turn; Esc and any reveal drop it', async () => {
  const t = hall('morcar');
  const ann = new Sitting(t);
  await ann.controller.tapSquare(t.square('D1'), 'tap');
  assert.notEqual(ann.hand.plan, null);
  assert.equal(ann.controller.cancel(), true);
  assert.equal(ann.hand.plan, null);
  await ann.controller.tapSquare(t.square('D1'), 'tap');
  t.do('morcar', { type: 'step', figure: t.id('O'), to: t.square('G1') });
  ann.look();
  assert.notEqual(ann.hand.plan, null, 'somebody walking is no reveal');
  const orc = t.state.figures.find(({ id }) => id === t.id('O'))!;
  t.state = { ...t.state, figures: [...t.state.figures, { ...orc, id: 'goblin-9', square: t.square('H1') }] };
  ann.look();
  assert.equal(ann.hand.plan, null);
  assert.match(ann.told.at(-1)!, /planned path is dropped/u);
});

test('the turn ends after the walk where that was decided, without a warning', async () => {
  const t = hall({ of: 'B', left: 5 });
  const ann = new Sitting(t);
  await ann.controller.press('move');
  await ann.controller.tapSquare(t.square('D1'), 'tap');
  ann.controller.toggleThenEnd();
  await ann.controller.confirm();
  assert.deepEqual(
    ann.given.map(({ type }) => type),
    ['step', 'step', 'step', 'endTurn'],
  );
  assert.deepEqual(ann.told, []);
  assert.equal(ann.hand.thenEnd, false);
});

test('the turn ends after a blow; it does not when something has come to light', async () => {
  const t = table(
    HALL.replace('B . . . . . . O', 'B O . . . . . .'),
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: 'B' },
  );
  const ann = new Sitting(t);
  await ann.controller.press('attack');
  ann.controller.toggleThenEnd();
  ann.dice = ['skull', 'skull', 'skull', 'whiteShield', 'whiteShield'];
  await ann.controller.confirm();
  assert.deepEqual(
    ann.given.map(({ type }) => type),
    ['attack', 'endTurn'],
  );

  const door = table(
    `
    +-+-+-+-+
    |Bd. . .|
    +-+-+-+-+`,
    { B: { kind: 'barbarian' } },
    { turn: { of: 'B', left: 3 } as never },
  );
  const max = new Sitting(door);
  await max.controller.press('open');
  max.controller.toggleThenEnd();
  await max.controller.confirm();
  assert.deepEqual(
    max.given.map(({ type }) => type),
    ['openDoor'],
  );
  assert.match(max.told.at(-1)!, /does not end by itself/u);
});
