import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, secretsIn, undeclaredIn, wordsOf } from './knowledge.ts';

interface Chest {
  readonly tag: 'chest';
  readonly found: boolean;
  readonly holds: readonly string[];
}

interface Pile {
  readonly tag: 'pile';
  readonly gold: number;
}

interface Cave {
  readonly round: number;
  readonly note?: string;
  readonly hand: readonly string[];
  readonly trap: number;
  readonly order: readonly number[];
  readonly things: readonly (Chest | Pile)[];
}

interface Eyes {
  readonly seat: string;
}

interface Mind {
  readonly eyes: Eyes;
}

const { own, masked, counted, sealed, declare, each, byTag } = wordsOf<Eyes, Mind>();
const isMaster = ({ seat }: Eyes): boolean => seat === 'master';

const CHEST = declare<Chest>()({
  tag: open,
  found: open,
  holds: masked<readonly string[], Pick<Chest, 'found'>>(
    (eyes, { found }) => isMaster(eyes) || found,
    () => [],
    () => ['imagined'],
  ),
});
const PILE = declare<Pile>()({ tag: open, gold: open });
const CAVE = declare<Cave>()({
  round: open,
  note: open,
  hand: counted(isMaster, (count) => Array<string>(count).fill('any')),
  trap: own(isMaster, () => 7),
  order: sealed(() => [9]),
  things: each(byTag<Chest | Pile>()({ chest: CHEST, pile: PILE })),
});

const truth: Cave = {
  round: 3,
  hand: ['fog', 'rats'],
  trap: 4,
  order: [1, 2],
  things: [
    { tag: 'chest', found: false, holds: ['ruby'] },
    { tag: 'chest', found: true, holds: ['ring'] },
    { tag: 'pile', gold: 5 },
  ],
};

test('a view is built from the words, field by field', () => {
  assert.deepEqual(CAVE.show(truth, { seat: 'ann' }), {
    round: 3,
    hand: 2,
    things: [
      { tag: 'chest', found: false, holds: [] },
      { tag: 'chest', found: true, holds: ['ring'] },
      { tag: 'pile', gold: 5 },
    ],
  });
  assert.deepEqual(CAVE.show(truth, { seat: 'master' }), {
    round: 3,
    hand: ['fog', 'rats'],
    trap: 4,
    things: truth.things,
  });
});

test('a field without a word is found out in a value, wherever the compiler was not asked', () => {
  const things = [
    { tag: 'chest', found: true, holds: [], smuggled: 1 },
    { tag: 'pile', gold: 1 },
  ];
  assert.deepEqual(undeclaredIn(CAVE, { ...truth, more: 1, things }), ['.things.0.smuggled', '.more']);
  assert.deepEqual(undeclaredIn(CAVE, truth), []);
});

test('what is all open is shown as it is, without a copy', () => {
  const [, , pile] = CAVE.show(truth, { seat: 'ann' }).things;
  assert.equal(pile, truth.things[2]);
});

test('a whole truth is imagined from a view, and is seen as that view', () => {
  for (const seat of ['ann', 'master']) {
    const view = CAVE.show(truth, { seat });
    assert.deepEqual(CAVE.show(CAVE.imagine(view, { eyes: { seat } }), { seat }), view);
  }
  const imagined = CAVE.imagine(CAVE.show(truth, { seat: 'ann' }), { eyes: { seat: 'ann' } });
  assert.deepEqual(imagined, {
    round: 3,
    hand: ['any', 'any'],
    trap: 7,
    order: [9],
    things: [
      { tag: 'chest', found: false, holds: ['imagined'] },
      { tag: 'chest', found: true, holds: ['ring'] },
      { tag: 'pile', gold: 5 },
    ],
  });
});

test('everything that is not open can be listed', () => {
  assert.deepEqual(secretsIn(CAVE), [
    'hand counted',
    'trap own',
    'order sealed',
    'things.each.chest.holds masked',
  ]);
});

test('a field without a word does not compile, nor a word without a field', () => {
  // @ts-expect-error: `gold` has no word
  declare<Pile>()({ tag: open });
  // @ts-expect-error: an optional field needs one too
  declare<Pick<Cave, 'round' | 'note'>>()({ round: open });
  // @ts-expect-error: there is no `silver`
  declare<Pile>()({ tag: open, gold: open, silver: open });
  // @ts-expect-error: a sort without its words
  byTag<Chest | Pile>()({ chest: CHEST });
  // @ts-expect-error: a text cannot stand in for a number
  declare<Pile>()({ tag: open, gold: sealed(() => 'much') });
  const view = CAVE.show(truth, { seat: 'ann' });
  // @ts-expect-error: a sealed field is in no view
  assert.equal(view.order, undefined);
  // @ts-expect-error: another seat's own field may be missing
  assert.throws(() => view.trap.toFixed());
});

test('what all see something of and what belongs to somebody are seen apart, for views that have a screen', () => {
  const eyes = { seat: 'elf' };
  assert.deepEqual(Object.keys(CAVE.common(truth, eyes)), ['round', 'hand', 'things']);
  assert.equal(CAVE.common(truth, eyes).hand, 2);
  assert.deepEqual(CAVE.theirs(truth, eyes), {});
  assert.deepEqual(CAVE.theirs(truth, { seat: 'master' }), { trap: 4 });
  assert.deepEqual(CAVE.common(truth, { seat: 'master' }).hand, ['fog', 'rats']);
});
