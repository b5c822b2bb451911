import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costsAlong, squaresOfLegs, waysOf } from './reach.ts';
import { table } from './testing/scene.ts';
import { CLASSIC_WALKING } from './walking.ts';

const ROOM = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;

test('every square within reach has a way, and its steps', () => {
  const t = table(ROOM, { E: { kind: 'elf' } }, { turn: { of: 'E', left: 2 } });
  const ways = waysOf(CLASSIC_WALKING, t.view(), 'elf')!;
  const costs = Object.fromEntries([...ways.to].map(([square, { cost }]) => [t.name(square), cost]));
  assert.deepEqual(costs, { B1: 1, C1: 2, A2: 1, B2: 2 });
  assert.ok([...ways.to.values()].every(({ risky }) => !risky));
});

test('CLS-TRP-30: a way round a trap that was found comes before one over it', () => {
  const t = table(
    ROOM,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 5 }, quest: { traps: [{ kind: 'rockfall', at: 'B1' }] } },
  );
  t.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  const { to } = waysOf(CLASSIC_WALKING, t.view(), 'elf')!;
  const there = to.get(t.square('C1'))!;
  assert.deepEqual([there.cost, there.risky], [4, false]);
  assert.deepEqual(
    squaresOfLegs(there.legs).map((square) => t.name(square)),
    ['A2', 'B2', 'C2', 'C1'],
  );
  assert.equal(to.get(t.square('B1'))?.risky, true);
});

test('CLS-TRP-13: beyond a pit lies what one can jump to, marked as risky', () => {
  const corridor = `
    +-+-+-+-+-+
    |E : : : :|
    +-+-+-+-+-+`;
  const t = table(
    corridor,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: 'C1' }] } },
  );
  t.do('heroes', { type: 'searchSecrets', figure: 'elf' });
  const { to } = waysOf(CLASSIC_WALKING, t.view(), 'elf')!;
  assert.deepEqual(
    [...to.keys()].map((square) => t.name(square)),
    ['B1', 'D1', 'E1', 'C1'],
  );
  const down = to.get(t.square('C1'))!;
  assert.deepEqual([down.cost, down.risky, down.legs.map(({ is }) => is)], [2, true, ['step', 'step']]);
  const far = to.get(t.square('E1'))!;
  assert.deepEqual([far.cost, far.risky, far.legs.map(({ is }) => is)], [4, true, ['step', 'jump', 'step']]);
  t.do('heroes', { type: 'step', figure: 'elf', to: t.square('B1') });
  assert.equal(t.try('heroes', { type: 'jump', figure: 'elf', to: t.square('D1') }, ['whiteShield']), null);
});

test('before the dice there are no ways at all', () => {
  const t = table(ROOM, { E: { kind: 'elf' } });
  assert.equal(waysOf(CLASSIC_WALKING, t.view(), 'elf'), null);
  assert.equal(waysOf(CLASSIC_WALKING, t.view(), 'nobody'), null);
});

test('along a way its cost counts on: a turn with the step after it, a leap by every square', () => {
  const turned = { is: 'step', to: 5, turning: 1 } as const;
  const leap = { is: 'jump', over: [6], to: 7 } as unknown as Parameters<typeof costsAlong>[0][number];
  assert.deepEqual(costsAlong([turned, leap, { is: 'step', to: 8 }]), [2, 3, 4, 5]);
});
