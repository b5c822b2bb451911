/** A NextLevel campaign in words: every message sound, every refusal worded, some sentences to the letter. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { tape } from '@oubliette/kernel';
import { ANN, BOB, NextTown } from './testing/town.ts';
import { NEXT_TOWN_LOG, NEXT_TOWN_REFUSALS, nextTownTelling } from './text.ts';

test('every message is sound in both languages', () => {
  assert.deepEqual(checkMessages(NEXT_TOWN_LOG), []);
  assert.deepEqual(checkMessages(NEXT_TOWN_REFUSALS), []);
});

test('every code the town refuses with has its sentence', () => {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const codes = sources.flatMap((name) => [
    ...readFileSync(new URL(name, here), 'utf8').matchAll(/refuse\(\s*'(\w+)'/gu),
  ]);
  const own = new Set(codes.map(([, code]) => code!).filter((code) => code !== 'contradictory'));
  assert.deepEqual([...own].sort(), Object.keys(NEXT_TOWN_REFUSALS.en).sort());
});

function reader(town: NextTown, language: 'en' | 'fr') {
  return { language, names: nextTownTelling.namesIn(town.game.view(town.state, ANN)) };
}

function told(town: NextTown, language: 'en' | 'fr'): string[] {
  return nextTownTelling.log(town.events, reader(town, language)).lines.map(({ text }) => text);
}

test('growing, trading and coming home are told', () => {
  const town = NextTown.withParty(200);
  town.do(BOB, { type: 'inscribe', hero: 'elf', name: 'Ada', gender: 'f' });
  town.do(BOB, { type: 'purchase', hero: 'elf', ware: 'potionOfHealing' });
  assert.deepEqual(told(town, 'en'), ['Ada buys a potion of healing for 120 gold pieces.']);
  assert.deepEqual(told(town, 'fr'), ['Ada achète une potion de guérison pour 120 pièces d’or.']);
  town.do(BOB, { type: 'giveThing', hero: 'elf', to: 'barbarian', thing: 'tunic' });
  assert.deepEqual(told(town, 'fr'), ['Ada donne la tunique à Sigmar.']);
  town.play('first', ['elf'], 'won', { elf: { next: { won: 40, substances: ['amber'] } } });
  assert.ok(
    told(town, 'en').includes('Ada has won 40 points of experience and brings home a lump of amber.'),
  );
  assert.ok(told(town, 'fr').includes('Ada a gagné 40 points d’expérience et rapporte un morceau d’ambre.'));
  town.do(BOB, { type: 'advance', hero: 'elf' });
  assert.deepEqual(told(town, 'fr'), ['Ada passe au niveau 2.']);
  town.do(BOB, { type: 'learn', hero: 'elf', gift: 'clearMind' });
  assert.deepEqual(told(town, 'en'), ['Ada gains a gift: Clear Mind.']);
  assert.deepEqual(told(town, 'fr'), ['Ada acquiert un don\u00a0: Esprit clair.']);
});

test('a refusal explains itself in both languages', () => {
  const town = NextTown.withParty(2000);
  const why = (seat: string, command: Parameters<typeof town.do>[1], language: 'en' | 'fr') => {
    const decision = town.game.decide(town.state, seat, command, tape([]));
    assert.ok(!decision.ok);
    return nextTownTelling.refusal(decision.refusal, reader(town, language));
  };
  const claymore = { type: 'purchase', hero: 'barbarian', ware: 'claymore' } as const;
  assert.equal(why(ANN, claymore, 'en'), 'The Claymore rolls 4 dice, and Sigmar’s attack level is 3.');
  assert.equal(
    why(ANN, claymore, 'fr'),
    'La Claymore vaut 4 dés, et le niveau d’attaque de Sigmar est de 3.',
  );
  const sage = { type: 'specialise', hero: 'barbarian', speciality: 'sage' } as const;
  assert.equal(why(ANN, sage, 'en'), 'Only a Wizard becomes a Sage.');
  assert.equal(why(ANN, sage, 'fr'), 'La spécialité Sage est réservée à un autre héros\u00a0: l’Enchanteur.');
  const other = { type: 'advance', hero: 'elf' } as const;
  assert.match(why(ANN, other, 'fr'), /autre joueur/);
  assert.match(why(BOB, other, 'fr'), /Le niveau 2 demande 40 points d’expérience, et .* en a 0\./);
});
