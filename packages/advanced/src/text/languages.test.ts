import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Catalogue, Language, Noun } from '@oubliette/words';
import { ARMOUR } from '../content/armour.ts';
import { BESTIARY } from '../content/bestiary.ts';
import { ITEMS } from '../content/items.ts';
import { SPELLS } from '../content/spells.ts';
import { WEAPONS } from '../content/weapons.ts';
import { CATALOGUES, NOUNS } from './testing/catalogues.ts';

/** Words that one language needs and the other does not have. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  fr: anyOf('the|of|and|with|is|are|to|from|you|has|have|rolls|this|that|for|it|at|which|who|be|by|master'),
  en: anyOf(
    'le|la|les|des|du|une|dans|est|et|avec|pour|qui|vous|il|sont|ne|pas|en|de|\\p{L}*[àâçéèêëîïôûù]\\p{L}*',
  ),
};

function anyOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/** The words of a message, without its syntax: `{x, select, yes {` … */
function wordsOf(message: string): string {
  let at = 0;
  return text();

  function text(): string {
    let said = '';
    while (at < message.length && message[at] !== '}')
      said += message[at] === '{' ? argument() : message[at++];
    return said;
  }

  function argument(): string {
    const choices: string[] = [];
    const head = /^\{\w+(?:, (?:select|plural),)?/u.exec(message.slice(at))![0];
    at += head.length;
    for (; message[at] !== '}'; at += 1) {
      at = message.indexOf('{', at) + 1;
      choices.push(text());
      while (message[at + 1] === ' ') at += 1;
    }
    at += 1;
    return choices.length === 0 ? 'X' : choices.join(' ');
  }
}

test('the steering of a message is told from its words', () => {
  const message =
    '{Of} va {how, select, with {vite} other {{x_of}, {n, plural, =0 {non} one {# de} other {la}}}}.';
  assert.equal(wordsOf(message), 'X va vite X, non # de la.');
});

function foreignIn(catalogue: Catalogue, language: Language): string[] {
  return Object.values<string>(catalogue[language] as Record<string, string>).filter((message) =>
    FOREIGN[language].test(wordsOf(message)),
  );
}

for (const [name, catalogue] of Object.entries(CATALOGUES))
  test(`no word of the other language slips into ${name}`, () => {
    assert.deepEqual(foreignIn(catalogue, 'fr'), []);
    assert.deepEqual(foreignIn(catalogue, 'en'), []);
  });

function nounsIn(list: Readonly<Record<string, { readonly noun: Noun }>>): Noun[] {
  return Object.values(list).map(({ noun }) => noun);
}

test('nor into a noun, a monster, a weapon, an item or a spell', () => {
  const nouns: readonly Noun[] = [
    ...Object.values(NOUNS).flatMap((list) => Object.values<Noun>(list)),
    ...[BESTIARY, WEAPONS, ARMOUR, ITEMS].flatMap(nounsIn),
  ];
  const names = [
    ...nouns.map(({ en, fr }) => ({ en: `${en.one} ${en.many ?? ''}`, fr: `${fr.one} ${fr.many ?? ''}` })),
    ...Object.values(SPELLS).map(({ name }) => name),
  ];
  assert.ok(names.length > 150);
  assert.deepEqual(
    names.filter(({ en, fr }) => FOREIGN.fr.test(fr) || FOREIGN.en.test(en)),
    [],
  );
});
