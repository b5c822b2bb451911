import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES, ABILITIES_OF, ABILITY_IDS, abilityCard, defaultAbilities } from './abilities.ts';
import type { AbilityId } from './abilities.ts';
import { CHAOS_IDS, chaosCard } from './chaos.ts';
import { characterOf, CLASSES } from './characters.ts';
import { expert } from '../system.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { HeroSetup } from '../setup.ts';

function problemsWith(hero: Partial<HeroSetup>): readonly string[] {
  const heroes = [
    { id: 'warrior', name: 'Wim', gender: 'm', gold: 0, cards: [], abilities: [], ...hero } as const,
  ];
  const players = [{ seat: 'ann', heroes: heroes.map(({ id }) => id) }];
  const opened = expert.open({
    players,
    heroes,
    quest: 'beast',
    depth: 8,
    bestiary: ['goblin'],
    solo: false,
    remembered: null,
    options: DEFAULT_OPTIONS,
  });
  return opened.ok ? [] : opened.problems.map(({ path, message }) => `${path}: ${message}`);
}

rule('EXP-HER-04', 'seven classes, no card worth much more than another', () => {
  assert.equal(CLASSES.length, 7);
  for (const id of CLASSES) {
    const { body, attack, defence, speed, abilities, bow } = characterOf(id);
    const index = body + 2 * (attack + defence) + speed + 1.5 * abilities + (bow === true ? 2 : 0);
    assert.ok(index >= 23 && index <= 26, `${id}: ${index}`);
  }
});

rule('EXP-ABL-01', 'a hero takes as many abilities as its card says', () => {
  const of = ABILITIES_OF.warrior;
  assert.deepEqual(problemsWith({ abilities: of.slice(0, 3) }), []);
  for (const count of [2, 4])
    assert.deepEqual(problemsWith({ abilities: of.slice(0, count) }), [
      'heroes[0].abilities: the warrior takes 3 abilities (EXP-ABL-01)',
    ]);
});

rule('EXP-ABL-02', 'any of its class, none of another, each once', () => {
  const of = ABILITIES_OF.warrior;
  assert.deepEqual(problemsWith({ abilities: of.slice(-3) }), []);
  assert.deepEqual(problemsWith({ abilities: [...of.slice(0, 2), 'spark'] }), [
    'heroes[0].abilities: spark is no ability of the warrior (EXP-ABL-02)',
  ]);
  assert.deepEqual(problemsWith({ abilities: [of[0]!, of[0]!, of[1]!] }), [
    'heroes[0].abilities: an ability is there twice (EXP-ABL-02)',
  ]);
  const unknown = problemsWith({ abilities: ['flight' as AbilityId, of[0]!, of[1]!] });
  assert.ok(unknown[0]?.startsWith('heroes[0].abilities[0]'), unknown.join());
});

rule('EXP-ABL-03', 'six of nine for the Wizard, three of nine for the Warrior', () => {
  assert.deepEqual([ABILITIES_OF.wizard.length, defaultAbilities('wizard').length], [9, 6]);
  assert.deepEqual([ABILITIES_OF.warrior.length, defaultAbilities('warrior').length], [9, 3]);
});

rule('EXP-ABL-04', 'two classes may have the same', () => {
  const shared = ABILITY_IDS.filter(
    (id) => CLASSES.filter((one) => ABILITIES_OF[one].includes(id)).length > 1,
  );
  assert.ok(shared.length >= 8 && shared.length <= 13, String(shared.length));
  assert.equal(CLASSES.flatMap((id) => ABILITIES_OF[id]).length, 63);
  assert.deepEqual(new Set(CLASSES.flatMap((id) => ABILITIES_OF[id])), new Set(ABILITY_IDS));
});

rule('EXP-CRD-07', 'nine abilities a class, and fifteen of Chaos', () => {
  for (const id of CLASSES) assert.equal(new Set(ABILITIES_OF[id]).size, 9, id);
  assert.equal(CHAOS_IDS.length, 15);
});

test('a class has three or four abilities for combat, two or three answers, two for exploring, one or two that last', () => {
  for (const id of CLASSES) {
    const of = new Set(ABILITIES_OF[id]);
    const count = (kind: string) => [...of].filter((one) => abilityCard(one).kind === kind).length;
    const [combat, reaction, lasting] = [count('combat'), count('reaction'), count('lasting')];
    assert.ok(combat === 3 || combat === 4, `${id} ${combat}`);
    assert.ok(reaction === 2 || reaction === 3, `${id} ${reaction}`);
    assert.ok(lasting === 1 || lasting === 2, `${id} ${lasting}`);
    assert.equal(count('exploration'), 2, id);
  }
});

test('what heals, shows cards, frees or cancels is limited by the quest', () => {
  for (const id of ABILITY_IDS) {
    const { uses, effect } = abilityCard(id);
    if (!['heal', 'peek', 'free', 'cancel'].includes(effect.tag)) continue;
    assert.ok(uses !== 'unlimited' && uses.per === 'quest', id);
  }
});

test('every card says what it does in both languages', () => {
  const cards = [...Object.values(ABILITIES), ...CHAOS_IDS.map((id) => chaosCard(id))];
  const names = cards.flatMap(({ noun }) => [noun.en.one, noun.fr.one]);
  assert.ok(names.every((name) => name.length > 0 && !name.includes("'")));
  for (const { text } of cards)
    for (const said of Object.values(text)) {
      assert.match(said, /^[\p{Lu}\d][^']+\.$/u);
      assert.doesNotMatch(said, / [;:!?]/u);
    }
});
