import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from '../testing/index.ts';

const SMASH = { type: 'smash', figure: 'P', square: 'C2', with: 'O' };

/** Two orcs with a way past a table. */
function hall(kind = 'table') {
  return table(
    `
    +-+-+-+-+-+-+
    |O . . . . B|
    + + + + + + +
    |P . . . . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+`,
    { O: { kind: 'orc' }, P: { kind: 'goblin' }, B: { kind: 'barbarian' } },
    { turn: 'morcar', quest: { furniture: [{ kind, at: 'C2' }] } },
  );
}

rule('NXT-MON-11', 'two monsters that come past a table in the same turn smash it, at no cost', () => {
  const t = hall();
  walk(t, 'O', 'B1', 'C1', 'D1', 'E1');
  t.refuses({ ...SMASH, figure: 'O', with: 'P' }, 'takesTwo', 'NXT-MON-11');
  walk(t, 'P', 'B2');
  const { left, acted } = t.state.turn;
  t.do(SMASH);
  assert.deepEqual([t.state.furniture, t.state.next.wrecked], [[], [0]]);
  assert.deepEqual([t.state.turn.left, t.state.turn.acted], [left, acted]);
  walk(t, 'P', 'C2');
});

rule('NXT-MON-11', 'both must have come by, and in the same turn of the game master', () => {
  const one = hall();
  walk(one, 'P', 'B2');
  one.refuses(SMASH, 'takesTwo', 'NXT-MON-11');
  one.refuses({ ...SMASH, with: 'P' }, 'takesTwo', 'NXT-MON-11');
  one.refuses({ ...SMASH, with: 'B' }, 'takesTwo', 'NXT-MON-11');
  const later = hall();
  walk(later, 'O', 'B1', 'C1');
  later.do({ type: 'endTurn' });
  later.do({ type: 'endTurn' });
  walk(later, 'P', 'B2');
  later.refuses(SMASH, 'takesTwo', 'NXT-MON-11');
});

rule('NXT-MON-11', 'only a table that is still there, with nobody on it', () => {
  const tomb = hall('tomb');
  walk(tomb, 'O', 'B1', 'C1');
  walk(tomb, 'P', 'B2');
  tomb.refuses(SMASH, 'tablesOnly', 'NXT-MON-11');
  const t = hall();
  t.refuses({ ...SMASH, square: 'D2' }, 'noSuchPiece', 'NXT-MON-11');
  walk(t, 'O', 'B1', 'C1');
  walk(t, 'P', 'B2', 'C2');
  t.refuses(SMASH, 'somebodyOnIt', 'NXT-MON-12');
  walk(t, 'P', 'B2');
  t.do(SMASH);
  t.refuses(SMASH, 'noSuchPiece', 'NXT-MON-11');
});

rule('NXT-MON-11', 'only the table they have come past, not another', () => {
  const t = table(
    `
    +-+-+-+-+-+-+-+
    |O . . . . . B|
    + + + + + + + +
    |P . . . . . .|
    + + + + + + + +
    |. . . . . . .|
    + + + + + + + +
    |. . . . . . .|
    +-+-+-+-+-+-+-+`,
    { O: { kind: 'orc' }, P: { kind: 'goblin' }, B: { kind: 'barbarian' } },
    {
      turn: 'morcar',
      quest: {
        furniture: [
          { kind: 'table', at: 'C2' },
          { kind: 'throne', at: 'B3' },
          { kind: 'throne', at: 'G4' },
        ],
      },
    },
  );
  walk(t, 'O', 'B1');
  assert.deepEqual(t.plights('O'), [], 'not beside it yet');
  walk(t, 'O', 'C1', 'D1', 'C1');
  assert.deepEqual(t.plights('O'), [{ tag: 'trampling', tables: [t.square('C2')] }], 'once, and no throne');
  walk(t, 'P', 'B2');
  assert.deepEqual(t.plights('P'), [{ tag: 'trampling', tables: [t.square('C2')] }]);
});
