import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battle, table } from '@oubliette/advanced/testing';
import { newPlayer, next, seenAt } from '../../../test/advancedTable.ts';
import { castWorth } from '../spells.ts';
import { patients } from './goals.ts';
import { handOver } from './goods.ts';

const ROOM = `
  +-+-+-+-+-+-+
  |A B . . . .|
  + + + + + + +
  |C . . . . .|
  +-+-+-+-+-+-+
`;
const HEALER = { calling: 'wizard', spells: ['flamesOfThePhoenix'], components: ['phoenixFeather'] } as const;
const HURT = { wounds: 1, startWounds: 4 } as const;

suite('the hurt', () => {
  test('a hero who has lost much is healed between fights: the others leave them alone with the wizard', () => {
    const t = table(ROOM, { A: HEALER, B: HURT, C: {} }, { places: { A: { searched: true } } });
    assert.deepEqual(
      patients(seenAt(t)).map(({ key }) => key),
      ['B'],
    );
    const player = newPlayer(t, 'ann');
    for (let i = 0; i < 20; i += 1) {
      const command = next(t, 'ann', player);
      if (command.type === 'cast') {
        assert.equal(t.at('B'), 'B1', 'the patient waits');
        return;
      }
      assert.equal(command.type, 'step');
      t.do(command, [], 'ann');
    }
    assert.fail('nobody was healed');
  });

  test('a scratch is not worth the one feather, nor is anybody without it a healer', () => {
    const lost = (wounds: number, healer: object): number =>
      patients(seenAt(table(ROOM, { A: healer, B: { wounds, startWounds: 4 }, C: {} }))).length;
    assert.deepEqual([lost(1, HEALER), lost(2, HEALER), lost(1, {})], [1, 0, 0]);
    const castOn = (wounds: number): boolean => {
      const t = table(ROOM.replace('C', '.'), { A: HEALER, B: { wounds, startWounds: 4 } });
      return castWorth(seenAt(t), { type: 'cast', figure: 'A', spell: 'flamesOfThePhoenix' }) !== null;
    };
    assert.deepEqual(
      [castOn(1), castOn(2)],
      [true, false],
      'nor does whoever stands alone with the wizard get it',
    );
  });

  test('a component goes to whoever can cast with it, and to nobody else', () => {
    const figures = {
      A: { components: ['phoenixFeather'] },
      B: { ...HEALER, components: [] },
      C: {},
    } as const;
    const t = table(ROOM, figures);
    assert.deepEqual(next(t), { type: 'give', figure: 'A', target: 'B', item: 'phoenixFeather' });
    const given = (who: object): string => next(table(ROOM, { ...figures, ...who })).type;
    assert.notEqual(given({ B: {} }), 'give', 'nobody casts');
    assert.notEqual(given({ A: HEALER }), 'give', 'they cast themselves');
  });

  test('a potion goes to whoever needs it more, between fights', () => {
    const figures = { A: { items: ['healingPotion'] }, B: HURT, C: { wounds: 3, startWounds: 4 } } as const;
    const t = table(ROOM, figures);
    assert.deepEqual(next(t), { type: 'give', figure: 'A', target: 'B', item: 'healingPotion' });
    const fight = battle(ROOM.replace('. .|', '. R|'), { ...figures, R: { monster: 'ratman' } });
    const given = fight.offered('give', 'ann') as Parameters<typeof handOver>[1];
    assert.equal(handOver(seenAt(fight), given), undefined);
    const needy = table(ROOM, { ...figures, A: { items: ['healingPotion'], wounds: 1, startWounds: 4 } });
    assert.equal(next(needy).type, 'drinkPotion', 'their own need comes first');
  });
});
