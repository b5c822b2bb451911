/** Some things are never written, whatever the noun, the form and the mention. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GRAMMARS } from '../src/compile.ts';
import { doesElide } from '../src/french.ts';
import { properNoun } from '../src/index.ts';
import type { Language, Noun, Subject } from '../src/index.ts';
import { LANGUAGES } from '../src/noun.ts';
import { NOUNS } from './nouns.ts';
import { one } from './one.ts';

const FORMS = LANGUAGES.flatMap((language) =>
  GRAMMARS[language].forms
    .flatMap((form) => [form, form === '' ? 'many' : `${form}_many`])
    .flatMap((form) => (form === '' ? ['{x}', '{X}'] : [`{x_${form}}`, `{X_${form}}`]))
    .concat(
      language === 'fr'
        ? ['de {x}', 'à {x}', 'que {x}', 'de {x_a}', 'à {x_a}', 'de {x_bare}', 'de {x_many}']
        : [],
    )
    .map((placeholder) => ({ language, placeholder })),
);

function mentionsOf(noun: Noun): readonly Subject[] {
  return [
    noun,
    ...[0, 1, 2, 11, 1000].map((count) => ({ noun, count })),
    { noun, label: 2 },
    [noun],
    [noun, { noun, count: 3 }, { noun, label: 'B' }],
  ];
}

const NEVER: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/'/u, /\s\s|^\s|\s$/u, /\b(?:the|an?) (?:the|an?)\b/iu, /\ba [aeio]/iu, /undefined|null|\{/u],
  fr: [
    /'/u,
    /\s\s|^\s|\s$/u,
    /(?<!\p{L})(?:de|à) les? /iu,
    /(?<!\p{L})(?:du|au) [aeiouyéêœ](?!éti)/iu,
    /(?<!\p{L})(?:le|la|de|que|ce|sa) [aeiouéèêœÉŒ]/iu,
    /(?<!\p{L})(?:l|d|qu)’[^aeiouyhéèêœ]/iu,
    /(?<!\p{L})(?:l|d|qu|cet) ?’?(?:héros|haches?)\b/iu,
    /(?<!\p{L})(?:le|la|de|du|au|sa|ce) (?:homme|héroïne)/iu,
    /d’les?|d’des|de des|de du/iu,
    /undefined|null|\{/u,
  ],
};

function assertWellWritten(language: Language, text: string): void {
  for (const never of NEVER[language]) assert.doesNotMatch(text, never);
  assert.equal(text, text.normalize('NFC'));
}

for (const [key, noun] of Object.entries(NOUNS)) {
  test(`${key}: every form of every mention`, () => {
    for (const x of mentionsOf(noun)) {
      for (const { language, placeholder } of FORMS) {
        // « de l’or » is a partitive, and « à de l’or » is French.
        assertWellWritten(language, one(language, placeholder, { x }));
      }
    }
  });
}

test('any two nouns in one sentence, in any forms', () => {
  const noun = fc.constantFrom(...Object.values(NOUNS).flatMap((each) => mentionsOf(each)));
  fc.assert(
    fc.property(noun, noun, fc.constantFrom(...FORMS), fc.constantFrom(...FORMS), (x, y, first, second) => {
      fc.pre(first.language === second.language);
      const message = `${first.placeholder}, ${second.placeholder.replace(/\{x/u, '{y').replace(/\{X/u, '{Y')}`;
      assertWellWritten(first.language, one(first.language, message, { x, y }));
    }),
    { numRuns: 2000 },
  );
});

test('any name a player may type', () => {
  const letters = 'abcdehilmnoruwyzéèÉŒœÀÂLeDSs';
  const word = fc.string({ unit: fc.constantFrom(...letters.split('')), minLength: 1, maxLength: 8 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(name, fc.constantFrom('m' as const, 'f' as const), (typed, gender) => {
      const x = properNoun(typed, gender);
      assert.equal(one('fr', '{x}', { x }), typed);
      assert.equal(one('en', '{x_a}', { x }), typed);
      assert.equal(one('fr', '{x_gender, select, f {f} other {m}}', { x }), gender);
      const of = one('fr', 'de {x}', { x });
      if (/^les? ./iu.test(typed)) assert.match(of, /^(?:du|des) /u);
      else assert.equal(of, doesElide(x.fr) ? `d’${typed}` : `de ${typed}`);
    }),
  );
});
