import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';
import { sizeOf } from './listening.ts';

const DOOR = 'A1-B1';
const MAP = `
  +-+-+-+-+-+-+
  |Hd. . . . .|
  +-+ + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`;
const SQUARES = ['B', 'C', 'D', 'E', 'F'].flatMap((x) => [1, 2, 3].map((y) => `${x}${y}`));
const listen = { type: 'listen', figure: 'H', door: DOOR };

function atTheDoor(hero: string, kinds: readonly string[], met: readonly string[] = []): NextTable {
  const monsters = kinds.map((kind, i) => ({ kind, at: SQUARES[i]! }));
  return table(
    MAP,
    { H: { kind: hero } },
    {
      dark: true,
      quest: { monsters },
      next: { figures: { H: { sheet: { met } } } },
    },
  );
}
const many = (count: number, kind = 'goblin') => Array.from({ length: count }, () => kind);

rule('NXT-LIS-01', 'a listener hears how big the crowd is, and no more', () => {
  for (const [count, size] of [
    [0, 'nobody'],
    [1, 'pinch'],
    [2, 'pinch'],
    [3, 'handful'],
    [5, 'handful'],
    [6, 'band'],
    [14, 'band'],
    [15, 'crowd'],
  ] as const) {
    const t = atTheDoor('dwarf', many(count));
    t.do(listen);
    const { size: heard, count: exact, kinds, unknown } = t.event('listened');
    assert.deepEqual(
      { heard, exact, kinds, unknown },
      { heard: size, exact: null, kinds: null, unknown: false },
    );
    assert.equal(t.state.figures.length, 1, 'nothing is put on the board');
    assert.equal(sizeOf(count), size);
  }
});

rule('NXT-LIS-01', 'behind a door to a passage one hears to the end of it, and not round its corner', () => {
  const t = table(
    `
    +-+-+-+-+-+-+-+-+-+-+
    |Hd: : : : : : : : :|
    +-+-+-+-+-+-+-+-+-+ +
                      |:|
                      +-+`,
    { H: { kind: 'elf' } },
    {
      dark: true,
      quest: { monsters: ['B1', 'G1', 'H1', 'J1', 'J2'].map((at) => ({ kind: 'orc', at })) },
    },
  );
  t.do(listen);
  assert.equal(t.event('listened').count, 4);
});

rule('NXT-LIS-01', 'it is a free action, at a closed door the hero stands before', () => {
  const t = atTheDoor('wizard', many(3));
  t.do(listen);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['listen']]);
  const open = table(MAP.replace('Hd', 'Ho'), { H: { kind: 'dwarf' } });
  open.refuses(listen, 'alreadyOpen', 'NXT-LIS-01');
  const away = table('+-+-+-+\n|H :d.|\n+-+-+-+', { H: { kind: 'dwarf' } });
  away.refuses({ ...listen, door: 'B1-C1' }, 'notAtTheDoor', 'NXT-LIS-01');
});

rule(
  'NXT-LIS-01',
  'those who have been seen and shut in are heard too, and only those behind this door',
  () => {
    const map = `
    +-+-+-+-+-+
    |.|Hd. O|.|
    +-+-+-+-+-+`;
    const quest = { monsters: [{ kind: 'orc', at: 'E1' }] };
    const figures = { H: { kind: 'elf' }, O: { kind: 'orc' }, G: { kind: 'goblin' }, D: { kind: 'dwarf' } };
    const t = table(map.replace('|.|Hd. O', '|G|HdD O'), figures, { turn: 'H', dark: true, quest });
    t.do({ ...listen, door: 'B1-C1' });
    assert.equal(
      t.event('listened').count,
      1,
      'the orc, not the dwarf with it, nor those behind other walls',
    );
    const back = table(
      map.replace('HdD O', 'OdH .').replace('Hd. O', 'OdH .'),
      { H: { kind: 'elf' }, O: { kind: 'orc' } },
      { dark: true, quest },
    );
    back.do({ ...listen, door: 'B1-C1' });
    assert.equal(back.event('listened').count, 1, 'from the other side of the door');
  },
);

rule('NXT-LIS-02', 'the elf hears which kinds are there, of those this elf has seen', () => {
  const t = atTheDoor('elf', ['orc', 'orc', 'mummy'], ['orc', 'goblin']);
  t.do(listen);
  const { kinds, unknown, rules } = t.event('listened');
  assert.deepEqual({ kinds, unknown }, { kinds: ['orc'], unknown: true });
  assert.ok(rules.includes('NXT-LIS-02'));
  const all = atTheDoor('elf', ['orc'], ['orc']);
  all.do(listen);
  assert.equal(all.event('listened').unknown, false);
});

rule('NXT-LIS-02', 'a kind is known once one of it has been in the elf’s sight', () => {
  const map = `
    +-+-+-+-+
    |H : G|O|
    +-+-+-+-+`;
  const figures = { H: { kind: 'elf' }, G: { kind: 'goblin' }, O: { kind: 'orc' } };
  const t = table(map, figures, { next: { figures: { H: { sheet: { met: [] } } } } });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.sheet('H').met, ['goblin']);
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.sheet('H').met, ['goblin'], 'once is enough');
  const apart = table(
    map.replace('|H : G|O|', '|H|D G|O|'),
    { ...figures, D: { kind: 'dwarf' } },
    { next: { figures: { H: { sheet: { met: [] } } } } },
  );
  apart.do({ type: 'endTurn' });
  assert.deepEqual(apart.sheet('H').met, [], 'what the dwarf sees is the dwarf’s');
});

rule('NXT-LIS-03', 'the elf counts up to five; a band is a band', () => {
  for (const [count, exact] of [
    [0, 0],
    [5, 5],
    [6, null],
  ] as const) {
    const t = atTheDoor('elf', many(count));
    t.do(listen);
    assert.equal(t.event('listened').count, exact);
  }
});
