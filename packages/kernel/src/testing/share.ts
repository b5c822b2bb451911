/** The random matches of one run, dealt over several test files so that every core plays its share. */
import assert from 'node:assert/strict';
import { env } from 'node:process';
import { test } from 'node:test';
import type { BaseCommand, BaseEvent } from '../contract.ts';
import { checkProperties } from './properties.ts';
import type { Subject } from './subject.ts';

const SHARES = 4;

/** How many random matches a whole run plays by default; more by the environment, for a night. */
function matchesOf(usual: number): number {
  return Math.ceil(Number(env['OUBLIETTE_MATCHES'] ?? usual) / SHARES);
}

/** One of four shares. Among a hundred matches or more, all these outcomes are seen. */
export function playShare<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup>(
  subject: Subject<State, Command, Event, View, Setup>,
  share: number,
  run: { readonly matches: number; readonly outcomes: readonly string[] },
): void {
  const { id } = subject.system;
  const matches = matchesOf(run.matches);
  void test(`all properties hold in ${matches} random matches of ${id} (share ${share} of ${SHARES})`, () => {
    const report = checkProperties(subject, { matches, seed: id, first: (share - 1) * matches });
    assert.equal(report.matches, matches);
    assert.ok(report.tried.disguises > 0);
    if (matches >= 100) assert.deepEqual(Object.keys(report.outcomes).sort(), [...run.outcomes].sort());
  });
}
