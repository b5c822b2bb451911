/** Attacks hand to hand (ADV-HTH). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { DEFAULT_OPTIONS } from '../setup.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { resultOf } from './attack.ts';

const DUEL = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |. A R .|
  + + + + +
  |. . . Q|
  +-+-+-+-+
`;
const RATMEN: Record<string, SceneFigure> = { R: { monster: 'ratman' }, Q: { monster: 'ratman' } };
const STRIKE = { type: 'attack', figure: 'A', target: 'R', weapon: 'sword' };

const stats = (skill: number, strength = 6, toughness = 5) => ({
  weaponSkill: skill,
  bowSkill: 8,
  strength,
  toughness,
  speed: 8,
  bravery: 9,
  intelligence: 8,
});

function duel(hero: SceneFigure = {}, monster: SceneFigure = { monster: 'ratman' }) {
  return battle(DUEL, { A: hero, R: monster, Q: { monster: 'ratman' } });
}

rule('ADV-CMB-33', 'an attack goes over a side, never a corner', () => {
  const table = battle(DUEL.replace('|. . . .|', '|. . R .|').replace('A R', 'A .'), { A: {}, ...RATMEN });
  table.refuses(STRIKE, 'notInReach', 'ADV-HTH-01');
});

rule('ADV-CMB-34', 'there is no facing: from each side the same roll is needed', () => {
  const map = `
    +-+-+-+
    |. P .|
    + + + +
    |Q A R|
    + + + +
    |. S .|
    +-+-+-+
  `;
  const monsters = { P: { monster: 'ratman' }, S: { monster: 'ratman' } };
  for (const target of ['P', 'Q', 'R', 'S']) {
    const table = battle(map, { A: {}, ...RATMEN, ...monsters });
    table.do({ ...STRIKE, target }, [4]);
    assert.equal(table.event('attackRolled').needed, 5);
  }
});

rule('ADV-HTH-01', 'a long weapon reaches across a corner', () => {
  const map = DUEL.replace('|. . . .|', '|. . R .|').replace('A R', 'A .');
  const table = battle(map, { A: { weapons: ['spear', 'sword'] }, ...RATMEN });
  table.refuses(STRIKE, 'noSuchWeapon', 'ADV-WPN-09');
  table.do({ ...STRIKE, weapon: 'spear' }, [4]);
  assert.equal(table.event('attackRolled').result, 'miss');
});

rule('ADV-HTH-01', 'neither friends nor the air may be attacked', () => {
  const table = battle(DUEL, { A: {}, R: {}, Q: { monster: 'ratman' } });
  table.refuses(STRIKE, 'noEnemy', 'ADV-HTH-01');
  table.refuses({ ...STRIKE, target: 'nobody' }, 'noEnemy', 'ADV-HTH-01');
});

rule('ADV-HTH-03', 'the target is named before the roll', () => {
  const map = `
    +-+-+-+
    |R A Q|
    +-+-+-+
  `;
  const table = battle(map, { A: {}, ...RATMEN });
  table.do({ ...STRIKE, target: 'Q' }, [2]);
  assert.deepEqual(
    table.events.filter(({ type }) => ['attackBegan', 'attackRolled'].includes(type)).map(({ type }) => type),
    ['attackBegan', 'attackRolled'],
  );
  assert.equal(table.event('attackBegan').target, 'ratman-2');
});

rule('ADV-HTH-04', 'one hit roll, and wound dice only if it hits', () => {
  const missed = duel();
  missed.do(STRIKE, [4]);
  assert.equal(missed.happened('damageRolled'), false);
  const hit = duel();
  hit.do(STRIKE, [5, 6, 6, 6, 7]);
  assert.deepEqual(hit.event('damageRolled').faces, [[6, 6, 6, 7]]);
  assert.equal(hit.figure('R').wounds, 2);
});

rule(
  'ADV-HTH-05',
  'the row of the attacker, the column of the target’s Weapon Skill, equal is enough',
  () => {
    // Own skill, the roll needed against a ratman's 6.
    const rows = [
      [1, 10],
      [5, 8],
      [6, 7],
      [8, 5],
      [11, 2],
      [12, 2],
    ] as const;
    for (const [skill, needed] of rows) {
      const table = duel({ start: stats(skill) });
      table.do(STRIKE, [needed === 2 ? 2 : needed, 1, 1, 1, 1]);
      assert.deepEqual(
        [table.event('attackRolled').needed, table.event('attackRolled').result],
        [needed, 'hit'],
      );
      if (needed === 2) continue;
      const under = duel({ start: stats(skill) });
      under.do(STRIKE, [needed - 1]);
      assert.equal(under.event('attackRolled').result, 'miss');
    }
  },
);

rule('ADV-HTH-06', 'the attacker is told the monster’s Weapon Skill', () => {
  const table = duel();
  table.do(STRIKE, [4]);
  assert.equal(table.event('attackRolled').skill, 6);
  assert.equal(table.event('attackRolled').audience, undefined);
});

rule('ADV-HTH-07', 'a 12 gives a free attack on the same target, and damage comes last', () => {
  const table = duel();
  // 12, 12, then a plain hit: three hits of four dice each.
  table.do(STRIKE, [12, 12, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7]);
  assert.deepEqual(
    table.all('attackRolled').map(({ result, free, target }) => [result, free, target]),
    [
      ['critical', false, 'ratman-1'],
      ['critical', true, 'ratman-1'],
      ['hit', true, 'ratman-1'],
    ],
  );
  assert.equal(table.event('damageRolled').faces.length, 3);
  assert.equal(table.figure('R').wounds, 2);
});

rule('ADV-HTH-07', 'a miss ends the chain, and the first hit’s damage is dealt', () => {
  const table = duel();
  table.do(STRIKE, [12, 4, 7, 1, 1, 1]);
  assert.equal(table.figure('R').wounds, 2);
});

rule('ADV-HTH-07', 'after a fumble the damage is dealt first; only one who stands strikes back', () => {
  const stands = duel();
  stands.do(STRIKE, [12, 1, 7, 1, 1, 1, 10, 1, 1, 5]);
  const order = stands.types().filter((type) => ['wounded', 'attackRolled'].includes(type));
  assert.deepEqual(order, ['attackRolled', 'attackRolled', 'wounded', 'attackRolled', 'wounded']);
  assert.equal(stands.figure('A').wounds, 3);
  const falls = duel();
  falls.do(STRIKE, [12, 1, 7, 7, 7, 1]);
  assert.equal(falls.find('R'), undefined);
  assert.equal(falls.all('attackRolled').length, 2);
});

rule(
  'ADV-HTH-07',
  'only a 12 of the die: an 11 is a plain hit, and a monster’s 12 is as good as a hero’s',
  () => {
    const plain = duel();
    plain.do(STRIKE, [11, 1, 1, 1, 1]);
    assert.deepEqual(
      plain.all('attackRolled').map(({ result }) => result),
      ['hit'],
    );
    const monster = battle(DUEL, { A: {}, ...RATMEN }, { turn: MONSTERS });
    monster.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [12, 2, 1, 1, 1]);
    assert.deepEqual(
      monster.all('attackRolled').map(({ figure, result, free }) => [figure, result, free]),
      [
        ['ratman-1', 'critical', false],
        ['ratman-1', 'miss', true],
      ],
    );
    assert.equal(resultOf(12, 13, [12], [1]), 'critical', 'whatever was needed');
  },
);

rule('ADV-HTH-08', 'heavy weapons are critical on 11 too, others only on 12', () => {
  for (const weapon of ['halberd', 'twoHandedSword', 'twoHandedAxe']) {
    const table = duel({ weapons: [weapon] });
    table.do({ ...STRIKE, weapon }, [11, 4, ...Array<number>(weapon === 'halberd' ? 4 : 5).fill(1)]);
    assert.equal(table.all('attackRolled')[0]!.result, 'critical', weapon);
  }
  const sword = duel();
  sword.do(STRIKE, [11, 1, 1, 1, 1]);
  assert.equal(sword.event('attackRolled').result, 'hit');
});

rule('ADV-HTH-09', 'a 1 lets the enemy strike back at once', () => {
  const table = duel();
  // The ratman's skill of 6 needs 9 against 8.
  table.do(STRIKE, [1, 9, 5, 4, 1]);
  const [, back] = table.all('attackRolled');
  assert.deepEqual([back!.figure, back!.target, back!.needed, back!.free], ['ratman-1', 'A', 9, true]);
  assert.equal(table.figure('A').wounds, 3);
});

rule(
  'ADV-HTH-09',
  'a 1 fails where 1 is needed, a 2 is no fumble, and a hero strikes back at a monster',
  () => {
    const two = duel();
    two.do(STRIKE, [2]);
    assert.deepEqual(
      two.all('attackRolled').map(({ result }) => result),
      ['miss'],
    );
    const monster = battle(DUEL, { A: {}, ...RATMEN }, { turn: MONSTERS });
    monster.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [1, 2]);
    assert.deepEqual(
      monster.all('attackRolled').map(({ figure, target, result, free }) => [figure, target, result, free]),
      [
        ['ratman-1', 'A', 'fumble', false],
        ['A', 'ratman-1', 'miss', true],
      ],
    );
    assert.equal(resultOf(1, 1, [12], [1]), 'fumble');
  },
);

rule('ADV-HTH-09', 'not one who cannot reach the attacker, nor a hero knocked out', () => {
  const map = DUEL.replace('|. . . .|', '|. . R .|').replace('A R', 'A .');
  const diagonal = battle(map, { A: { weapons: ['spear'] }, ...RATMEN });
  diagonal.do({ ...STRIKE, weapon: 'spear' }, [1]);
  assert.equal(diagonal.all('attackRolled').length, 1);
  const lying = battle(DUEL, { A: { wounds: 0 }, ...RATMEN }, { turn: MONSTERS });
  lying.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [1]);
  assert.equal(lying.all('attackRolled').length, 1);
  const cowers = battle(
    DUEL,
    { A: { effects: [{ tag: 'cowering', ends: 'never' }] }, ...RATMEN },
    { turn: MONSTERS },
  );
  cowers.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [1]);
  assert.equal(cowers.all('attackRolled').length, 1, 'nor one who cannot strike for fear');
});

rule('ADV-HTH-10', 'heavy weapons fumble on 2, even where 2 would hit; others do not', () => {
  const heavy = duel({ start: stats(12), weapons: ['halberd'] });
  heavy.do({ ...STRIKE, weapon: 'halberd' }, [2, 8]);
  assert.deepEqual(
    heavy.all('attackRolled').map(({ needed, result }) => [needed, result]),
    [
      [2, 'fumble'],
      [10, 'miss'],
    ],
  );
  const light = duel({ start: stats(12) });
  light.do(STRIKE, [2, 1, 1, 1, 1]);
  assert.equal(light.event('attackRolled').result, 'hit');
});

rule('ADV-HTH-11', 'a free attack does not use up the figure’s own', () => {
  const table = battle(DUEL, { A: {}, ...RATMEN });
  table.do(STRIKE, [1, 2]);
  assert.equal(table.state.turn.acts['ratman-1'], undefined);
  assert.equal(table.state.turn.acts['A']?.attacks, 1);
});

rule('ADV-HTH-12', 'a free attack can be critical or fumbled in its turn', () => {
  const table = duel();
  table.do(STRIKE, [1, 1, 12, 4, 7, 1, 1, 1]);
  assert.deepEqual(
    table.all('attackRolled').map(({ figure, result, free }) => [figure, result, free]),
    [
      ['A', 'fumble', false],
      ['ratman-1', 'fumble', true],
      ['A', 'critical', true],
      ['A', 'miss', true],
    ],
  );
  assert.equal(table.figure('R').wounds, 2);
});

rule('ADV-HTH-13', 'the weapon’s entry says how many dice', () => {
  const rows = [
    ['dagger', 6, 2],
    ['sword', 6, 4],
    ['sword', 7, 5],
    ['halberd', 5, 3],
    ['fists', 6, 1],
  ] as const;
  for (const [weapon, strength, dice] of rows) {
    const table = duel({ start: stats(8, strength), weapons: weapon === 'fists' ? [] : [weapon] });
    table.do({ ...STRIKE, weapon }, [5, ...Array<number>(dice).fill(1)]);
    assert.equal(table.event('damageRolled').faces[0]!.length, dice, `${weapon} ${strength}`);
  }
});

rule('ADV-HTH-13', 'a monster’s own table says how many dice', () => {
  const table = battle(DUEL, { A: {}, ...RATMEN }, { turn: MONSTERS });
  table.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [9, 1, 1, 1]);
  assert.deepEqual(table.event('damageRolled').faces, [[1, 1, 1]]);
});

rule('ADV-HTH-14', 'each die that equals or beats the toughness is one wound', () => {
  const table = duel();
  table.do(STRIKE, [5, 6, 7, 8, 1]);
  assert.deepEqual([table.event('damageRolled').toughness, table.event('damageRolled').wounds], [7, 2]);
  assert.equal(table.figure('R').wounds, 1);
});

rule('ADV-HTH-15', 'a 12 is a wound and is thrown again, and again', () => {
  const table = duel({}, { monster: 'ratman', wounds: 9 });
  table.do(STRIKE, [5, 12, 1, 1, 1, 12, 12, 6]);
  assert.deepEqual(table.event('damageRolled').faces, [[12, 1, 1, 1, 12, 12, 6]]);
  assert.equal(table.event('damageRolled').wounds, 3);
});

rule('ADV-HTH-15', 'each 12 of a roll is thrown again', () => {
  const table = duel({}, { monster: 'ratman', wounds: 9 });
  table.do(STRIKE, [5, 12, 12, 1, 1, 7, 6]);
  assert.equal(table.event('damageRolled').wounds, 3);
});

rule('ADV-HTH-16', 'wounds are kept figure by figure, and shown unless the master hides them', () => {
  const table = duel();
  table.do(STRIKE, [5, 7, 1, 1, 1]);
  assert.deepEqual([table.figure('R').wounds, table.figure('Q').wounds], [2, 3]);
  const seen = table.view('ann').figures.find(({ id }) => id === 'ratman-1');
  assert.equal(seen?.wounds, 2);
  const hidden = battle(
    DUEL,
    { A: {}, ...RATMEN },
    {
      setup: { options: { ...DEFAULT_OPTIONS, monsterWounds: 'hidden' } },
    },
  );
  hidden.do(STRIKE, [5, 7, 1, 1, 1]);
  assert.equal(hidden.view('ann').figures.find(({ id }) => id === 'ratman-1')?.wounds, 1);
  assert.equal(hidden.view('master').figures.find(({ id }) => id === 'ratman-1')?.wounds, 2);
});

const EXAMPLE = `
  +-+-+-+-+
  |H R . .|
  + + + + +
  |S Q . .|
  +-+-+-+-+
`;

rule('ADV-HTH-17', 'Heinrich misses with a 4; Sven’s 12 and 9 are two hits', () => {
  const table = battle(EXAMPLE, { H: {}, S: { weapons: ['axe'] }, ...RATMEN });
  table.do({ type: 'attack', figure: 'H', target: 'R', weapon: 'sword' }, [4]);
  assert.deepEqual([table.event('attackRolled').needed, table.event('attackRolled').result], [5, 'miss']);
  table.do({ type: 'attack', figure: 'S', target: 'Q', weapon: 'axe' }, [12, 9, 1, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(
    table.all('attackRolled').map(({ needed, result, free }) => [needed, result, free]),
    [
      [5, 'critical', false],
      [5, 'hit', true],
    ],
  );
  assert.equal(table.all('struck').length, 2);
});

rule('ADV-HTH-18', 'Sven’s ten dice make five wounds; the 12 is not thrown again for a dead enemy', () => {
  const sven: SceneFigure = { weapons: ['axe'], start: stats(8, 7) };
  const soft = { tag: 'soft', ends: 'never', changes: [{ stat: 'toughness', set: 6 }] } as const;
  const table = battle(EXAMPLE, {
    H: {},
    S: sven,
    R: { monster: 'ratman' },
    Q: { monster: 'ratman', effects: [soft] },
  });
  const dice = [2, 10, 11, 12, 1, 5, 6, 5, 3, 8];
  table.do({ type: 'attack', figure: 'S', target: 'Q', weapon: 'axe' }, [12, 9, ...dice]);
  const { faces, toughness, wounds } = table.event('damageRolled');
  assert.deepEqual([faces.flat(), toughness, wounds], [dice, 6, 5]);
  assert.equal(table.find('Q'), undefined);
});

rule('ADV-HTH-19', 'Heinrich moves and stops in the zone of his target, then attacks', () => {
  const map = `
    +-+-+-+-+
    |H . . R|
    + + + + +
    |T . . Q|
    +-+-+-+-+
  `;
  const archer: SceneFigure = { weapons: ['bow', 'sword'], arrows: 6 };
  const table = battle(map, { H: {}, T: archer, ...RATMEN });
  table.do({ type: 'step', figure: 'H', to: 'B1' });
  table.do({ type: 'step', figure: 'H', to: 'C1' });
  assert.equal(table.event('stepped').left, 0, 'in the zone of the ratman');
  table.do({ type: 'attack', figure: 'H', target: 'R', weapon: 'sword' }, [4]);
  table.refuses({ type: 'step', figure: 'H', to: 'B1' }, 'alreadyActed', 'ADV-CMB-04');
  table.do({ type: 'attack', figure: 'T', target: 'Q', weapon: 'bow' }, [2]);
  table.refuses({ type: 'step', figure: 'T', to: 'B2' }, 'noSquaresLeft', 'ADV-CMB-29');
  const magnus: SceneFigure = { calling: 'wizard', spells: ['flamesOfDeath'], components: ['ashes'] };
  const magic = battle(map, { H: {}, T: magnus, ...RATMEN });
  magic.do({ type: 'cast', figure: 'T', spell: 'flamesOfDeath' });
  magic.do({ type: 'aimAtSquare', at: 'D2' }, [7, 7, 7, 1, 1, 7, 7, 7, 1, 1]);
  assert.deepEqual([magic.find('R'), magic.find('Q')], [undefined, undefined], 'a spell takes out both');
  magic.do({ type: 'step', figure: 'T', to: 'B2' });
});

rule('ADV-ABIL-05', 'a berserk figure is struck at as if its skill were two less', () => {
  const berserk = { tag: 'berserk', ends: 'fight' } as const;
  const table = duel({}, { monster: 'ratman', effects: [berserk] });
  table.do(STRIKE, [2]);
  assert.deepEqual([table.event('attackRolled').skill, table.event('attackRolled').needed], [4, 3]);
});

rule('ADV-ABIL-05', 'never below 1, and its own blows have its full skill', () => {
  const berserk = { tag: 'berserk', ends: 'fight' } as const;
  for (const [skill, counts] of [
    [3, 1],
    [2, 1],
    [4, 2],
  ] as const) {
    const table = battle(
      DUEL,
      { A: { start: stats(skill), effects: [berserk] }, ...RATMEN },
      { turn: MONSTERS },
    );
    table.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [9, 1, 1, 1]);
    assert.equal(table.event('attackRolled').skill, counts);
  }
  const own = duel({ effects: [berserk] });
  own.do(STRIKE, [4]);
  assert.equal(own.event('attackRolled').needed, 5);
});

rule('ADV-ABIL-03', 'a berserk figure attacks once more, on whom it likes, before it moves', () => {
  const map = `
    +-+-+-+
    |R A Q|
    + + + +
    |. . .|
    +-+-+-+
  `;
  const berserk = { tag: 'berserk', ends: 'fight' } as const;
  const table = battle(map, { A: { effects: [berserk] }, ...RATMEN });
  table.do(STRIKE, [2]);
  table.do({ ...STRIKE, target: 'Q' }, [2]);
  table.refuses(STRIKE, 'alreadyActed', 'ADV-CMB-04');
});

const FIMIR = { A: {}, R: { monster: 'fimir' }, Q: RATMEN['Q']! };
const CHOP = { type: 'attack', figure: 'R', target: 'A', weapon: 'axe' };

rule('ADV-ABIL-15', 'some monsters attack twice, both times before they move or both times after', () => {
  const table = battle(DUEL, FIMIR, { turn: { ...MONSTERS, order: 'deedFirst' } });
  table.do(CHOP, [2]);
  table.do(CHOP, [2]);
  table.refuses(CHOP, 'alreadyActed', 'ADV-CMB-04');
  const moved = battle(DUEL, FIMIR, { turn: { ...MONSTERS, order: 'deedFirst' } });
  moved.do(CHOP, [2]);
  moved.do({ type: 'step', figure: 'R', to: 'C1' });
  moved.do({ type: 'step', figure: 'R', to: 'B1' });
  moved.refuses(CHOP, 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-ABIL-16', 'the second attack, and the free attacks it leads to, have their own damage', () => {
  const table = battle(DUEL, FIMIR, { turn: MONSTERS });
  table.do(CHOP, [9, 1, 1, 1]);
  assert.equal(table.event('damageRolled').faces[0]!.length, 3);
  table.do(CHOP, [12, 9, 1, 1, 1, 1]);
  assert.deepEqual(
    table.event('damageRolled').faces.map(({ length }) => length),
    [2, 2],
  );
  const fumbled = battle(DUEL, FIMIR);
  fumbled.do(STRIKE, [1, 9, 1, 1, 1]);
  assert.equal(fumbled.event('damageRolled').faces[0]!.length, 3, 'a free attack for a fumble has the first');
});

rule('ADV-ABIL-12', 'the invulnerable are hurt only by a roll with a 12 in it', () => {
  const plain = duel({}, { monster: 'wight' });
  plain.do(STRIKE, [5, 11, 11, 11, 11]);
  assert.equal(plain.event('damageRolled').wounds, 0);
  const twelve = duel({}, { monster: 'wight', wounds: 9 });
  twelve.do(STRIKE, [5, 11, 12, 1, 1, 1]);
  assert.equal(twelve.event('damageRolled').wounds, 2);
});

rule('ADV-ABIL-13', 'a free attack hurts them like anybody', () => {
  const table = duel({}, { monster: 'wight', wounds: 9 });
  table.do(STRIKE, [12, 5, 11, 11, 11, 11, 5, 5, 1, 1]);
  assert.equal(table.event('damageRolled').wounds, 2, 'the two of the free attack alone');
});

rule('ADV-ABIL-14', 'so does a magic weapon', () => {
  const table = duel({ weapons: ['magicSword10'] }, { monster: 'wight', wounds: 9 });
  table.do({ ...STRIKE, weapon: 'magicSword10' }, [5, 11, 11, 1, 1]);
  assert.equal(table.event('damageRolled').wounds, 2);
});
