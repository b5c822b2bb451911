import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import type { SpellSet } from './content/spells.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const CELLAR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+`;
const CARDS: Record<SpellSet, readonly string[]> = {
  earth: ['healBody', 'passThroughRock', 'rockSkin'],
  water: ['sleep', 'veilOfMist', 'waterOfHealing'],
  air: ['genie', 'swiftWind', 'tempest'],
  fire: ['ballOfFlame', 'courage', 'fireOfWrath'],
};
const SEATS = [
  { id: 'morcar', plays: 'morcar' },
  { id: 'ann', plays: ['wizard'] },
  { id: 'bo', plays: ['elf'] },
  { id: 'cy', plays: ['barbarian', 'dwarf'] },
];

/** Before the spells are chosen; without seats one player holds all heroes. */
const before = (heroes: readonly HeroKind[], seats?: typeof SEATS): Table =>
  table(CELLAR, Object.fromEntries(heroes.map((kind) => [kind[0]!, { kind }])), {
    fromTheStart: true,
    ...(seats ? { seats } : {}),
  });
const take = (hero: HeroKind, set: SpellSet) => ({ type: 'takeSpells', hero, set });
const spellsOf = (t: Table, hero: HeroKind) =>
  [...t.state.heroes.find(({ id }) => id === hero)!.spells].sort();
const cards = (...sets: SpellSet[]) => sets.flatMap((set) => CARDS[set]).sort();

rule('CLS-SPL-01', 'twelve spells in four sets of three', () => {
  for (const set of ['earth', 'water', 'air', 'fire'] as const) {
    const t = before(['elf']);
    assert.deepEqual(t.state.spellSets, ['earth', 'water', 'air', 'fire']);
    t.do(take('elf', set));
    assert.deepEqual(spellsOf(t, 'elf'), cards(set));
    assert.deepEqual(t.event('spellsTaken').spells.length, 3);
  }
});

rule('CLS-SPL-02', 'the Wizard gets nine spells, the Elf three, nobody else any', () => {
  const t = before(['barbarian', 'dwarf', 'elf', 'wizard']);
  t.do(take('wizard', 'air'));
  t.do(take('elf', 'earth'));
  assert.deepEqual(spellsOf(t, 'wizard'), cards('air', 'water', 'fire'));
  assert.deepEqual(spellsOf(t, 'elf'), cards('earth'));
  assert.deepEqual(spellsOf(t, 'barbarian'), []);
  assert.deepEqual(spellsOf(t, 'dwarf'), []);
  assert.ok(t.cites('CLS-SPL-02'));
  assert.deepEqual(t.state.spellSets, []);
});

rule('CLS-SPL-03', 'the Wizard picks one set, the Elf one, the Wizard takes the rest', () => {
  const t = before(['wizard', 'elf', 'barbarian', 'dwarf'], SEATS);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'chooseSpells' }]);
  t.refuses(take('elf', 'earth'), 'notYourChoice', 'CLS-SPL-03', 'bo');
  t.refuses(take('wizard', 'earth'), 'notYourChoice', 'CLS-SPL-03', 'bo');
  t.do(take('wizard', 'water'), [], 'ann');
  assert.deepEqual(spellsOf(t, 'wizard'), cards('water'));
  assert.deepEqual(t.awaited(), [{ seat: 'bo', prompt: 'chooseSpells' }]);
  t.refuses(take('wizard', 'fire'), 'notYourChoice', 'CLS-SPL-03', 'ann');
  t.refuses(take('elf', 'water'), 'setTaken', 'CLS-SPL-03', 'bo');
  assert.deepEqual(t.offered('takeSpells', 'bo'), [
    take('elf', 'earth'),
    take('elf', 'air'),
    take('elf', 'fire'),
  ]);
  t.do(take('elf', 'fire'), [], 'bo');
  assert.deepEqual(spellsOf(t, 'elf'), cards('fire'));
  assert.deepEqual(spellsOf(t, 'wizard'), cards('water', 'earth', 'air'));
  assert.ok(
    t.events.filter(({ type }) => type === 'spellsTaken').every(({ rules }) => rules.includes('CLS-SPL-03')),
  );
  assert.equal(t.state.phase, 'placement');
});

rule('CLS-SPL-03', 'a Wizard without an Elf picks three sets freely, and the fourth is out', () => {
  const t = before(['wizard', 'dwarf']);
  for (const set of ['fire', 'water', 'air'] as const) {
    assert.equal(t.state.phase, 'spells');
    t.do(take('wizard', set));
  }
  assert.deepEqual(spellsOf(t, 'wizard'), cards('fire', 'water', 'air'));
  assert.deepEqual(t.state.spellSets, ['earth']);
  assert.equal(t.state.phase, 'placement');
  t.refuses(take('wizard', 'earth'), 'notYourChoice', 'CLS-SPL-03');
});

rule('CLS-SPL-03', 'an Elf without a Wizard picks one set, and three are out', () => {
  const t = before(['elf', 'barbarian']);
  t.do(take('elf', 'water'));
  assert.deepEqual(spellsOf(t, 'elf'), cards('water'));
  assert.deepEqual(t.state.spellSets, ['earth', 'air', 'fire']);
  assert.equal(t.state.phase, 'placement');
});

rule('CLS-SPL-03', 'without casters nobody is asked', () => {
  const t = before(['barbarian', 'dwarf']);
  assert.equal(t.state.phase, 'placement');
  t.refuses(take('dwarf', 'fire'), 'notYourChoice', 'CLS-SPL-03');
});

rule('CLS-SPL-15', 'every quest begins with all four sets, chosen anew', () => {
  const first = before(['elf', 'wizard']);
  first.do(take('wizard', 'air'));
  first.do(take('elf', 'earth'));
  first.do({ type: 'placeHero', hero: 'elf', square: 'A1' });
  first.do({ type: 'placeHero', hero: 'wizard', square: 'B1' });
  first.do({ type: 'castSpell', figure: 'elf', spell: 'healBody', target: 'elf' });
  assert.equal(spellsOf(first, 'elf').length, 2);

  const next = before(['elf', 'wizard']);
  assert.deepEqual(next.state.spellSets, ['earth', 'water', 'air', 'fire']);
  assert.deepEqual(spellsOf(next, 'elf'), []);
  assert.deepEqual(spellsOf(next, 'wizard'), []);
  next.do(take('wizard', 'earth'));
  next.do(take('elf', 'air'));
  assert.ok(next.cites('CLS-SPL-15'));
  assert.deepEqual(spellsOf(next, 'elf'), cards('air'));
  assert.deepEqual(spellsOf(next, 'wizard'), cards('earth', 'water', 'fire'));
});
