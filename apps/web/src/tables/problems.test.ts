import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROBLEM_CODES } from '@oubliette/table';
import { whyNot } from './problems.ts';

const problem = (path: string) => ({ path, message: 'is not right', remedy: 'put it right' });

test('what people get wrong is told in their language, each thing once', () => {
  assert.equal(whyNot([problem('quest')], 'fr'), 'Cette quête n’est pas dans le livre.');
  assert.equal(
    whyNot([problem('heroes'), problem('heroes[0].kind'), problem('name')], 'en'),
    'At least one hero must come along. A name is missing, is too long, or is one the table itself uses.',
  );
});

test('a mistake within a quest is not a quest the book lacks', () => {
  assert.equal(
    whyNot([problem('quest.doors[2].between')], 'fr'),
    'Il y a une erreur dans le fichier de la quête.',
  );
  assert.equal(whyNot([problem('choice.source')], 'en'), 'There is a mistake in the file of the quest.');
});

test('what the server itself says is worded as well, each thing in words of its own', () => {
  for (const language of ['en', 'fr'] as const) {
    const told = PROBLEM_CODES.map((code) => whyNot([{ ...problem(''), code }], language));
    assert.equal(new Set(told).size, PROBLEM_CODES.length);
    assert.ok(told.every((text) => !text.includes('is not right')));
  }
});

test('what only a program gets wrong says so, in the reader’s language', () => {
  const told = /^La page et le serveur ne se comprennent pas/u;
  assert.match(whyNot([problem('nowhere.at.all')], 'fr'), told);
  assert.match(whyNot([problem('')], 'fr'), told);
});
