import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { properNoun } from './noun.ts';
import { mayBeName, nameKey, plainJson, plainName, plainText, printable } from './plain.ts';

describe('what may be printed', () => {
  test('nothing in it steers a terminal or a line', () => {
    assert.equal(printable('\u001b[31mRed\u001b[0m'), '\uFFFD[31mRed\uFFFD[0m');
    assert.equal(printable('\u009b2J\u0007'), '\uFFFD2J\uFFFD');
    assert.equal(printable('one\r\ntwo\u2028three'), 'one two three');
    assert.equal(printable('\ud800lone'), '\uFFFDlone');
  });
  test('nothing turns its direction, nothing is unseen', () => {
    assert.equal(printable('abc\u202Ecba\u2066x\u2069'), 'abccbax');
    assert.equal(printable('A\u200Bd\uFEFFa\u{E0041}\u00AD'), 'Ada');
    assert.equal(printable('A\u200D'), 'A', 'joins nothing');
    assert.equal(printable('- \u200CBo'), '- Bo');
    assert.equal(printable(`Z${'\u0301'.repeat(40)}`), `Z${'\u0301'.repeat(4)}`);
  });
  test('honest words stay as they are', () => {
    for (const text of [
      'Éloïse',
      'Ann-Marie O’Neill',
      '李小龙',
      'Иван',
      'نرگس',
      'می\u200Cخواهم',
      '👩\u200D🚀',
      '« Où\u202F? »',
      'שלום',
    ])
      assert.equal(printable(text), text);
  });
});

describe('names', () => {
  test('are kept without what cannot be seen, with single blanks', () => {
    assert.equal(plainName('  Ada \t\u200B  Byron\u0000 '), 'Ada Byron');
    assert.equal(plainName('\u200B\u2800\u3164\u202E'), '');
    assert.equal(plainName('\u001b'), '');
    assert.equal(plainName('E\u0301va'), '\u00C9va', 'composed, however it was typed');
    assert.equal(properNoun("\u001bBo  d'Or\u202E", 'm').en.one, 'Bo d’Or');
  });
  test('that look alike have one key', () => {
    for (const like of [
      'ada',
      'ADA',
      ' A d a ',
      'Аdа',
      'Ad\u0430',
      '𝐀𝐝𝐚',
      'Ａｄａ',
      'Àda',
      'A.d.a',
      'Ad4',
      'A\u200Dda',
    ])
      assert.equal(nameKey(like), nameKey('Ada'), like);
    assert.equal(nameKey('Bamaby'), nameKey('Barnaby'));
    assert.equal(nameKey('VVilf'), nameKey('Wilf'));
    for (const other of ['Adam', 'Eda', 'Иван']) assert.notEqual(nameKey(other), nameKey('Ada'));
  });
  test('of the table’s own are nobody’s', () => {
    for (const name of [
      'Game master',
      'GAME-MASTER',
      'Maître du jeu',
      'maitre  du jeu',
      'Cоmputer',
      'C0mputer',
      'Ordinateur',
      'L’Ordinateur',
      ' . ',
      '…',
    ])
      assert.ok(!mayBeName(name), name);
    for (const name of ['Ada', 'Ann', '李', '🐉', 'Master Thief', 'Compère'])
      assert.ok(mayBeName(name), name);
  });
});

test('what people say keeps its lines', () => {
  assert.equal(plainText(' one\r\n\u001b[2Jtwo\u202E '), 'one\n[2Jtwo');
  assert.equal(plainText('\u200B\n\u200B'), '');
});

test('a piece of JSON keeps its shape and its numbers', () => {
  assert.deepEqual(plainJson({ a: ['x\u001b', 1, null, true], b: { c: 'é\u202E\nz' } }), {
    a: ['x\uFFFD', 1, null, true],
    b: { c: 'é\nz' },
  });
});
