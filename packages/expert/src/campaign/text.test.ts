/** A campaign in words: every message sound, every refusal worded, some sentences to the letter. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tape } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { CAMPAIGN_LOG, CAMPAIGN_PROMPTS, CAMPAIGN_REFUSALS } from './messages.ts';
import { Town } from './testing/town.ts';
import { campaignTelling } from './text.ts';

test('every message is sound in both languages', () => {
  for (const messages of [CAMPAIGN_LOG, CAMPAIGN_REFUSALS, CAMPAIGN_PROMPTS])
    assert.deepEqual(checkMessages(messages), []);
});

test('every code a campaign refuses with has its sentence, and every prompt its own', () => {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'override.ts')
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
  const codes = [...sources.matchAll(/refuse\(\s*'(\w+)'/gu)].map(([, code]) => code!);
  assert.deepEqual([...new Set(codes)].sort(), Object.keys(CAMPAIGN_REFUSALS.en).sort());
  const prompts = ['chooseQuest', 'closeBook', 'inTown', 'recordQuest'];
  assert.deepEqual(Object.keys(CAMPAIGN_PROMPTS.en).sort(), prompts);
  for (const prompt of prompts) assert.ok(sources.includes(`'${prompt}'`), prompt);
});

function reader(town: Town, language: 'en' | 'fr') {
  return { language, names: campaignTelling.namesIn(town.game.view(town.state, 'ann')) };
}

function told(town: Town, language: 'en' | 'fr'): string[] {
  return campaignTelling.log(town.events, reader(town, language)).lines.map(({ text }) => text);
}

test('trading, fate and coming home are told', () => {
  const town = Town.back({ barbarian: { gold: 520 }, dwarf: { where: 'dead' } });
  assert.deepEqual(told(town, 'en'), [
    '“The Cold Kitchen” is over: the quest is won.',
    'Ada comes out alive, with 520 gold pieces, and is healed.',
    'Éloi comes out alive, with 0 gold pieces, and is healed.',
    'Bob did not come back.',
  ]);
  assert.deepEqual(told(town, 'fr').slice(1), [
    'Ada ressort vivante, avec 520 pièces d’or, et guérit.',
    'Éloi ressort vivant, avec 0 pièce d’or, et guérit.',
    'Bob n’est pas revenu.',
  ]);
  town.do('ann', { type: 'buy', hero: 'barbarian' }, ['greatAxe']);
  assert.deepEqual(told(town, 'en'), [
    'Ada pays 500 gold pieces for a card unseen.',
    'Ada gets a great axe.',
  ]);
  assert.deepEqual(told(town, 'fr'), [
    'Ada paie 500 pièces d’or une carte prise au hasard.',
    'Ada obtient une grande hache.',
  ]);
  town.do('ann', { type: 'giveCard', hero: 'barbarian', to: 'elf', card: 'greatAxe' });
  assert.deepEqual(told(town, 'fr'), ['Ada donne la grande hache à Éloi.']);
  town.do('ann', { type: 'drawLife', hero: 'elf' }, ['cutpurse']);
  assert.deepEqual(told(town, 'en'), [
    'Éloi draws from the Life of Adventure: “The Friendly Stranger”. He brushed the crumbs from your coat, and 50 gold pieces with them.',
    'For Éloi nothing comes of it.',
  ]);
});

test('going deeper is told', () => {
  const town = Town.back({ barbarian: { body: 1 }, elf: { body: 3 } });
  town.do('ann', { type: 'goDeeper', hero: 'elf' });
  assert.deepEqual(told(town, 'en'), ['Éloi goes deeper still instead, unhealed, with 3 Body points.']);
  town.do('ann', { type: 'goDeeper', hero: 'barbarian' });
  assert.deepEqual(told(town, 'fr'), [
    'Ada préfère s’enfoncer plus bas, sans guérir, avec 1 point de Corps.',
  ]);
});

test('a refusal explains itself in both languages', () => {
  const town = Town.back({ elf: { gold: 1 } });
  const why = (language: 'en' | 'fr') => {
    const decision = town.game.decide(town.state, 'ann', { type: 'buy', hero: 'elf' }, tape([]));
    assert.ok(!decision.ok);
    return campaignTelling.refusal(decision.refusal, reader(town, language));
  };
  assert.equal(why('en'), 'A card unseen costs 500 gold pieces, and Éloi has 1.');
  assert.equal(why('fr'), 'Une carte au hasard coûte 500 pièces d’or, et Éloi en a 1.');
});
