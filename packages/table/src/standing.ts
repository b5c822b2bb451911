/** A table after a row: its own state and that of its match. A new row makes a new one. */
import { inShort, Match, MomentMissing, newMatch, replayEntry } from '@oubliette/kernel';
import type { AnyMatch, BaseEvent, Ending, Entry, SeatId, TableEvent } from '@oubliette/kernel';
import type { AnyGame, Box } from './box.ts';
import { checkRow, headingHash } from './chain.ts';
import type { Heading, MemberId, Row } from './entries.ts';
import { applyEntry, EMPTY_TABLE } from './fold.ts';
import type { TableState } from './fold.ts';
import { Damage } from './store.ts';
import type { Chair, LocalText } from './summary.ts';

/** What never changes while a table is open. */
export interface Open {
  readonly heading: Heading;
  readonly box: Box;
  readonly game: AnyGame;
  readonly title: LocalText;
  readonly chairs: readonly Omit<Chair, 'occupant'>[];
}

export interface Standing {
  readonly seq: number;
  /** Of row `seq`; of the heading if there is none. */
  readonly hash: string;
  readonly table: TableState;
  /** Null before it has begun. Never changed in place: fork it to go on. */
  readonly match: AnyMatch | null;
  /** Moments up to here are never taken back: a quest was set out on, or its end reported. */
  readonly floor: number;
  /** When the match last went on. */
  readonly since: number;
  /** When each member last did something. */
  readonly acted: Readonly<Record<MemberId, number>>;
}

/** A row and what followed from it, unredacted. */
export interface RowTold {
  readonly row: Row;
  readonly by: Doer;
  readonly events: readonly (BaseEvent | TableEvent)[];
}

/** The member who did it; a seat whose computer player did; null for the table. */
export type Doer = { readonly member: MemberId } | { readonly bot: SeatId } | null;

export function firstStanding(open: Open): Standing {
  const chairs = Object.fromEntries(open.chairs.map(({ seat }) => [seat, null]));
  return {
    seq: 0,
    hash: headingHash(open.heading),
    table: { ...EMPTY_TABLE, chairs },
    match: null,
    floor: 0,
    since: open.heading.createdAt,
    acted: {},
  };
}

/** The standing after a row whose outcome is known; `match` is null if the row is not the match's. */
export function withRow(before: Standing, row: Row, match: AnyMatch | null): Standing {
  const { entry } = row;
  const next = match ?? before.match;
  const isFloor = entry.kind === 'setOut' || (entry.kind === 'match' && entry.reports !== undefined);
  return {
    seq: row.seq,
    hash: row.hash,
    table: applyEntry(before.table, entry),
    match: next,
    floor: isFloor ? (next?.moments ?? 0) : before.floor,
    since: entry.kind === 'match' ? row.at : before.since,
    acted: withDeed(before, row),
  };
}

function withDeed({ acted, table }: Standing, row: Row): Standing['acted'] {
  const doer = doerOf(table, row);
  return doer !== null && 'member' in doer ? { ...acted, [doer.member]: row.at } : acted;
}

export interface Advanced {
  readonly after: Standing;
  readonly told: RowTold;
}

/** Carries out a stored row again. Throws `Damage` if it is not as it was written. */
export function advance(open: Open, before: Standing, row: Row): Advanced {
  const { id } = open.heading;
  checkRow(id, before, row);
  const { entry } = row;
  if (entry.kind !== 'match')
    return { after: withRow(before, row, null), told: { row, by: doerOf(before.table, row), events: [] } };
  const match = matchFor(open, before, row, entry.entry);
  const events = replayed(id, row.seq, match, entry.entry);
  return { after: withRow(before, row, match), told: { row, by: doerOf(before.table, row), events } };
}

function matchFor(open: Open, { match }: Standing, row: Row, entry: Entry): AnyMatch {
  if ((match === null) !== (entry.kind === 'start'))
    throw new Damage(open.heading.id, row.seq, 'a match starts with its start row, and has just one');
  return match?.fork() ?? beginning(open);
}

function replayed(id: string, seq: number, match: AnyMatch, entry: Entry): RowTold['events'] {
  try {
    const events = replayEntry(match, entry);
    if ('code' in events) throw new Damage(id, seq, inShort(events));
    return events;
  } catch (error) {
    if (error instanceof Damage || error instanceof MomentMissing) throw error;
    throw new Damage(id, seq, `the rules fail at it: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/** The match before its first row. */
export function beginning({ box, heading, game }: Open): AnyMatch {
  return newMatch(box.system, heading.setup, game);
}

export function resumed({ game }: Open, snapshot: Parameters<typeof Match.resume>[1]): AnyMatch {
  return Match.resume(game, snapshot);
}

/** Who did what a row records, as the table stood before it. */
export function doerOf(table: TableState, { entry }: Pick<Row, 'entry'>): Doer {
  switch (entry.kind) {
    case 'joined':
    case 'renamed':
    case 'word':
    case 'said':
    case 'reported':
    case 'rollLeft':
    case 'answered':
      return { member: entry.member };
    case 'seated':
    case 'hushed':
    case 'asked':
    case 'skipped':
    case 'diceBy':
      return { member: entry.by };
    case 'hosting':
    case 'relinked':
    case 'invited':
    case 'uninvited':
    case 'setOut':
    case 'rolling':
      return null;
    case 'match': {
      if (entry.by !== null) return { member: entry.by };
      if (entry.entry.kind === 'start' || entry.reports !== undefined) return null;
      const { seat } = entry.entry;
      return table.chairs[seat]?.is === 'bot' ? { bot: seat } : null;
    }
  }
}

function endingOf({ game }: Open, { match }: Standing): Ending | null {
  return match === null ? null : game.ending(match.state);
}

export function phaseOf(open: Open, standing: Standing): 'gathering' | 'playing' | 'over' {
  if (standing.match === null) return 'gathering';
  return endingOf(open, standing) === null ? 'playing' : 'over';
}
