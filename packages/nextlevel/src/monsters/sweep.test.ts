import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';

const [S, W, K] = ['skull', 'whiteShield', 'blackShield'] as const;
/** A critical D20 that changes nothing. */
const PLAIN = 7;
const SWEEP = { type: 'sweep', figure: 'L' };
const bare = { sheet: { gear: [], inHand: null } } as const;

/** Left, front left, front, right, and one behind. */
const RING = `
  +-+-+-+-+
  |. B D .|
  + + + + +
  |E L O .|
  + + + + +
  |. W . .|
  +-+-+-+-+`;

function ring(more: object = {}) {
  return table(
    RING,
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      E: { kind: 'elf' },
      W: { kind: 'wizard' },
      L: { kind: 'gargoyle' },
      O: { kind: 'orc' },
    },
    {
      turn: 'morcar',
      next: {
        figures: {
          L: { facing: 'east' },
          B: { facing: 'south', ...bare },
          D: { facing: 'south', ...bare },
          E: { facing: 'east', ...bare },
          W: { facing: 'north', ...bare },
          ...more,
        },
      },
    },
  );
}

function duel(kind: string, facing: 'east' | 'west', more: object = {}) {
  return table(
    `
    +-+-+-+
    |. L B|
    +-+-+-+`,
    { L: { kind, ...more }, B: { kind: 'barbarian' } },
    { turn: 'morcar', next: { figures: { L: { facing }, B: { facing: 'west', ...bare } } } },
  );
}

rule(
  'NXT-MON-06',
  'the skulls of one roll are shared out before any defence, and each parries its own',
  () => {
    const t = ring();
    t.do(SWEEP, [S, S, S, K, PLAIN]);
    assert.deepEqual(t.state.next.asked, {
      tag: 'sweep',
      figure: t.id('L'),
      skulls: 3,
      among: ['barbarian', 'dwarf', t.id('O'), 'wizard'],
    });
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'shareSkulls' }]);
    t.do({ type: 'allot', shares: ['barbarian=2', 'wizard=1'] }, [W, S, S, S]);
    assert.deepEqual([t.figure('B').body, t.figure('W').body, t.figure('D').body], [7, 3, 7]);
    assert.deepEqual([t.state.next.asked, t.state.next.blows], [null, []]);
    assert.deepEqual(t.state.next.engaged, [
      [t.id('L'), 'barbarian'],
      [t.id('L'), 'wizard'],
    ]);
  },
);

rule('NXT-MON-06', 'all the skulls are given, to those it reaches, by Morcar alone', () => {
  const t = ring();
  t.do(SWEEP, [S, S, S, K, PLAIN]);
  for (const shares of [
    [],
    ['barbarian=2'],
    ['barbarian=2', 'wizard=2'],
    ['elf=3'],
    ['wizard=1', 'barbarian=2'],
    ['barbarian=3', 'wizard=0'],
    ['barbarian=4', 'dwarf=-1'],
    ['barbarian=1.5', 'dwarf=1.5'],
    ['barbarian=03'],
    ['barbarian=1', 'barbarian=2'],
    ['barbarian'],
  ])
    t.refuses({ type: 'allot', shares }, 'wrongShares', 'NXT-MON-06');
  const answer = { type: 'allot', shares: ['barbarian=3'] };
  t.refuses(answer, 'notYourFigure', 'NXT-MON-06', 'heroes');
  t.refuses(SWEEP, 'waitingForAnother', 'NXT-ATK-12');
  assert.equal(t.offered('allot', 'morcar').length, 20, 'three skulls among four');
  assert.ok(t.offers(answer, 'morcar'));
  ring().refuses(answer, 'nothingAsked', 'NXT-MON-06', 'morcar');
});

rule('NXT-MON-06', 'its own side may be struck as well, and shares wait for a living shield', () => {
  const t = table(
    `
    +-+-+-+
    |. B .|
    + + + +
    |. L O|
    + + + +
    |. . G|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, L: { kind: 'bugbear' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    {
      turn: 'morcar',
      next: {
        figures: { L: { facing: 'east' }, O: { facing: 'west' }, B: { facing: 'south', ...bare } },
      },
    },
  );
  const [orc, goblin] = [t.id('O'), t.id('G')];
  t.do(SWEEP, [S, S, K, K, PLAIN]);
  t.do({ type: 'allot', shares: ['barbarian=1', `${orc}=1`] }, [S, S, S, S]);
  assert.equal(t.state.next.asked?.tag, 'livingShield');
  assert.equal(t.figure('B').body, 7);
  t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  assert.deepEqual([t.find('G'), t.figure('O').body, t.state.next.blows], [undefined, 1, []]);
  assert.equal(t.event('monsterKilled').figure, goblin);
});

rule(
  'NXT-MON-06',
  'a lone target takes it all, a critical roll adds to it, and it is the act of the turn',
  () => {
    const t = duel('gargoyle', 'east');
    t.do(SWEEP, [S, K, K, K, 20, W, S]);
    assert.equal(t.event('sweepRolled').skulls, 3);
    assert.equal(t.figure('B').body, 6);
    assert.equal(t.state.turn.acted, true);
    t.refuses(SWEEP, 'alreadyActed', 'CLS-TUR-10');
    t.refuses({ type: 'strike', figure: 'L', target: 'B' }, 'alreadyActed', 'CLS-TUR-10');
  },
);

rule('NXT-MON-06', 'only a major creature sweeps', () => {
  duel('orc', 'east').refuses(SWEEP, 'majorOnly', 'NXT-MON-06');
  duel('ogre', 'east').refuses(SWEEP, 'majorOnly', 'NXT-MON-06');
  assert.ok(duel('bugbear', 'east').offers(SWEEP));
  duel('gargoyle', 'east', { attack: 0 }).refuses(SWEEP, 'noDiceLeft', 'NXT-ATK-01');
});

rule('NXT-MON-06', 'from behind it surprises, and a finishing blow needs no defence', () => {
  const t = table(
    `
    +-+-+-+
    |. L B|
    +-+-+-+`,
    { L: { kind: 'gargoyle' }, B: { kind: 'barbarian', body: 1 } },
    { turn: 'morcar', next: { figures: { L: { facing: 'east' }, B: { facing: 'east', ...bare } } } },
  );
  t.do(SWEEP, [S, S, K, K, PLAIN, 1]);
  assert.deepEqual([t.happened('surpriseRolled'), t.happened('finished')], [true, true]);
  assert.equal(t.find('B'), undefined);
});

rule('NXT-MON-06', 'a sweep without a skull has missed every foe before it, and each may strike back', () => {
  const t = ring();
  t.do(SWEEP, [W, W, K, K, 20, K, W, W, W, S, S]);
  const blows = t.all('counterRolled').map(({ by, why }) => ({ by, why }));
  assert.deepEqual(blows, [
    { by: 'barbarian', why: 'miss' },
    { by: 'wizard', why: 'miss' },
  ]);
  assert.equal(t.figure('L').body, 2, 'the white shield parries');
});

rule('NXT-MON-07', 'whoever stands behind the creature is safe from its sweep', () => {
  const t = ring();
  t.do(SWEEP, [S, K, K, K, PLAIN]);
  const { among } = t.event('sweepRolled');
  assert.equal(among.includes('elf'), false);
  duel('gargoyle', 'west').refuses(SWEEP, 'nobodyBefore', 'NXT-MON-07');
  const apart = table(
    `
    +-+-+-+
    |L . B|
    +-+-+-+`,
    { L: { kind: 'gargoyle' }, B: { kind: 'barbarian' } },
    { turn: 'morcar', next: { figures: { L: { facing: 'east' } } } },
  );
  apart.refuses(SWEEP, 'nobodyBefore', 'NXT-MON-06');
});

rule('NXT-MON-07', 'nor does it reach through a wall, or strike captives', () => {
  const t = table(
    `
    +-+-+-+
    |C B .|
    + +-+ +
    |. L D|
    +-+-+-+`,
    {
      L: { kind: 'gargoyle' },
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      C: { kind: 'captive' },
    },
    { turn: 'morcar', next: { figures: { L: { facing: 'north' }, D: bare } } },
  );
  t.do(SWEEP, [S, K, K, K, PLAIN, W, S]);
  assert.deepEqual(t.event('sweepRolled').among, ['dwarf']);
});

rule('NXT-COR-01', 'a sweep has the skull for a cornered target, too, if it hits it at all', () => {
  const corner = (faces: readonly string[], defence: readonly string[]) => {
    const t = table(
      `
      +-+-+-+
      |B L .|
      + + + +
      |G . .|
      +-+-+-+`,
      { B: { kind: 'barbarian' }, L: { kind: 'gargoyle' }, G: { kind: 'goblin' } },
      { turn: 'morcar', next: { figures: { L: { facing: 'west' }, B: { facing: 'east', ...bare } } } },
    );
    t.do(SWEEP, [...faces, PLAIN]);
    if (t.state.next.asked !== null) t.do({ type: 'allot', shares: ['barbarian=1'] }, [...defence]);
    return t;
  };
  const t = corner([S, W, W, W], [W, S]);
  assert.deepEqual(
    [t.event('blowDealt').cornered, t.event('blowDealt').rules, t.figure('B').body],
    [true, ['NXT-MON-06', 'NXT-COR-01'], 7],
  );
});
