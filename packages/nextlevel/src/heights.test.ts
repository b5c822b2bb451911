import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from './testing/index.ts';

const HIT = { type: 'strike', figure: 'B', target: 'G' };
const [S, W] = ['skull', 'whiteShield'] as const;

/** Three goblins, an orc and a hero round a piece of furniture. */
function room(kind: string, map: string, more: object = {}) {
  return table(
    map,
    {
      B: { kind: 'barbarian' },
      G: { kind: 'goblin' },
      H: { kind: 'goblin' },
      I: { kind: 'goblin' },
      O: { kind: 'orc' },
    },
    {
      turn: 'morcar',
      quest: { furniture: [{ kind, at: 'B1' }], exit: ['A2'] },
      next: { figures: { B: { sheet: { gear: ['dagger'], inHand: 'dagger' } } } },
      ...more,
    },
  );
}

const BESIDE = `
  +-+-+-+-+-+-+
  |G . . . H O|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . I . . B|
  +-+-+-+-+-+-+`;
const step = (figure: string, to: string) => ({ type: 'step', figure, to });

rule('NXT-MON-12', 'a goblin steps onto low furniture as onto any square, and nobody else does', () => {
  for (const kind of ['table', 'alchemistBench', 'tomb', 'sorcererDesk']) {
    const t = room(kind, BESIDE);
    t.do(step('G', 'B1'));
    assert.deepEqual([t.at('G'), t.state.turn.left], ['B1', 9], kind);
    assert.ok(t.cites('NXT-MON-12'));
    walk(t, 'G', 'C1', 'D1', 'D2', 'D3');
  }
  const orc = room('table', BESIDE.replace('H O', 'O H'));
  orc.refuses(step('O', 'D1'), 'squareBlocked', 'CLS-MOV-10');
  for (const kind of ['fireplace', 'weaponRack', 'rack'])
    room(kind, BESIDE).refuses(step('G', 'B1'), 'squareBlocked', 'CLS-MOV-10');
});

rule('NXT-MON-12', 'only Morcar’s goblins climb, and only what is on the board', () => {
  const ally = table(
    '+-+-+-+-+-+\n|G . . . B|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+',
    { G: { kind: 'goblin', freed: true }, B: { kind: 'barbarian' } },
    { turn: 'G', quest: { furniture: [{ kind: 'table', at: 'B1' }] } },
  );
  ally.refuses(step('G', 'B1'), 'squareBlocked', 'CLS-MOV-10');
  const t = room('table', BESIDE);
  t.state = { ...t.state, furniture: [], furnitureSquares: t.state.furnitureSquares.map(() => 0) };
  t.refuses(step('G', 'B1'), 'squareBlocked', 'CLS-MOV-10');
});

rule('NXT-MON-12', 'two goblins at most stand on one piece', () => {
  const t = room('table', BESIDE);
  t.do(step('G', 'B1'));
  t.do(step('H', 'D1'));
  t.refuses(step('I', 'C2'), 'squareBlocked', 'CLS-MOV-10');
  walk(t, 'H', 'E1');
  t.do(step('I', 'C2'));
});

rule('NXT-MON-12', 'a hero does not climb, and a goblin on a table can be struck', () => {
  const t = room('table', BESIDE.replace('G . . . H', '. . . G H').replace('. . B|', '. B .|'), {
    turn: { of: 'B', left: 5 },
  });
  walk(t, 'B', 'E2');
  t.refuses(step('B', 'D2'), 'squareBlocked', 'CLS-MOV-10');
  assert.ok(t.offers(HIT));
});

/** One goblin up on the piece, at C1. */
const ALOFT = `
  +-+-+-+-+-+-+
  |. . G . H O|
  + + + + + + +
  |. . B . . .|
  + + + + + + +
  |. . I . . .|
  +-+-+-+-+-+-+`;

/** The same goblin on a piece two squares deep, at C2. */
const ON_LOW = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . G . . .|
  + + + + + + +
  |I . B . H O|
  +-+-+-+-+-+-+`;

rule('NXT-MON-13', 'goblins climb cupboards and bookcases too, two at most', () => {
  for (const kind of ['cupboard', 'bookcase']) {
    const t = room(kind, BESIDE);
    t.do(step('G', 'B1'));
    assert.ok(t.cites('NXT-MON-13'), kind);
    t.do(step('H', 'D1'));
    walk(t, 'I', 'C2');
    t.refuses(step('I', 'C1'), 'squareBlocked', 'CLS-MOV-10');
  }
});

rule('NXT-MON-14', 'a goblin on a piece that is toppled takes one die that nothing parries', () => {
  for (const [face, left] of [
    [S, undefined],
    [W, 1],
  ] as const) {
    const t = room('bookcase', ALOFT.replace('. H O', '. O H').replace('. . B .', '. . . B'));
    t.do({ type: 'topple', figure: 'O', square: 'B1' }, [face, W, W, W, W, W, W]);
    assert.equal(t.find('G')?.body, left);
    assert.ok(t.cites('NXT-MON-14'));
  }
});

rule('NXT-MON-21', 'up there it can be neither struck hand to hand nor strike', () => {
  const strike = { type: 'strike', figure: 'G', target: 'B' };
  for (const kind of ['cupboard', 'bookcase']) {
    room(kind, ALOFT, { turn: 'B' }).refuses(HIT, 'outOfReach', 'NXT-MON-21');
    room(kind, ALOFT).refuses(strike, 'outOfReach', 'NXT-MON-21');
  }
  const t = room('tomb', ON_LOW);
  assert.ok(t.offers(strike), 'on a tomb it fights as on the floor');
});

rule('NXT-MON-21', 'nor can it be struck as it comes down', () => {
  const edge = ALOFT.replace('. . G . H O', '. . H G . O').replace('. . B .', '. . . B');
  const t = room('bookcase', edge);
  t.do(step('G', 'E1'));
  assert.deepEqual([t.at('G'), t.happened('counterRolled')], ['E1', false]);
  t.do(step('G', 'E2'), [W]);
});

rule('NXT-MON-21', 'a shot reaches it', () => {
  const bow = { next: { figures: { B: { sheet: { gear: ['shortBow'], inHand: 'shortBow' } } } } };
  const t = room('cupboard', ALOFT.replace('. . B', 'B . .'), { turn: 'B', ...bow });
  t.do(HIT, [S, S, 7, W]);
  assert.equal(t.find('G'), undefined);
});

rule('NXT-MON-21', 'it controls no square, and no sweep reaches it', () => {
  const away = { turn: { of: 'B', left: 4 } };
  const alone = ALOFT.replace('. H O', '. . .').replace('|. . I . . .', '|. . . I H O');
  walk(room('cupboard', alone, away), 'B', 'B2');
  const low = room('table', ON_LOW, away);
  low.do(step('B', 'B3'), [W, W]);
  assert.equal(low.event('counterRolled').why, 'opportunity', 'from a table it does');
  const swept = table(
    `
    +-+-+-+-+
    |. G . .|
    + + + + +
    |B L . .|
    +-+-+-+-+`,
    { B: { kind: 'barbarian' }, G: { kind: 'goblin' }, L: { kind: 'gargoyle' } },
    {
      turn: 'morcar',
      quest: { furniture: [{ kind: 'cupboard', at: 'B1' }] },
      next: { figures: { L: { facing: 'north' }, B: { facing: 'east' } } },
    },
  );
  swept.do({ type: 'sweep', figure: 'L' }, [S, W, W, W, 7, W, W, W, W]);
  assert.deepEqual(swept.event('sweepRolled').among, ['barbarian']);
});
