/** Counts over some matches: plain data, so that the tallies of several threads add up to one. */
import type { RuleId } from '@oubliette/kernel';
import { spreadOf, wilson } from './statistics.ts';
import type { Interval, Spread } from './statistics.ts';

/** A match that broke or did not end, with what is needed to reproduce it. */
export interface Failure {
  readonly match: number;
  readonly seed: string;
  readonly message: string;
}

/** Setups refused for one and the same reason. */
export interface Refused {
  readonly message: string;
  readonly matches: number;
  /** The first match that should have started from one. */
  readonly match: number;
  readonly seed: string;
}

export interface Tally {
  matches: number;
  wins: number;
  readonly outcomes: Record<string, number>;
  readonly rounds: number[];
  readonly commands: number[];
  /** Sums over all finished matches. */
  readonly measures: Record<string, number>;
  /** How many events cited each rule. */
  readonly rules: Record<RuleId, number>;
  readonly failures: Failure[];
  /** By message. */
  readonly refused: Record<string, Refused>;
}

/** Tallies by the part of a run. */
export type Tallies = Record<string, Tally>;

export function newTally(): Tally {
  return {
    matches: 0,
    wins: 0,
    outcomes: {},
    rounds: [],
    commands: [],
    measures: {},
    rules: {},
    failures: [],
    refused: {},
  };
}

export function addRefused(into: Tally, refused: Refused): void {
  const known = into.refused[refused.message];
  const first = known === undefined || refused.match < known.match ? refused : known;
  into.refused[refused.message] = { ...first, matches: refused.matches + (known?.matches ?? 0) };
}

/** Adds one tally to another. Whatever the order, the statistics come out the same. */
export function addTally(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.wins += from.wins;
  addCounts(into.outcomes, from.outcomes);
  addCounts(into.measures, from.measures);
  addCounts(into.rules, from.rules);
  for (const rounds of from.rounds) into.rounds.push(rounds);
  for (const commands of from.commands) into.commands.push(commands);
  into.failures.push(...from.failures);
  for (const refused of Object.values(from.refused)) addRefused(into, refused);
}

export function tallyFor(tallies: Tallies, part: string): Tally {
  tallies[part] ??= newTally();
  return tallies[part];
}

export function addTallies(into: Tallies, from: Tallies): void {
  for (const [part, tally] of Object.entries(from)) addTally(tallyFor(into, part), tally);
}

/** Counts a chain of matches as one: as long as all, ended like the last; `expeditions` says how many. */
export function addChain(into: Tally, links: readonly Tally[]): void {
  const last = links.at(-1)!;
  into.wins += last.wins;
  addCounts(into.outcomes, last.outcomes);
  into.rounds.push(sumOf(links.flatMap(({ rounds }) => rounds)));
  into.commands.push(sumOf(links.flatMap(({ commands }) => commands)));
  for (const { rules } of links) addCounts(into.rules, rules);
  addCounts(into.measures, { ...lasting(last), expeditions: links.length });
  for (const { measures } of links) addCounts(into.measures, deathsIn(measures));
}

const isDeath = ([name]: readonly [string, number]): boolean => name.startsWith('deaths.');

/** Deaths on the way count every time; gold, levels and the rest as they are in the end. */
function deathsIn(measures: Tally['measures']): Record<string, number> {
  return Object.fromEntries(Object.entries(measures).filter(isDeath));
}

function lasting({ measures }: Tally): Record<string, number> {
  return Object.fromEntries(Object.entries(measures).filter((one) => !isDeath(one)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

export function addCounts(into: Record<string, number>, from: { readonly [name: string]: number }): void {
  for (const [name, count] of Object.entries(from)) into[name] = (into[name] ?? 0) + count;
}

export interface Statistics {
  readonly matches: number;
  readonly wins: number;
  readonly winRate: number;
  /** The share of wins, with 95 % confidence. */
  readonly interval: Interval;
  readonly outcomes: { readonly [outcome: string]: number };
  readonly rounds: Spread;
  readonly commands: Spread;
  /** Per finished match. */
  readonly measures: { readonly [name: string]: number };
  readonly rules: { readonly [rule: RuleId]: number };
  readonly failures: readonly Failure[];
  /** The commonest reason first. */
  readonly refused: readonly Refused[];
}

export function statisticsOf(tally: Tally): Statistics {
  const finished = tally.rounds.length;
  return {
    matches: tally.matches,
    wins: tally.wins,
    winRate: tally.matches === 0 ? 0 : tally.wins / tally.matches,
    interval: wilson(tally.wins, tally.matches),
    outcomes: sorted(tally.outcomes),
    rounds: spreadOf(tally.rounds),
    commands: spreadOf(tally.commands),
    measures: sorted(
      Object.fromEntries(Object.entries(tally.measures).map(([name, sum]) => [name, sum / finished])),
    ),
    rules: sorted(tally.rules),
    failures: tally.failures.toSorted((a, b) => a.match - b.match),
    refused: Object.values(tally.refused).sort((a, b) => b.matches - a.matches || a.match - b.match),
  };
}

function sorted(counts: { readonly [name: string]: number }): { readonly [name: string]: number } {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface RulesReport {
  readonly cited: readonly { readonly rule: RuleId; readonly events: number }[];
  /** Rules of the book that nothing in these matches cited. */
  readonly silent: readonly RuleId[];
  /** Rules cited that the book does not have: a slip of the system's. */
  readonly unknown: readonly RuleId[];
}

/** Which rules of a rulebook were cited in play, and which never. */
export function rulesReport(book: readonly RuleId[], { rules }: Pick<Statistics, 'rules'>): RulesReport {
  const known = new Set(book);
  return {
    cited: book.flatMap((rule) => (rules[rule] === undefined ? [] : [{ rule, events: rules[rule] }])),
    silent: book.filter((rule) => rules[rule] === undefined),
    unknown: Object.keys(rules).filter((rule) => !known.has(rule)),
  };
}
