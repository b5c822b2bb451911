/** Magic treasure in play: worn, drunk, cast and handed on (ADV-MGT). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { attackSkill, meleeWeapons, weaponDice } from '../combat/weapons.ts';
import { hurt } from '../combat/damage.ts';
import { itemNamed } from '../content/items.ts';
import { stat } from '../figures.ts';
import { battle } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { trapped } from '../testing/trapped.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { fateLeft, withFateSpent } from './dawnstone.ts';
import { lessOne, spellSources } from './sources.ts';
import type { PileThing } from './types.ts';
import { ward } from './warding.ts';

type Sheet = NonNullable<Parameters<typeof trapped>[0]>[string];

const STATS = {
  weaponSkill: 8,
  bowSkill: 8,
  strength: 6,
  toughness: 5,
  speed: 8,
  bravery: 9,
  intelligence: 8,
};
const alone = (sheet: Sheet = {}): AdvancedTable => trapped({ A: sheet }, { untrodden: [] });
const pair = (a: Sheet = {}, b: Sheet = {}): AdvancedTable => trapped({ A: a, B: b }, { untrodden: [] });
const drink = (item: string, figure = 'A') => ({ type: 'drinkPotion', figure, item });
const give = (item: string) => ({ type: 'give', figure: 'A', target: 'B', item });

function pilesOf(t: AdvancedTable): PileThing[] {
  return t.state.levels[0]!.things.filter((thing): thing is PileThing => thing.tag === 'pile');
}

rule('ADV-MGT-01', 'magic has no price: it is found, not sold', () => {
  for (const id of ['wand', 'scroll', 'dawnstone', 'ringOfProtection1', 'amuletOfIron', 'strengthPotion'])
    assert.equal(itemNamed(id).price, null, id);
});

rule('ADV-MGT-02', 'a fourth weapon has to stay', () => {
  const t = pair({ weapons: ['dagger'] }, { weapons: ['sword', 'axe', 'spear'] });
  t.refuses(give('dagger'), 'tooMuch', 'ADV-MGT-02');
  const room = pair({ weapons: ['dagger'] }, { weapons: ['sword', 'axe'] });
  room.do(give('dagger'));
  assert.deepEqual([room.sheet('A').weapons, room.sheet('B').weapons], [[], ['sword', 'axe', 'dagger']]);
});

rule('ADV-MGT-02', 'of two rings one is worn; another may be put on', () => {
  const t = alone({ items: ['ringOfProtection1', 'ringOfProtection3'] });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 6);
  t.refuses({ type: 'wear', figure: 'A', item: 'ringOfProtection1' }, 'wornAlready', 'ADV-MGT-02');
  t.do({ type: 'wear', figure: 'A', item: 'ringOfProtection3' });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 8);
});

rule('ADV-MGT-03', 'what is dropped lies in that section, and can be fetched', () => {
  const t = alone({ weapons: ['sword', 'axe'] });
  t.do({ type: 'drop', figure: 'A', item: 'axe' });
  assert.deepEqual([t.sheet('A').weapons, pilesOf(t)[0]!.weapons], [['sword'], ['axe']]);
  t.do({ type: 'take', figure: 'A', from: 'pile-1', item: 'axe' });
  assert.deepEqual([t.sheet('A').weapons, pilesOf(t)], [['sword', 'axe'], []]);
});

rule('ADV-MGT-06', 'things change hands between neighbours, in exploration turns', () => {
  const t = pair({ items: ['healingPotion'], gold: 200 }, { gold: 100 });
  t.do(give('healingPotion'));
  t.do(give('gold'));
  assert.deepEqual([t.sheet('B').items, t.sheet('A').gold, t.sheet('B').gold], [['healingPotion'], 50, 250]);
  const apart = pair({ gold: 5 });
  apart.do({ type: 'step', figure: 'B', to: 'A3' });
  apart.refuses(give('gold'), 'notBeside', 'ADV-MGT-06');
  const fighting = trapped({ A: { gold: 5 }, B: {} }, { turn: { mode: 'combat' } });
  fighting.refuses(give('gold'), 'wrongTurn', 'ADV-TURN-01');
});

rule('ADV-MGT-07', 'the points of a dawnstone are spent like one’s own, which go first', () => {
  assert.equal(fateLeft({ fate: 1, items: ['dawnstone:3', 'rope'] }), 4);
  assert.deepEqual(withFateSpent({ fate: 1, items: ['dawnstone:3'] }), { fate: 0 });
  const t = alone({ items: ['rope', 'dawnstone:2'] });
  setGoing(t, (play) => hurt(play, { target: 'A', wounds: 2, cause: 'x', by: null, rules: ['ADV-HTH-14'] }));
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'faceWounds' });
  t.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([t.figure('A').wounds, t.sheet('A').items], [4, ['rope', 'dawnstone:1']]);
});

rule('ADV-MGT-47', 'and never come back: the last one leaves nothing', () => {
  assert.deepEqual(withFateSpent({ fate: 0, items: ['dawnstone:1'] }), { items: [] });
});

/** Whether a figure is protected from a spell. */
function wards(items: readonly string[], dice: readonly number[], asked: boolean): boolean | undefined {
  const t = alone({ items });
  setGoing(t, (play) => ward(play, 'A', ['ADV-MGT-09']), asked ? [] : dice);
  if (asked) t.do({ type: 'wardOff', roll: true }, dice);
  return t.happened('wardRolled') ? t.event('wardRolled').cancelled : undefined;
}

rule('ADV-MGT-09', 'an amulet of iron: on 9 or more a spell does nothing', () => {
  assert.deepEqual(
    [wards(['amuletOfIron'], [8], false), wards(['amuletOfIron'], [9], false), wards([], [], false)],
    [false, true, undefined],
  );
});

rule('ADV-MGT-46', 'whether it is welcome or not', () => {
  const t = alone({ items: ['amuletOfIron'] });
  setGoing(t, (play) => ward(play, 'A', ['ADV-MGT-09']), [9]);
  assert.ok(t.cites('ADV-MGT-46'));
});

for (const [level, face, cancelled] of [
  [1, 10, false],
  [1, 11, true],
  [2, 8, false],
  [2, 9, true],
  [3, 9, false],
  [3, 8, true],
] as const)
  rule('ADV-MGT-18', `level ${level}, a ${face} (Intelligence 8): ${cancelled ? 'kept off' : 'not'}`, () => {
    assert.equal(wards([`ringOfMagicProtection${level}`], [face], true), cancelled);
  });

rule('ADV-MGT-18', 'the wearer may let a spell through', () => {
  const t = alone({ items: ['ringOfMagicProtection1'] });
  setGoing(t, (play) => ward(play, 'A', ['ADV-MGT-09']));
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'wardOff' });
  t.do({ type: 'wardOff', roll: false });
  assert.equal(t.happened('wardRolled'), false);
});

rule('ADV-MGT-10', 'an amulet of protection adds 1 to Toughness, on top of everything', () => {
  const t = alone({ items: ['amuletOfProtection', 'ringOfProtection2'], armour: ['chainMail'] });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 5 + 1 + 2 + 2);
});

rule('ADV-MGT-11', 'one amulet at a time', () => {
  const t = alone({ items: ['amuletOfIron', 'amuletOfProtection'] });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 5);
  t.do({ type: 'wear', figure: 'A', item: 'amuletOfProtection' });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 6);
});

rule('ADV-MGT-17', 'a ring of protection adds its level', () => {
  for (const level of [1, 2, 3]) {
    const t = alone({ items: [`ringOfProtection${level}`] });
    assert.equal(stat(t.state, t.figure('A'), 'toughness'), 5 + level);
  }
});

const WIZARD = { calling: 'wizard', weapons: ['dagger'] } as const;
const castFrom = (item: string, spell: string) => ({ type: 'castSource', figure: 'A', item, spell });

rule('ADV-MGT-12', 'a wand is for wizards', () => {
  const wand = 'wand:courage:2';
  alone({ items: [wand] }).refuses(castFrom(wand, 'courage'), 'wizardsOnly', 'ADV-MGT-12');
  assert.deepEqual(spellSources({ calling: 'wizard', items: [wand] }), [{ item: wand, spell: 'courage' }]);
});

rule('ADV-MGT-21', 'so is a scroll', () => {
  const scroll = 'scroll:courage';
  alone({ items: [scroll] }).refuses(castFrom(scroll, 'courage'), 'wizardsOnly', 'ADV-MGT-21');
  assert.deepEqual(spellSources({ calling: 'warrior', items: [scroll] }), []);
});

rule('ADV-MGT-45', 'a casting uses a charge; an empty wand is worthless', () => {
  assert.deepEqual(
    [lessOne('wand:courage:2', 'courage'), lessOne('wand:courage:1', 'courage')],
    ['wand:courage:1', null],
  );
});

rule('ADV-MGT-14', 'without components, and without knowing the spell', () => {
  const t = pair({ ...WIZARD, items: ['wand:dragonArmour:2'] });
  t.do(castFrom('wand:dragonArmour:2', 'dragonArmour'));
  assert.deepEqual([t.event('spellCast').source, t.event('spellCast').components], ['wand', []]);
  assert.deepEqual(t.sheet('A').items, ['wand:dragonArmour:1']);
});

rule('ADV-MGT-23', 'each spell of a scroll is cast once', () => {
  assert.deepEqual(
    [
      lessOne('scroll:choke:flight', 'choke'),
      lessOne('scroll:choke:choke', 'choke'),
      lessOne('scroll:choke', 'choke'),
    ],
    ['scroll:flight', 'scroll:choke', null],
  );
});

rule('ADV-MGT-25', 'a scroll asks for no components either', () => {
  const t = pair({ ...WIZARD, items: ['scroll:dragonArmour'] });
  t.do(castFrom('scroll:dragonArmour', 'dragonArmour'));
  assert.deepEqual([t.event('spellCast').components, t.sheet('A').items], [[], []]);
});

rule('ADV-MGT-27', 'two points of Strength and two dice in all, for this turn and two more', () => {
  const t = alone({ items: ['strengthPotion'], weapons: ['dagger'], start: { ...STATS, strength: 3 } });
  assert.equal(weaponDice(t.state, t.figure('A'), 'dagger', 0), 1);
  t.do(drink('strengthPotion'));
  // The table has one die for Strength 5.
  assert.deepEqual(
    [stat(t.state, t.figure('A'), 'strength'), weaponDice(t.state, t.figure('A'), 'dagger', 0)],
    [5, 3],
  );
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'done' }, [5]);
  assert.equal(stat(t.state, t.figure('A'), 'strength'), 5);
  t.do({ type: 'done' }, [5]);
  assert.equal(stat(t.state, t.figure('A'), 'strength'), 3);
});

rule('ADV-MGT-27', 'at the start of the turn, before anything else', () => {
  const t = alone({ items: ['strengthPotion'] });
  t.do({ type: 'step', figure: 'A', to: 'B1' });
  t.refuses(drink('strengthPotion'), 'alreadyActed', 'ADV-MGT-27');
  t.refuses(drink('healingPotion'), 'noPotion', 'ADV-MGT-26');
});

rule('ADV-MGT-28', 'a healing potion drunk now restores all wounds at the start of the next turn', () => {
  const t = trapped({ A: { items: ['healingPotion'], wounds: 1 } }, { untrodden: [] });
  t.do(drink('healingPotion'));
  assert.deepEqual([t.figure('A').wounds, t.sheet('A').items], [1, []]);
  t.do({ type: 'done' }, [5]);
  assert.equal(t.figure('A').wounds, 4);
});

const LINE = `
  +-+-+-+-+
  |A B . R|
  +-+-+-+-+
`;

rule('ADV-MGT-29', 'given to somebody knocked out, out of reach of every enemy', () => {
  const far = battle(LINE, { A: { items: ['healingPotion'] }, B: { wounds: 0 }, R: { monster: 'ratman' } });
  assert.ok(far.offers({ type: 'givePotion', figure: 'A', target: 'B' }));
  const near = battle(LINE.replace('. R', 'R .'), {
    A: { items: ['healingPotion'] },
    B: { wounds: 0 },
    R: { monster: 'ratman' },
  });
  near.refuses({ type: 'givePotion', figure: 'A', target: 'B' }, 'inDeathZone', 'ADV-DEATH-09');
});

rule('ADV-MGT-30', 'the dead are beyond it', () => {
  const t = pair({ items: ['healingPotion'] });
  setGoing(t, (play) => hurt(play, { target: 'B', wounds: 5, cause: 'x', by: null, rules: ['ADV-HTH-14'] }));
  t.refuses({ type: 'givePotion', figure: 'A', target: 'B' }, 'notKnockedOut', 'ADV-DEATH-09');
});

rule('ADV-MGT-41', 'a magic sword strikes with more skill and strength, and helps with nothing else', () => {
  const t = alone({ weapons: ['magicSword21'] });
  const figure = t.figure('A');
  assert.deepEqual(
    [attackSkill(t.state, figure, 'magicSword21'), stat(t.state, figure, 'weaponSkill')],
    [10, 8],
  );
  assert.equal(
    weaponDice(t.state, figure, 'magicSword21', 0),
    weaponDice(
      t.state,
      { ...figure, effects: [{ tag: 'x', ends: 'turn', changes: [{ stat: 'strength', by: 1 }] }] },
      'sword',
      0,
    ),
  );
});

rule('ADV-MGT-42', 'a wizard fights with a rune sword, and no other', () => {
  const t = alone({ ...WIZARD, weapons: ['magicSword22', 'runeSword'] });
  assert.deepEqual(meleeWeapons(t.state, t.figure('A')), ['runeSword']);
});

rule('ADV-MGT-43', 'magic armour is for everybody but wizards', () => {
  const things = [
    {
      id: 'pile-1',
      tag: 'pile',
      square: 0,
      goods: { gold: 0, items: [] },
      armour: ['magicPlate'],
      weapons: [],
    },
  ] as const;
  const put = { type: 'putOnArmour', figure: 'A', pile: 'pile-1', armour: ['magicPlate'] };
  const wizard = trapped({ A: WIZARD }, { level: { things } });
  wizard.refuses(put, 'noArmour', 'ADV-CRE-14');
  const warrior = trapped({ A: {} }, { level: { things } });
  warrior.do(put);
  assert.equal(stat(warrior.state, warrior.figure('A'), 'toughness'), 9);
});
