import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battle, table } from '@oubliette/advanced/testing';
import { seenAt } from '../../test/advancedTable.ts';
import { blaze, castWorth, fireAfterWalking } from './spells.ts';

const HALL = `
  +-+-+-+-+-+-+-+
  |A . . . B R Q|
  + + + + + + + +
  |. . . . . . S|
  +-+-+-+-+-+-+-+
`;
const WIZARD = {
  calling: 'wizard',
  spells: ['flamesOfDeath', 'flamesOfThePhoenix'],
  components: ['ashes', 'phoenixFeather'],
} as const;
const RATMAN = { monster: 'ratman' } as const;

suite('spells', () => {
  test('nobody throws fire on a friend, or on themselves, however many it would burn', () => {
    const t = battle(HALL, { A: WIZARD, B: {}, R: RATMAN, Q: RATMAN, S: RATMAN });
    const at = (square: string): number => blaze(seenAt(t), t.figure('A'), 5, t.square(square));
    assert.ok(at('F1') < 0, 'B stands beside F1');
    assert.ok(at('G1') > 0);
    const there = { ...t.figure('A'), square: t.square('G2') };
    assert.ok(blaze(seenAt(t), there, 5, t.square('G1')) < 0, 'who walks into it burns too');
  });

  test('it is aimed beside those it burns where their own squares are too near to a friend', () => {
    const hall = `
      +-+-+-+-+-+-+-+-+
      |. . . . . B . .|
      + + + + + + + + +
      |. . . . . . R .|
      + + + + + + + + +
      |A . . . . . . .|
      +-+-+-+-+-+-+-+-+
    `;
    const t = battle(hall, { A: WIZARD, B: {}, R: { ...RATMAN, character: 'warlord' } });
    assert.ok(blaze(seenAt(t), t.figure('A'), 5, t.square('G2')) < 0);
    assert.ok(castWorth(seenAt(t), { type: 'cast', figure: 'A', spell: 'flamesOfDeath' })! > 0);
  });

  test('the one pinch of ashes is kept for a crowd, a character or a fight against odds', () => {
    const hall = `
      +-+-+-+-+-+-+-+-+
      |A . . . . R Q S|
      + + + + + + + + +
      |B C . . . . . .|
      +-+-+-+-+-+-+-+-+
    `;
    const isCast = (figures: Parameters<typeof battle>[1]): boolean => {
      const letters = ['B', 'C', 'Q', 'S'].filter((letter) => figures[letter] === undefined);
      const map = letters.reduce((drawn, letter) => drawn.replace(letter, '.'), hall);
      const t = battle(map, figures);
      return fireAfterWalking(seenAt(t), t.figure('A'), t.square('B1')) !== null;
    };
    const friends = { A: WIZARD, B: {}, C: {} } as const;
    assert.equal(isCast({ ...friends, R: RATMAN }), false);
    assert.equal(isCast({ ...friends, R: { ...RATMAN, character: 'warlord' } }), true);
    assert.equal(isCast({ ...friends, R: RATMAN, Q: RATMAN, S: RATMAN }), true);
    assert.equal(isCast({ A: WIZARD, R: RATMAN }), true);
  });

  test('the phoenix heals whoever is alone with the caster, and nobody in a crowd (ADV-SPELL-04)', () => {
    const room = `
      +-+-+-+-+
      |A B . .|
      + + + + +
      |C . . .|
      +-+-+-+-+
    `;
    const spell = { type: 'cast', figure: 'A', spell: 'flamesOfThePhoenix' } as const;
    const hurt = { wounds: 1, startWounds: 4 } as const;
    const alone = table(room.replace('C', '.'), { A: WIZARD, B: hurt });
    assert.ok(castWorth(seenAt(alone), spell)! > 0);
    const crowd = table(room, { A: WIZARD, B: hurt, C: {} });
    assert.equal(castWorth(seenAt(crowd), spell), null);
  });
});
