/** What a host lends its tables, and what it gets from them. `Tables` in tables.ts implements `Hosting`. */
import type { MatchFile, Problem } from '@oubliette/kernel';
import type { Bots } from './bots.ts';
import type { Shelf } from './box.ts';
import type { Clerk } from './clerk.ts';
import type { Keeping } from './keeping.ts';
import type { Laid } from './laying.ts';
import type { Admission } from './protocol.ts';
import type { MemberId, Row } from './entries.ts';
import type { Store } from './store.ts';
import type { Summary } from './summary.ts';
import type { Whither } from './whither.ts';

export interface Host {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Puts a game on the shelf that is fetched only when a table needs it. */
  fetch?(game: string): Promise<void>;
  readonly bots: Bots;
  /** How long tables are kept; for ever if omitted. */
  readonly keeping?: Keeping;
  /** Replays what takes long; without one it is done here, bit by bit. */
  readonly clerk?: Clerk;
  /** Milliseconds since 1970, for people to read. */
  now(): number;
  /** How long a live table waits for an absent member: two minutes by default. */
  readonly absentMs?: number;
  /** Unguessable bytes. */
  random(bytes: number): Uint8Array;
  /** A fault of nobody at the table, for the server's log. Never holds a secret. */
  complain(what: string, error: unknown): void;
}

/** The way back to one connected client. */
export interface Wire {
  /** A `ServerMessage` as JSON text: clients that may know the same get the same string. */
  send(text: string): void;
  /** Ends the connection: the link does not open this table, or the client has misbehaved. */
  close(): void;
}

/** One connected client, as the table sees it. */
export interface Visitor {
  /** Takes anything: what is no `ClientMessage` gets an error that says why. Resolves once handled. */
  receive(message: unknown): Promise<void>;
  /** The connection is gone. */
  leave(): void;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A link as a client keeps it. */
export interface Link {
  readonly table: string;
  readonly secret: string;
}

/** A table as one of its links shows it. */
export interface MySummary extends Summary {
  /** The member the link's holder is: null for invitations and spectators. */
  readonly you: MemberId | null;
  /** Whether the table is the holder's own. */
  readonly mayDelete: boolean;
  /** When it is deleted if play does not go on; null if kept for ever. */
  readonly until: number | null;
}

/** A quest under way is deleted with its campaign. */
export type Removed = 'removed' | 'partOfCampaign';

export interface Hosting {
  /** Opens a table as `newTable` describes it. */
  open(request: unknown): Promise<Outcome<Admission>>;
  /** Joins by an invitation; null alike for a wrong table and a wrong link. */
  join(link: Link, name: string): Promise<Admission | null>;
  /** Opens a table on a match played elsewhere, up to and including its row `rows`. */
  openFile(file: MatchFile, rows: number, request: unknown): Promise<Outcome<Admission>>;
  /** Opens a table prepared by `layFile`. */
  lay(laid: Laid, rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>): Promise<Admission>;
  /**
   * After a match: a new table with the same options, one of its `ways` further. Null for non-members.
   */
  again(link: Link, where?: Whither): Promise<Outcome<Admission> | null>;
  /** The match file, for those who may know everything: after the end or behind the screen; else null. */
  file(link: Link): Promise<MatchFile | null>;
  /** The table whose match file this link gives a right to now, or null. */
  mayHaveFile(link: Link): Promise<string | null>;
  /** What the lobby shows of a person's own tables: links that open nothing are left out. */
  mine(links: readonly Link[]): Promise<readonly MySummary[]>;
  openTables(): Promise<readonly Summary[]>;
  /** The host deletes the table, with its quests if it is a campaign; null for others. */
  remove(link: Link): Promise<Removed | null>;
  /** Deletes a table abandoned for too long, unless a client is there. */
  expire(table: string): Promise<boolean>;
  connect(wire: Wire): Visitor;
  /** Tables in memory, connected visitors. */
  count(): { readonly tables: number; readonly visitors: number };
  /** Lets running work finish; nothing new begins. */
  close(): Promise<void>;
}
