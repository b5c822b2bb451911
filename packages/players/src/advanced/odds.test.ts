import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battle } from '@oubliette/advanced/testing';
import { seenAt } from '../../test/advancedTable.ts';
import { dangerTo } from './danger.ts';
import { ways, zonesAgainst } from './ground.ts';
import { atLeast, blow, chance, menace } from './odds.ts';
import { blaze } from './spells.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |A . . . . . . R|
  + + + + + + + + +
  |B . . . . . . S|
  +-+-+-+-+-+-+-+-+
`;
const FOUR = { A: {}, B: {}, R: { monster: 'ratman' }, S: { monster: 'ratman' } } as const;

suite('what dice are likely to do', () => {
  test('a face and all above it, of twelve', () => {
    assert.deepEqual([chance(1), chance(7), chance(12), chance(13)], [1, 0.5, 1 / 12, 0]);
  });

  test('at least so many of some dice', () => {
    assert.equal(atLeast(0, 3, 0.5), 1);
    assert.equal(atLeast(1, 2, 0.5), 0.75);
    assert.equal(atLeast(2, 2, 0.5), 0.25);
    assert.equal(atLeast(3, 2, 0.5), 0);
  });

  test('a blow brings no more wounds than there are to lose', () => {
    const t = battle(HALL, { ...FOUR, R: { monster: 'ratman', wounds: 1 } });
    const seen = seenAt(t);
    const weak = blow(seen, t.figure('A'), t.figure('R'), 'sword');
    const hale = blow(seen, t.figure('A'), t.figure('S'), 'sword');
    assert.ok(weak.wounds <= 1 && weak.wounds < hale.wounds);
    assert.ok(weak.kills > hale.kills);
    assert.ok(menace(seen, t.figure('R'), t.figure('A')) > 0);
  });

  test('fire on friends costs more than fire on foes brings', () => {
    const mixed = battle(HALL.replace('. R|', 'B R|').replace('|B', '|.'), FOUR);
    const apart = battle(HALL, FOUR);
    const fire = (t: typeof mixed): number => blaze(seenAt(t), t.figure('A'), 5, t.square('H2'));
    assert.ok(fire(mixed) < fire(apart) - 1);
    const alone = battle(HALL, FOUR);
    assert.ok(blaze(seenAt(alone), alone.figure('A'), 5, alone.square('H2')) > 1);
    assert.ok(blaze(seenAt(alone), alone.figure('A'), 5, alone.square('A2')) < 0);
  });
});

suite('where figures can get to', () => {
  test('a death zone ends the way', () => {
    const t = battle(
      `
      +-+-+-+-+-+
      |A . R . .|
      +-+-+-+-+-+
    `,
      { A: {}, R: { monster: 'ratman' } },
    );
    assert.deepEqual(
      [...ways(seenAt(t), t.figure('A')).keys()].map((one) => t.squareName(one)),
      ['A1', 'B1'],
    );
    assert.ok(zonesAgainst(seenAt(t), t.figure('A')).has(t.square('B1')));
  });

  test('as many strike as find room: less in a corridor than in the open', () => {
    const open = battle(
      `
      +-+-+-+-+-+
      |. . . . R|
      + + + + + +
      |. A . . S|
      + + + + + +
      |. . . . T|
      +-+-+-+-+-+
    `,
      { A: {}, R: { monster: 'ratman' }, S: { monster: 'ratman' }, T: { monster: 'ratman' } },
    );
    const narrow = battle(
      `
      +-+-+-+-+-+-+-+
      |: A : : R S T|
      +-+-+-+-+-+-+-+
    `,
      { A: {}, R: { monster: 'ratman' }, S: { monster: 'ratman' }, T: { monster: 'ratman' } },
    );
    const danger = (t: typeof open): number => dangerTo(seenAt(t), t.figure('A'))(t.figure('A').square);
    assert.ok(danger(open) > 2 * danger(narrow));
  });
});
