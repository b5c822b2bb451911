import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from './checkMessages.ts';

function problems(en: string | undefined, fr: string | undefined): readonly string[] {
  const only = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { m: key });
  return checkMessages({ en: only(en), fr: only(fr) });
}

test('a sound message', () => {
  assert.deepEqual(
    problems(
      '{Hero} hits {target} and deals {n, plural, one {# point} other {# points}}{kind, select, fire { of fire} other {}}.',
      '{Hero} frappe {target}, {target_gender, select, f {blessée} other {blessé}}, et inflige {n, plural, one {# point} other {# points}}{kind, select, fire { de feu} other {}} à {target}.',
    ),
    [],
  );
  assert.deepEqual(
    problems('the {x_bare} card and the {n, number} orcs', 'la carte {x_bare} et les {n, number} orcs'),
    [],
  );
  assert.deepEqual(problems('{n, plural, =0 {none} other {#}}', '{n, plural, =0 {rien} other {#}}'), []);
  assert.deepEqual(problems('{n, number} orcs. {n} come.', '{n, number} orcs. {n} arrivent.'), []);
});

test('a missing message', () => {
  assert.deepEqual(problems('a', undefined), ['fr m: missing']);
  assert.deepEqual(problems(undefined, 'a'), ['en m: missing']);
});

test('a message that does not parse', () => {
  assert.match(
    problems('{a', 'a').join(),
    /^en m: does not parse: SyntaxError: EXPECT_ARGUMENT_CLOSING_BRACE/u,
  );
  assert.match(
    problems('a', '{a, select, b {c}}').join(),
    /^fr m: does not parse: SyntaxError: MISSING_OTHER_CLAUSE/u,
  );
});

test('an argument that the other language does not know', () => {
  assert.deepEqual(problems('{a} {b_of}', '{a} {c}'), [
    'en m: {b} is unknown in fr',
    'fr m: {c} is unknown in en',
  ]);
});

const cases: readonly (readonly [en: string, fr: string, ...problems: string[]])[] = [
  ['{x_off}', '{x}', 'en m: {x_off} is not a form'],
  ['{x_son}', '{x_s}', 'en m: {x_son} is a form of fr alone', 'fr m: {x_s} is a form of en alone'],
  ['{x_its_many}', '{x}', 'en m: {x_its_many} has no plural'],
  ['{x_gender}', '{x}', 'en m: {x_gender} is for choosing, not for reading'],
  ['{x_of, select, other {}}', '{x}', 'en m: {x_of} is nothing to choose by'],
  ['{x_of, plural, other {}}', '{x}', 'en m: {x_of} is not a number'],
  ['{x, plural, other {#}}', '{x_of}', 'en m: {x} is a noun: count it with _count'],
  ['{x, select, other {a}}', '{x_of}', 'en m: {x} is a noun: choose by _gender or _number'],
  ['{x, date}', '{x}', 'en m: {x} is a date, and messages write none'],
  ['{1x}', '{1x}', 'en m: {1x} is not in camel case', 'fr m: {1x} is not in camel case'],
  ['{x}', '{x_gender, select, fem {a} other {b}}', 'fr m: {x_gender} is never "fem"'],
  ['{x}', '{x_gender, select, n {a} other {b}}', 'fr m: {x_gender} is never "n"'],
  ['{n, plural, few {a} other {b}}', '{n}', 'en m: {n} is never "few"'],
  ['{x_number, select, other {{x_gender, select, q {a} other {b}}}}', '{x}', 'en m: {x_gender} is never "q"'],
  ['a {x, select, y {b} other {}} c', '{x}', 'en m: may have two spaces in a row'],
  ['a {x, select, y {b} other {}}', '{x}', 'en m: may begin or end with a space'],
  [
    '{x} .',
    '{x}',
    'en m: has {x} at the start of a sentence: write {X}',
    'en m: may have a space before a full stop, comma or bracket',
  ],
  ['a "b"', 'a', 'en m: has straight quotation marks: use “ ” or « »'],
  [
    '{n, plural, other {{x, select, other {#}}}}',
    '{n}{x}',
    'en m: has a # that is not a number: inside a select, name the argument',
  ],
  ['{x_a}', 'pris{x_e}', 'fr m: has _e after s or x: write a select'],
  ['hits the {x}', 'frappe {x_of}', 'en m: has "the {x}": use a form of the noun'],
  ['sees a {x_bare}', 'voit {x_a}', 'en m: has "a {x_bare}": use a form of the noun'],
  ['{x}', 'voit le {x_bare}', 'fr m: has "le {x_bare}": use a form of the noun'],
  ['{x}', 'le tour d’{x}', 'fr m: has "d’{x}": use a form of the noun'],
  ['{x}', "voit l'{x_bare}", 'fr m: has "l’{x_bare}": use a form of the noun'],
  [
    '{x_of}',
    'près de {k, select, other {{x}}}',
    'fr m: {k} is unknown in en',
    'fr m: has "de {x}": use a form of the noun',
  ],
  ['{x_of}', 'près de {X}', 'fr m: has "de {X}": use a form of the noun'],
  ['{X} falls. {x} dies.', '{X} tombe.', 'en m: has {x} at the start of a sentence: write {X}'],
];

for (const [en, fr, ...expected] of cases) {
  test(`a mistake: ${en} / ${fr}`, () => {
    assert.deepEqual([...problems(en, fr)].toSorted(), expected.toSorted());
  });
}

test('a message with very many options is checked in bounded time', () => {
  const many = '{a, select, x {1} y {2} z {3} other {4}}'.repeat(12);
  assert.deepEqual(problems(many, many), []);
});

test('a name of the code among the words', () => {
  assert.deepEqual(problems('LabelScene for {trap} of NextLevel', 'Chercher {trap} de NextLevel'), [
    'en m: has a name of the code in it',
  ]);
});
