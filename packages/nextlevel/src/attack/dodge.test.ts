import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const PAIR = `
  +-+-+-+
  |H O .|
  +-+-+-+`;
const HIT = { type: 'strike', figure: 'O', target: 'H' };

/** An orc attacks a hero, who faces it. */
function attacked(kind: string, level: number, sheet: object, map = PAIR) {
  return table(map, { H: { kind }, O: { kind: 'orc' } }, {
    turn: 'morcar',
    next: { figures: { H: { level, facing: 'east', sheet }, O: { facing: 'west' } } },
  } as object);
}
/** A barbarian who has learnt to dodge, unhindered. */
const dodger = (gifts: readonly string[], sheet: object = {}, level = 4) =>
  attacked('barbarian', level, { ...armed('shortsword'), gifts, ...sheet });
const INSTINCT = ['quickReflexes'];

rule('NXT-DOD-01', 'two D20 with the defence dice, for those who have learnt to dodge', () => {
  const t = dodger(INSTINCT);
  t.do(HIT, [S, W, W, PLAIN, W, S, 3, 4]);
  assert.deepEqual(t.event('strikeParried').dodge, [3, 4]);
  const plain = dodger([]);
  plain.do(HIT, [S, W, W, PLAIN, W, S]);
  assert.equal(plain.event('strikeParried').dodge, null);
});

rule('NXT-DOD-01', 'the elf from level 3, nobody at level 1', () => {
  for (const kind of ['barbarian', 'dwarf', 'elf', 'wizard'])
    attacked(kind, 1, armed('worthlessStick')).do(HIT, [S, W, W, PLAIN, W, S]);
  attacked('elf', 3, armed('shortsword')).do(HIT, [S, W, W, PLAIN, W, S, 3, 4]);
});

rule('NXT-DOD-02', 'the whole bonus is added once to the white shields', () => {
  const t = dodger(INSTINCT);
  t.do(HIT, [S, S, S, PLAIN, W, W, 20, 2]);
  assert.equal(t.event('strikeParried').shields, 4);
  assert.equal(t.event('strikeParried').damage, 0);
});

rule('NXT-DOD-03', 'without a white shield the dodge does nothing', () => {
  const t = dodger(INSTINCT);
  t.do(HIT, [S, S, S, PLAIN, B, S, 20, 20]);
  assert.deepEqual([t.event('strikeParried').shields, t.event('strikeParried').damage], [0, 3]);
});

rule('NXT-DOD-04', 'the elf in melee improves black shields, which strike back', () => {
  const t = attacked('elf', 3, armed('shortsword'));
  t.do(HIT, [S, W, W, PLAIN, W, B, 20, 2, W, S]);
  assert.deepEqual([t.event('strikeParried').shields, t.event('strikeParried').blackShields], [1, 3]);
  assert.equal(t.event('counterRolled').hits, 3);
  assert.equal(t.find('O'), undefined);
  const none = attacked('elf', 3, armed('shortsword'));
  none.do(HIT, [S, S, W, PLAIN, W, S, 20, 20]);
  assert.deepEqual(
    [none.event('strikeParried').shields, none.event('strikeParried').blackShields],
    [1, 0],
    'no black shield to add to',
  );
});

rule('NXT-DOD-04', 'against a shot the elf improves white shields like anyone else', () => {
  const t = table(
    `
    +-+-+-+-+
    |H . D .|
    +-+-+-+-+`,
    { H: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: 'D', next: { figures: { H: { sheet: armed('shortsword') }, D: { sheet: armed('crossbow') } } } },
  );
  t.do({ type: 'strike', figure: 'D', target: 'H' }, [S, S, W, PLAIN, W, B, 11, 11]);
  assert.deepEqual([t.event('strikeParried').shields, t.event('strikeParried').blackShields], [2, 1]);
});

/** The shields two dice add to the one rolled. */
function bonus(t: ReturnType<typeof dodger>, dice: readonly [number, number]): number {
  t.do(HIT, [S, W, W, PLAIN, W, S, ...dice]);
  return t.event('strikeParried').shields - 1;
}

rule('NXT-DOD-05', 'instinctive dodge', () => {
  for (const [dice, won] of [
    [[10, 11], 0],
    [[11, 11], 1],
    [[20, 1], 1],
    [[20, 2], 2],
    [[20, 20], 4],
  ] as const)
    assert.equal(bonus(dodger(INSTINCT), dice), won, dice.join(' and '));
});

rule('NXT-DOD-05', 'not in a helmet or plate, nor with a heavy weapon', () => {
  const plates: [object, number][] = [
    [armed('shortsword', 'helmet'), 3],
    [armed('shortsword', 'plateArmour'), 5],
    [armed('longsword'), 2],
  ];
  for (const [sheet, dice] of plates) {
    const t = dodger(INSTINCT, sheet);
    t.do(HIT, [S, W, W, PLAIN, W, ...Array.from({ length: dice - 1 }, () => S)]);
    assert.equal(t.event('strikeParried').dodge, null);
  }
});

const ASSASSIN = { speciality: 'assassin' };

rule('NXT-DOD-06', 'advanced dodge, on top of the instinctive one', () => {
  for (const [dice, won] of [
    [[1, 2], 1],
    [[2, 2], 2],
    [[2, 3], 2],
    [[5, 5], 3],
    [[20, 5], 4],
    [[20, 20], 7],
  ] as const)
    assert.equal(bonus(dodger([], ASSASSIN), dice), won, dice.join(' and '));
});

const LUCKY = { ...ASSASSIN, lucky: 14 };

rule('NXT-DOD-07', 'extraordinary dodge, on top of both', () => {
  for (const [dice, won] of [
    [[1, 3], 1],
    [[14, 2], 2],
    [[14, 14], 5],
    [[20, 20], 8],
  ] as const) {
    const t = dodger([], LUCKY, 6);
    t.do(HIT, [S, W, W, PLAIN, W, S, S, ...dice]);
    assert.equal(t.event('strikeParried').shields - 1, won, dice.join(' and '));
  }
});

rule('NXT-DOD-08', 'the lucky number is the one chosen, and stays', () => {
  const other = dodger([], { ...ASSASSIN, lucky: 3 }, 6);
  other.do(HIT, [S, W, W, PLAIN, W, S, S, 1, 3]);
  assert.equal(other.event('strikeParried').shields - 1, 2);
  assert.equal(other.sheet('H').lucky, 3);
  const none = dodger([], ASSASSIN, 6);
  none.do(HIT, [S, W, W, PLAIN, W, S, S, 1, 3]);
  assert.equal(none.event('strikeParried').shields - 1, 1);
});

rule('NXT-DOD-09', 'with a shield only the instinctive bonuses remain', () => {
  const t = dodger([], { ...ASSASSIN, ...armed('shortsword', 'shield') });
  t.do(HIT, [S, W, W, PLAIN, W, S, S, 20, 20]);
  assert.equal(t.event('strikeParried').shields - 1, 4);
  const both = dodger([], { ...ASSASSIN, ...armed('twinBlades', 'shield') });
  both.do(HIT, [S, W, W, PLAIN, W, S, 20, 20]);
  assert.equal(both.event('strikeParried').shields - 1, 7, 'both hands full: the shield hangs on the back');
});
