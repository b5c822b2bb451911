import { tape } from '@oubliette/kernel';
import type { Dice, Die, Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { hurt } from '../combat/damage.ts';
import { HEROES, STARTING_SPELLS } from '../content/heroes.ts';
import { plainSheet } from '../scenario/plain.ts';
import { RATED } from '../rated.ts';
import { advanced } from '../system.ts';
import { battle } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { cardOf } from './card.ts';
import { createHero, D4, FIXED_GOLD, rollHero, ROLLS, spellCount, startAs } from './create.ts';
import type { Choices, HowToRoll, Race, RolledHero } from './create.ts';

const ROOM = `
  +-+-+-+
  |A B .|
  + + + +
  |. . R|
  +-+-+-+
`;

const RACES = ['human', 'dwarf', 'elf'] as const;
const LEA: HowToRoll = { by: 'lea' };

function rolled(faces: readonly number[], how: Partial<HowToRoll> = {}): RolledHero {
  const dice = tape(faces);
  const hero = rollHero(dice, { ...LEA, ...how });
  assert.deepEqual(dice.left(), []);
  return hero;
}

const hero = (race: Race): RolledHero => rolled([1, 1, 1, 1, 1, 1, 1, 1, 4], { race });

const WARRIOR: Choices = {
  id: 'kara',
  name: 'Kara',
  gender: 'f',
  calling: 'warrior',
  spells: [],
  components: [],
  buys: [],
};
const WIZARD: Choices = {
  ...WARRIOR,
  calling: 'wizard',
  spells: STARTING_SPELLS,
  components: ['ashes', 'ashes', 'ashes', 'ashes'],
};

function refusal(from: RolledHero, choices: Choices): string | null {
  const made = createHero(from, choices);
  return made.ok ? null : `${made.refusal.code} ${made.refusal.rule}`;
}

rule('ADV-CRE-01', 'nobody at the table brings the dead back: the next expedition takes another hero', () => {
  const t = battle(ROOM, { A: {}, B: { items: ['healingPotion'] }, R: { monster: 'ogre' } });
  setGoing(t, (play) =>
    hurt(play, { target: 'A', wounds: 9, cause: 'blow', by: t.id('R'), rules: ['ADV-DEATH-06'] }),
  );
  assert.deepEqual([t.find('A'), t.sheet('A').where], [undefined, 'dead']);
  assert.deepEqual([...new Set(t.offered('step', 'ann').map(({ figure }) => figure))], ['B']);
  assert.deepEqual(t.offered('givePotion', 'ann'), []);
  const made = createHero(hero('dwarf'), WARRIOR);
  assert.ok(made.ok);
  for (const newcomer of [made.sheet, HEROES.durgin]) {
    const sheets = [newcomer, plainSheet('b')];
    const opened = advanced.open({
      ...t.world.setup,
      players: [{ seat: 'ann', sheets: sheets.map(({ id }) => id) }],
      sheets,
    });
    if (!opened.ok) assert.fail(JSON.stringify(opened.problems));
  }
});

rule('ADV-CRE-02', 'race, then the sheet from top to bottom, then gold', () => {
  const made = rolled([7, 1, 2, 3, 4, 5, 6, 7, 1, 2]);
  assert.deepEqual(made, {
    race: 'dwarf',
    start: { weaponSkill: 6, bowSkill: 6, strength: 6, toughness: 8, speed: 8, bravery: 9, intelligence: 9 },
    wounds: 2,
    gold: 60,
  });
});

rule('ADV-CRE-03', 'six faces for humans, three for dwarfs, three for elves', () => {
  const rest = [1, 1, 1, 1, 1, 1, 1, 1, 1];
  const races = Array.from({ length: 12 }, (_, face) => rolled([face + 1, ...rest]).race);
  assert.deepEqual(races, [
    ...Array<Race>(6).fill('human'),
    ...Array<Race>(3).fill('dwarf'),
    ...Array<Race>(3).fill('elf'),
  ]);
});

rule('ADV-CRE-04', 'a race that is chosen takes no die', () => {
  for (const race of RACES) assert.equal(hero(race).race, race);
});

rule('ADV-CRE-05', 'nothing keeps a party from being all of one race', () => {
  const party = ['a', 'b', 'c', 'd'].map((id) => createHero(hero('elf'), { ...WARRIOR, id }));
  assert.ok(party.every((made) => made.ok && made.sheet.race === 'elf'));
});

/** Lowest and highest values of human, dwarf and elf. */
const RANGES = {
  weaponSkill: [5, 10, 6, 11, 5, 10],
  bowSkill: [5, 10, 5, 10, 6, 11],
  strength: [4, 7, 4, 7, 4, 7],
  toughness: [4, 7, 5, 8, 3, 6],
  speed: [5, 10, 4, 9, 6, 11],
  bravery: [4, 11, 4, 11, 4, 11],
  intelligence: [4, 11, 3, 10, 4, 11],
} as const;

rule('ADV-CRE-09', 'every characteristic of every race, from its lowest to its highest', () => {
  const highest = [...RATED.map((what) => ROLLS[what][0].faces.length), 4, 4];
  for (const [index, race] of RACES.entries()) {
    const low = hero(race);
    const high = rolled(highest, { race });
    for (const what of RATED) {
      assert.equal(low.start[what], RANGES[what][index * 2], `${race} ${what}`);
      assert.equal(high.start[what], RANGES[what][index * 2 + 1], `${race} ${what}`);
    }
    assert.deepEqual([low.wounds, high.wounds], [2, 5]);
    const made = createHero(low, WARRIOR);
    assert.ok(made.ok && made.sheet.fate === 2 && made.sheet.startFate === 2 && made.sheet.startWounds === 2);
  }
});

rule('ADV-CRE-10', 'with only a D12, what the smaller die does not have is rolled again', () => {
  const faces = [12, 6, 7, 1, 5, 4, 12, 1, 6, 9, 8, 8, 5, 3, 11, 4];
  const { start, wounds, gold } = rolled(faces, { race: 'human', onlyD12: true });
  assert.deepEqual(start, {
    weaponSkill: 10,
    bowSkill: 5,
    strength: 7,
    toughness: 4,
    speed: 10,
    bravery: 11,
    intelligence: 11,
  });
  assert.deepEqual([wounds, gold], [4, 80]);
});

rule('ADV-CRE-11', 'a D8 made with a D12: 9, 12, 10 and 11 are rolled again, 8 stands', () => {
  const faces = [1, 1, 1, 1, 1, 9, 12, 10, 11, 8, 1, 1, 1];
  assert.equal(rolled(faces, { race: 'human', onlyD12: true }).start.bravery, 11);
});

rule('ADV-CRE-12', 'whatever the race, warrior or wizard', () => {
  for (const race of RACES) {
    const spells = STARTING_SPELLS.slice(0, spellCount(race, 'wizard'));
    const components = WIZARD.components.slice(0, spells.length);
    for (const choices of [WARRIOR, { ...WIZARD, spells, components }])
      assert.equal(refusal(hero(race), choices), null, race);
  }
});

rule('ADV-CRE-13', 'a wizard has spells, a warrior none', () => {
  const wizard = createHero(hero('human'), WIZARD);
  assert.ok(wizard.ok);
  assert.deepEqual(wizard.sheet.spells, STARTING_SPELLS);
  assert.equal(refusal(hero('human'), { ...WARRIOR, spells: ['openWindow'] }), 'wrongSpells ADV-CRE-22');
});

rule('ADV-CRE-14', 'a wizard buys no armour, not even a shield; a warrior does', () => {
  for (const goods of ['shield', 'leatherArmour', 'chainMail']) {
    assert.equal(refusal(hero('human'), { ...WIZARD, buys: [goods] }), 'noArmour ADV-CRE-14', goods);
    assert.equal(refusal(hero('human'), { ...WARRIOR, buys: [goods] }), null, goods);
  }
});

rule('ADV-CRE-15', 'a wizard’s largest weapon is a dagger', () => {
  assert.equal(refusal(hero('human'), { ...WIZARD, buys: ['dagger'] }), null);
  for (const goods of ['spear', 'sword', 'axe', 'shortBow', 'crossbow'])
    assert.equal(refusal(hero('human'), { ...WIZARD, buys: [goods] }), 'noBigWeapon ADV-CRE-15', goods);
});

rule('ADV-CRE-19', 'a dwarf wizard chooses two of the four first spells', () => {
  const two: Choices = {
    ...WIZARD,
    spells: ['openWindow', 'flamesOfDeath'],
    components: ['ashes', 'silverKey'],
  };
  const made = createHero(hero('dwarf'), two);
  assert.ok(made.ok);
  assert.deepEqual(made.sheet.spells, ['openWindow', 'flamesOfDeath']);
  for (const spells of [STARTING_SPELLS, ['openWindow'], ['openWindow', 'openWindow']])
    assert.equal(refusal(hero('dwarf'), { ...two, spells }), 'wrongSpells ADV-CRE-19');
});

rule('ADV-CRE-20', 'an elf wizard has one more Intelligence, D8+4', () => {
  assert.equal(startAs(hero('elf'), 'wizard').intelligence, 5);
  assert.equal(startAs(rolled([1, 1, 1, 1, 1, 1, 8, 1, 1], { race: 'elf' }), 'wizard').intelligence, 12);
  assert.equal(startAs(hero('elf'), 'warrior').intelligence, 4);
  assert.equal(startAs(hero('human'), 'wizard').intelligence, 4);
});

rule('ADV-CRE-21', 'an elf wizard has one less Strength, D4+2', () => {
  assert.equal(startAs(hero('elf'), 'wizard').strength, 3);
  assert.equal(startAs(rolled([1, 1, 4, 1, 1, 1, 1, 1, 1], { race: 'elf' }), 'wizard').strength, 6);
  assert.equal(startAs(hero('elf'), 'warrior').strength, 4);
});

rule('ADV-CRE-22', 'an elf wizard has the human’s four spells', () => {
  assert.equal(refusal(hero('elf'), WIZARD), null);
  assert.equal(
    refusal(hero('elf'), { ...WIZARD, spells: STARTING_SPELLS.slice(1) }),
    'wrongSpells ADV-CRE-22',
  );
});

rule('ADV-CRE-23', 'D4 and 4, times ten: 50 to 80 crowns; or 65 for everybody', () => {
  const gold = D4.faces.map((face) => rolled([1, 1, 1, 1, 1, 1, 1, 1, face], { race: 'human' }).gold);
  assert.deepEqual(gold, [50, 60, 70, 80]);
  assert.equal(rolled([1, 1, 1, 1, 1, 1, 1, 1], { race: 'human', gold: FIXED_GOLD }).gold, 65);
});

rule('ADV-CRE-24', 'gold buys what is for sale, and what is not spent is kept', () => {
  const buys = ['sword', 'shield', 'arrows', 'rope'];
  const made = createHero(hero('human'), { ...WARRIOR, buys: [...buys, 'greekFire'] });
  assert.ok(made.ok);
  const { weapons, armour, arrows, items, gold } = made.sheet;
  assert.deepEqual(
    [weapons, armour, arrows, items, gold],
    [['sword'], ['shield'], 6, ['rope', 'greekFire'], 5],
  );
  const poor = { ...WARRIOR, buys: [...buys, 'greekFire', 'ironSpikes'] };
  assert.equal(refusal(hero('human'), poor), 'tooPoor ADV-CRE-24');
  assert.equal(refusal(hero('human'), { ...WARRIOR, buys: [...buys, 'greekFire', 'rope'] }), null);
  assert.equal(refusal(hero('human'), { ...WARRIOR, buys: ['healingPotion'] }), null);
  for (const goods of ['magicAxe', 'runeSword', 'strengthPotion', 'claws'])
    assert.equal(refusal(hero('human'), { ...WARRIOR, buys: [goods] }), 'notForSale ADV-CRE-24', goods);
  assert.equal(refusal(hero('human'), { ...WARRIOR, buys: ['henchman'] }), 'notYet ADV-CRE-24');
});

rule('ADV-CRE-24', 'a bow comes with six arrows, a crossbow with six bolts', () => {
  const bow = createHero(hero('elf'), { ...WARRIOR, buys: ['bow', 'arrows'] });
  const crossbow = createHero(hero('elf'), { ...WARRIOR, buys: ['crossbow', 'bolts', 'bolts'] });
  assert.ok(bow.ok && crossbow.ok);
  assert.deepEqual([bow.sheet.arrows, bow.sheet.bolts, bow.sheet.gold], [12, 0, 45]);
  assert.deepEqual([crossbow.sheet.arrows, crossbow.sheet.bolts, crossbow.sheet.gold], [0, 18, 20]);
});

rule('ADV-MGT-02', 'three weapons at most, one suit and one shield', () => {
  const daggers = (count: number): Choices => ({ ...WARRIOR, buys: Array<string>(count).fill('dagger') });
  assert.equal(refusal(hero('human'), daggers(3)), null);
  assert.equal(refusal(hero('human'), daggers(4)), 'tooManyWeapons ADV-MGT-02');
  assert.equal(refusal(hero('human'), { ...WARRIOR, buys: ['shield', 'chainMail'] }), null);
  assert.equal(refusal(hero('human'), { ...WARRIOR, buys: ['shield', 'shield'] }), 'oneOfEach ADV-MGT-02');
  assert.equal(
    refusal(hero('human'), { ...WARRIOR, buys: ['leatherArmour', 'chainMail'] }),
    'oneOfEach ADV-MGT-02',
  );
});

for (const [id, goods] of [
  ['ADV-CRE-25', 'training'],
  ['ADV-CRE-27', 'spell'],
  ['ADV-CRE-29', 'component'],
] as const)
  rule(id, `${goods} is not for those who have never been on an expedition`, () => {
    assert.equal(refusal(hero('human'), { ...WIZARD, buys: [goods] }), `notYet ${id}`);
  });

rule('ADV-CRE-26', 'the first spells and their components cost nothing', () => {
  const made = createHero(hero('human'), WIZARD);
  assert.ok(made.ok);
  assert.equal(made.sheet.gold, 80);
});

rule('ADV-CRE-27', 'only first spells are given', () => {
  const spells = [...STARTING_SPELLS.slice(1), 'courage'];
  assert.equal(refusal(hero('human'), { ...WIZARD, spells }), 'notAFirstSpell ADV-CRE-27');
});

rule('ADV-CRE-28', 'one component for each first spell, in any mix', () => {
  const mixed = ['dragonFang', 'dragonFang', 'silverKey', 'ashes'] as const;
  const made = createHero(hero('elf'), { ...WIZARD, components: mixed });
  assert.ok(made.ok);
  assert.deepEqual(made.sheet.components, mixed);
  for (const components of [mixed.slice(1), [...mixed, 'ashes' as const]])
    assert.equal(refusal(hero('elf'), { ...WIZARD, components }), 'wrongComponents ADV-CRE-28');
});

rule('ADV-CRE-30', 'a higher skill or Strength reads another row', () => {
  const made = createHero(hero('human'), { ...WARRIOR, buys: ['sword'] });
  assert.ok(made.ok);
  const { sheet } = made;
  const before = cardOf(sheet);
  const raise = (stat: 'weaponSkill' | 'bowSkill' | 'strength'): ReturnType<typeof cardOf> =>
    cardOf({ ...sheet, changes: [{ stat, by: 1, rule: 'ADV-CRE-30' }] });
  assert.deepEqual([before.handToHand[5], raise('weaponSkill').handToHand[5]], [8, 7]);
  assert.deepEqual([before.ranged[0]!.roll, raise('bowSkill').ranged[0]!.roll], [7, 6]);
  assert.deepEqual([before.weapons[0]!.dice, raise('strength').weapons[0]!.dice], [2, 3]);
});

rule('ADV-CRE-31', 'a new weapon or suit has the figures of its table for whoever bears it', () => {
  const made = createHero(hero('human'), { ...WARRIOR, buys: ['axe', 'leatherArmour'] });
  assert.ok(made.ok);
  const { now, weapons } = cardOf(made.sheet);
  assert.deepEqual([now.bowSkill, now.toughness, now.speed], [4, 5, 4]);
  assert.deepEqual(
    weapons.map(({ id, range, dice }) => [id, range, dice]),
    [
      ['axe', null, 2],
      ['thrownAxe', 3, 3],
    ],
  );
});

rule('ADV-CRE-10', 'with all dice at hand each characteristic has its own', () => {
  const dice: string[] = [];
  const recording: Dice = {
    roll<F extends Face>({ id, faces }: Die<F>): F {
      dice.push(id);
      return faces[0]!;
    },
  };
  rollHero(recording, LEA);
  assert.deepEqual(dice, ['d12', 'd6', 'd6', 'd4', 'd4', 'd6', 'd8', 'd8', 'd4', 'd4']);
  assert.equal(FIXED_GOLD, 65);
});
