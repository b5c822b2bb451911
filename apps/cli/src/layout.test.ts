import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages } from '@oubliette/words';
import { beside, cutTo, flow, fold, inColumns, printed } from './layout.ts';
import { MAP_WORDS } from './advanced/dungeonMap.ts';
import { FILE_WORDS } from './fileWords.ts';
import { EXPEDITION } from './advanced/words.ts';
import { FOCUS } from './classic/menu.ts';
import { UI } from './play/words.ts';

test('what the terminal says is sound in both languages', () => {
  assert.deepEqual([UI, FOCUS, EXPEDITION, MAP_WORDS, FILE_WORDS].flatMap(checkMessages), []);
});

test('text folds at ordinary spaces only, and colours take no room', () => {
  assert.deepEqual(fold('un coup\u202f! et un autre', 10), ['un coup\u202f!', 'et un', 'autre']);
  assert.deepEqual(fold('  one two three', 9, '  '), ['  one two', '  three']);
  assert.deepEqual(fold('\u001b[1mbold\u001b[0m text', 9), ['\u001b[1mbold\u001b[0m text']);
  assert.deepEqual(fold('unbreakable', 4), ['unbreakable']);
});

test('blocks stand beside each other, lists in columns, entries on lines', () => {
  assert.deepEqual(beside(['ab', 'c'], ['1', '2', '3'], 2), ['ab  1', 'c   2', '    3']);
  assert.deepEqual(inColumns(['1 a', '2 b', '3 c', '4 d', '5 e'], 20), ['1 a  3 c  5 e', '2 b  4 d']);
  assert.deepEqual(inColumns(['1 a', '2 a long one of them', '3 c', '4 d'], 20), [
    '1 a',
    '2 a long one of them',
    '3 c  4 d',
  ]);
  const more = (left: number): string => `${left} more`;
  assert.deepEqual(cutTo(['a', 'b', 'c'], 2, more), ['a', '2 more']);
  assert.deepEqual(cutTo(['a', 'b'], 2, more), ['a', 'b']);
  assert.deepEqual(flow(['aa', 'bb', 'cc'], 6, '  '), ['aa  bb', 'cc']);
});

test('texts of the rulebook are printed as French prints them', () => {
  assert.equal(printed(" l'orc : non ! ", 'fr'), 'l’orc\u00a0: non\u202f!');
});
