import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNTER_KINDS } from './counters/types.ts';
import type { CounterKind } from './counters/types.ts';
import { counterCouldFit, fells, gapMatters, turnsTheRoll } from './stakes.ts';
import type { SceneFigure } from './scenario/arrange.ts';
import { asked, exploring, fighting } from './testing/counters.ts';
import { battle, MONSTERS, RATMAN, step, strike } from './testing/battle.ts';
import type { AdvancedTable } from './testing/index.ts';
import { topSeenAs } from './view.ts';

const DUEL = `
  +-+-+-+-+
  |. A R .|
  + + + + +
  |. . . .|
  +-+-+-+-+
`;

const view = (table: AdvancedTable) => table.view('ann');

/** A hero with so many wounds left is about to lose two of them. */
function clawed(hero: SceneFigure): boolean {
  const table = battle(DUEL, { A: { fate: 1, ...hero }, R: { monster: 'ratman' } }, { turn: MONSTERS });
  table.do(strike('R', 'A'), [9, 5, 5, 1]);
  const frame = topSeenAs(view(table), 'damage');
  assert.equal(frame?.wounds, 2);
  return fells(view(table), frame);
}

test('wounds are at stake where they would fell the figure, not before', () => {
  assert.deepEqual(
    [4, 3, 2, 1].map((wounds) => clawed({ wounds })),
    [false, false, true, true],
  );
});

test('a damage die short of a kill is at stake; a die further off, and a missed blow, are not', () => {
  const struck = (wounds: number): boolean => {
    const table = battle(DUEL, { A: { fate: 1 }, R: { monster: 'ogre', wounds } });
    table.do(strike('A', 'R'), [11, 11, 1, 1, 1]);
    const frame = topSeenAs(view(table), 'test');
    assert.equal(frame?.kind, 'damage');
    return turnsTheRoll(view(table), frame);
  };
  assert.deepEqual([struck(2), struck(3)], [true, false]);
  const table = battle(DUEL, { A: { fate: 1 }, R: { monster: 'ratman', wounds: 1 } });
  table.do(strike('A', 'R'), [2]);
  const frame = topSeenAs(view(table), 'test');
  assert.equal(frame?.kind, 'attack');
  assert.equal(turnsTheRoll(view(table), frame), false);
});

test('a failed test is at stake where it does harm, not where it may be tried again', () => {
  const table = battle(DUEL, { A: {}, R: { monster: 'ratman' } });
  const frame = (kind: string) => ({ tag: 'test', kind, figure: table.id('A') }) as never;
  for (const kind of ['gas', 'jump', 'leap', 'rope', 'mould', 'choke', 'spot'])
    assert.equal(turnsTheRoll(view(table), frame(kind)), true, kind);
  for (const kind of ['disarm', 'lift', 'climb', 'shot', 'attack'])
    assert.equal(turnsTheRoll(view(table), frame(kind)), false, kind);
});

test('the square of a slain enemy is at stake where others fight on and the killer has no move left', () => {
  const after = (others: Readonly<Record<string, SceneFigure>>, isWalkFirst: boolean): boolean => {
    const map = `
  +-+-+-+-+-+-+
  |${isWalkFirst ? 'A .' : '. A'} R . . ${'Q' in others ? 'Q' : '.'}|
  +-+-+-+-+-+-+
`;
    const table = battle(map, { A: {}, R: RATMAN, ...others });
    if (isWalkFirst) table.do(step('A', 'B1'));
    table.do(strike('A', 'R'), [5, 7, 7, 7, 1]);
    const frame = topSeenAs(view(table), 'followUp');
    assert.ok(frame !== null);
    return gapMatters(view(table), frame);
  };
  assert.equal(after({ Q: RATMAN }, true), true);
  assert.equal(after({ Q: RATMAN }, false), false, 'there is a move left to walk in with');
  assert.equal(after({}, true), false, 'nobody is left to fight');
});

test('ADV-TOK-04: whether a counter could fit is known to all, and is never denied where the master may play one', () => {
  const moments = [
    ['exploration', null],
    ['combatStart', null],
    ['combat', { about: 'hit', figure: 'R' }],
    ['combat', { about: 'wounds', figure: 'R', wounds: 1 }],
    ['combat', { about: 'wounds', figure: 'A', wounds: 1 }],
    ['combat', { about: 'roll', figure: 'R', kind: 'dodge', face: 2 }],
    ['step', { figure: 'A', square: 1 }],
    ['chest', { figure: 'A', chest: 'x' }],
  ] as const;
  const fit = (hand: readonly CounterKind[], at: (typeof moments)[number], monster?: string): boolean => {
    const [moment, about] = at;
    const table = moment === 'exploration' ? exploring(hand) : fighting(hand, {}, monster);
    const id = (name: string): string => table.id(name);
    asked(table, moment, about === null ? null : { ...about, figure: id(about.figure) });
    const [theirs, ours] = (['master', 'ann'] as const).map((seat) => {
      const seen = table.view(seat);
      return counterCouldFit(seen, topSeenAs(seen, 'counter')!);
    });
    assert.equal(theirs, ours, `${hand.join()} ${moment}`);
    const may = table.moves('master').filter(({ type }) => type !== 'watch' && type !== 'holdCounters');
    if (may.length > 0) assert.equal(theirs, true, `${hand.join()} ${moment}`);
    return theirs!;
  };
  for (const at of moments) {
    assert.equal(fit([], at), false, 'nobody holds anything');
    assert.equal(new Set(COUNTER_KINDS.map((kind) => fit([kind], at))).size, 1, 'whatever is held');
    assert.equal(fit(['escape'], at, 'warpweaver'), true, 'a character may escape');
  }
  assert.deepEqual(
    moments.map((at) => fit(['trap'], at)),
    [true, true, false, true, false, true, true, true],
  );
});
