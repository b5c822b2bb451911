import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableSetting } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const shoot = (target: string, more: object = {}) => ({ type: 'strike', figure: 'E', target, ...more });
const again = (target: string) => ({ type: 'shootAgain', figure: 'E', target });
const CALL = { type: 'callHeroicShot', figure: 'E' };

const RANGE = `
  +-+-+-+-+-+
  |E . . . O|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . F|
  +-+-+-+-+-+`;
/** The Elf with a short bow of 2 dice, two orcs at the far end. */
function elf(
  sheet: Record<string, unknown>,
  rest: NextTableSetting = {},
  kind: 'elf' | 'dwarf' | 'barbarian' = 'elf',
): NextTable {
  return table(
    RANGE,
    { E: { kind }, O: { kind: 'orc', body: 9 }, F: { kind: 'orc', body: 9 } },
    {
      ...rest,
      next: {
        ...rest.next,
        figures: {
          E: { facing: 'east', sheet: { gear: ['shortBow'], inHand: 'shortBow', ...sheet } },
          O: { facing: 'west' },
          F: { facing: 'west' },
        },
      },
    },
  );
}
const dice = (t: NextTable) => t.event('strikeDeclared').strike.attackers[0]!.dice;

rule('NXT-ARM-03', 'Taut String adds a die to the bow and none to the dagger', () => {
  const t = elf({ gifts: ['tautString'] });
  t.do(shoot('O'), [S, W, W, 1, B, B]);
  assert.equal(dice(t).length, 3);
  const near = table(
    `
    +-+-+
    |E O|
    +-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 9 } },
    {
      next: {
        engaged: [['E', 'O']],
        figures: {
          E: {
            facing: 'east',
            sheet: { gear: ['shortBow'], inHand: 'shortBow', gifts: ['tautString'], poison: 2 },
          },
          O: { facing: 'west' },
        },
      },
    },
  );
  near.do(shoot('O', { with: 'dagger' }), [S, 1, B, B]);
  assert.equal(dice(near).length, 1);
  assert.equal(near.sheet('E').poison, 2);
});

rule('NXT-ARM-03', 'a dose of poison is an unstoppable die more in one shot, bow or crossbow', () => {
  const t = elf({ poison: 2 });
  t.do(shoot('O'), [S, W, S, 1, W, B]);
  assert.deepEqual([t.event('strikeRolled').unstoppable, t.figure('O').body], [1, 8]);
  assert.deepEqual([t.event('aidsSpent').aids, t.sheet('E').poison], [['poison'], 1]);
  const dry = elf({ poison: 0 });
  dry.do(shoot('O'), [S, W, 1, W, B]);
  assert.ok(!dry.happened('aidsSpent'));
  const gun = elf({ poison: 2, gear: ['blackPowderPistol'], inHand: 'blackPowderPistol' }, {}, 'dwarf');
  gun.do(shoot('O'), [S, W, W, 1, W, B]);
  assert.equal(gun.sheet('E').poison, 2);
});

rule('NXT-ARM-03', 'phials bring their doses', () => {
  const t = table(
    RANGE,
    { E: { kind: 'elf' }, O: { kind: 'orc' }, F: { kind: 'orc' } },
    {
      next: { figures: { E: { level: 4 } } },
    },
  );
  assert.equal(t.sheet('E').poison, 2);
});

rule('NXT-HRO-01', 'Multiple Shot: at once, at another target, with one die fewer, and once', () => {
  const t = elf({ gifts: ['multipleShot'] });
  t.refuses(again('F'), 'noShotToFollow', 'NXT-HRO-01');
  t.do(shoot('O'), [S, S, 1, B, B]);
  t.refuses(again('O'), 'sameTarget', 'NXT-HRO-01');
  t.refuses(shoot('F'), 'sameAction', 'NXT-ACT-04');
  t.do(again('F'), [S, 1, B, B]);
  assert.deepEqual([dice(t), t.figure('F').body], [['combat'], 8]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.refuses(again('O'), 'noShotToFollow', 'NXT-HRO-01');
});

rule('NXT-HRO-01', 'Multiple Shot: not after a step, not with a crossbow, not without the gift', () => {
  const moved = elf({ gifts: ['multipleShot'] });
  moved.do(shoot('O'), [S, S, 1, B, B]);
  moved.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  moved.refuses(again('F'), 'noShotToFollow', 'NXT-HRO-01');
  const stepped = elf({ gifts: ['multipleShot'] });
  stepped.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  stepped.do(shoot('O'), [S, S, 1, B, B]);
  assert.ok(stepped.offers(again('F')));
  stepped.do({ type: 'step', figure: 'E', to: 'B1' });
  stepped.refuses(again('F'), 'noShotToFollow', 'NXT-HRO-01');
  const crossbow = elf({ gifts: ['multipleShot'], gear: ['crossbow'], inHand: 'crossbow' });
  crossbow.do(shoot('O'), [S, S, W, 1, B, B]);
  crossbow.refuses(again('F'), 'noShotToFollow', 'NXT-HRO-01');
  const plain = elf({});
  plain.do(shoot('O'), [S, S, 1, B, B]);
  plain.refuses(again('F'), 'noShotToFollow', 'NXT-HRO-01');
});

rule('NXT-HRO-01', 'Heroic Shot: every die a skull and one skull more, once a quest', () => {
  const t = elf({ gifts: ['heroicShot'] });
  t.do(CALL);
  assert.deepEqual(t.state.next.turn.actions, []);
  t.do(shoot('O'), [1, W, B]);
  assert.deepEqual(t.event('strikeRolled').hits, 3);
  assert.deepEqual([t.figure('O').body, t.plights('E')], [7, []]);
  t.refuses(CALL, 'onceAQuest', 'NXT-HRO-01');
  elf({}).refuses(CALL, 'giftMissing', 'NXT-HRO-01');
  elf({ gifts: ['heroicShot'], inHand: null }).refuses(CALL, 'noShooter', 'NXT-HRO-01');
});

rule('NXT-HRO-01', 'Heavy Hand adds a die hand to hand and none to a shot', () => {
  const t = table(
    `
    +-+-+
    |E O|
    +-+-+`,
    { E: { kind: 'barbarian' }, O: { kind: 'orc', body: 9 } },
    {
      next: {
        figures: {
          E: { facing: 'east', sheet: { inHand: 'broadsword', gifts: ['heavyHand'] } },
          O: { facing: 'west' },
        },
      },
    },
  );
  t.do(shoot('O'), [S, W, W, W, 1, B, B]);
  assert.equal(dice(t).length, 4);
  const bow = elf({ gifts: ['heavyHand'] }, {}, 'barbarian');
  bow.do(shoot('O'), [S, W, 1, B, B]);
  assert.equal(dice(bow).length, 2);
});
