import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Batch } from '@oubliette/table';
import { walkLength } from './walkLength.ts';

const row = (...events: object[]): Batch => ({ seq: 1, at: 0, by: null, events }) as unknown as Batch;
const step = (figure: string) => ({ type: 'stepped', figure, to: 1, rules: ['CLS-MOV-01'] });

test('the steps of one figure are taken back together, and nothing before them', () => {
  assert.equal(walkLength([]), 1);
  assert.equal(walkLength([row(step('elf')), row({ type: 'doorOpened' })]), 1, 'the last row is no step');
  assert.equal(walkLength([row({ type: 'movementRolled' }), row(step('elf')), row(step('elf'))]), 2);
  assert.equal(walkLength([row(step('elf')), row(step('dwarf')), row(step('dwarf'))]), 2);
  assert.equal(walkLength([row(step('elf')), row(step('elf'), { type: 'trapSprung' }), row(step('elf'))]), 1);
});
