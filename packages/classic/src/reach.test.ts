import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSquare, pathTo } from '@oubliette/dungeon';
import { movementLeft, reachOf } from './reach.ts';
import type { ReachWishes } from './reach.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

/** The squares a figure can stop on, with the steps each takes. */
function stops(t: Table, letter: string, wishes: ReachWishes = {}, seat = 'heroes'): Record<string, number> {
  const view = t.view(seat);
  const found = reachOf(view, t.id(letter), wishes);
  if (found === null) return {};
  const entries = [...found.cost.entries()].filter(([, cost]) => cost > 0);
  return Object.fromEntries(entries.map(([square, cost]) => [makeSquare(view.board, square), cost]));
}

const CORRIDOR = `
  +-+-+-+-+-+-+
  |E D : : : O|
  +-+-+-+-+-+-+`;

const EMPTY = `
  +-+-+-+-+-+-+
  |E : : : : O|
  +-+-+-+-+-+-+`;
const PAIR = { E: { kind: 'elf' as const }, O: { kind: 'orc' as const } };

test('CLS-MOV-07: friends are walked through and never stopped on, foes stop the way', () => {
  const t = table(
    CORRIDOR,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 12 } },
  );
  assert.deepEqual(stops(t, 'E'), { C1: 2, D1: 3, E1: 4 });
});

test('CLS-TRP-12: at the bottom of a long pit one walks along it; into any other pit no way leads', () => {
  const traps = [
    { kind: 'pit', at: ['A1', 'B1'] },
    { kind: 'pit', at: 'D1' },
  ];
  const E = { kind: 'elf', conditions: ['pit'] } as const;
  const t = table(EMPTY, { E, O: { kind: 'orc' } }, { turn: { of: 'E', left: 5 }, quest: { traps } });
  assert.deepEqual(stops(t, 'E'), { B1: 1, C1: 2, D1: 3, E1: 4 });
  const open = { kind: 'orc', body: 2, conditions: ['pit'] } as const;
  const map = EMPTY.replace(': : O', 'O : :');
  const pits = table(map, { E, O: open }, { turn: { of: 'E', left: 5 }, quest: { traps } });
  assert.deepEqual(stops(pits, 'E'), { B1: 1, C1: 2 });
});

test('CLS-MOV-05: squares crossed in this move are closed, and so is everything after it', () => {
  const t = table(EMPTY, PAIR, { turn: { of: 'E', left: 3 } });
  assert.deepEqual(Object.keys(stops(t, 'E')), ['B1', 'C1', 'D1']);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.deepEqual(stops(t, 'E'), { C1: 1, D1: 2 });
  assert.equal(movementLeft(t.view('heroes'), 'elf'), 2);
});

test('nobody moves before the dice, after the move, or once played', () => {
  const before = table(EMPTY, PAIR);
  assert.deepEqual(stops(before, 'E'), {});
  const over = table(EMPTY, PAIR, { turn: { of: 'E', left: 3, moveOver: true } });
  assert.deepEqual(stops(over, 'E'), {});
  const played = table(EMPTY, PAIR, { turn: 'morcar' });
  assert.equal(movementLeft(played.view('morcar'), played.id('O')), 8);
  played.do({ type: 'step', figure: 'O', to: 'E1' });
  assert.equal(movementLeft(played.view('morcar'), played.id('O')), 7);
});

test('CLS-TRP-13, CLS-STA-08: open pits and, for monsters, the stairs are not entered', () => {
  const hall = `
    +-+-+-+-+-+
    |. . . . O|
    +-+-+ + + +
    |. E . . .|
    +-+-+-+-+-+`;
  const t = table(hall, { E: { kind: 'elf' }, O: { kind: 'orc' } }, { stairs: 'A1', turn: 'morcar' });
  assert.deepEqual(stops(t, 'O', {}, 'morcar'), { C1: 2, D1: 1, C2: 3, D2: 2, E2: 1 });
  assert.deepEqual(stops(t, 'O', { avoid: (square) => square === t.square('D1') }, 'morcar'), {
    C1: 4,
    C2: 3,
    D2: 2,
    E2: 1,
  });
});

test('behind the screen, what nobody has seen is in the way all the same', () => {
  const map = `
    +-+-+-+-+
    |O : : :|
    +-+-+-+-+`;
  const t = table(map, { O: { kind: 'orc' } }, { turn: 'morcar', dark: true, quest: { blocked: ['C1'] } });
  assert.deepEqual(stops(t, 'O', {}, 'morcar'), { B1: 1 });
});

test('a wish to start elsewhere, with less', () => {
  const t = table(EMPTY, PAIR, { turn: { of: 'E', left: 9 } });
  const from = reachOf(t.view('heroes'), 'elf', { from: t.square('C1'), budget: 2 })!;
  assert.deepEqual(pathTo(from, t.square('E1')), [t.square('D1'), t.square('E1')]);
  assert.deepEqual(pathTo(from, t.square('F1')), []);
});

test('every step of every way offered is accepted by the rules', () => {
  const hall = `
    +-+-+-+-+-+
    |. O . .oD|
    + + + +-+-+
    |. E . . .|
    + + +-+ + +
    |. . . . .|
    +-+-+-+-+-+`;
  const heroes = { E: { kind: 'elf' as const }, D: { kind: 'dwarf' as const }, O: { kind: 'orc' as const } };
  const fresh = () => table(hall, heroes, { turn: { of: 'E', left: 6 } });
  const view = fresh().view('heroes');
  const found = reachOf(view, 'elf')!;
  let walked = 0;
  for (const [goal, cost] of found.cost.entries()) {
    if (cost < 1) continue;
    const t = fresh();
    const path = pathTo(found, goal);
    assert.equal(path.length, cost);
    for (const to of path) t.do({ type: 'step', figure: 'E', to: t.squareName(to) });
    walked += 1;
  }
  assert.ok(walked > 8);
});
