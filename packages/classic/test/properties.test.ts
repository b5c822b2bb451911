import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProperties } from '@oubliette/kernel/testing';
import { classicSubject } from './subject.ts';

/** How many random matches each run plays; more by the environment, for a night. */
const MATCHES = Number(process.env['OUBLIETTE_MATCHES'] ?? 2000);

void test(`all properties hold in ${MATCHES} random matches of classic`, () => {
  const report = checkProperties(classicSubject, { matches: MATCHES, seed: 'classic' });
  assert.equal(report.matches, MATCHES);
  assert.deepEqual(Object.keys(report.outcomes).sort(), ['abandoned', 'failed', 'slain', 'won']);
});
