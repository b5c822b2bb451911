/** The random matches of one run, dealt over several test files so that every core plays its share. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProperties } from '@oubliette/kernel/testing';
import { classicSubject } from '../src/testing/subject.ts';

/** How many random matches a whole run plays; more by the environment, for a night. */
const MATCHES = Number(process.env['OUBLIETTE_MATCHES'] ?? 2000);
const SHARES = 4;

export function playShare(share: number): void {
  const matches = Math.ceil(MATCHES / SHARES);
  void test(`all properties hold in ${matches} random matches of classic (share ${share} of ${SHARES})`, () => {
    const report = checkProperties(classicSubject, {
      matches,
      seed: 'classic',
      first: (share - 1) * matches,
    });
    assert.equal(report.matches, matches);
    assert.ok(report.tried.disguises > 0);
    if (matches >= 100)
      assert.deepEqual(Object.keys(report.outcomes).sort(), ['abandoned', 'failed', 'slain', 'won']);
  });
}
