/** Tables in one SQLite file. Acknowledged writes are on disk; several processes may have the file open. */
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLOutputValue } from 'node:sqlite';
import { makeFolder } from '@oubliette/kernel/node';
import type { Heading, Row, TableEntry } from '../entries.ts';
import { Damage } from '../store.ts';
import type { Appended, Snapshot, Store } from '../store.ts';
import { isFindable } from '../summary.ts';
import type { Summary } from '../summary.ts';
import { faultOf } from './demands.ts';
import { GroupCommit, isConstraint, OwnFault, sqliteCode } from './groupCommit.ts';
import { keepPrivate } from './privacy.ts';
import { migrate } from './schema.ts';
import { prepare } from './statements.ts';

export interface SqliteOptions {
  /** How long a write waits for another writing process. */
  readonly busyMs?: number;
  /** How long closely following writes are gathered for one disk wait. */
  readonly gatherMs?: number;
  /** How large the file may grow, in pages of 4 KiB; by default as large as the disk allows. */
  readonly mostPages?: number;
  /** For a thread that only reads what the file's owner writes. */
  readonly readOnly?: boolean;
}

/** The write-ahead log shrinks to this size after a checkpoint, however far a long reader let it grow. */
const MOST_WAL_BYTES = 32 * 1024 * 1024;
/** Pages in the write-ahead log at which it is written back to the file. */
const CHECKPOINT_PAGES = 4000;
/** Too short to notice, and a busy server waits for the disk half as often. */
const GATHER_MS = 4;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

type Columns = Record<string, SQLOutputValue>;

/** Opens or makes the file; throws if it cannot be trusted to keep its data. */
export function openSqliteStore(file: string, options: SqliteOptions = {}): SqliteStore {
  if (options.readOnly === true) return openReader(file, options);
  makeFolder(dirname(file), 0o700);
  keepPrivate(file);
  const db = new DatabaseSync(file, { timeout: options.busyMs ?? 5000 });
  try {
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
      PRAGMA journal_size_limit = ${MOST_WAL_BYTES};
    `);
    if (options.mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${options.mostPages}`);
    const fault = faultOf({
      version: String(db.prepare('SELECT sqlite_version() AS version').get()?.['version']),
      journalMode: String(db.prepare('PRAGMA journal_mode').get()?.['journal_mode']),
      synchronous: Number(db.prepare('PRAGMA synchronous').get()?.['synchronous']),
    });
    if (fault !== null) throw new Error(`The data in ${file} would not be safe. ${fault}`);
    migrate(db, file);
    return new FileStore(db, options.gatherMs ?? GATHER_MS);
  } catch (error) {
    db.close();
    throw isSpoilt(error) ? unreadable(file, error) : error;
  }
}

function openReader(file: string, { busyMs = 5000, gatherMs = GATHER_MS }: SqliteOptions): SqliteStore {
  return new FileStore(new DatabaseSync(file, { timeout: busyMs, readOnly: true }), gatherMs);
}

function unreadable(file: string, error: unknown): Error {
  return new Error(
    `${file} is damaged or no database of ours (${String(error)}). Nothing in it was changed. Put a backup of it in its place; ` +
      `or move it away, together with ${file}-wal and ${file}-shm if they are there, and the server starts without tables.`,
    { cause: error },
  );
}

export interface SqliteStore extends Store {
  /** Writes to the disk without changing anything: rejects if a write would fail now. */
  probe(): Promise<void>;
  /** Tables without play since then, in their campaign too, oldest first. */
  stale(before: number, most: number): Promise<readonly Summary[]>;
  /** When a match last went on anywhere; null if there are no tables. */
  newest(): Promise<number | null>;
}

class FileStore implements SqliteStore {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof prepare>;
  readonly #writes: GroupCommit;

  constructor(db: DatabaseSync, gatherMs: number) {
    this.#db = db;
    this.#sql = prepare(db);
    this.#writes = new GroupCommit(db, gatherMs);
  }

  create(heading: Heading, summary: Summary): Promise<void> {
    return this.#writes.submit(() => {
      const { key } = this.#sql.create.get(heading.id, summary.since) as { key: number };
      this.#sql.summarise.run(key, steadyText(summary), Number(isFindable(summary)));
      this.#sql.head.run(key, JSON.stringify(heading));
    });
  }

  heading(table: string): Promise<Heading | null> {
    return Promise.try(() => {
      const found = reading(table, 0, () => this.#sql.heading.get(table));
      return found === undefined ? null : (parsed(table, 0, found['heading']) as Heading);
    });
  }

  async append(table: string, rows: readonly Row[], summary: Summary, isNews = true): Promise<Appended> {
    const [first] = rows;
    if (first === undefined) return 'done';
    // Written out now: the caller may change its objects while the write waits its turn.
    const texts = rows.map(({ entry }) => JSON.stringify(entry));
    const { since } = summary;
    const steady = isNews ? steadyText(summary) : null;
    const findable = Number(isFindable(summary));
    try {
      return await this.#writes.submit(() => {
        const after = first.seq - 1;
        const last = after + rows.length;
        const moved = this.#sql.advance.get(last, since, table, after) as { key: number } | undefined;
        if (moved === undefined) return this.#notNext(table, after);
        if (steady !== null) this.#sql.refresh.run(steady, findable, moved.key);
        for (const [index, { seq, at, request, hash }] of rows.entries()) {
          if (seq !== after + 1 + index)
            throw new OwnFault(`row ${seq} of ${table} does not follow the one before it`);
          this.#sql.insert.run(moved.key, seq, at, request, texts[index] as string, hash);
        }
        return 'done';
      });
    } catch (error) {
      // Another process has already carried out the request.
      if (isConstraint(error)) return 'conflict';
      throw error;
    }
  }

  #notNext(table: string, after: number): Appended {
    const found = this.#sql.last.get(table);
    if (found === undefined) throw new OwnFault(`there is no table ${table}`);
    if (Number(found['last']) > after) return 'conflict';
    throw new OwnFault(`row ${after + 1} of ${table} would leave a gap after row ${Number(found['last'])}`);
  }

  rows(table: string, after: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly Row[]> {
    return Promise.try(() => {
      const found = reading(table, 0, () => this.#sql.last.get(table));
      if (found === undefined) return [];
      const rows: Row[] = [];
      let seq = after + 1;
      try {
        for (const columns of this.#sql.rows.iterate(table, after, most)) {
          rows.push(readRow(table, seq, columns));
          seq += 1;
        }
      } catch (error) {
        throw asDamage(table, seq, error);
      }
      if (rows.length < most && seq <= Number(found['last']))
        throw new Damage(table, seq, 'the row is missing');
      return rows;
    });
  }

  byRequest(table: string, request: string): Promise<Row | null> {
    return Promise.try(() => {
      const found = reading(table, 0, () => this.#sql.byRequest.get(table, request));
      return found === undefined ? null : readRow(table, Number(found['seq']), found);
    });
  }

  saveSnapshot(table: string, { seq, hash, content, contentHash }: Snapshot): Promise<void> {
    return this.#writes.submit(() => {
      this.#sql.saveSnapshot.run(seq, hash, content, contentHash, table);
    });
  }

  snapshot(table: string): Promise<Snapshot | null> {
    return Promise.try(() => {
      const found = reading(table, 0, () => this.#sql.snapshot.get(table));
      if (found === undefined) return null;
      const { seq, hash, content, contentHash } = found;
      return {
        seq: Number(seq),
        hash: String(hash),
        content: String(content),
        contentHash: String(contentHash),
      };
    });
  }

  dropSnapshots(table: string): Promise<void> {
    return this.#writes.submit(() => {
      this.#sql.dropSnapshots.run(table);
    });
  }

  summaries(tables: readonly string[]): Promise<readonly Summary[]> {
    return Promise.try(() =>
      tables.flatMap((table) => readSummary(reading(table, 0, () => this.#sql.summary.get(table)))),
    );
  }

  openTables(most: number): Promise<readonly Summary[]> {
    return Promise.try(() => this.#sql.findable.all(most).flatMap(readSummary));
  }

  remove(table: string): Promise<void> {
    return this.#writes.submit(() => {
      this.#sql.remove.run(table);
    });
  }

  probe(): Promise<void> {
    return this.#writes.submit(() => {
      this.#sql.probe.run();
    });
  }

  stale(before: number, most: number): Promise<readonly Summary[]> {
    return Promise.try(() => this.#sql.stale.all(before, most).flatMap(readSummary));
  }

  newest(): Promise<number | null> {
    return Promise.try(() => {
      const since = this.#sql.newest.get()?.['since'];
      return typeof since === 'number' ? since : null;
    });
  }

  close(): Promise<void> {
    return Promise.try(() => {
      if (!this.#db.isOpen) return;
      this.#writes.close();
      // Does what it can beside another process that still reads; that one does the rest.
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#db.close();
    });
  }
}

function readRow(table: string, seq: number, columns: Columns): Row {
  const { at, request, entry, hash } = columns;
  if (columns['seq'] !== seq) throw new Damage(table, seq, 'the row is missing');
  if (typeof at !== 'number' || typeof hash !== 'string' || (request !== null && typeof request !== 'string'))
    throw new Damage(table, seq, 'the row is not of the kind that was written');
  return { seq, at, request, entry: parsed(table, seq, entry) as TableEntry, hash };
}

function parsed(table: string, seq: number, text: SQLOutputValue | undefined): object {
  try {
    const value: unknown = JSON.parse(String(text));
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Reported below without the parser's words: they quote the row.
  }
  throw new Damage(table, seq, 'what is stored there is not the JSON that was written');
}

/** A summary without what changes with every row: that is stored apart. */
function steadyText({ seq: _seq, since: _since, ...steady }: Summary): string {
  return JSON.stringify(steady);
}

/** A summary is made anew with the next row; a bad one is no reason to refuse the others. */
function readSummary(found: Columns | undefined): Summary[] {
  if (found === undefined) return [];
  const { summary, last, since } = found;
  try {
    const steady = JSON.parse(String(summary)) as Omit<Summary, 'seq' | 'since'>;
    return [{ ...steady, seq: Number(last), since: Number(since) }];
  } catch {
    return [];
  }
}

function reading<T>(table: string, seq: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asDamage(table, seq, error);
  }
}

/** The disk is full, or cannot be written for another reason. */
export function isDiskFault(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_FULL || code === SQLITE_IOERR || code === SQLITE_READONLY;
}

/** Damage that SQLite finds in the file counts as damage of the row being read. */
function asDamage(table: string, seq: number, error: unknown): unknown {
  const spoilt = isSpoilt(error) || error instanceof RangeError;
  return spoilt ? new Damage(table, seq, `the file cannot be read there (${String(error)})`) : error;
}

function isSpoilt(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}
