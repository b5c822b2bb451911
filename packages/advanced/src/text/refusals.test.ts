import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Refusal } from '@oubliette/kernel';
import { LANGUAGES, TABLE_REFUSALS } from '@oubliette/words';
import { namesFrom } from './names.ts';
import { PROMPTS, promptText, reasonText } from './prompts.ts';
import { explainRefusal, RULES as LISTS } from './refusals.ts';
import { CORRECTION_REFUSALS } from './refusals/corrections.ts';
import { RATMAN, SHEETS } from './testing/samples.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The engine's own files: no tests, no test tools. */
function sources(folder: string): string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.|testing|proofs|scenario|campaign|^text/u.test(name))
    .map((name) => readFileSync(join(packages, folder, name), 'utf8'));
}

/** Every code in `refuse('code'…` and `refuse(some ? 'code' : 'other'…`. */
function codesIn(source: string): string[] {
  return [...source.matchAll(/\brefuse\(\s*([^,)]*)[,)]/gu)].flatMap(([, first]) =>
    [...first!.replaceAll(/===? '\w+'/gu, '').matchAll(/'(\w+)'/gu)].map(([, code]) => code!),
  );
}

const RULES = Object.fromEntries(LISTS.flatMap(({ en }) => Object.entries(en)));

test('every code with which the rules refuse has its sentence, and no sentence is without its code', () => {
  const ours = new Set(['advanced/src', 'referee/src'].flatMap(sources).flatMap(codesIn));
  assert.ok(ours.size > 120, `${ours.size} codes found`);
  const worded = { ...RULES, ...CORRECTION_REFUSALS.en };
  assert.deepEqual(
    [...ours].filter((code) => !(code in worded) && !(code in TABLE_REFUSALS.en)),
    [],
  );
  assert.deepEqual(
    Object.keys(worded).filter((code) => !ours.has(code)),
    [],
    'sentences without their code',
  );
});

test('no code of the rules has two sentences', () => {
  const codes = LISTS.flatMap(({ en }) => Object.keys(en));
  assert.equal(new Set(codes).size, codes.length);
});

test('every prompt is worded, and no wording is without its prompt', () => {
  const asked = new Set(
    ['advanced/src', 'referee/src']
      .flatMap(sources)
      .flatMap((source) =>
        [...source.matchAll(/\bprompt: ([^,;]*)/gu)].flatMap(([, said]) =>
          [...said!.replaceAll(/===? '\w+'/gu, '').matchAll(/'(\w+)'/gu)].map(([, code]) => code!),
        ),
      ),
  );
  assert.deepEqual(Object.keys(PROMPTS.en).sort(), [...asked].sort());
  for (const prompt of asked)
    for (const language of LANGUAGES) {
      assert.match(promptText(prompt, language), /^\p{Lu}.*\.$/u);
      assert.match(reasonText(prompt, language), /^\p{Ll}.*[^.]$/u);
    }
  assert.equal(promptText('somethingNew', 'fr'), 'somethingNew');
  assert.equal(reasonText('somethingNew', 'en'), 'somethingNew');
});

const NAMES = namesFrom({
  master: { seat: 'master' },
  sheets: SHEETS,
  figures: [{ ...RATMAN, id: 'ratman-1' }, RATMAN],
});

function say(refusal: Partial<Refusal> & { readonly code: string }, language: 'en' | 'fr'): string {
  return explainRefusal({ rule: 'ADV-TURN-01', ...refusal }, NAMES, language);
}

test('every refusal is explained in both languages, without a slip', () => {
  const detail = {
    figure: 'torallion',
    square: 389,
    weapon: 'axe',
    kind: 'ratman',
    seat: 'ann',
    spell: 'flight',
    face: 13,
    faces: [1, 2],
    field: 'to',
    range: 9,
    count: 4,
    cost: 60,
    gold: 50,
  };
  for (const code of Object.keys({ ...RULES, ...CORRECTION_REFUSALS.en, ...TABLE_REFUSALS.en }))
    for (const rule of ['ADV-TURN-01', 'TAB-UNDO'])
      for (const language of LANGUAGES) {
        const text = say({ code, rule, with: detail }, language);
        assert.match(text, /^[\p{Lu}«].*\.$/u);
        assert.doesNotMatch(text, /undefined|\?|[{}]|[a-z]-\d|  |'/u);
      }
});

test('a refusal names the figure, the square, the thing', () => {
  const onBoard = { code: 'notYourFigure', with: { figure: 'torallion' } };
  assert.equal(say(onBoard, 'en'), 'Alys is not yours to play.');
  assert.equal(say(onBoard, 'fr'), 'Ce n’est pas à vous de jouer Alys.');
  assert.equal(say({ code: 'knockedOut', with: { figure: 'torallion' } }, 'fr'), 'Alys est assommée.');
  const noneLeft = { code: 'noSuchMonster', with: { kind: 'ratman' } };
  assert.equal(say(noneLeft, 'en'), 'There is no ratman left to place.');
  assert.equal(say(noneLeft, 'fr'), 'Il ne reste plus d’homme-rat à placer.');
  assert.equal(say({ code: 'notFree', with: { square: 389 } }, 'en'), 'F7 is not free.');
  const weapon = { code: 'noSuchWeapon', with: { weapon: 'axe' } };
  assert.equal(say(weapon, 'en'), 'There is no attacking with the axe now.');
  assert.equal(say(weapon, 'fr'), 'On n’attaque pas avec la hache en ce moment.');
  assert.equal(
    say({ code: 'tooPoor', with: { cost: 60, gold: 50 } }, 'fr'),
    'Cela coûte 60 couronnes d’or, et il y en a 50.',
  );
});

test('a search and a spell are refused for what the rule says', () => {
  const told = (code: string): readonly string[] => LANGUAGES.map((language) => say({ code }, language));
  assert.deepEqual(told('notAlone'), [
    'Without a game master nobody searches for hidden treasure.',
    'Sans maître du jeu, personne ne cherche de trésor caché.',
  ]);
  assert.match(told('notSearchable').join(), /no door but the one that led in.*sans autre porte/u);
  assert.match(told('oneHanded').join(), /several components.*plusieurs composants/u);
});

test('the same code means one thing to the rules and another to the table', () => {
  assert.equal(
    say({ code: 'nothingToUndo', rule: 'ADV-FATE-03' }, 'en'),
    'There are no Wounds of this turn to undo.',
  );
  assert.equal(say({ code: 'nothingToUndo', rule: 'TAB-UNDO' }, 'en'), 'There is nothing of yours to undo.');
});

test('what somebody made up is shown as it came, and an unknown code still says something', () => {
  assert.equal(say({ code: 'notFree', with: { square: 99999 } }, 'en'), '“99999” is not free.');
  assert.equal(
    say({ code: 'noSuchWeapon', with: { weapon: 'x' } }, 'en'),
    'There is no attacking with “x” now.',
  );
  assert.equal(say({ code: 'x' }, 'fr'), 'Cet ordre n’existe pas.');
});
