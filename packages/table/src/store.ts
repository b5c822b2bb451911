/** Where tables are kept. A store knows nothing of games: headings and rows are JSON to it. */
import type { Heading, Row } from './entries.ts';
import type { Summary } from './summary.ts';

/** A stored state, so that a long journal need not be replayed: the rows up to `seq` led to it. */
export interface Snapshot {
  readonly seq: number;
  /** The hash of row `seq`, to which the next row is chained. */
  readonly hash: string;
  /** Made by `Room`, and guarded by its own hash. */
  readonly content: string;
  readonly contentHash: string;
}

export type Appended =
  /** Durable: it survives a power failure now. */
  | 'done'
  /** Another row has this number already: read on from there, and try again. */
  | 'conflict';

/** Several processes may share a store; the first to append row n + 1 has it. */
export interface Store {
  create(heading: Heading, summary: Summary): Promise<void>;
  heading(table: string): Promise<Heading | null>;
  /**
   * Rows `after + 1`, …: resolves only once they are on disk. Calls at about the same time share a write. If
   * the summary is no news, only its `seq` and `since` differ from the last one.
   */
  append(table: string, rows: readonly Row[], summary: Summary, isNews?: boolean): Promise<Appended>;
  /** In order, without a gap, at most so many; throws `Damage` if the table cannot be read. */
  rows(table: string, after: number, most?: number): Promise<readonly Row[]>;
  /** The row a request caused, if any. */
  byRequest(table: string, request: string): Promise<Row | null>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** The newest; null if there is none. */
  snapshot(table: string): Promise<Snapshot | null>;
  dropSnapshots(table: string): Promise<void>;
  /** What the lobby shows of these tables; unknown ones are left out. */
  summaries(tables: readonly string[]): Promise<readonly Summary[]>;
  /** Public tables with a free seat, newest first. */
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
