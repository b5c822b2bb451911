import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { afterKill } from './rage.ts';
import { NO_RAGE } from './sheets.ts';
import type { Rage } from './state.ts';
import { table } from './testing/index.ts';
import type { NextTable, NextTableSetting } from './testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;
type NextRest = NonNullable<NextTableSetting['next']>;

const strike = (target: string, more: object = {}) => ({ type: 'strike', figure: 'B', target, ...more });
/** Three skulls, no critical hit, no shield: a goblin dies. */
const DEADLY = [S, S, S, 1, B];

const ROOM = `
  +-+-+-+-+
  |. G . .|
  + + + + +
  |H B O .|
  + + + + +
  |. . . D|
  +-+-+-+-+`;
/** The Barbarian with a broadsword between two goblins, all face to face. */
function fight(
  sheet: Record<string, unknown> = {},
  next: NextRest = {},
  more: Partial<NextTableSetting> = {},
): NextTable {
  return table(
    ROOM,
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      G: { kind: 'goblin' },
      H: { kind: 'goblin' },
      O: { kind: 'orc', body: 9 },
    },
    {
      ...more,
      next: {
        ...next,
        figures: {
          B: { facing: 'north', sheet: { inHand: 'broadsword', ...sheet } },
          G: { facing: 'south' },
          H: { facing: 'east' },
          O: { facing: 'west' },
          ...next.figures,
        },
      },
    },
  );
}

const rageOf = (t: NextTable) => t.sheet('B').rage;

/** A weapon's dice after this many kills. */
function climb(weapon: number, kills: number, towards: Rage['towards'] = 'orange'): Rage {
  let rage: Rage = { ...NO_RAGE, towards };
  for (let i = 0; i < kills; i += 1) rage = afterKill(rage, weapon);
  return rage;
}

/** The dice after this many more kills. */
function onwards(dice: Rage['dice'], weapon: number, kills: number, towards: Rage['towards']): Rage['dice'] {
  let rage: Rage = { dice, kills: 0, towards };
  for (let i = 0; i < kills; i += 1) rage = afterKill(rage, weapon);
  return rage.dice;
}

rule(
  'NXT-WAR-03',
  'with violet, red and yellow dice both steps are open; with no red left the yellow one turns red',
  () => {
    const mixed = ['violet', 'red', 'yellow'] as const;
    assert.deepEqual(climb(5, 9).dice, ['red', 'red', 'yellow']);
    assert.deepEqual(onwards(['red', 'red', 'yellow'], 5, 3, 'violet'), mixed);
    assert.deepEqual(onwards(mixed, 5, 1, 'orange'), mixed);
    assert.deepEqual(onwards(mixed, 5, 2, 'orange'), ['violet', 'red', 'orange']);
    assert.deepEqual(onwards(mixed, 5, 2, 'violet'), mixed);
    assert.deepEqual(onwards(mixed, 5, 3, 'violet'), ['violet', 'violet', 'yellow']);
    assert.deepEqual(onwards(['violet', 'violet', 'yellow'], 5, 2, 'orange'), ['violet', 'violet', 'yellow']);
    assert.deepEqual(onwards(['violet', 'violet', 'yellow'], 5, 3, 'orange'), ['violet', 'violet', 'red']);
  },
);

/** The Barbarian before an orc of two Body points that may pull a goblin in front of itself. */
function shielded(sheet: Record<string, unknown> = {}): NextTable {
  const t = fight(sheet, { figures: { B: { facing: 'east', sheet: { inHand: 'broadsword', ...sheet } } } });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === t.id('G') ? { ...figure, square: t.square('C1') } : figure,
    ),
  };
  t.do(strike('O'), [S, W, W, 1, B, B]);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseShield' }]);
  t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  assert.equal(t.find('G'), undefined);
  return t;
}

rule(
  'NXT-WAR-01',
  'a living shield killed by the Barbarian’s attack brings rage, as it brings experience',
  () => {
    const t = shielded();
    assert.ok(t.happened('experienceWon'));
    assert.deepEqual(rageOf(t).dice, ['yellow']);
  },
);

rule('NXT-GRP-03', 'the experience of a living shield is shared like that of any kill', () => {
  const t = fight({}, { figures: { B: { facing: 'east', sheet: { inHand: 'broadsword' } } } });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === t.id('G')
        ? { ...figure, square: t.square('C1') }
        : figure.id === 'dwarf'
          ? { ...figure, square: t.square('C3') }
          : figure,
    ),
  };
  t.do({ type: 'hold', figure: 'B', target: 'O' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'D', target: 'O', group: true }, [S, W, W, 1, W, W, W, 1, B, B]);
  t.do({ type: 'chooseShield', figure: 'G' }, [], 'morcar');
  const won = t.all('experienceWon').map(({ hero }) => hero);
  assert.deepEqual(won.toSorted(), ['barbarian', 'dwarf']);
  assert.deepEqual(rageOf(t).dice, ['yellow']);
});

rule('NXT-WAR-01', 'a weapon that was thrown brings rage, though the hand is empty by then', () => {
  const t = table(
    `
    +-+-+-+
    |B . G|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, G: { kind: 'goblin' } },
    {
      turn: 'B',
      next: { figures: { B: { facing: 'east', sheet: { inHand: 'handAxe', gear: ['handAxe'] } } } },
    },
  );
  t.do(strike('G', { with: 'thrown' }), [S, S, 1, B]);
  assert.deepEqual([t.sheet('B').inHand, rageOf(t).dice], [null, ['yellow']]);
});

rule('NXT-WAR-01', 'a kill with a weapon turns a die of the next attack yellow', () => {
  const t = fight();
  t.do(strike('G'), DEADLY);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual(t.event('rageGrown').rules, ['NXT-WAR-01', 'NXT-WAR-03']);
  assert.deepEqual(rageOf(t).dice, ['yellow']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(strike('H'), [S, W, W, 1, W]);
  assert.deepEqual(t.event('strikeDeclared').strike.attackers[0]!.dice, ['yellow', 'combat', 'combat']);
});

rule('NXT-WAR-01', 'a blow that does not kill brings nothing, nor does the kill of another hero', () => {
  const t = fight();
  t.do(strike('O'), [S, W, W, 1, B, B]);
  assert.equal(t.figure('O').body, 8);
  assert.deepEqual(rageOf(t), NO_RAGE);
  const other = table(
    ROOM,
    {
      D: { kind: 'barbarian' },
      B: { kind: 'dwarf' },
      G: { kind: 'goblin' },
      H: { kind: 'goblin' },
      O: { kind: 'orc' },
    },
    { turn: 'B', next: { figures: { B: { facing: 'north' }, G: { facing: 'south' } } } },
  );
  other.do(strike('G'), DEADLY);
  assert.equal(other.find('G'), undefined);
  assert.deepEqual(other.sheet('D').rage, NO_RAGE);
});

rule('NXT-WAR-01', 'bare hands and a worthless stick are no weapons', () => {
  for (const inHand of [null, 'worthlessStick']) {
    const t = fight({ inHand, gear: ['worthlessStick'] });
    t.do(strike('G'), [B, B, B, 1, S]);
    assert.equal(t.find('G'), undefined, String(inHand));
    assert.deepEqual(rageOf(t), NO_RAGE);
  }
});

rule('NXT-WAR-01', 'holy water kills and does not enrage', () => {
  const t = table(
    `
    +-+-+
    |B Z|
    +-+-+`,
    { B: { kind: 'barbarian', potions: ['holyWater'] }, Z: { kind: 'zombie' } },
  );
  t.do({ type: 'usePotion', figure: 'B', potion: 'holyWater', target: 'Z' });
  assert.equal(t.find('Z'), undefined);
  assert.deepEqual(rageOf(t), NO_RAGE);
});

rule('NXT-WAR-01', 'a shared kill counts, whoever declared the attack', () => {
  const t = table(
    `
    +-+-+-+
    |B G D|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, G: { kind: 'goblin' } },
    { next: { figures: { B: { facing: 'east' }, D: { facing: 'west' }, G: { facing: 'east' } } } },
  );
  t.do({ type: 'hold', figure: 'B', target: 'G' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'D', target: 'G', group: true }, [10, S, W, W, 1, W, W, W, 1]);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual(rageOf(t).dice, ['yellow']);
});

rule('NXT-WAR-01', 'after a change of weapon the better dice hold as far as the new one has dice', () => {
  const rage = { dice: ['violet', 'red'], kills: 0, towards: 'orange' };
  const dice = (inHand: string, rolls: (string | number)[]) => {
    const t = table(
      `
      +-+-+
      |B O|
      +-+-+`,
      { B: { kind: 'barbarian', attack: 5 }, O: { kind: 'orc', body: 20 } },
      {
        next: {
          figures: { B: { facing: 'east', sheet: { inHand, gear: [inHand], rage } }, O: { facing: 'west' } },
        },
      },
    );
    t.do(strike('O'), [...rolls, 1, B, B]);
    return t.event('strikeDeclared').strike.attackers[0]!.dice;
  };
  assert.deepEqual(dice('dagger', [S]), ['violet']);
  assert.deepEqual(dice('shortsword', [S]), ['violet']);
  assert.deepEqual(dice('broadsword', [S, S]), ['violet', 'red']);
  assert.deepEqual(dice('claymore', [S, S]), ['violet', 'red']);
  assert.deepEqual(dice('greatsword', [S, S, W]), ['violet', 'red', 'combat']);
});

rule('NXT-WAR-01', 'what a smaller weapon has no dice for is kept for a larger one', () => {
  const rage = afterKill({ dice: ['red', 'yellow'], kills: 0, towards: 'orange' }, 1);
  assert.deepEqual(rage, { dice: ['red', 'yellow'], kills: 1, towards: 'orange' });
  const grown = afterKill(afterKill(rage, 1), 1);
  assert.deepEqual(grown.dice, ['violet', 'yellow']);
});

rule('NXT-WAR-02', 'the first Body point lost ends rage, with the kills counted so far', () => {
  const t = fight({ rage: { dice: ['red', 'yellow'], kills: 1, towards: 'violet' } }, {}, { turn: 'morcar' });
  t.do({ type: 'strike', figure: 'O', target: 'B' }, [S, W, W, 1, B, B, B, B]);
  assert.equal(t.figure('B').body, 7);
  assert.deepEqual(t.event('rageLost').rules, ['NXT-WAR-02']);
  assert.deepEqual(rageOf(t), { dice: [], kills: 0, towards: 'violet' });
});

rule('NXT-WAR-02', 'one die and one kill are enough to lose; without any there is nothing to lose', () => {
  const blow = { type: 'strike', figure: 'O', target: 'B' };
  const one = fight({ rage: { dice: ['red'], kills: 1, towards: 'orange' } }, {}, { turn: 'morcar' });
  one.do(blow, [S, W, W, 1, B, B, B, B]);
  assert.ok(one.happened('rageLost'));
  const calm = fight({}, {}, { turn: 'morcar' });
  calm.do(blow, [S, W, W, 1, B, B, B, B]);
  assert.equal(calm.happened('rageLost'), false);
});

rule('NXT-WAR-02', 'so does a point of Mind', () => {
  const t = table(
    `
    +-+-+
    |B .|
    +-+-+`,
    { B: { kind: 'barbarian' } },
    {
      turn: { of: 'B', left: 1 },
      quest: {
        notes: [
          { when: { step: 'B1' }, then: [{ mind: -1, to: 'actor' }] },
          { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
        ],
      },
      next: {
        figures: {
          B: { facing: 'east', sheet: { rage: { dice: ['yellow'], kills: 0, towards: 'orange' } } },
        },
      },
    },
  );
  t.do({ type: 'step', figure: 'B', to: 'B1' });
  assert.deepEqual([t.figure('B').mind, rageOf(t).dice], [1, []]);
});

rule('NXT-WAR-02', 'a blow that is parried leaves it', () => {
  const rage = { dice: ['red', 'yellow'], kills: 1, towards: 'orange' };
  const t = fight({ rage }, {}, { turn: 'morcar' });
  t.do({ type: 'strike', figure: 'O', target: 'B' }, [S, W, W, 1, W, S, S, S]);
  assert.equal(t.figure('B').body, 8);
  assert.deepEqual(rageOf(t), rage);
});

rule('NXT-WAR-02', 'the wounds of others leave it', () => {
  const rage = { dice: ['yellow'], kills: 0, towards: 'orange' };
  const t = table(
    `
    +-+-+-+
    |B O D|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    {
      turn: 'morcar',
      next: { figures: { B: { sheet: { rage } }, O: { facing: 'east' }, D: { facing: 'west' } } },
    },
  );
  t.do({ type: 'strike', figure: 'O', target: 'D' }, [S, W, W, 1, B, B, B, B]);
  assert.equal(t.figure('D').body, 6);
  assert.deepEqual(rageOf(t), rage);
});

const LADDER: { readonly [weapon: number]: { readonly [kills: number]: readonly string[] } } = {
  1: { 1: ['yellow'], 2: ['yellow'], 3: ['orange'], 4: ['red'], 6: ['red'], 7: ['violet'], 9: ['violet'] },
  2: { 1: ['yellow'], 2: ['yellow', 'yellow'], 3: ['orange'], 4: ['red'], 7: ['violet'] },
  3: {
    0: [],
    1: ['yellow'],
    2: ['yellow', 'yellow'],
    3: ['orange'],
    4: ['orange', 'yellow'],
    5: ['red', 'yellow'],
    6: ['red', 'yellow'],
    7: ['red', 'orange'],
    8: ['red', 'red'],
    10: ['red', 'red'],
    11: ['violet', 'red'],
    14: ['violet', 'violet'],
    20: ['violet', 'violet'],
  },
  4: {
    3: ['orange'],
    4: ['orange', 'yellow'],
    5: ['orange', 'yellow', 'yellow'],
    6: ['orange', 'orange'],
    7: ['red', 'orange'],
    8: ['red', 'red'],
    11: ['violet', 'red'],
    14: ['violet', 'violet'],
  },
  5: {
    6: ['orange', 'orange'],
    7: ['orange', 'orange', 'yellow'],
    8: ['red', 'orange', 'yellow'],
    9: ['red', 'red', 'yellow'],
    11: ['red', 'red', 'orange'],
    12: ['red', 'red', 'red'],
    15: ['violet', 'red', 'red'],
    18: ['violet', 'violet', 'red'],
    21: ['violet', 'violet', 'violet'],
  },
};

rule('NXT-WAR-03', 'the ladder, by the dice of the weapon and the kills', () => {
  for (const [weapon, rows] of Object.entries(LADDER))
    for (const [kills, dice] of Object.entries(rows))
      assert.deepEqual(climb(Number(weapon), Number(kills)).dice, dice, `${weapon} dice, ${kills} kills`);
});

rule('NXT-WAR-03', 'towards violet, three kills turn the red die and three more the yellow one', () => {
  const dice = (kills: number) => climb(3, kills, 'violet').dice;
  assert.deepEqual(dice(7), ['red', 'yellow']);
  assert.deepEqual(dice(8), ['violet', 'yellow']);
  assert.deepEqual(dice(10), ['violet', 'yellow']);
  assert.deepEqual(dice(11), ['violet', 'red']);
  assert.deepEqual(dice(14), ['violet', 'violet']);
});

rule(
  'NXT-WAR-03',
  'the player says where the kills go, while both steps are open and none is counted',
  () => {
    const towards = (colour: string) => ({ type: 'rageTowards', figure: 'B', colour });
    const t = fight({ rage: { dice: ['red', 'yellow'], kills: 0, towards: 'orange' } });
    t.refuses(towards('orange'), 'nothingToChoose', 'NXT-WAR-03');
    t.refuses(towards('red'), 'nothingToChoose', 'NXT-WAR-03');
    t.refuses({ ...towards('violet'), figure: 'D' }, 'notYourTurn', 'CLS-TUR-02');
    t.do(towards('violet'));
    assert.equal(rageOf(t).towards, 'violet');
    t.do(towards('orange'));
    assert.equal(rageOf(t).towards, 'orange');
    assert.deepEqual(t.state.next.turn.actions, []);
    for (const rage of [
      { dice: ['red', 'yellow'], kills: 1, towards: 'orange' },
      { dice: ['red', 'orange'], kills: 0, towards: 'orange' },
      { dice: ['red', 'red'], kills: 0, towards: 'orange' },
    ])
      fight({ rage }).refuses(towards('violet'), 'nothingToChoose', 'NXT-WAR-03');
  },
);

rule('NXT-WAR-03', 'dice that courage adds are plain, and a pit takes one away', () => {
  const rage = { dice: ['orange'], kills: 0, towards: 'orange' };
  const dice = (conditions: ('courage' | 'pit')[], rolls: (string | number)[]) => {
    const t = table(
      `
      +-+-+
      |B O|
      +-+-+`,
      { B: { kind: 'barbarian', conditions }, O: { kind: 'orc', body: 9 } },
      {
        next: {
          figures: { B: { facing: 'east', sheet: { inHand: 'broadsword', rage } }, O: { facing: 'west' } },
        },
      },
    );
    t.do(strike('O'), rolls);
    return t.event('strikeDeclared').strike.attackers[0]!.dice;
  };
  assert.deepEqual(dice(['courage'], [S, W, W, W, 1, B, B]), ['orange', 'combat', 'combat', 'combat']);
  assert.deepEqual(dice(['pit'], [S, 1, B, B]), ['orange']);
});
