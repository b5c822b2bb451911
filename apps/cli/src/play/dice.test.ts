import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMBAT } from '@oubliette/classic';
import { D6 } from '@oubliette/kernel';
import type { Die, WantedDie } from '@oubliette/kernel';
import { bookOf } from '../games.ts';
import { askText, readFaces, understood } from './diceWords.ts';

const classic = bookOf('classic');
const wantedOf = (die: Die, rule = 'CLS-CBT-05'): WantedDie => ({ die, by: 'heroes', rule, of: {} });
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

function read(line: string, language: 'en' | 'fr', die: Die = COMBAT): string {
  const found = readFaces(line, wantedOf(die), classic, language);
  return found.ok ? found.faces.join(' ') : `no ${found.wrong}`;
}

test('real dice take the words they print, letters, numbers and how many of each, in either language', () => {
  assert.equal(read('skull', 'en'), 'skull');
  assert.equal(read('white shield', 'en'), 'whiteShield');
  assert.equal(read('2 skulls, 1 white shield', 'en'), 'skull skull whiteShield');
  assert.equal(read('2 skulls and a shield', 'en'), 'no a');
  assert.equal(read('Skull black shield skull', 'en'), 'skull blackShield skull');
  assert.equal(read('2s 1w', 'en'), 'skull skull whiteShield');
  assert.equal(read('2s1w', 'en'), 'skull skull whiteShield');
  assert.equal(read('ssb', 'en'), 'skull skull blackShield');
  assert.equal(read('crâne', 'fr'), 'skull');
  assert.equal(read('2 crânes et 1 bouclier blanc', 'fr'), 'skull skull whiteShield');
  assert.equal(read('boucliers noirs', 'fr'), 'blackShield');
  assert.equal(read('ccb n', 'fr'), 'skull skull whiteShield blackShield');
  assert.equal(read('white shield', 'fr'), 'whiteShield', 'whatever language is spoken');
  assert.equal(read('skulll', 'en'), 'no skulll');
  assert.equal(read('ss!', 'en'), 'no ss!', 'nothing is passed over');
  assert.equal(read('2s-1w', 'en'), 'no 2s-1w');
  assert.equal(read('4 6', 'en', D6), '4 6');
  assert.equal(read('4,6', 'en', D6), '4 6');
  assert.equal(read('25', 'en', D6), 'no 25');
  assert.equal(read('', 'en', D6), 'no ');
});

test('dice with faces of their own are read by number or by name, alone or among others', () => {
  const next = bookOf('nextlevel');
  for (const [id, faces] of [
    ['red', ['skulls3', 'skulls2', 'skull']],
    ['trapSearch', ['twoEyes', 'oneEye', 'blank', 'hand']],
  ] as const)
    for (const language of ['en', 'fr'] as const)
      for (const [i, face] of faces.entries()) {
        const wanted = wantedOf({ ...D6, id, faces });
        for (const typed of [String(i + 1), next.telling.face(id, face, { language })])
          assert.deepEqual(readFaces(typed, wanted, next, language), { ok: true, faces: [face] }, typed);
      }
});

test('NextLevel’s own dice are called by their colours and uses', () => {
  const { telling } = bookOf('nextlevel');
  const none = { order: null, title: null, who: null, purpose: null };
  const asked = (id: string, count: number, language: 'en' | 'fr'): string =>
    plain(askText(wantedOf({ ...D6, id, faces: ['a', 'b'] }), count, none, telling, language)).split('.')[0]!;
  assert.deepEqual(
    ['yellow', 'orange', 'red', 'violet', 'star', 'trap', 'trapSearch'].map((id) => asked(id, 1, 'en')),
    ['yellow', 'orange', 'red', 'violet', 'star', 'trap', 'search'].map(
      (it) => `The heroes roll 1 ${it} die`,
    ),
  );
  assert.equal(asked('red', 2, 'en'), 'The heroes roll 2 red dice');
  assert.equal(asked('orange', 2, 'fr'), 'Les personnages jettent 2 dés orange');
});

test('who rolls how many of what, for what', () => {
  const purpose = { order: 'Attack Orc 1', title: 'How many attack dice', who: null, purpose: null };
  assert.equal(
    askText(wantedOf(COMBAT), 3, purpose, classic.telling, 'en'),
    'The heroes roll 3 combat dice. Attack Orc 1 · How many attack dice (CLS-CBT-05).',
  );
  const french = askText(
    { ...wantedOf(D6), by: 'morcar' },
    1,
    { order: null, title: null, who: null, purpose: null },
    classic.telling,
    'fr',
  );
  assert.equal(plain(french), 'Morcar jette 1 dé ordinaire. (CLS-CBT-05)');
  assert.equal(
    understood(['skull', 'whiteShield', 'skull'], 'combat', classic, 'en'),
    '2 × skull, white shield',
  );
});
