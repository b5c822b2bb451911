import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNot } from './problems.ts';

const problem = (path: string) => ({ path, message: 'is not right', remedy: 'put it right' });

test('what people get wrong is told in their language, each thing once', () => {
  assert.equal(whyNot([problem('quest')], 'fr'), 'Cette quête n’est pas dans le livre.');
  assert.equal(
    whyNot([problem('heroes'), problem('heroes[0].kind'), problem('name')], 'en'),
    'At least one hero must come along. A name is missing, or is too long.',
  );
});

test('what only a program gets wrong is told as it was', () => {
  assert.equal(whyNot([problem('options.pace')], 'fr'), 'is not right (put it right)');
});
