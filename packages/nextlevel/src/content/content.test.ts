import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  EQUIPMENT,
  EQUIPMENT_IDS,
  FURNITURE,
  HERO_KINDS,
  HEROES,
  isPotion,
  MONSTER_KINDS,
  MONSTERS,
  TREASURE_IDS,
} from '@oubliette/classic/extend';
import type { Text } from '@oubliette/classic/extend';
import { rule } from '@oubliette/kernel/testing';
import { checkNouns } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import {
  CARRY,
  fromClassic,
  GEAR,
  GEAR_IDS,
  gearCard,
  isGear,
  mayUse,
  RACK,
  resale,
  SHOP,
} from './armoury.ts';
import { BESTIARY, findCard, isLower, nextCard } from './bestiary.ts';
import { COLOURED, COMBAT, D20, dieOf, skullsOn, STAR, TRAP_DIE, TRAP_SEARCH } from './dice.ts';
import type { AttackDie } from './dice.ts';
import { KIT, kitFor, levelFor, LEVELS, MAX_LEVEL, rowOf } from './levels.ts';
import { arcanaFor, ARCANA, SCROLL_IDS, scrollCard, SCROLLS, spellClass } from './magic.ts';
import { DODGES, effectsOf, GIFTS, giftsBy, giftsFor, SPECIALITIES, specialitiesFor } from './progress.ts';
import { POTION_PRICES, SEARCH_DICE, SEARCH_TABLE, searchOutcome, SUBSTANCES } from './search.ts';
import { NEXT_TRAPS, nextTrap, variantsOf } from './traps.ts';

const levels = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

interface Named {
  readonly noun: Noun;
  readonly text?: Text;
}

void test('everything has a name and a text in both languages', () => {
  const tables: readonly Readonly<Record<string, Named>>[] = [
    GEAR,
    BESTIARY,
    GIFTS,
    SPECIALITIES,
    ARCANA,
    SCROLLS,
    SUBSTANCES,
    NEXT_TRAPS,
  ];
  for (const rows of tables) {
    assert.deepEqual(
      checkNouns(Object.fromEntries(Object.entries(rows).map(([id, { noun }]) => [id, noun]))),
      [],
    );
    for (const [id, { text }] of Object.entries(rows)) {
      if (text === undefined) continue;
      assert.match(text.en, /^[A-Z].+\.$/u, id);
      assert.match(text.fr, /^[A-ZÀÉ].+\.$/u, id);
      assert.doesNotMatch(text.en + text.fr, /['"]/u, id);
      assert.notEqual(text.en, text.fr, id);
    }
  }
  assert.deepEqual(checkNouns(DODGES), []);
});

void test('a name stands for one thing only', () => {
  for (const language of ['en', 'fr'] as const) {
    const names = Object.values(GEAR).map(({ noun }) => noun[language].one);
    assert.equal(new Set(names).size, GEAR_IDS.length);
  }
});

void test('better weapons are of a higher class and cost more', () => {
  for (const id of GEAR_IDS) {
    const { weapon, class: rank, price, users } = gearCard(id);
    assert.ok(users.length > 0 && Number.isInteger(price), id);
    if (weapon === undefined || weapon.dice === 0) continue;
    assert.equal(rank, weapon.dice, id);
    const [least, most] = (
      [
        [0, 0],
        [25, 25],
        [100, 200],
        [230, 450],
        [400, 700],
        [900, 900],
      ] as const
    )[rank];
    assert.ok(price >= least && price <= most, `${id} costs ${price}`);
  }
});

void test('the shop sells all but what is found or brought along, and pays half', () => {
  assert.deepEqual(
    GEAR_IDS.filter((id) => !SHOP.includes(id)),
    ['worthlessStick', 'poorWeapon'],
  );
  assert.equal(resale('staff'), 50);
  assert.ok(resale('poorWeapon') <= resale('staff'));
  assert.ok(!isGear('toolKit') && isGear('grapnel'));
});

void test('some equipment lifts each limit of what heroes carry', () => {
  assert.deepEqual(CARRY, { potions: 2, gold: 100 });
  const bags = GEAR_IDS.flatMap((id) => gearCard(id).carries ?? []);
  assert.ok(bags.some(({ potions = 0 }) => potions > CARRY.potions));
  assert.ok(bags.some(({ gold = 0 }) => gold > CARRY.gold));
});

void test('a rack has a choice for every hero and nothing of class 1 or 5', () => {
  for (const hero of HERO_KINDS)
    for (const rank of [2, 3, 4])
      assert.ok(
        RACK.some((id) => gearCard(id).users.includes(hero) && gearCard(id).class === rank),
        `${hero} ${rank}`,
      );
  assert.ok(!RACK.includes('dagger') && !RACK.includes('axe') && !RACK.includes('shield'));
});

void test('what a classic quest gives has the same name here', () => {
  for (const id of EQUIPMENT_IDS) {
    const gear = fromClassic[id];
    if (gear !== null) assert.deepEqual(gearCard(gear).noun, EQUIPMENT[id].noun);
  }
  assert.equal(fromClassic.toolKit, null);
});

test('on a board drawn in letters no two kinds of monster share one', () => {
  for (const language of ['en', 'fr'] as const)
    for (const sign of ['letter', 'mark'] as const) {
      const signs = Object.values(BESTIARY).map((card) => card[sign][language]);
      assert.equal(new Set(signs).size, signs.length, `${language} ${sign}: ${signs.join(' ')}`);
    }
});

rule('NXT-EQP-01', 'the Claymore: 4 dice, for the barbarian', () => {
  assert.deepEqual([GEAR.claymore.weapon?.dice, GEAR.claymore.users], [4, ['barbarian']]);
});

rule('NXT-EQP-02', 'the minor sceptre: 2 dice, for the wizard', () => {
  assert.deepEqual([GEAR.minorSceptre.weapon?.dice, GEAR.minorSceptre.users], [2, ['wizard']]);
});

rule('NXT-EQP-03', 'the sceptre: 4 dice, for the wizard', () => {
  assert.deepEqual([GEAR.sceptre.weapon?.dice, GEAR.sceptre.users], [4, ['wizard']]);
});

rule('NXT-EQP-04', 'the sylvan bow: 4 dice at range, for the elf', () => {
  const { weapon, users } = GEAR.sylvanBow;
  assert.deepEqual([weapon?.dice, weapon?.reach, users], [4, 'range', ['elf']]);
});

rule('NXT-EQP-05', 'the axe: 5 dice, for the dwarf', () => {
  assert.deepEqual([GEAR.axe.weapon?.dice, GEAR.axe.users], [5, ['dwarf']]);
});

rule('NXT-MON-20', 'the Bestiary has every figure the rules name', () => {
  const { goblin, orc, zombie, fimir, chaosWarrior, chaosSorcerer, gargoyle } = BESTIARY;
  assert.deepEqual([goblin.status, goblin.attack, goblin.defence], ['minor', 2, 1]);
  assert.deepEqual([orc.status, orc.defence, orc.body], ['medium', 2, 1]);
  assert.deepEqual([zombie.status, zombie.defence, zombie.body], ['medium', 3, 1]);
  assert.deepEqual([fimir.status, fimir.attack, fimir.diagonal, fimir.body], ['medium', 4, true, 1]);
  assert.ok(fimir.defence >= 2);
  assert.deepEqual([chaosWarrior.status, chaosWarrior.attack, chaosWarrior.defence], ['medium', 4, 4]);
  assert.deepEqual([chaosSorcerer.status, nextCard('ogre').status], ['medium', 'medium']);
  assert.deepEqual([nextCard('bugbear').status, gargoyle.status], ['major', 'major']);
  assert.ok(gargoyle.defence > 2);
});

rule('NXT-BAR-06', 'every monster of the box has its status in the Bestiary', () => {
  for (const kind of [...MONSTER_KINDS, 'ogre', 'bugbear'])
    assert.ok(['minor', 'medium', 'major'].includes(nextCard(kind).status), kind);
  assert.ok(isLower('goblin', 'orc') && isLower('orc', 'bugbear') && !isLower('orc', 'zombie'));
  assert.equal(findCard('captive'), undefined);
  assert.throws(() => nextCard('captive'), /no monster captive/);
});

void test('a harder monster is worth more experience', () => {
  for (const kind of MONSTER_KINDS) assert.equal(nextCard(kind).noun, MONSTERS[kind].noun);
  const worth = (kind: string) => nextCard(kind).experience;
  assert.ok(worth('goblin') < worth('orc') && worth('orc') < worth('fimir'));
  assert.ok(worth('fimir') < worth('chaosWarrior') && worth('chaosWarrior') < worth('gargoyle'));
});

const average = (kind: AttackDie) =>
  dieOf(kind).faces.reduce((sum, face) => sum + skullsOn(face), 0) / dieOf(kind).faces.length;

rule('NXT-DIC-01', 'the dice have the faces that fit everything said of them', () => {
  assert.deepEqual([COMBAT.faces.length, average('combat')], [6, 1 / 2]);
  assert.equal(D20.faces.length, 20);
  assert.deepEqual(
    STAR.faces.filter((face) => face === 'star').length,
    STAR.faces.filter((face) => face === 'blank').length,
  );
  assert.equal(TRAP_DIE.faces.filter((face) => face === 'sprung').length, 1);
  assert.deepEqual(TRAP_SEARCH.faces, ['twoEyes', 'oneEye', 'oneEye', 'blank', 'blank', 'hand']);
  assert.equal(average('orange'), 2 * average('yellow'));
  assert.ok(average('red') > average('orange') && average('violet') > average('red'));
  assert.equal(average('violet'), 4 * average('combat'));
  assert.ok(COLOURED.violet.faces.every((face) => skullsOn(face) > 0));
  assert.deepEqual(
    SEARCH_DICE.map(({ faces }) => faces.length),
    [6, 6],
  );
});

void test('the figures of the group attack example come out at their best', () => {
  const best = (kind: AttackDie) => Math.max(...dieOf(kind).faces.map(skullsOn));
  const { effect: enchantment } = ARCANA.weaponEnchantment;
  assert.equal(GEAR.axe.weapon!.dice + enchantment.dice * best(enchantment.die), 11);
  const { effect: golem } = ARCANA.golem;
  const [intensity] = GIFTS.increasedIntensity.effects;
  assert.equal(golem.dice * best(golem.die) + 1 + intensity.hits, 10);
  assert.equal(GEAR.sylvanBow.weapon!.dice + GIFTS.heroicShot.effects[0].plus, 5);
});

rule('NXT-SCO-05', 'the heroes of the level sheet are the four of the classic game', () => {
  assert.deepEqual(Object.keys(LEVELS), HERO_KINDS);
  assert.deepEqual(
    HERO_KINDS.map((hero) => HEROES[hero].noun.fr.one),
    ['Barbare', 'Nain', 'Elfe', 'Enchanteur'],
  );
});

rule('NXT-SCO-06', 'a club is a staff, and no furniture is added to the box', () => {
  assert.ok(!isGear('club'));
  assert.equal(GEAR.staff.noun.fr.one, 'gourdin');
  assert.ok('cupboard' in FURNITURE && !('wardrobe' in FURNITURE) && !('altar' in FURNITURE));
});

void test('the level sheet begins as the rules say and never falls back', () => {
  for (const hero of HERO_KINDS) {
    const rows = LEVELS[hero];
    assert.deepEqual(
      rows.map(({ level }) => level),
      levels,
    );
    assert.deepEqual([rowOf(hero, 1).defence, rowOf(hero, 1).dodge, rowOf(hero, 1).experience], [2, null, 0]);
    for (const level of levels.slice(1)) {
      const [before, after] = [rowOf(hero, level - 1), rowOf(hero, level)];
      assert.ok(before.experience < after.experience);
      for (const figure of ['body', 'mind', 'attack', 'defence', 'mana'] as const)
        assert.ok(before[figure] <= after[figure], `${hero} ${level} ${figure}`);
    }
    const { body, mind } = HEROES[hero];
    assert.deepEqual([rowOf(hero, 3).body, rowOf(hero, 3).mind], [body, mind]);
    assert.equal(
      LEVELS[hero].some(({ mana }) => mana > 0),
      hero === 'wizard',
    );
  }
  assert.equal(rowOf('barbarian', 1).attack, 3);
  assert.deepEqual(
    LEVELS.wizard.map(({ mana }) => mana),
    [1, 1, 2, 3, 4, 5],
  );
  assert.throws(() => rowOf('elf', 7), /no level 7/);
});

void test('experience makes a level as soon as there is enough of it', () => {
  for (const level of levels) {
    const { experience } = rowOf('dwarf', level);
    assert.equal(levelFor('dwarf', experience), level);
    if (level > 1) assert.equal(levelFor('dwarf', experience - 1), level - 1);
  }
  assert.equal(levelFor('dwarf', 100_000), MAX_LEVEL);
});

void test('every outfit can be used by its hero at its level, with one thing on each part of the body', () => {
  for (const hero of HERO_KINDS)
    for (const level of levels)
      for (const speciality of [null, ...specialitiesFor(hero)]) {
        const kit = kitFor(hero, level, speciality);
        const unfit = kit.filter((id) => !mayUse(hero, rowOf(hero, level).attack, id));
        assert.deepEqual(unfit, [], `${hero} ${level}`);
        assert.ok(kit.some((id) => gearCard(id).weapon !== undefined));
        const worn = kit.flatMap((id) => gearCard(id).armour?.wear ?? []);
        assert.ok(worn.includes('body') && new Set(worn).size === worn.length);
      }
  for (const hero of HERO_KINDS) assert.deepEqual(KIT[hero][0], ['tunic', 'worthlessStick']);
});

void test('a weapon of more dice than the attack level is out of the question', () => {
  assert.ok(mayUse('barbarian', 4, 'claymore') && !mayUse('barbarian', 3, 'claymore'));
  assert.ok(!mayUse('elf', 5, 'axe'));
  for (const hero of HERO_KINDS)
    assert.ok(mayUse(hero, 1, 'worthlessStick') && mayUse(hero, 1, 'poorWeapon'));
});

void test('every hero has enough gifts to choose from at every level, and two specialities', () => {
  for (const hero of HERO_KINDS) {
    for (const level of levels) assert.ok(giftsFor(hero, level).length > giftsBy(level) || level === 1);
    assert.ok(specialitiesFor(hero).length >= 2);
  }
  assert.deepEqual(giftsFor('wizard', 1), []);
  assert.ok(specialitiesFor('barbarian').includes('assassin'));
});

void test('a speciality brings what its level allows, beside the gifts', () => {
  const dodge = { tag: 'dodge', level: 'extraordinary' };
  assert.deepEqual(effectsOf(['hardy'], null, 6), [{ tag: 'raise', what: 'body', by: 1 }]);
  assert.ok(
    !effectsOf([], 'assassin', 5).some((effect) => effect.tag === 'dodge' && effect.level === dodge.level),
  );
  assert.deepEqual(effectsOf(['hardy'], 'assassin', 6).at(-1), dodge);
  assert.deepEqual(effectsOf([], 'assassin', 3), []);
});

void test('a spell costs its class, and each has a scroll that costs more the higher the class', () => {
  assert.deepEqual([spellClass('genie'), spellClass('golem')], [1, 3]);
  assert.equal(SCROLL_IDS.length, 20);
  for (const id of SCROLL_IDS) {
    assert.equal(scrollCard(id).spell, id);
    assert.equal(scrollCard(id).price, [0, 80, 180, 320][spellClass(id)]);
  }
  assert.equal(scrollCard('waterOfHealing').noun.fr.one, 'parchemin d’Eau de Guérison');
  assert.equal(scrollCard('golem').noun.fr.one, 'parchemin d’Invocation du Golem');
});

void test('arcana open with the level, and to an elf only as far as a speciality goes', () => {
  assert.deepEqual(arcanaFor('wizard', 1, 3), []);
  assert.deepEqual(arcanaFor('wizard', 3, 3), ['revealingLight', 'lightning', 'weaponEnchantment']);
  assert.equal(arcanaFor('wizard', 6, 3).length, 8);
  assert.ok(!arcanaFor('elf', 6, 2).includes('golem') && arcanaFor('elf', 6, 2).length > 0);
  assert.deepEqual(arcanaFor('elf', 6, 0), []);
  assert.deepEqual(arcanaFor('barbarian', 6, 3), []);
});

void test('every pair of search faces leads somewhere, and every kind of find is there', () => {
  const [finds, worths] = SEARCH_DICE;
  const rolls = finds.faces.flatMap((find) => worths.faces.map((worth) => searchOutcome(find, worth)));
  const odds: Record<string, number> = {};
  for (const { tag } of rolls) odds[tag] = (odds[tag] ?? 0) + 1;
  assert.deepEqual(odds, { gold: 13, potion: 7, substance: 6, nothing: 3, trap: 3, wanderingMonster: 4 });
  assert.deepEqual(new Set(Object.keys(SEARCH_TABLE)), new Set(finds.faces));

  const potions = TREASURE_IDS.filter(isPotion);
  const found = rolls.flatMap((outcome) => (outcome.tag === 'potion' ? [outcome.potion] : []));
  assert.deepEqual(new Set(found), new Set(potions));
  assert.deepEqual(new Set(Object.keys(POTION_PRICES)), new Set(potions));
  const substances = rolls.flatMap((outcome) => (outcome.tag === 'substance' ? [outcome.substance] : []));
  assert.deepEqual(new Set(substances), new Set(Object.keys(SUBSTANCES)));
});

void test('the traps do what their rules say', () => {
  const dice = (kind: keyof typeof NEXT_TRAPS) => nextTrap(kind).harm?.dice;
  assert.deepEqual(
    [dice('spear'), dice('poisonedDarts'), dice('swingingBlade'), dice('graniteSphere')],
    [1, 2, 2, 3],
  );
  assert.deepEqual([dice('rockfall'), dice('fireCloud'), dice('chokingGas')], [3, 3, 1]);
  assert.deepEqual(NEXT_TRAPS.steelJaw.harm, { dice: 1, parried: 1 });
  assert.deepEqual(NEXT_TRAPS.pit.harm, { lose: 1 });
  assert.deepEqual(NEXT_TRAPS.deepPit.harm, { lose: 1, byArmour: { light: 0, medium: 1, heavy: 2 } });
  assert.deepEqual([NEXT_TRAPS.swingingBlade.reach.squares, NEXT_TRAPS.graniteSphere.reach.squares], [5, 10]);
  const hidden = Object.entries(NEXT_TRAPS).filter(([, { detectable }]) => !detectable);
  assert.deepEqual(
    hidden.map(([kind]) => kind),
    ['rockfall'],
  );
});

void test('a varied trap may still be the printed one', () => {
  for (const [kind, variants] of Object.entries(variantsOf)) {
    assert.equal(variants[0], kind);
    assert.ok(variants.length > 1);
  }
});
