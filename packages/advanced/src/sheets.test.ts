/** Dice, sheets and what stands on them (ADV-SET-01 to ADV-SET-26). */
import assert from 'node:assert/strict';
import { D12 } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { armourNamed } from './content/armour.ts';
import { HEROES } from './content/heroes.ts';
import { hitRow, rangedRow } from './content/hitTables.ts';
import { itemNamed } from './content/items.ts';
import { weaponNamed } from './content/weapons.ts';
import { COUNTER_KINDS } from './counters/types.ts';
import { statsOf } from './figures.ts';
import { Play } from './play.ts';
import { RATED } from './state.ts';
import { table } from './testing/index.ts';

const ROOM = `
  +-+-+
  |A B|
  +-+-+
`;

const HEINRICH = { ...HEROES.heinrich };

rule('ADV-SET-01', 'a die has twelve faces', () => {
  const t = table(ROOM, { A: {} });
  const dice: string[] = [];
  const play = new Play(t.world, t.state, {
    roll: (die) => {
      dice.push(die.id);
      return die.faces[0]!;
    },
  });
  play.figureRolls('A', 'ADV-SET-01');
  play.masterRolls('ADV-SET-01');
  assert.deepEqual(dice, ['d12', 'd12']);
  assert.deepEqual(D12.faces, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

rule('ADV-SET-02', 'of two dice the sum counts: 2 to 24', () => {
  const t = table(ROOM, { A: {} });
  const sums = [1, 12].map((face) => {
    const play = new Play(t.world, t.state, { roll: () => face as never });
    return play.figureRolls('A', 'ADV-SET-02') + play.figureRolls('A', 'ADV-SET-02');
  });
  assert.deepEqual(sums, [2, 24]);
});

rule('ADV-SET-05', 'counters of six kinds', () => {
  assert.deepEqual([...COUNTER_KINDS].sort(), ['ambush', 'character', 'escape', 'fate', 'trap', 'wandering']);
});

rule('ADV-SET-06', 'whatever a hero has gained goes along: a sheet comes in as it is', () => {
  const t = table(ROOM, { A: { gold: 120, marks: ['disarm+1'], fate: 3, startFate: 3 } });
  const { gold, marks, fate } = t.sheet('A');
  assert.deepEqual({ gold, marks, fate }, { gold: 120, marks: ['disarm+1'], fate: 3 });
});

rule('ADV-SET-08', 'eight heroes are ready to set out, the four of the first game among them', () => {
  assert.equal(Object.keys(HEROES).length, 8);
  const first = [HEROES.heinrich, HEROES.sven, HEROES.torallion, HEROES.magnus];
  assert.deepEqual(
    first.map(({ name, race, calling }) => [name, race, calling]),
    [
      ['Heinrich Löwen', 'human', 'warrior'],
      ['Sven Hammerhelm', 'dwarf', 'warrior'],
      ['Torallion Leafstar', 'elf', 'warrior'],
      [HEROES.magnus.name, 'human', 'wizard'],
    ],
  );
  assert.match(HEROES.magnus.name, /^Magnus/);
});

rule('ADV-SET-14', 'nine characteristics: seven rated up to 12, and two stocks', () => {
  assert.equal(RATED.length, 7);
  for (const hero of Object.values(HEROES)) {
    assert.deepEqual(Object.keys(hero.start).sort(), [...RATED].sort());
    assert.ok(Object.values(hero.start).every((value) => value >= 1 && value <= 12));
    assert.ok(hero.startWounds > 0 && hero.startFate >= 0);
  }
  const strong = table(ROOM, { A: { changes: [{ stat: 'strength', by: 9, rule: 'ADV-SET-14' }] } });
  assert.equal(statsOf(strong.state, strong.figure('A')).strength, 12, 'no rated one goes beyond 12');
});

rule('ADV-SET-16', 'what changes a figure leaves its starting values alone', () => {
  const t = table(ROOM, {
    A: { effects: [{ tag: 'weak', ends: 'never', changes: [{ stat: 'strength', by: -2 }] }] },
  });
  assert.equal(statsOf(t.state, t.figure('A')).strength, 4);
  assert.equal(t.sheet('A').start.strength, 6);
});

rule('ADV-SET-17', 'Heinrich’s sheet', () => {
  const t = table(ROOM, { A: HEINRICH });
  assert.deepEqual(HEINRICH.start, {
    weaponSkill: 8,
    bowSkill: 8,
    strength: 6,
    toughness: 5,
    speed: 8,
    bravery: 9,
    intelligence: 8,
  });
  assert.deepEqual([HEINRICH.startFate, HEINRICH.startWounds], [2, 4]);
  const now = statsOf(t.state, t.figure('A'));
  assert.deepEqual([now.bowSkill, now.toughness, now.speed], [6, 8, 6]);
  assert.deepEqual([now.weaponSkill, now.strength, now.bravery, now.intelligence], [8, 6, 9, 8]);
  assert.deepEqual(hitRow(now.weaponSkill), [2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]);
  assert.deepEqual(
    rangedRow(now.bowSkill).map((cell) => cell?.roll ?? null),
    [6, 7, 8, 9, 10],
  );
  const sword = weaponNamed('sword');
  assert.deepEqual([sword.range, sword.damage(6), sword.fumble, sword.critical], [null, 4, [1], [12]]);
});

rule('ADV-SET-18', 'in full armour: Bow Skill and Speed 8 to 6, Toughness 5 to 8', () => {
  const bare = table(ROOM, { A: { ...HEINRICH, armour: [] } });
  const full = table(ROOM, { A: HEINRICH });
  const three = (t: typeof bare): number[] => {
    const { bowSkill, speed, toughness } = statsOf(t.state, t.figure('A'));
    return [bowSkill, speed, toughness];
  };
  assert.deepEqual(three(bare), [8, 8, 5]);
  assert.deepEqual(three(full), [6, 6, 8]);
});

rule('ADV-SET-19', 'the hand-to-hand row has a number for each Weapon Skill from 1 to 12', () => {
  for (const skill of [1, 6, 12]) {
    const row = hitRow(skill);
    assert.equal(row.length, 12);
    assert.ok(row.every((needed, at) => at === 0 || needed >= row[at - 1]!));
  }
});

rule('ADV-SET-20', 'the ranged row has five distances', () => {
  assert.equal(rangedRow(6).length, 5);
});

rule('ADV-SET-21', 'a weapon has a range, damage dice, fumbles and critical hits', () => {
  const { range, fumble, critical, damage } = weaponNamed('dagger');
  assert.ok(damage(6) > 0);
  assert.ok(fumble.length > 0 && critical.length > 0);
  assert.ok(range === null || range > 0);
});

rule('ADV-SET-22', 'no range, hand to hand only', () => {
  assert.equal(weaponNamed('sword').range, null);
  assert.equal(weaponNamed('sword').kind, 'melee');
});

rule('ADV-SET-23', 'a short bow reaches 24 squares', () => {
  assert.equal(weaponNamed('shortBow').range, 24);
});

rule('ADV-SET-24', 'pieces of armour add up', () => {
  const changes = ['chainMail', 'shield'].flatMap((id) => armourNamed(id).changes);
  const sum = (stat: string): number =>
    changes.filter((change) => change.stat === stat).reduce((total, { by = 0 }) => total + by, 0);
  assert.deepEqual([sum('bowSkill'), sum('toughness'), sum('speed')], [-2, 3, -2]);
});

rule('ADV-SET-25', 'gold, things and each spell component stand on the sheet', () => {
  const t = table(ROOM, { A: { gold: 12, items: ['rope'], components: ['ashes', 'ashes'] } });
  const { gold, items, components } = t.sheet('A');
  assert.deepEqual(
    { gold, items, components },
    { gold: 12, items: ['rope'], components: ['ashes', 'ashes'] },
  );
  assert.equal(itemNamed('rope').id, 'rope');
});

rule('ADV-SET-26', 'a wizard has a spell book', () => {
  assert.ok(HEROES.magnus.spells.length > 0);
  assert.deepEqual(HEROES.heinrich.spells, []);
});

rule('ADV-SET-30', 'the leader’s player rolls for what the dungeon is like', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'ben' } }, { state: { leader: 'B' } });
  const play = new Play(t.world, t.state, { roll: (die) => die.faces[0]! });
  assert.equal(play.leaderSeat, 'ben');
});
