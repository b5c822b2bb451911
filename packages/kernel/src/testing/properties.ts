/** The properties of every system, written once: checked by random play, on any system. */
import type { BaseCommand, BaseEvent, RuleId } from '../contract.ts';
import { newTally, Run } from './run.ts';
import type { Trial } from './run.ts';
import { RATES } from './sampling.ts';
import type { Rates } from './sampling.ts';
import type { Subject } from './subject.ts';

export interface CheckOptions {
  readonly matches: number;
  readonly seed: string;
  /** The number of the first match, 0 by default: set it to go straight to a failed one. */
  readonly first?: number;
  readonly rates?: Partial<Rates>;
}

/** How much was played and checked. */
export interface Report {
  readonly matches: number;
  readonly commands: number;
  /** The most commands one match took. */
  readonly longest: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** Every rule cited by an event. */
  readonly cited: ReadonlySet<RuleId>;
  readonly tried: Readonly<Record<Trial, number>>;
}

/** Plays this many matches at random; throws a `PropertyFailure` at the first property that fails. */
export function checkProperties<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  options: CheckOptions,
): Report {
  const tally = newTally();
  const first = options.first ?? 0;
  for (let number = first; number < first + options.matches; number += 1) {
    new Run(subject, options.seed, number, { ...RATES, ...options.rates }, tally).play();
  }
  const hasSecrets = subject.disguise !== null || subject.imagine !== undefined;
  if (hasSecrets && tally.commands >= ENOUGH && tally.tried.disguises === 0)
    throw new Error(
      `${subject.system.id}: the disguise never changed anything, so nothing is known about its secrets`,
    );
  return tally;
}

/** A disguise that has changed nothing after this many commands never will. */
const ENOUGH = 2000;
