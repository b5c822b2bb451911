import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import {
  bendPath,
  commandsOf,
  extendPath,
  goalOf,
  isRiskyPath,
  moveGoal,
  pathCost,
  pathFault,
  squaresOfPath,
  stagePath,
} from './stage.ts';
import type { StagedPath } from './stage.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { CLASSIC_WALKING } from './walking.ts';

const ROOM = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |. . D .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const room = (left: number): TestTable =>
  table(ROOM, { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { turn: { of: 'E', left } });
const names = (t: TestTable, path: StagedPath | null): string[] =>
  path === null ? [] : squaresOfPath(path).map((square) => t.name(square));

test('a goal stages the shortest way; the same path as commands', () => {
  const t = room(6);
  const path = stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('C1'));
  assert.deepEqual(names(t, path), ['A1', 'B1', 'C1']);
  assert.deepEqual(commandsOf(path!), [
    { type: 'step', figure: 'elf', to: t.square('B1') },
    { type: 'step', figure: 'elf', to: t.square('C1') },
  ]);
  assert.equal(stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('C2')), null, 'the Dwarf stands there');
});

test('bent through a square it goes on to the same goal', () => {
  const t = room(6);
  const path = stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('C1'))!;
  const bent = bendPath(CLASSIC_WALKING, t.view(), path, t.square('B2'));
  assert.deepEqual(names(t, bent).slice(0, 1), ['A1']);
  assert.ok(names(t, bent).includes('B2'));
  assert.equal(t.name(goalOf(bent!)), 'C1');
  assert.equal(new Set(names(t, bent)).size, names(t, bent).length, 'CLS-MOV-05');
});

test('too far to go round, it ends where it was bent to', () => {
  const t = room(3);
  const path = stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('C1'))!;
  const bent = bendPath(CLASSIC_WALKING, t.view(), path, t.square('A3'));
  assert.equal(t.name(goalOf(bent!)), 'A3');
  assert.ok(pathCost(bent!) <= 3);
});

test('a goal on the path shortens it and keeps the bend', () => {
  const t = room(8);
  const bent = bendPath(
    CLASSIC_WALKING,
    t.view(),
    stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('D1'))!,
    t.square('B2'),
  )!;
  const squares = names(t, bent);
  const shorter = moveGoal(CLASSIC_WALKING, t.view(), bent, t.square(squares.at(-2)!));
  assert.deepEqual(names(t, shorter), squares.slice(0, -1));
});

test('square by square: on, and back again; never twice over a square', () => {
  const t = room(4);
  let path = extendPath(CLASSIC_WALKING, t.view(), null, 'elf', SOUTH);
  path = extendPath(CLASSIC_WALKING, t.view(), path, 'elf', EAST);
  assert.deepEqual(names(t, path), ['A1', 'A2', 'B2']);
  path = extendPath(CLASSIC_WALKING, t.view(), path, 'elf', NORTH);
  assert.equal(
    extendPath(CLASSIC_WALKING, t.view(), path, 'elf', WEST),
    null,
    'CLS-MOV-05: where the move began',
  );
  path = extendPath(CLASSIC_WALKING, t.view(), path, 'elf', SOUTH);
  assert.deepEqual(names(t, path), ['A1', 'A2', 'B2'], 'back the way it came');
  path = extendPath(CLASSIC_WALKING, t.view(), path, 'elf', EAST);
  assert.equal(
    pathFault(CLASSIC_WALKING, t.view(), path!),
    'heldGoal',
    'CLS-MOV-06: through the Dwarf, not onto',
  );
  path = extendPath(CLASSIC_WALKING, t.view(), path, 'elf', EAST);
  assert.deepEqual(names(t, path), ['A1', 'A2', 'B2', 'C2', 'D2']);
  assert.equal(pathFault(CLASSIC_WALKING, t.view(), path!), null);
  assert.equal(extendPath(CLASSIC_WALKING, t.view(), path, 'elf', SOUTH), null, 'no movement left');
});

test('every staged path is one the rules accept, step by step', () => {
  for (const via of ['A3', 'B3', 'D3', 'C1', 'D1', 'B2', 'C2']) {
    const t = room(9);
    const path = bendPath(
      CLASSIC_WALKING,
      t.view(),
      stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('D2'))!,
      t.square(via),
    )!;
    assert.equal(pathFault(CLASSIC_WALKING, t.view(), path), null, via);
    for (const command of commandsOf(path)) t.do('heroes', command);
    assert.equal(t.view().figures.find(({ id }) => id === 'elf')?.square, goalOf(path));
  }
});

test('a path knows when the table has changed under it', () => {
  const t = room(6);
  const path = stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('D1'))!;
  t.do('heroes', { type: 'step', figure: 'elf', to: t.square('A2') });
  assert.equal(pathFault(CLASSIC_WALKING, t.view(), path), 'changed');
  assert.equal(pathFault(CLASSIC_WALKING, t.view(), { ...path, legs: [] }), 'empty');
});

test('monsters are staged alike, without a roll', () => {
  const t = table(ROOM.replace('D', 'O'), { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
  const path = stagePath(CLASSIC_WALKING, t.view('morcar'), t.id('O'), t.square('B1'))!;
  assert.equal(pathCost(path), 2);
  for (const command of commandsOf(path)) t.do('morcar', command);
});

test('a leap over a pit is part of a path, and a risk', () => {
  const corridor = `
    +-+-+-+-+
    |E : : :|
    +-+-+-+-+`;
  const t = table(
    corridor,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: 'B1' }] } },
  );
  t.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  const path = stagePath(CLASSIC_WALKING, t.view(), 'elf', t.square('D1'))!;
  assert.deepEqual(names(t, path), ['A1', 'B1', 'C1', 'D1']);
  assert.equal(isRiskyPath(CLASSIC_WALKING, t.view(), path), true);
  assert.equal(pathFault(CLASSIC_WALKING, t.view(), path), null);
  assert.deepEqual(extendPath(CLASSIC_WALKING, t.view(), null, 'elf', EAST)?.legs, path.legs.slice(0, 1));
  assert.equal(commandsOf(path)[0]?.type, 'jump');
});

test('CLS-TRP-13: a tap on an open pit climbs down into it; a key jumps it where it can', () => {
  const t = table(
    '+-+-+-+\n|E : :|\n+-+-+-+',
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 3 }, quest: { traps: [{ kind: 'pit', at: 'C1' }] } },
  );
  t.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  const view = t.view();
  const path = stagePath(CLASSIC_WALKING, view, 'elf', t.square('C1'))!;
  assert.deepEqual(names(t, path), ['A1', 'B1', 'C1']);
  assert.equal(isRiskyPath(CLASSIC_WALKING, view, path), true);
  assert.equal(pathFault(CLASSIC_WALKING, view, path), null);
  const one = extendPath(CLASSIC_WALKING, view, null, 'elf', EAST);
  // Nothing lies beyond to land on.
  assert.deepEqual(extendPath(CLASSIC_WALKING, view, one, 'elf', EAST)?.legs, path.legs);
  for (const command of commandsOf(path)) t.do('heroes', command);
  assert.equal(t.view().figures[0]!.body, 5);
});
