/** Dice, sheets and their values (ADV-SET-01 to ADV-SET-26). */
import assert from 'node:assert/strict';
import { D12, tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { armourNamed } from './content/armour.ts';
import { HEROES } from './content/heroes.ts';
import { hitRow, rangedRow } from './content/hitTables.ts';
import { itemNamed } from './content/items.ts';
import { weaponNamed } from './content/weapons.ts';
import { COUNTER_KINDS } from './counters/types.ts';
import { statsOf } from './figures.ts';
import { Play } from './play.ts';
import { RATED } from './rated.ts';
import { cardOf } from './gear/card.ts';
import { rollHero } from './gear/create.ts';
import { battle, table } from './testing/index.ts';
import { setGoing } from './testing/underWay.ts';
import { rollMagic } from './treasure/find.ts';

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

rule('ADV-SET-02', 'of two dice the sum counts, 2 to 24; of a die and a number too', () => {
  const category = (...dice: readonly number[]): string => {
    const t = table(ROOM, { A: {} });
    setGoing(t, (play) => void rollMagic(play, 'A'), dice);
    return t.event('magicFound').category;
  };
  assert.deepEqual([category(1, 1, 5), category(12, 12, 1, 1)], ['dawnstone', 'armour']);
  const human = { by: 'ann', race: 'human' } as const;
  const [low, high] = [tape([1, 1, 1, 1, 1, 1, 1, 1, 1]), tape([6, 6, 4, 4, 6, 8, 8, 4, 4])];
  assert.deepEqual([rollHero(low, human).start.speed, rollHero(high, human).start.speed], [5, 10]);
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

rule('ADV-SET-19', 'below the target’s Weapon Skill, from 1 to 12, stands the lowest roll that hits', () => {
  const { handToHand } = cardOf({ ...HEINRICH, start: { ...HEINRICH.start, weaponSkill: 6 } });
  assert.deepEqual(handToHand, [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
});

rule('ADV-SET-20', 'below each of five distances stands the lowest roll that hits', () => {
  const { ranged } = cardOf({ ...HEINRICH, armour: [], start: { ...HEINRICH.start, bowSkill: 5 } });
  assert.deepEqual(
    ranged.map((cell) => cell?.roll ?? null),
    [7, 8, 9, 10, 11],
  );
});

rule('ADV-SET-21', 'beside a weapon stand its range, its dice, its fumbles and its critical hits', () => {
  const { weapons } = cardOf({ ...HEINRICH, weapons: ['halberd', 'longBow'] });
  assert.deepEqual(weapons, [
    { id: 'halberd', range: null, dice: 4, fumble: [1, 2], critical: [11, 12] },
    { id: 'longBow', range: 48, dice: 4, fumble: [1], critical: [12] },
  ]);
});

const hall = (squares: number): string =>
  `+${'-+'.repeat(squares + 1)}\n|A ${'. '.repeat(squares - 1)}R|\n+${'-+'.repeat(squares + 1)}`;
const RATMAN = { monster: 'ratman' };

rule('ADV-SET-22', 'no range, hand to hand only', () => {
  const strike = { type: 'attack', figure: 'A', target: 'R', weapon: 'sword' };
  assert.ok(battle(hall(1), { A: {}, R: RATMAN }).offers(strike));
  battle(hall(2), { A: {}, R: RATMAN }).refuses(strike, 'notInReach', 'ADV-HTH-01');
});

rule('ADV-SET-23', 'a short bow reaches 24 squares, and not 25', () => {
  const archer = { weapons: ['shortBow'], arrows: 6 };
  const shoot = { type: 'attack', figure: 'A', target: 'R', weapon: 'shortBow' };
  assert.ok(battle(hall(24), { A: archer, R: RATMAN }).offers(shoot));
  battle(hall(25), { A: archer, R: RATMAN }).refuses(shoot, 'outOfRange', 'ADV-RNG-05');
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
