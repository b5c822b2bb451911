import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { battle } from '@oubliette/advanced/testing';
import type { AdvancedTable, Scene } from '@oubliette/advanced/testing';
import { newPlayer, next, seenAt, walkOut } from '../../../test/advancedTable.ts';
import { acrossManner, isShootOut, isStandoff } from './across.ts';
import { mustFlee } from './flight.ts';

/** The fifth column is a chasm; A2 and B2 cannot be seen from beyond it. */
const HALL = `
  +-+-+-+-+-+-+-+-+
  |. . A . . . . R|
  + + +-+-+-+-+-+-+
  |B .|# # # # # # 
  +-+-+ + + + + + +
`;
const ARCHER = { weapons: ['longBow'], arrows: 6 } as const;
const RATMAN = { monster: 'ratman' } as const;
const SHOOTER = { monster: 'goblinArcher' } as const;

function hall(figures: Scene['figures'], map = HALL, rest: Partial<Scene> = {}): AdvancedTable {
  const chasm = { id: 'chasm-1', tag: 'feature', feature: 'chasm', square: 4, squares: [4, 12, 20] } as const;
  return battle(map, figures, { level: { things: [chasm] }, ...rest });
}

suite('foes across a chasm', () => {
  test('are shot at as long as there is something to shoot', () => {
    const t = hall({ A: ARCHER, B: {}, R: RATMAN });
    const seen = seenAt(t);
    assert.deepEqual([isStandoff(seen), isShootOut(seen), mustFlee(seen)], [true, true, false]);
    assert.deepEqual(next(t), { type: 'attack', figure: 'A', target: t.id('R'), weapon: 'longBow' });
    const empty = seenAt(hall({ A: { ...ARCHER, arrows: 0 }, B: {}, R: RATMAN }));
    assert.deepEqual([isShootOut(empty), mustFlee(empty)], [false, true]);
  });

  test('an archer out of sight comes where there is a shot, and shoots with the next turn', () => {
    const map = HALL.replace('. . A .', '. . . .').replace('B .|', 'A .|');
    const t = hall({ A: ARCHER, R: RATMAN }, map);
    const given = walkOut(t, 'ann');
    assert.deepEqual([t.at('A')[1], given.at(-1)!.type], ['1', 'done']);
  });

  test('who can only be shot at keeps under cover; an archer comes out of it while fresh, and goes back hurt', () => {
    const rather = (a: Scene['figures'][string]): string => {
      const many = { Q: SHOOTER, S: SHOOTER, R: SHOOTER, T: SHOOTER, U: SHOOTER } as const;
      const t = hall(
        { A: a, B: ARCHER, ...many },
        `
        +-+-+-+-+-+-+-+-+
        |. . A . . . . R|
        + + + + + + + + +
        |. . . . . . T Q|
        + + + + + + + + +
        |. . . . . . U S|
        + +-+-+-+-+-+-+-+
        |. .|# # # # # # 
        + + + + + + + + +
        |B .|# # # # # # 
        +-+-+ + + + + + +
      `,
      );
      const { stand } = acrossManner(seenAt(t));
      const worth = (square: string): number => stand(t.figure('A'), t.square(square), 0);
      return worth('D1') > worth('B5') ? 'D1' : 'B5';
    };
    assert.equal(rather({ wounds: 4, startWounds: 4 }), 'B5');
    assert.equal(rather({ ...ARCHER, wounds: 5, startWounds: 5, fate: 2 }), 'D1');
    assert.equal(rather({ ...ARCHER, wounds: 1, startWounds: 4, fate: 0 }), 'B5');
    const t = hall(
      { A: { wounds: 4, startWounds: 4 }, B: ARCHER, R: SHOOTER },
      HALL.replace('|B .|', '|. .|').replace('A . .', 'A B .'),
    );
    const player = newPlayer(t, 'ann');
    const first = next(t, 'ann', player);
    assert.deepEqual([first.type, (first as { figure?: string }).figure], ['attack', 'B']);
  });

  test('an exchange of shots that is being lost is broken off, and one that has gone on too long', () => {
    const many = { Q: SHOOTER, R: SHOOTER, S: SHOOTER } as const;
    const map = HALL.replace('. . . R', '. Q S R');
    const hurt = hall({ A: { ...ARCHER, wounds: 1, startWounds: 4, fate: 0 }, B: {}, ...many }, map);
    assert.equal(isShootOut(seenAt(hurt)), false);
    const t = hall({ A: ARCHER, B: {}, R: RATMAN });
    t.state = { ...t.state, fight: { ...t.state.fight!, turns: 25 } };
    assert.equal(mustFlee(seenAt(t)), true);
  });

  test('a wizard steps out of cover to throw fire, and an axe is thrown after a walk', () => {
    const map = HALL.replace('. . A .', '. . . .').replace('B .|', 'A .|');
    const wizard = { calling: 'wizard', spells: ['flamesOfDeath'], components: ['ashes'] } as const;
    const t = hall({ A: wizard, R: RATMAN }, map);
    assert.equal(walkOut(t, 'ann').at(-1)!.type, 'cast');
    const near = map.replace('. . . R', '. R . .').replace('. . . .', '. . . .');
    const thrower = hall({ A: { weapons: ['axe'] }, R: RATMAN }, near);
    assert.deepEqual(walkOut(thrower, 'ann').at(-1), {
      type: 'attack',
      figure: 'A',
      target: thrower.id('R'),
      weapon: 'thrownAxe',
    });
  });
});
