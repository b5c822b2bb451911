/** Match files: a setup and a journal, chained so that damage is found and named. */
import { hashOf } from './canonical.ts';
import type { BaseCommand, BaseEvent, Game, System } from './contract.ts';
import { tape } from './dice.ts';
import type { Dice } from './dice.ts';
import type { Fair } from './fair.ts';
import type { Fault, Why } from './faults.ts';
import { chain, Match } from './match.ts';
import type { Entry, JournalRow, TableEvent } from './match.ts';

export const MATCH_FORMAT = 2;

/** The format of the heading that rows are chained to: unchanged since the first files. */
const CHAIN_FORMAT = 1;

interface Heading {
  readonly format: number;
  readonly system: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
}

export interface MatchFile<Command = BaseCommand, Change = unknown> extends Heading {
  /** How the dice were drawn, once this may be known; null where it cannot be checked. */
  readonly fair: Fair | null;
  /** The hash of the heading; the first row is chained to it. */
  readonly opening: string;
  readonly rows: readonly JournalRow<Command, Change>[];
  /** The hash of the last row: a shortened journal does not reach it. */
  readonly head: string;
  /** The hash of the state the journal leads to. */
  readonly stateHash: string;
}

export type AnyMatch = Match<unknown, BaseCommand, BaseEvent, unknown, unknown>;
type AnyRow = JournalRow<BaseCommand, unknown>;

type Written = Readonly<Record<string, unknown>>;

/** Turns a file of one format into the next. Files are never rewritten, so steps are never removed. */
const UPCASTS: ReadonlyMap<unknown, (file: Written) => Written> = new Map([
  /** Before format 2 the dice could not be checked. */
  [1, (file: Written) => ({ ...file, format: 2, fair: null })],
]);

/** Brings a file of any known format to the present one; any other file stays as it is. */
export function upcastFile(file: MatchFile): MatchFile {
  let upcast: unknown = file;
  while (isRecord(upcast)) {
    const step = UPCASTS.get(upcast['format']);
    if (step === undefined) break;
    upcast = step(upcast);
  }
  return upcast as MatchFile;
}

export type Replayed =
  | { readonly ok: true; readonly match: AnyMatch; readonly events: readonly (readonly BaseEvent[])[] }
  | { readonly ok: false; readonly fault: Fault };

export function newMatch<S, C extends BaseCommand, E extends BaseEvent, V, Ch>(
  system: System,
  setup: unknown,
  game: Game<S, C, E, V, Ch>,
): Match<S, C, E, V, Ch> {
  return new Match(game, hashOf(headingOf(system, setup)));
}

export function makeMatchFile<S, C extends BaseCommand, E extends BaseEvent, V, Ch>(
  system: System,
  setup: unknown,
  match: Match<S, C, E, V, Ch>,
  fair: Fair | null = null,
): MatchFile<C, Ch> {
  return fileOf(headingOf(system, setup), match.rows, hashOf(match.state), fair);
}

/** The file of a journal kept without a `Match`: only entries, not chained yet. */
export function makeFileOfEntries<C extends BaseCommand, Ch>(
  system: System,
  setup: unknown,
  entries: readonly Entry<C, Ch>[],
  stateHash: string,
  fair: Fair | null = null,
): MatchFile<C, Ch> {
  const heading = headingOf(system, setup);
  let head = hashOf(heading);
  const rows = entries.map((entry) => {
    head = chain(head, entry);
    return { entry, hash: head };
  });
  return fileOf(heading, rows, stateHash, fair);
}

function fileOf<C, Ch>(
  heading: Heading,
  rows: readonly JournalRow<C, Ch>[],
  stateHash: string,
  fair: Fair | null,
): MatchFile<C, Ch> {
  const opening = hashOf(heading);
  const head = rows.at(-1)?.hash ?? opening;
  return { ...heading, format: MATCH_FORMAT, fair, opening, rows, head, stateHash };
}

function headingOf(system: System, setup: unknown): Heading {
  return { format: CHAIN_FORMAT, system: system.id, rulesVersion: system.rulesVersion, setup };
}

/**
 * Replays a file from its first row, checking the chain, every decision, every die and the final state.
 * Total: any JSON is either replayed or has its fault named.
 */
export function replayFile(system: System, written: MatchFile): Replayed {
  const file = upcastFile(written);
  const opened = openFile(system, file);
  if (!opened.ok) return opened;
  const { match } = opened;
  const events: (readonly BaseEvent[])[] = [];
  for (const [index, row] of file.rows.entries()) {
    const replayed = replayRow(match, row, index);
    if ('code' in replayed) return { ok: false, fault: { at: index + 1, why: replayed } };
    events.push(replayed);
  }
  const fault = checkEnd(match, file);
  return fault === null ? { ok: true, match, events } : { ok: false, fault };
}

type OpenedFile =
  | { readonly ok: true; readonly match: AnyMatch }
  | { readonly ok: false; readonly fault: Fault };

/** The match of a file before its first row; all that is known of the rows is that they are a list. */
export function openFile(system: System, file: MatchFile): OpenedFile {
  const wrong = checkHeading(system, file);
  if (wrong !== null) return { ok: false, fault: { at: 0, why: wrong } };
  const opened = system.open(file.setup);
  if (opened.ok) return { ok: true, match: newMatch(system, file.setup, opened.game) };
  const [problem] = opened.problems;
  const why: Why = { code: 'badSetup', path: problem?.path ?? '', message: problem?.message ?? '' };
  return { ok: false, fault: { at: 0, why } };
}

/** It may be anything: a match file at least names its format, game and rules version. */
function isMatchFile(file: unknown): boolean {
  if (file === null || typeof file !== 'object') return false;
  const { format, system, rulesVersion, rows } = file as Written;
  const isNumbered = typeof format === 'number' && typeof rulesVersion === 'number';
  return isNumbered && typeof system === 'string' && Array.isArray(rows);
}

function checkHeading(system: System, file: MatchFile): Why | null {
  if (!isMatchFile(file)) return { code: 'notAFile' };
  if (file.format !== MATCH_FORMAT)
    return { code: 'otherFormat', format: String(file.format), newest: MATCH_FORMAT };
  if (file.fair !== null && !isFair(file.fair)) return { code: 'unreadableDice' };
  if (file.system !== system.id) return { code: 'otherSystem', system: file.system, wanted: system.id };
  if (file.rulesVersion !== system.rulesVersion)
    return { code: 'otherRules', version: String(file.rulesVersion), wanted: system.rulesVersion };
  if (file.setup === undefined || hashOf(headingOf(system, file.setup)) !== file.opening)
    return { code: 'otherHeading' };
  return null;
}

function checkEnd(match: AnyMatch, file: MatchFile): Fault | null {
  const last = file.rows.length;
  if (match.head !== file.head)
    // Rows are missing from here on.
    return { at: last + 1, why: { code: 'rowsMissing' } };
  if (last === 0) return { at: 0, why: { code: 'emptyJournal' } };
  if (hashOf(match.state) !== file.stateHash) return { at: last, why: { code: 'otherState' } };
  return null;
}

function replayRow(match: AnyMatch, row: AnyRow, index: number): readonly BaseEvent[] | Why {
  if (!isRow(row)) return { code: 'notARow' };
  if (chain(match.head, row.entry) !== row.hash) return { code: 'brokenChain' };
  if ((index === 0) !== (row.entry.kind === 'start')) return { code: 'misplacedStart' };
  const events = replayEntry(match, row.entry);
  if (!('code' in events) && match.head !== row.hash) return { code: 'saysMore' };
  return events;
}

/** Carries out a recorded entry with the dice it had: its events, or what is wrong with it. */
export function replayEntry(match: AnyMatch, entry: Entry): readonly (BaseEvent | TableEvent)[] | Why {
  const dice = tape('dice' in entry ? entry.dice : []);
  const outcome = perform(match, entry, dice);
  if (outcome.status === 'refused')
    return { code: 'refused', refusal: outcome.refusal.code, rule: outcome.refusal.rule };
  if (outcome.status === 'dice') return { code: 'dieMissing', die: outcome.wanted.die.id };
  if (dice.left().length > 0) return { code: 'diceLeft', dice: dice.left().join(', ') };
  return outcome.events;
}

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFace = (value: unknown): boolean => isText(value) || typeof value === 'number';
const isFaces = (value: unknown): boolean => Array.isArray(value) && value.every(isFace);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const SHAPES: { readonly [K in Entry['kind']]: Shape } = {
  start: { dice: isFaces },
  command: { seat: isText, command: (value) => isRecord(value) && isText(value['type']), dice: isFaces },
  undo: { seat: isText },
  propose: { seat: isText, keep: Number.isInteger },
  answer: { seat: isText, agrees: (value) => typeof value === 'boolean' },
  override: { seat: isText, change: (value) => value !== undefined, reason: isText },
};

const FAIR: Shape = {
  fingerprint: isText,
  secret: isText,
  words: (value) =>
    Array.isArray(value) &&
    value.every((word) => isRecord(word) && isText(word['member']) && isText(word['text'])),
  after: (value) => Number.isInteger(value),
};

function isFair(fair: unknown): boolean {
  return isRecord(fair) && Object.entries(FAIR).every(([key, fits]) => fits(fair[key]));
}

export function isRow(row: unknown): boolean {
  if (!isRecord(row) || !isText(row['hash']) || !isRecord(row['entry'])) return false;
  const { entry } = row;
  const { kind } = entry;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return false;
  return Object.entries(SHAPES[kind as Entry['kind']]).every(([key, fits]) => fits(entry[key]));
}

/** Does to a match what an entry asks; ignores the recorded dice. */
export function perform(match: AnyMatch, entry: Entry, dice: Dice) {
  switch (entry.kind) {
    case 'start':
      return match.start(dice);
    case 'command':
      return match.command(entry.seat, entry.command, dice);
    case 'undo':
      return match.undo(entry.seat);
    case 'propose':
      return match.propose(entry.seat, entry.keep);
    case 'answer':
      return match.answer(entry.seat, entry.agrees);
    case 'override':
      return match.override(entry.seat, entry.change, entry.reason);
  }
}
