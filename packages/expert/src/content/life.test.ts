/** The Life of Adventure deck is what a table can bear: its numbers, its worth, its words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIFE_IDS, lifeCard } from './life.ts';
import { LIFE_SORTS } from './lifeKinds.ts';
import type { LifeEffect } from './lifeKinds.ts';
import { TREASURE_DECK, treasureCard } from './treasures.ts';
import type { TreasureCard } from './treasures.ts';

function meanValue(kind: TreasureCard['kind'] | null): number {
  const values = TREASURE_DECK.map(treasureCard)
    .filter((card) => kind === null || card.kind === kind)
    .map(({ value }) => value);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A healing potion is worth 100 and mends 3.5 Body on average. */
const BODY = 100 / 3.5;
/** A potion of strength is worth 120, for two dice in one combat. */
const DIE = 120 / 2;
const SPEED = 80;
/** One of those who save for a card. */
const PURSE = 300;
const CHEAPEST = 90;

/** In gold pieces. */
function worth(effect: LifeEffect): number {
  switch (effect.does) {
    case 'gold':
      return effect.by;
    case 'tithe':
      return (-PURSE * effect.percent) / 100;
    case 'gain':
      return meanValue(effect.kind);
    case 'lose':
      return -CHEAPEST;
    case 'weaken':
      return -BODY * effect.body;
    case 'dice':
      return DIE * (effect.attack + effect.defence);
    case 'speed':
      return SPEED * effect.by;
    case 'forge':
      return 2 * DIE;
    case 'jinx':
      return -DIE;
  }
}

const worthOf = (id: (typeof LIFE_IDS)[number]): number =>
  lifeCard(id).effects.reduce((sum, effect) => sum + worth(effect), 0);

test('thirty cards: thirteen good, eleven bad, six mixed', () => {
  const counts = LIFE_SORTS.map((sort) => LIFE_IDS.filter((id) => lifeCard(id).sort === sort).length);
  assert.deepEqual(counts, [13, 11, 6]);
});

test('no card is worth more than 250 or costs more than 150; on average they bring about 30', () => {
  const all = LIFE_IDS.map(worthOf);
  for (const one of all) assert.ok(one >= -150 && one <= 250, String(one));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  assert.ok(mean >= 25 && mean <= 35, String(mean));
});

test('good cards only give, bad ones only take, mixed ones do both', () => {
  for (const id of LIFE_IDS) {
    const { sort, effects } = lifeCard(id);
    const parts = effects.flatMap((effect): number[] =>
      effect.does === 'dice' ? [effect.attack, effect.defence] : [worth(effect)],
    );
    const signs = [parts.some((one) => one > 0), parts.some((one) => one < 0)];
    assert.deepEqual(signs, { good: [true, false], bad: [false, true], mixed: [true, true] }[sort], id);
  }
});

test('no card changes one hero’s values twice: one condition would take the place of the other', () => {
  for (const id of LIFE_IDS) {
    const lasting = lifeCard(id).effects.filter(({ does }) => does === 'dice' || does === 'speed');
    assert.ok(lasting.length <= 1, id);
  }
});

test('a card has a name of its own, and names its numbers in both languages', () => {
  const names = LIFE_IDS.map((id) => lifeCard(id).name);
  for (const language of ['en', 'fr'] as const)
    assert.equal(new Set(names.map((name) => name[language])).size, LIFE_IDS.length);
  for (const id of LIFE_IDS) {
    const { text } = lifeCard(id);
    const figures = (words: string): readonly string[] => words.match(/\d+/gu) ?? [];
    assert.deepEqual(figures(text.fr), figures(text.en), id);
  }
});
