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

export interface Host {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Puts a game on the shelf that is fetched only when a table of it is wanted. */
  fetch?(game: string): Promise<void>;
  readonly bots: Bots;
  /** How long tables are kept; without it for ever. */
  readonly keeping?: Keeping;
  /** Replays what takes long; without one it is done here, bit by bit. */
  readonly clerk?: Clerk;
  /** Milliseconds since 1970, for people to read. */
  now(): number;
  /** How long the others at a live table wait for somebody who is away: two minutes unless told. */
  readonly absentMs?: number;
  /** Bytes nobody can guess. */
  random(bytes: number): Uint8Array;
  /** Something went wrong that is nobody's fault at the table: for the server's log. Never holds a secret. */
  complain(what: string, error: unknown): void;
}

/** The way back to one connected client. */
export interface Wire {
  /** A `ServerMessage` as JSON text: clients that may know the same are sent the same string. */
  send(text: string): void;
  /** No more: the link does not open this table, or the client has misbehaved. */
  close(): void;
}

/** One connected client, as the table sees it. */
export interface Visitor {
  /** Anything: what is no `ClientMessage` is answered with an error that says why. Resolves when it has been dealt with. */
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
  /** Whom the link makes its holder: null for an invitation, and for those who watch. */
  readonly you: MemberId | null;
  /** The table is its holder's own. */
  readonly mayDelete: boolean;
  /** When it is deleted if nobody plays on; null where it is kept for ever. */
  readonly until: number | null;
}

/** A quest that is under way is deleted with its campaign. */
export type Removed = 'removed' | 'partOfCampaign';

export type Whither = 'same' | 'onward';

export interface Hosting {
  /** Opens a table as `newTable` describes it. */
  open(request: unknown): Promise<Outcome<Admission>>;
  /** Comes in by an invitation; null alike for a wrong table and for a wrong link. */
  join(link: Link, name: string): Promise<Admission | null>;
  /** Opens a table on a match that was played elsewhere, up to and with row `rows` of it. */
  openFile(file: MatchFile, rows: number, request: unknown): Promise<Outcome<Admission>>;
  /** Opens a table that was worked out before, as `layFile` does it. */
  lay(laid: Laid, rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>): Promise<Admission>;
  /**
   * When a match is over: a new table with the same computer players and options, and with the same setup or the one
   * the match leads on to. Null for anyone but a member.
   */
  again(link: Link, where?: Whither): Promise<Outcome<Admission> | null>;
  /** The match file, for those who may know everything: after the end, or behind the screen. Null for anyone else. */
  file(link: Link): Promise<MatchFile | null>;
  /** The table whose match file this link entitles to, now; null where to none. */
  mayHaveFile(link: Link): Promise<string | null>;
  /** What the lobby shows of one's own tables: links that open nothing are left out. */
  mine(links: readonly Link[]): Promise<readonly MySummary[]>;
  openTables(): Promise<readonly Summary[]>;
  /** The host deletes the table, with its quests where it is a campaign; null for anyone else. */
  remove(link: Link): Promise<Removed | null>;
  /** Deletes a table that was left for too long, unless somebody is there. */
  expire(table: string): Promise<boolean>;
  connect(wire: Wire): Visitor;
  /** Tables in memory, connected visitors. */
  count(): { readonly tables: number; readonly visitors: number };
  /** Lets what is under way finish; nothing new is begun. */
  close(): Promise<void>;
}
