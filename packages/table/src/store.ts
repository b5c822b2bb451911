/** Where tables are kept. A store knows nothing of games: headings and rows are JSON to it. */
import type { Heading, Row } from './entries.ts';
import type { Summary } from './summary.ts';

/** A state written down so that a long journal need not be replayed: the rows up to `seq` led to it. */
export interface Snapshot {
  readonly seq: number;
  /** The hash of row `seq`, to which the next row is chained. */
  readonly hash: string;
  /** What `Room` makes of it; its own hash guards it. */
  readonly content: string;
  readonly contentHash: string;
}

export type Appended =
  /** Durable: it survives the machine's losing power now. */
  | 'done'
  /** Another row has this number already: read on from there, and try again. */
  | 'conflict';

/** Several processes may share a store; whoever appends row n + 1 first has it. */
export interface Store {
  create(heading: Heading, summary: Summary): Promise<void>;
  heading(table: string): Promise<Heading | null>;
  /**
   * Rows `after + 1`, …: the promise is kept only once they are on disk. Calls made at about the same time share a
   * write. Where the summary is no news, only its `seq` and `since` differ from the one appended before.
   */
  append(table: string, rows: readonly Row[], summary: Summary, isNews?: boolean): Promise<Appended>;
  /** In order, without a gap, at most so many; throws `Damage` where the table cannot be read. */
  rows(table: string, after: number, most?: number): Promise<readonly Row[]>;
  /** The row a request brought about, if it did. */
  byRequest(table: string, request: string): Promise<Row | null>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** The newest; null when there is none. */
  snapshot(table: string): Promise<Snapshot | null>;
  dropSnapshots(table: string): Promise<void>;
  /** What the lobby shows of these tables; unknown ones are left out. */
  summaries(tables: readonly string[]): Promise<readonly Summary[]>;
  /** Tables anyone may find that have a free seat, newest first. */
  openTables(most: number): Promise<readonly Summary[]>;
  remove(table: string): Promise<void>;
  close(): Promise<void>;
}

/** A table that cannot be read as it was written: which row, and what is wrong with it. */
export class Damage extends Error {
  readonly table: string;
  /** 0 is the heading. */
  readonly seq: number;
  readonly what: string;
  constructor(table: string, seq: number, what: string) {
    super(`table ${table}, row ${seq}: ${what}`);
    this.table = table;
    this.seq = seq;
    this.what = what;
  }
}
