/** Full, partial and no sight (ADV-RNG-10 to ADV-RNG-20). */
import assert from 'node:assert/strict';
import { NORTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from './scenario/arrange.ts';
import { isAnybodySeen, sightBetween } from './sight.ts';
import { battle } from './testing/index.ts';
import type { Place } from './state.ts';
import { dig, digging } from './testing/digging.ts';
import type { AdvancedTable } from './testing/index.ts';

const ARCHER: SceneFigure = { weapons: ['bow', 'sword'], arrows: 6 };
const RATMAN: SceneFigure = { monster: 'ratman' };

/** A hall of one row with figures at these columns. */
function row(length: number, at: Readonly<Record<string, number>>): string {
  const squares = Array.from({ length }, (_, x) => Object.keys(at).find((mark) => at[mark] === x) ?? '.');
  const wall = `+${'-+'.repeat(length)}`;
  return [wall, `|${squares.join(' ')}|`, wall].join('\n');
}

const sight = (table: AdvancedTable, from: string, to: string) =>
  sightBetween(table.world, table.state, table.figure(from), table.figure(to));

rule('ADV-RNG-10', 'four clear lines are full sight, one to three partial, none none', () => {
  const clear = `
    +-+-+-+-+
    |A . . .|
    + + + + +
    |. . . R|
    +-+-+-+-+
  `;
  assert.equal(sight(battle(clear, { A: ARCHER, R: RATMAN }), 'A', 'R'), 'full');
  const half = clear.replace('. R|', '.|R|');
  assert.equal(sight(battle(half, { A: ARCHER, R: RATMAN }), 'A', 'R'), 'partial');
  const shut = `
    +-+-+-+-+
    |A . .|.|
    + + + + +
    |. . .|R|
    +-+-+-+-+
  `;
  assert.equal(sight(battle(shut, { A: ARCHER, R: RATMAN }), 'A', 'R'), 'none');
});

rule('ADV-RNG-11', 'walls block sight', () => {
  const table = battle(row(3, { A: 0, R: 2 }).replace('A .', 'A|.'), { A: ARCHER, R: RATMAN });
  assert.equal(sight(table, 'A', 'R'), 'none');
});

rule('ADV-RNG-12', 'a closed door blocks sight', () => {
  const table = battle(row(3, { A: 0, R: 2 }).replace('A .', 'Ad.'), { A: ARCHER, R: RATMAN });
  assert.equal(sight(table, 'A', 'R'), 'none');
});

rule('ADV-RNG-13', 'an open door blocks it too, unless one of the two stands at the doorway', () => {
  const far = battle(row(5, { A: 0, R: 4 }).replace('. . R', '.o. R'), { A: ARCHER, R: RATMAN });
  assert.equal(sight(far, 'A', 'R'), 'none');
  const near = battle(row(5, { A: 1, R: 4 }).replace('A .', 'Ao.'), { A: ARCHER, R: RATMAN });
  assert.equal(sight(near, 'A', 'R'), 'full');
  const target = battle(row(5, { A: 0, R: 2 }).replace('. R', '.oR'), { A: ARCHER, R: RATMAN });
  assert.equal(sight(target, 'A', 'R'), 'full');
});

rule('ADV-RNG-14', 'a figure between blocks, friend or enemy', () => {
  for (const between of [{}, RATMAN]) {
    const table = battle(row(6, { A: 0, B: 3, R: 5 }), { A: ARCHER, B: between, R: RATMAN });
    assert.equal(sight(table, 'A', 'R'), 'none');
  }
});

rule('ADV-RNG-15', 'a friend beside the archer does not; an enemy there does', () => {
  const friend = battle(row(6, { A: 0, B: 1, R: 5 }), { A: ARCHER, B: {}, R: RATMAN });
  assert.equal(sight(friend, 'A', 'R'), 'full');
  const back = battle(row(6, { A: 0, B: 1, R: 5 }), { A: ARCHER, B: RATMAN, R: RATMAN });
  assert.equal(sight(back, 'A', 'R'), 'none');
});

rule('ADV-RNG-17', 'in doubt the sight is partial: one line touched is enough', () => {
  const map = `
    +-+-+-+-+-+
    |A . . . .|
    + + + + + +
    |. . . B .|
    + + + + + +
    |. . . . R|
    +-+-+-+-+-+
  `;
  assert.equal(sight(battle(map, { A: ARCHER, B: {}, R: RATMAN }), 'A', 'R'), 'partial');
});

/** The chamber of the example: Torallion stands at A, B or C. */
function chamber(torallion: 'A' | 'B' | 'C'): AdvancedTable {
  const map = `
    +-+-+-+-+-+-+-+-+
    |: :|. . . . . .|
    + + + + + + + + +
    |: :|. . . . . .|
    + + + + + + + + +
    |: Ao. . . 1 . .|
    + + + + + + + + +
    |: :|C . . 3 . .|
    + + + + + + + + +
    |: :|. B H . . .|
    + + + + + + + + +
    |: :|. . 2 . . .|
    +-+-+-+-+-+-+-+-+
  `
    .replace(torallion, 'T')
    .replace('A', ':')
    .replaceAll(/[BC]/g, '.');
  return battle(map, { T: ARCHER, H: {}, 1: RATMAN, 2: RATMAN, 3: RATMAN });
}

rule(
  'ADV-RNG-18',
  'from A, at the doorway: the first whole, the others in part, by the wall and by the first',
  () => {
    const table = chamber('A');
    assert.deepEqual(
      ['1', '2', '3'].map((ratman) => sight(table, 'T', ratman)),
      ['full', 'partial', 'partial'],
    );
    assert.equal(sight(table, '1', 'T'), 'full', 'it can shoot back');
  },
);

rule('ADV-RNG-19', 'from B: Heinrich, who stands beside Torallion, does not hide the second', () => {
  const table = chamber('B');
  assert.deepEqual(
    ['1', '2', '3'].map((ratman) => sight(table, 'T', ratman)),
    ['partial', 'full', 'full'],
  );
});

rule('ADV-RNG-20', 'from C: Heinrich is no longer beside him, and hides the second in part', () => {
  const table = chamber('C');
  assert.deepEqual(
    ['1', '2', '3'].map((ratman) => sight(table, 'T', ratman)),
    ['partial', 'partial', 'full'],
  );
});

rule('ADV-ABIL-34', 'a large figure hides whatever is behind it', () => {
  const map = `
    +-+-+-+-+-+-+
    |A . G . . .|
    + + + + + + +
    |. . . . . R|
    +-+-+-+-+-+-+
  `;
  const table = battle(map, { A: ARCHER, G: { monster: 'ratman', size: 2 }, R: RATMAN });
  assert.equal(sight(table, 'A', 'R'), 'none');
});

rule('ADV-ABIL-35', 'a large figure is seen, and sees, over the heads of others', () => {
  const map = `
    +-+-+-+-+-+-+
    |A . B . G .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
  `;
  const table = battle(map, { A: ARCHER, B: RATMAN, G: { monster: 'ratman', size: 2 } });
  assert.equal(sight(table, 'A', 'G'), 'full');
  assert.equal(sight(table, 'G', 'A'), 'full');
});

rule('ADV-ENC-03', 'nobody sees past a junction or a turn, but from there in every direction', () => {
  const dug = digging('junction');
  // One section and a dead end on each side.
  dig(dug, NORTH, [1, 5, 5, 3, 3, 1, 5, 5, 3, 3]);
  const [hero] = dug.state.figures;
  const seen = (from: string, to: string, kind: Place['kind']): string => {
    const [level] = dug.state.levels;
    const area = dug.areaAt('U21');
    const places = { ...level!.places, [area]: { ...level!.places[area]!, kind } };
    const figures = [from, to].map((name, at) => ({ ...hero!, id: `${at}`, square: dug.square(name) }));
    const state = { ...dug.state, figures, levels: [{ ...level!, places }] };
    return sightBetween(dug.world, state, figures[0]!, figures[1]!);
  };
  assert.deepEqual(
    (['junction', 'turn', 'corridor'] as const).map((kind) => seen('U19', 'U24', kind)),
    ['none', 'none', 'full'],
  );
  assert.deepEqual([seen('U21', 'U24', 'junction'), seen('U19', 'U22', 'turn')], ['full', 'full']);
});

rule('ADV-RNG-15', 'a large figure looks past the friends beside any of its squares', () => {
  const map = `
    +-+-+-+-+-+-+
    |G . B . . A|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
  `;
  const table = battle(map, { A: {}, B: { monster: 'ratman', size: 2 }, G: { monster: 'ratman', size: 2 } });
  assert.equal(sight(table, 'G', 'A'), 'full', 'one large friend beside another hides nothing');
});

rule('ADV-CMB-22', 'whoever is held captive is nothing new to the monsters', () => {
  const seen = (figure: SceneFigure): boolean => {
    const table = battle(row(4, { A: 0, R: 3 }), { A: figure, R: RATMAN });
    return isAnybodySeen(table.world, table.state);
  };
  assert.equal(seen({}), true);
  assert.equal(seen({ effects: [{ tag: 'captive', ends: 'never' }] }), false);
});
