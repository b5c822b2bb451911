import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, checkNouns, LANGUAGES } from '@oubliette/words';
import type { Catalogue, Noun } from '@oubliette/words';
import { SKULL_FACES } from '../combat/types.ts';
import { CHARACTERS } from '../content/characters.ts';
import { EVENT_DECK, eventCard } from '../content/events.ts';
import { FURNITURE } from '../content/furniture.ts';
import { MONSTERS } from '../content/monsters.ts';
import { TILES } from '../content/tiles.ts';
import { TREASURES } from '../content/treasures.ts';
import { BEGINNINGS, ENDS } from './chapters/conditions.ts';
import { CHAPTERS, PROMPTS, REASONS, REFUSALS, ROLLS } from './chapters.ts';
import { telling } from './telling.ts';
import { caughtBy } from './testing/codes.ts';
import { NAMES } from './testing/samples.ts';
import { CLASS_NOUNS, DIE_NOUNS, FACES, WORDS } from './vocabulary.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  ...Object.fromEntries(Object.entries(CHAPTERS).map(([name, { text }]) => [name, text])),
  BEGINNINGS,
  ENDS,
  PROMPTS,
  REASONS,
  REFUSALS,
  ROLLS,
};

for (const [name, catalogue] of Object.entries(CATALOGUES))
  test(`messages of ${name} are sound in both languages`, () => {
    assert.deepEqual(checkMessages(catalogue), []);
  });

function nounsIn(list: Readonly<Record<string, { readonly noun: Noun }>>): Readonly<Record<string, Noun>> {
  return Object.fromEntries(Object.entries(list).map(([id, { noun }]) => [id, noun]));
}

const NOUNS: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
  WORDS,
  DIE_NOUNS,
  FACES,
  heroines: Object.fromEntries(CLASS_NOUNS.map((noun) => [noun.fr.one, noun])),
  classes: nounsIn(CHARACTERS),
  events: Object.fromEntries(EVENT_DECK.map((id) => [id, eventCard(id).noun])),
  furniture: nounsIn(FURNITURE),
  monsters: nounsIn(MONSTERS),
  tiles: nounsIn(TILES),
  treasures: nounsIn(TREASURES),
};

test('the nouns of the texts are sound in both languages', () => {
  for (const [name, nouns] of Object.entries(NOUNS)) assert.deepEqual(checkNouns(nouns), [], name);
});

test('a French plural marks every word that takes one', () => {
  const half = Object.values(NOUNS)
    .flatMap((nouns) => Object.values(nouns))
    .filter(({ fr }) => fr.proper !== true && /^\p{L}+[^sxz ] \p{L}+s$/u.test(fr.many ?? ''));
  assert.deepEqual(
    half.map(({ fr }) => fr.many).filter((many) => !/ d[e’]/u.test(many ?? '')),
    [],
  );
});

test('every rule that is named where dice are rolled has its purpose', () => {
  const rules = caughtBy(/\b(?:d6For|gmD6|skulls|gmSkulls|rollAll|roll|draw)\([^;]*?'(EXP-[A-Z]+-\d+)'/gu);
  assert.ok(rules.length >= 20, rules.join(', '));
  assert.deepEqual(
    rules.filter((rule) => !(rule in ROLLS.en)),
    [],
  );
});

test('whoever is asked to roll is told what for', () => {
  for (const rule of Object.keys(ROLLS.en))
    for (const language of LANGUAGES) {
      const told = telling.roll(rule, 'orc-2', { language, names: NAMES }) ?? '';
      assert.match(told, language === 'en' ? /^(?:to|for) / : /^pour /u, rule);
    }
  assert.equal(telling.roll('X-1', undefined, { language: 'en', names: NAMES }), null);
  assert.equal(telling.roll('EXP-ATK-01', 'orc-2', { language: 'en', names: NAMES }), 'to hit Orc 2');
  assert.equal(
    telling.roll('EXP-DEF-01', 'ghoul-1', { language: 'fr', names: NAMES }),
    'pour se défendre contre la goule',
  );
});

test('faces and cards are called by their names, and what nobody knows is shown as it came', () => {
  const face = (die: string, shown: unknown) => telling.face(die, shown, { language: 'fr' });
  assert.deepEqual(
    [...new Set(SKULL_FACES)].map((one) => face('skull', one)),
    ['crâne', 'bouclier des héros', 'bouclier des monstres'],
  );
  assert.deepEqual(
    [face('d6', 4), face('monster', 'orc'), face('treasure', 'sword'), face('event', 'echo')],
    ['4', 'orc', 'épée', 'écho'],
  );
  assert.deepEqual(
    [face('dungeon', 'kitchen'), face('lastFour', 'questRoom'), face('lastFour', 'ordinary')],
    ['cuisine', 'salle de quête', 'carte'],
  );
  assert.deepEqual([face('skull', 'gold'), face('x', 3)], ['gold', '3']);
  assert.equal(telling.die('skull').fr.many, 'dés crâne');
  assert.equal(telling.die('x'), WORDS.card);
});

test('a seat is called by its heroes, all of them together, or its own name', () => {
  assert.deepEqual(telling.seat('gm', NAMES), WORDS.gameMaster);
  assert.deepEqual(telling.seat('gm', { ...NAMES, solo: true }), WORDS.book);
  assert.ok(Array.isArray(telling.seat('ann', NAMES)));
  const alone = { ...NAMES, seats: { ann: ['elf', 'warrior'] } };
  assert.deepEqual(telling.seat('ann', alone), WORDS.heroes);
  assert.deepEqual(telling.seat('zoe', NAMES), {
    en: { one: 'zoe', proper: true },
    fr: { one: 'zoe', gender: 'm', proper: true },
  });
});
