import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '@oubliette/kernel';
import { LANGUAGES, TABLE_REFUSALS } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CHAPTERS, PROMPTS, REASONS, REFUSALS } from './chapters.ts';
import { telling } from './telling.ts';
import { codesAfter } from './testing/codes.ts';
import { F7, NAMES } from './testing/samples.ts';

test('every code with which the rules refuse has its sentence, and no sentence is without its code', () => {
  const ours = codesAfter(/\brefuse\(\s*([^,)]*)[,)]/gu);
  assert.ok(ours.size > 80, `${ours.size} codes found`);
  // Some mean something else by another rule: `noDoors EXP-PRP-16`.
  const worded = new Set(Object.keys(REFUSALS.en).map((key) => key.split(' ')[0]!));
  assert.deepEqual(
    [...ours].filter((code) => !worded.has(code) && !(code in TABLE_REFUSALS.en)),
    [],
  );
  assert.deepEqual(
    [...worded].filter((code) => !ours.has(code)),
    [],
    'sentences without their code',
  );
});

test('every prompt is worded, and no wording is without its prompt', () => {
  // Those of answers are by what is answered.
  const asked = new Set([
    ...codesAfter(/\bprompt: ([^,;]*)/gu),
    ...codesAfter(/^ {2}(?:event|attack|roll): ('answer\w+')/gmu),
  ]);
  assert.deepEqual(Object.keys(PROMPTS.en).sort(), [...asked].sort());
  for (const prompt of asked)
    for (const language of LANGUAGES) {
      assert.match(telling.prompt(prompt, { language }), /^\p{Lu}.*\.$/u);
      assert.match(telling.reason(prompt, { language }), /^\p{Ll}.*[^.]$/u);
    }
  assert.equal(telling.prompt('somethingNew', { language: 'fr' }), 'somethingNew');
  assert.equal(telling.reason('somethingNew', { language: 'en' }), 'somethingNew');
});

test('nothing is worded by two chapters', () => {
  const chapters = Object.values(CHAPTERS);
  const words = chapters.map(({ questions, refusals, rolls }) => ({ ...questions, ...refusals, ...rolls }));
  const all = words.flatMap((one) => Object.keys(one));
  assert.deepEqual(
    all.filter((code, at) => all.indexOf(code) !== at),
    [],
  );
  assert.equal(Object.keys(REASONS.en).length, Object.keys(PROMPTS.en).length);
});

function say(refusal: Partial<Refusal> & { readonly code: string }, language: Language): string {
  return telling.refusal({ rule: 'EXP-TRN-01', ...refusal }, { language, names: NAMES });
}

test('every refusal is explained in both languages, without a slip', () => {
  const detail = {
    figure: 'elf',
    hero: 'warrior',
    card: 'greatAxe',
    ability: 'rage',
    left: 2,
    gold: 5,
    face: 13,
    most: 9,
    threat: 12,
  };
  const given = { ...detail, faces: [1, 2], field: 'to', square: F7 };
  for (const key of Object.keys({ ...REFUSALS.en, ...TABLE_REFUSALS.en }))
    for (const rule of [key.split(' ')[1] ?? 'EXP-TRN-01', 'TAB-UNDO'])
      for (const language of LANGUAGES) {
        const text = say({ code: key.split(' ')[0]!, rule, with: given }, language);
        assert.match(text, /^[\p{Lu}«].*\.$/u);
        assert.doesNotMatch(text, /undefined|\?|[{}]|[a-z]-\d|  |'/u);
      }
});

const EXPECTED: readonly (readonly [Partial<Refusal> & { readonly code: string }, string, string])[] = [
  [{ code: 'opponent', with: { figure: 'orc-2' } }, 'Orc 2 bars the way.', 'L’orc 2 barre le passage.'],
  [
    { code: 'noLine', with: { target: 'ghoul-1' } },
    'The ghoul is not in sight.',
    'La goule n’est pas en vue.',
  ],
  [
    { code: 'notYourHero', with: { hero: 'elf' } },
    'Alys is not yours to play.',
    'Ce n’est pas à vous de jouer Alys.',
  ],
  [
    { code: 'acted', with: { figure: 'warrior' } },
    'The Warrior has taken the one action of this turn.',
    'La Guerrière a déjà fait la seule action de ce tour.',
  ],
  [
    { code: 'tooHeavy', with: { card: 'plate' } },
    'The plate armour is too heavy for this hero.',
    'L’armure de plates est trop lourde pour ce héros.',
  ],
  [
    { code: 'noPotion', with: { card: 'winterBoots' } },
    'Nobody drinks the boots of the hare.',
    'On ne boit pas les bottes du lièvre.',
  ],
  [{ code: 'notCarried', with: { card: 'x' } }, 'The hero does not carry “x”.', 'Le héros ne porte pas “x”.'],
  [{ code: 'opponent' }, 'Somebody bars the way.', 'Quelqu’un barre le passage.'],
  [{ code: 'x' }, 'There is no such command.', 'Cet ordre n’existe pas.'],
];

for (const [refusal, en, fr] of EXPECTED)
  test(en, () => {
    assert.equal(say(refusal, 'en'), en);
    assert.equal(say(refusal, 'fr'), fr);
  });

test('a code may mean something else by another rule', () => {
  assert.equal(say({ code: 'noDoors', rule: 'EXP-MON-15' }, 'en'), 'Monsters open no doors.');
  assert.equal(say({ code: 'noDoors', rule: 'EXP-PRP-16' }, 'fr'), 'La première tuile a au moins une porte.');
});

test('the same code means one thing to the rules and another to the table', () => {
  assert.notEqual(say({ code: 'notAsked', rule: 'TAB-UNDO' }, 'en'), '');
  assert.equal(
    say({ code: 'onlyTheMaster', rule: 'TBL-OVERRIDE' }, 'fr'),
    'Seul le maître du donjon peut corriger la table.',
  );
});
