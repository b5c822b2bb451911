/** Random matches: some for every change, thousands in the long run, split over test files for all cores. */
import assert from 'node:assert/strict';
import { env } from 'node:process';
import type { BaseCommand, BaseEvent } from '../contract.ts';
import { checkProperties } from './properties.ts';
import { SEED } from './seed.ts';
import type { Subject } from './subject.ts';

const SHARES = 4;

/** One match in which every seat makes up its truth from its view, at every step. */
export function playClosely<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup>(
  subject: Subject<State, Command, Event, View, Setup>,
): void {
  const { tried } = checkProperties(subject, { matches: 1, seed: 'closely', rates: { secrets: 1 } });
  assert.ok(tried.disguises > 0 && tried.told > 0);
}

/** The same matches in every run: as many as there is time for after every change. */
export function playSome<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup>(
  subject: Subject<State, Command, Event, View, Setup>,
  matches: number,
): void {
  const report = checkProperties(subject, { matches, seed: subject.system.id });
  assert.equal(report.matches, matches);
  assert.ok(report.tried.disguises > 0);
}

export interface Many {
  /** In all shares together; `OUBLIETTE_MATCHES` overrides it. */
  readonly matches: number;
  /** The outcomes common enough for a share of a hundred or more to see them all. */
  readonly outcomes: readonly string[];
}

/** One of four shares of the long run's matches, drawn from its seed. */
export function playShare<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup>(
  subject: Subject<State, Command, Event, View, Setup>,
  share: number,
  { matches: usual, outcomes }: Many,
): void {
  const matches = Math.ceil(Number(env['OUBLIETTE_MATCHES'] ?? usual) / SHARES);
  const seed = `${subject.system.id} ${SEED}`;
  const first = (share - 1) * matches;
  const report = checkProperties(subject, { matches, seed, first });
  assert.equal(report.matches, matches);
  assert.ok(report.tried.disguises > 0);
  if (matches < 100) return;
  for (const outcome of outcomes) assert.ok(outcome in report.outcomes, `no match ended ${outcome}`);
}
