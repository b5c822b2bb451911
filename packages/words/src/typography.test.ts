import assert from 'node:assert/strict';
import { test } from 'node:test';
import { one } from '../test/one.ts';
import { typeset } from './typography.ts';

const cases: readonly (readonly [typed: string, printed: string])[] = [
  ['Raté !', 'Raté\u202f!'],
  ['Raté!', 'Raté\u202f!'],
  ['Quoi ?!', 'Quoi\u202f?!'],
  ['un coup ; un autre', 'un coup\u202f; un autre'],
  ['Résultat : {n}', 'Résultat\u00a0: 3'],
  ['Résultat: {n} !', 'Résultat\u00a0: 3\u202f!'],
  ['{n} %', '3\u202f%'],
  ['il dit « non » et «oui»', 'il dit «\u202fnon\u202f» et «\u202foui\u202f»'],
  ["l'orc n'a pas d'épée", 'l’orc n’a pas d’épée'],
  ["aujourd'{n}", 'aujourd’3'],
  ['de 3:1 à http://x', 'de 3:1 à http://x'],
  ['déjà\u00a0! puis\u202f: rien', 'déjà\u202f! puis\u00a0: rien'],
  ['quoi (?)', 'quoi (?)'],
];

for (const [typed, printed] of cases) {
  test(`French typography: ${typed}`, () => {
    assert.equal(one('fr', typed, { n: 3 }), printed);
  });
}

test('English typography: only apostrophes change', () => {
  assert.equal(one('en', "It can't be: {n}!", { n: 3 }), 'It can’t be: 3!');
});

test('what is quoted as code stays as it is typed', () => {
  assert.equal(
    typeset('fr', 'écrivez `language: en` : voilà !'),
    'écrivez `language: en`\u00a0: voilà\u202f!',
  );
});
