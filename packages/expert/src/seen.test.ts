import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSquare } from '@oubliette/dungeon';
import { boardSeen, valuesSeen, waysSeen } from './seen.ts';
import { table } from './testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |b e . o .|
  + + + + + +
  |. . T . .|
  +-+-+-+-+-+`;

const FIGURES = {
  b: { hero: 'barbarian', cards: ['sword'], weapon: 'sword' },
  e: { hero: 'elf' },
  o: { monster: 'orc' },
} as const;

test('ways lead past friends but neither past foes nor through furniture, and end on free squares', () => {
  const t = table(HALL, FIGURES, { turn: 'b', act: { left: 4, mode: 'walk' } });
  const view = t.view('ann');
  const ways = [...waysSeen(view, 'barbarian')];
  const named = ways.map(([square, { cost, steps }]) => [
    makeSquare(view.layout, square),
    cost,
    steps.length,
  ]);
  assert.deepEqual(named, [
    ['C1', 2, 2],
    ['A2', 1, 1],
    ['B2', 2, 2],
  ]);
  for (const [to, { steps }] of ways) assert.equal(steps.at(-1), to);
});

test('a way leads through an open door to a tile that lies apart', () => {
  const t = table(HALL, FIGURES, { turn: 'b', act: { left: 1, mode: 'walk' } });
  const view = t.view('ann');
  const [a, b] = [{ at: t.square('A1'), side: 3 } as const, { at: t.square('E2'), side: 1 } as const];
  const reached = (open: boolean) =>
    [...waysSeen({ ...view, links: [{ a, b, open }] }, 'barbarian').keys()].map((square) =>
      makeSquare(view.layout, square),
    );
  assert.deepEqual(reached(true), ['A2', 'E2']);
  assert.deepEqual(reached(false), ['A2']);
});

test('every way can be walked, and nobody else’s is told', () => {
  const t = table(HALL, FIGURES, { turn: 'b', act: { left: 4, mode: 'walk' } });
  const view = t.view('ann');
  const ways = waysSeen(view, 'barbarian');
  for (const to of ways.get(t.square('C1'))!.steps) t.do({ type: 'step', to });
  assert.equal(t.at('b'), 'C1');
  assert.equal(waysSeen(view, 'elf').size, 0);
  assert.equal(
    waysSeen(table(HALL, FIGURES, { turn: 'b' }).view('ann'), 'barbarian').size,
    0,
    'not rolled yet',
  );
});

test('values are those of the moment, with what is in hand', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const view = t.view('gm');
  assert.deepEqual(valuesSeen(view, t.figure('b')), {
    body: 9,
    fullBody: 9,
    attack: 4,
    defence: 2,
    speed: 2,
  });
  assert.deepEqual(valuesSeen(view, t.figure('o')), {
    body: 2,
    fullBody: 2,
    attack: 2,
    defence: 2,
    speed: 2,
  });
  assert.equal(boardSeen(view.layout), boardSeen(view.layout));
});
