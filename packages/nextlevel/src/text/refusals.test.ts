import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { explainRefusal } from '@oubliette/classic/extend';
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { NextCommand } from '../commands.ts';
import { nextNamesFrom } from './narrate.ts';
import { NEXT_PROMPTS, NEXT_REASONS, nextPromptText, nextReasonText } from './prompts.ts';
import { explainNextRefusal, NEXT_REFUSALS } from './refusals.ts';
import { BOOK, openNextTable, randomNextMatch } from './testing/match.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The engine's own files, without tests and test helpers; the campaign has its own words. */
const SOURCES = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/test|scenario|^text|^campaign/u.test(name))
  .map((name) => readFileSync(join(root, name), 'utf8'));

/** Every code in `refuse('code'…` and `refuse(some ? 'code' : 'other'…`. */
function codesIn(source: string): string[] {
  return [...source.matchAll(/\brefuse\(\s*([^,)]*)[,)]/gu)].flatMap(([, first]) =>
    [...first!.matchAll(/'(\w+)'/gu)].map(([, code]) => code!),
  );
}

const game = openNextTable(BOOK[0]!);
const names = nextNamesFrom(game.view(game.start(streamFromSeed('x')).state, SPECTATOR));
const classics = (code: string): string => explainRefusal({ code, rule: 'X' }, 'en', names);
const isClassics = (code: string): boolean => classics(code) !== classics('no such code');

test('every code with which NextLevel refuses has its sentence, and no sentence is without its code', () => {
  const codes = [...new Set(SOURCES.flatMap(codesIn))];
  assert.ok(codes.length > 100, `${codes.length} codes found`);
  const told = Object.keys(NEXT_REFUSALS.en);
  assert.deepEqual(
    codes.filter((code) => !told.includes(code) && !isClassics(code)),
    [],
    'codes without a sentence',
  );
  assert.deepEqual(
    told.filter((code) => !codes.includes(code) && !isClassics(code)),
    [],
    'sentences without a code',
  );
});

test('a refusal names the figure, the square, the door, and the faces of a die', () => {
  const say = (code: string, detail: NonNullable<Refusal['with']>, language: 'en' | 'fr'): string =>
    explainNextRefusal({ code, rule: 'NXT-ATK-12', with: detail }, language, names);
  assert.equal(say('nowhereToGo', { figure: 'ogre-1' }, 'fr'), 'L’ogre n’a nulle part où reculer.');
  assert.equal(
    say('inSight', { figure: 'bugbear-1' }, 'en'),
    'The bugbear is looking: nobody lies in wait in plain sight.',
  );
  assert.equal(say('tooFar', { to: 0 }, 'en'), 'A1 is too far away.');
  assert.equal(
    say('barricaded', { door: 'F7-G7' }, 'fr'),
    'La porte F7-G7 est barricadée\u00a0: il faut l’enfoncer.',
  );
  assert.equal(
    say('wrongFace', { face: 'cat', faces: ['twoEyes', 'hand', 'skulls2'] }, 'en'),
    'That die does not show “cat”. It shows: two eyes, hand, 2 skulls.',
  );
});

test('a code classic has for something else keeps classic’s sentence there', () => {
  const said = (rule: string): string =>
    explainNextRefusal({ code: 'notThere', rule, with: { square: 0 } }, 'en', names);
  assert.equal(said('NXT-DIS-04'), 'There is no such weapon on A1.');
  assert.equal(said('CLS-TRE-13'), 'The monster cannot be put on A1.');
});

test('whatever is refused in a random match is explained in both languages, without a slip', () => {
  const met = new Set<string>();
  const every: NextCommand[] = [];
  const match = openNextTable(BOOK[1]!);
  const noDice = { roll: () => assert.fail('dice') };
  for (const { state, command } of randomNextMatch(match, 'refusals', 250)) {
    if (command !== null) every.push(command);
    for (const seat of ['ann', 'bo', 'cy'])
      for (const asked of every.slice(-4)) {
        const refusal = refusalOf(() => match.decide(state, seat, asked, noDice));
        if (refusal === null) continue;
        met.add(refusal.code);
        for (const language of LANGUAGES) {
          const text = explainNextRefusal(refusal, language, nextNamesFrom(match.view(state, seat)));
          assert.match(text, /^\p{Lu}.*[.]$/u);
          assert.doesNotMatch(text, /undefined|\?|[a-z]-\d| {2}/u);
        }
      }
  }
  assert.ok(met.size > 8, [...met].join(', '));

  /** Null for a legal command, or one that rolled dice. */
  function refusalOf(decide: () => ReturnType<typeof match.decide>): Refusal | null {
    try {
      const decision = decide();
      return decision.ok ? null : decision.refusal;
    } catch {
      return null;
    }
  }
});

test('every prompt the table shows is worded, for whoever is asked and for the others', () => {
  const asked = [
    ...new Set(
      SOURCES.flatMap((source) =>
        [...source.matchAll(/\basking(?:<[^(]*>)?\(\s*'(\w+)'/gu)].map(([, prompt]) => prompt!),
      ),
    ),
  ];
  assert.ok(asked.length >= 7, asked.join(', '));
  for (const prompt of asked) {
    assert.ok(Object.hasOwn(NEXT_PROMPTS.en, prompt), prompt);
    assert.ok(Object.hasOwn(NEXT_REASONS.en, prompt), prompt);
  }
  assert.equal(
    nextPromptText('takeTurn', 'en'),
    'Take two different actions, in either order, then end the turn.',
  );
  assert.equal(nextPromptText('letPass', 'fr'), 'Quelqu’un demande à passer\u00a0: acceptez ou non.');
  assert.equal(nextReasonText('handWeapon', 'fr'), 'arme du râtelier');
  assert.equal(nextReasonText('placeHero', 'en'), 'starting square');
});
