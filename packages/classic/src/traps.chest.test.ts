import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, B] = ['skull', 'blackShield'] as const;

/** A chest in the corner of the room, trapped. */
function chestRoom(harm: Record<string, number>, body = 6): Table {
  return table(
    `
    +-+-+-+
    |E . .|
    +-+-+-+`,
    { E: { kind: 'elf', body } },
    {
      turn: 'E',
      quest: {
        furniture: [{ kind: 'treasureChest', at: 'C1', id: 'box' }],
        traps: [{ kind: 'chest', chest: 'box', harm, text: { en: 'Snap.', fr: 'Clac.' } }],
        treasures: [{ in: 'r1', then: [{ give: { gold: 80 } }] }],
      },
    },
  );
}
const SEARCH = { type: 'searchTreasure', figure: 'E' };

rule('CLS-TRP-03', 'a treasure search opens the chest: its trap goes off before anything is found', () => {
  const t = chestRoom({ lose: 2 });
  t.do(SEARCH);
  assert.deepEqual(t.types(), ['searched', 'trapSprung', 'bodyLost', 'questTreasureFound', 'goldGained']);
  const sprung = t.event('trapSprung');
  assert.deepEqual(
    [sprung.trap, sprung.squares, sprung.rules, sprung.text?.en],
    ['chest', [t.square('C1')], ['CLS-TRP-03'], 'Snap.'],
  );
  assert.deepEqual([t.figure('E').body, t.hero('E').gold], [4, 80]);
});

rule('CLS-TRP-03', 'it does what the quest says: so many points, or a point a skull', () => {
  const t = chestRoom({ dice: 2 });
  t.do(SEARCH, [S, B]);
  assert.deepEqual([t.figure('E').body, t.hero('E').gold], [5, 80]);
});

rule('CLS-TRP-03', 'whoever dies of it finds nothing', () => {
  const t = chestRoom({ lose: 1 }, 1);
  t.do(SEARCH);
  assert.ok(t.happened('heroDied'));
  assert.ok(!t.happened('questTreasureFound'));
  assert.equal(t.hero('E').gold, 0);
});

rule('CLS-TRP-03', 'once found it does nothing; nor does it go off twice', () => {
  const t = chestRoom({ lose: 2 });
  t.do({ type: 'searchSecrets', figure: 'E' });
  assert.deepEqual(
    [t.figure('E').body, t.seen('heroes')['traps']],
    [6, [{ kind: 'chest', squares: ['C1'] }]],
  );
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(SEARCH);
  assert.ok(!t.happened('trapSprung'));
  assert.deepEqual([t.figure('E').body, t.hero('E').gold], [6, 80]);
});

rule('CLS-TRP-03', 'a second search after it has gone off is safe', () => {
  const t = table(
    `
    +-+-+-+
    |E D .|
    +-+-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    {
      treasure: ['gem'],
      quest: {
        furniture: [{ kind: 'treasureChest', at: 'C1', id: 'box' }],
        traps: [{ kind: 'chest', chest: 'box', harm: { lose: 1 } }],
      },
    },
  );
  t.do(SEARCH, ['gem']);
  assert.equal(t.figure('E').body, 5);
  t.do({ type: 'endTurn' });
  t.do({ type: 'searchTreasure', figure: 'D' });
  assert.deepEqual([t.types(), t.figure('D').body], [['searched', 'deckEmpty'], 7]);
});

rule('CLS-TRP-03', 'the chest of another room stays shut', () => {
  const t = table(
    `
    +-+-+-+
    |E .|.|
    +-+-+-+`,
    { E: { kind: 'elf' } },
    {
      treasure: ['gem'],
      quest: {
        furniture: [{ kind: 'treasureChest', at: 'C1', id: 'box' }],
        traps: [{ kind: 'chest', chest: 'box', harm: { lose: 1 } }],
      },
    },
  );
  t.do(SEARCH, ['gem']);
  assert.deepEqual([t.figure('E').body, t.state.traps], [6, ['hidden']]);
});
