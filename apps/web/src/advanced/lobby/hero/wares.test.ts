import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joined, newExpedition } from '../expedition.ts';
import type { KeptHero } from '../keptHeroes.ts';
import { GOODS, newHero } from './making.ts';
import { wareLine } from './wares.ts';

const hero = newHero('0123456789abcdef0123456789abcdef', 'human');

test('everything on the shelves says what it does, in both languages', () => {
  for (const goods of Object.values(GOODS).flat())
    for (const language of ['en', 'fr'] as const)
      assert.match(wareLine(hero, goods, language), /\p{L}{3}/u, `${goods} ${language}`);
  assert.match(wareLine(hero, 'sword', 'en'), /^\d damage dice/u);
  assert.match(wareLine(hero, 'leatherArmour', 'en'), /Toughness \+1/u);
});

test('a new hero finds room in a full party: the last of the same calling stays at home', () => {
  const made = { seed: 's', calling: 'wizard', spells: [], components: [], buys: [] } as const;
  const kept = { id: 'ownone', name: 'Ysolde', gender: 'f', race: 'human', made } as unknown as KeptHero;
  const wizard = joined(newExpedition(), kept, 'me');
  assert.equal(wizard.gone?.id, 'magnus');
  assert.deepEqual(
    wizard.expedition.party.map(({ id }) => id),
    ['heinrich', 'sven', 'torallion', 'ownone'],
  );
  const fighter = { ...kept, made: { ...made, calling: 'warrior' } } as unknown as KeptHero;
  assert.equal(joined(newExpedition(), fighter, 'me').gone?.id, 'torallion');
  const roomy = { ...newExpedition(), party: newExpedition().party.slice(0, 2) };
  assert.equal(joined(roomy, kept, 'me').gone, null);
});
