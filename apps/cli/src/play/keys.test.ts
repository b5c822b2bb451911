import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLine } from './keys.ts';
import { exactly, matching } from './matching.ts';

test('what may be typed, in either language', () => {
  assert.deepEqual(readLine('  '), { is: 'nothing' });
  assert.deepEqual(readLine('w'), { is: 'step', direction: 3 });
  assert.deepEqual(readLine('O'), { is: 'step', direction: 3 });
  assert.deepEqual(readLine('12'), { is: 'number', number: 12, then: null });
  assert.deepEqual(readLine('4 2'), { is: 'number', number: 4, then: '2' });
  assert.deepEqual(readLine('Conseil'), { is: 'word', word: 'hint', rest: '' });
  assert.deepEqual(readLine('4 F7'), { is: 'number', number: 4, then: 'F7' });
  assert.deepEqual(readLine('go F7'), { is: 'word', word: 'go', rest: 'F7' });
  assert.deepEqual(readLine('aller f7'), { is: 'word', word: 'go', rest: 'f7' });
  assert.deepEqual(readLine('suivre'), { is: 'word', word: 'follow', rest: '' });
  assert.deepEqual(readLine('Règle CLS-MOV-05'), { is: 'word', word: 'rule', rest: 'CLS-MOV-05' });
  assert.deepEqual(readLine('attaquer orc 2'), { is: 'text', text: 'attaquer orc 2' });
});

test('a choice in words: enough of them to tell it from the others', () => {
  const labels = [
    'Attack Orc 1 (3 dice)',
    'Attack Orc 2 (3 dice)',
    'Attack Orc 2 with the spear (2 dice)',
    'Open the door to the north (F7-F6)',
    'Search for treasure',
    'Search for traps and secret doors',
  ];
  const choices = labels.map((label) => ({ label, commands: [] }));
  const find = (text: string): string[] => matching(choices, text).map(({ label }) => label);
  assert.deepEqual(find('attack orc 1'), ['Attack Orc 1 (3 dice)']);
  assert.deepEqual(find('spear'), ['Attack Orc 2 with the spear (2 dice)']);
  assert.deepEqual(find('orc 2'), ['Attack Orc 2 (3 dice)', 'Attack Orc 2 with the spear (2 dice)']);
  assert.deepEqual(find('ATTACK orc 2'), ['Attack Orc 2 (3 dice)']);
  assert.deepEqual(find('open'), ['Open the door to the north (F7-F6)']);
  assert.deepEqual(find('f6'), ['Open the door to the north (F7-F6)']);
  assert.deepEqual(find('search trea'), ['Search for treasure']);
  assert.deepEqual(find('fly'), []);
  const rat = { label: 'Attaquer l’homme-rat 1', commands: [] };
  assert.deepEqual(matching([rat], 'attaquer homme-rat'), [rat]);
  assert.deepEqual(matching([rat], 'attack ratman'), []);
  assert.deepEqual(
    matching([rat], 'attack ratman', () => ['Attack Ratman 1']),
    [rat],
  );
});

test('a whole label is one choice, even where others begin with it or have all its words', () => {
  const labels = [
    'Attack Orc',
    'Attack Orc 2',
    'Orc attack',
    'Se tourner vers … (3)',
    'Le Nain\u00a0: boire',
  ];
  const choices = labels.map((label) => ({ label, commands: [] }));
  assert.equal(exactly(choices, ' attack orc ')?.label, 'Attack Orc');
  assert.equal(exactly(choices, 'orc attack')?.label, 'Orc attack');
  assert.equal(exactly(choices, 'Se tourner vers ... (3)')?.label, 'Se tourner vers … (3)');
  assert.equal(exactly(choices, 'le nain : boire')?.label, 'Le Nain\u00a0: boire');
  assert.equal(exactly(choices, 'attack'), undefined);
});
