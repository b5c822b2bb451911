import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOUNS } from '../test/nouns.ts';
import { checkNouns } from './checkNouns.ts';
import type { FrenchNoun } from './noun.ts';

test('a sound lexicon', () => {
  assert.deepEqual(checkNouns(NOUNS), []);
});

function problems(fr: FrenchNoun, en = 'x'): readonly string[] {
  return checkNouns({ x: { en: { one: en, many: en }, fr } });
}

test('mistakes in a lexicon', () => {
  assert.deepEqual(problems({ one: 'héros', many: 'héros', gender: 'm' }), [
    'fr x: "héros": say whether its h elides',
  ]);
  assert.deepEqual(problems({ one: 'gobelin', many: 'gobelins', gender: 'm', elides: true }), [
    'fr x: "gobelin" cannot elide before g',
  ]);
  assert.deepEqual(problems({ one: 'l’orc', many: 'orcs', gender: 'm' }), [
    'fr x: "l’orc" brings its own article',
  ]);
  assert.deepEqual(problems({ one: "homme d'armes", many: 'h', gender: 'm', elides: true }), [
    'fr x: "homme d\'armes" has a straight apostrophe or quotation mark',
  ]);
  assert.deepEqual(problems({ one: 'botte', many: 'bottes', gender: 'f', plural: true }), [
    'fr x: always plural, but "one" is not "many"',
  ]);
  assert.deepEqual(problems({ one: 'a', many: 'a', gender: 'f' }, ''), [
    'en x: "" is empty or has spaces to spare',
  ]);
  assert.deepEqual(problems({ one: 'a', many: 'a', gender: 'f' }, 'an  orc'), [
    'en x: "an  orc" is empty or has spaces to spare',
    'en x: "an  orc" brings its own article',
  ]);
});
