/** Tables kept in this browser. What is acknowledged has been written; several tabs may have the tables open. */
import { Damage, isFindable } from '@oubliette/table';
import type { Appended, Heading, Row, Snapshot, Store, Summary, TableEntry } from '@oubliette/table';

const VERSION = 1;

/** Headings, entries and summaries are stored as text, so that the browser returns exactly what was written. */
interface StoredTable {
  readonly key: number;
  readonly id: string;
  readonly heading: string;
  /** The number of the last row: reveals missing rows at the end. */
  readonly last: number;
  readonly summary: string;
  readonly findable: boolean;
}

interface StoredRow extends Omit<Row, 'entry'> {
  readonly table: string;
  readonly entry: string;
}

interface StoredSnapshot extends Snapshot {
  readonly table: string;
}

type Shelf = 'tables' | 'rows' | 'snapshots';

export async function openIdbStore(name: string): Promise<Store> {
  const store = new IdbStore(name);
  await store.open();
  return store;
}

function lay(db: IDBDatabase): void {
  const tables = db.createObjectStore('tables', { keyPath: 'key', autoIncrement: true });
  tables.createIndex('id', 'id', { unique: true });
  const rows = db.createObjectStore('rows', { keyPath: ['table', 'seq'] });
  // A row without a request is not indexed: null is no key.
  rows.createIndex('request', ['table', 'request'], { unique: true });
  db.createObjectStore('snapshots', { keyPath: 'table' });
}

class IdbStore implements Store {
  readonly #name: string;
  #db: IDBDatabase | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Reopened after another tab upgraded or deleted the database, or the browser cleared it. */
  async open(): Promise<IDBDatabase> {
    if (this.#db !== null) return this.#db;
    const opening = indexedDB.open(this.#name, VERSION);
    opening.addEventListener('upgradeneeded', () => lay(opening.result));
    const db = await settled(opening);
    db.addEventListener('versionchange', () => {
      db.close();
      this.#db = null;
    });
    db.addEventListener('close', () => {
      this.#db = null;
    });
    this.#db = db;
    return db;
  }

  async create(heading: Heading, summary: Summary): Promise<void> {
    const { id } = heading;
    const table = { id, heading: JSON.stringify(heading), last: 0, ...summarised(summary) };
    await this.#write(['tables'], (shelf) => settled(shelf('tables').add(table)));
  }

  async heading(table: string): Promise<Heading | null> {
    const found = await this.#table(table);
    return found === undefined ? null : (parsed(table, 0, found.heading) as Heading);
  }

  async append(table: string, rows: readonly Row[], summary: Summary): Promise<Appended> {
    const stored = rows.map(({ entry, ...row }) => ({ ...row, table, entry: JSON.stringify(entry) }));
    const sum = summarised(summary);
    const after = (rows[0]?.seq ?? summary.seq + 1) - 1;
    if (rows.some(({ seq }, index) => seq !== after + 1 + index))
      throw new Error(`rows of ${table} do not follow one another`);
    try {
      return await this.#write(['tables', 'rows'], async (shelf) => {
        const found = await tableNamed(shelf, table);
        if (found === undefined) throw cleared(table, after + 1);
        if (found.last > after) return 'conflict';
        if (found.last < after)
          throw new Error(`row ${after + 1} of ${table} would leave a gap after row ${found.last}`);
        const writes = stored.map((row) => settled(shelf('rows').add(row)));
        writes.push(settled(shelf('tables').put({ ...found, ...sum, last: after + rows.length })));
        await Promise.all(writes);
        return 'done';
      });
    } catch (error) {
      // Another tab has already carried out the request.
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'conflict';
      throw error;
    }
  }

  async rows(table: string, after: number, most?: number): Promise<readonly Row[]> {
    const [found, rows] = await this.#read(['tables', 'rows'], (shelf) =>
      Promise.all([tableNamed(shelf, table), rowsAfter(shelf, table, after, most)]),
    );
    if (found === undefined && after > 0) throw cleared(table, after + 1);
    if (found === undefined) return [];
    const read = rows.map((row, index) => readRow(table, after + 1 + index, row));
    const next = after + read.length + 1;
    if (read.length !== most && next <= found.last) throw new Damage(table, next, 'the row is missing');
    return read;
  }

  async byRequest(table: string, request: string): Promise<Row | null> {
    const row = (await this.#read(['rows'], (shelf) =>
      settled(shelf('rows').index('request').get([table, request])),
    )) as StoredRow | undefined;
    return row === undefined ? null : readRow(table, row.seq, row);
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    await this.#write(['tables', 'snapshots'], async (shelf) => {
      const known = await tableNamed(shelf, table);
      const newest = (await settled(shelf('snapshots').get(table))) as StoredSnapshot | undefined;
      if (known === undefined || (newest !== undefined && newest.seq > snapshot.seq)) return;
      await settled(shelf('snapshots').put({ ...snapshot, table }));
    });
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const found = (await this.#read(['snapshots'], (shelf) => settled(shelf('snapshots').get(table)))) as
      | StoredSnapshot
      | undefined;
    if (found === undefined) return null;
    const { seq, hash, content, contentHash } = found;
    return { seq, hash, content, contentHash };
  }

  async dropSnapshots(table: string): Promise<void> {
    await this.#write(['snapshots'], (shelf) => settled(shelf('snapshots').delete(table)));
  }

  async summaries(tables: readonly string[]): Promise<readonly Summary[]> {
    const found = await Promise.all(tables.map((table) => this.#table(table)));
    return found.flatMap(readSummary);
  }

  async openTables(most: number): Promise<readonly Summary[]> {
    const all = (await this.#read(['tables'], (shelf) => settled(shelf('tables').getAll()))) as StoredTable[];
    return all
      .filter(({ findable }) => findable)
      .reverse()
      .slice(0, most)
      .flatMap(readSummary);
  }

  async remove(table: string): Promise<void> {
    await this.#write(['tables', 'rows', 'snapshots'], async (shelf) => {
      const known = await tableNamed(shelf, table);
      if (known === undefined) return;
      await Promise.all([
        settled(shelf('tables').delete(known.key)),
        settled(shelf('rows').delete(IDBKeyRange.bound([table], [table, Infinity]))),
        settled(shelf('snapshots').delete(table)),
      ]);
    });
  }

  close(): Promise<void> {
    this.#db?.close();
    return Promise.resolve();
  }

  #table(table: string): Promise<StoredTable | undefined> {
    return this.#read(['tables'], (shelf) => tableNamed(shelf, table));
  }

  async #read<T>(shelves: Shelf[], act: (shelf: Shelves) => Promise<T>): Promise<T> {
    const db = await this.open();
    const transaction = db.transaction(shelves, 'readonly');
    return act((name) => transaction.objectStore(name));
  }

  /** Resolves only once it is on disk; if any of it fails, none of it happens. */
  async #write<T>(shelves: Shelf[], act: (shelf: Shelves) => Promise<T>): Promise<T> {
    const db = await this.open();
    const transaction = db.transaction(shelves, 'readwrite', { durability: 'strict' });
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the write was stopped')),
      );
    });
    const [done, acted] = await Promise.allSettled([
      written,
      act((name) => transaction.objectStore(name)).catch((error: unknown) => {
        stop(transaction);
        throw error;
      }),
    ]);
    if (acted.status === 'rejected') throw acted.reason;
    if (done.status === 'rejected') throw done.reason;
    return acted.value;
  }
}

/** It was there: the browser or the player has cleared this page's data. */
function cleared(table: string, seq: number): Damage {
  return new Damage(table, seq, 'what was kept of the table in this browser is gone');
}

/** A transaction already stopped by a failed write cannot be stopped again. */
function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over.
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser does not say why')),
    );
  });
}

type Shelves = (name: Shelf) => IDBObjectStore;

async function tableNamed(shelf: Shelves, table: string): Promise<StoredTable | undefined> {
  return (await settled(shelf('tables').index('id').get(table))) as StoredTable | undefined;
}

async function rowsAfter(
  shelf: Shelves,
  table: string,
  after: number,
  most?: number,
): Promise<readonly StoredRow[]> {
  const range = IDBKeyRange.bound([table, after + 1], [table, Infinity]);
  return (await settled(shelf('rows').getAll(range, most))) as readonly StoredRow[];
}

function summarised(summary: Summary): Pick<StoredTable, 'summary' | 'findable'> {
  return { summary: JSON.stringify(summary), findable: isFindable(summary) };
}

function readRow(table: string, seq: number, stored: StoredRow): Row {
  if (stored.seq !== seq) throw new Damage(table, seq, 'the row is missing');
  const { at, request, entry, hash } = stored;
  return { seq, at, request, entry: parsed(table, seq, entry) as TableEntry, hash };
}

function parsed(table: string, seq: number, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Reported below, without the parser's words, which quote the row.
  }
  throw new Damage(table, seq, 'what is stored there is not the JSON that was written');
}

/** A summary is rebuilt with the next row, so a bad one never fails the others. */
function readSummary(found: StoredTable | undefined): Summary[] {
  if (found === undefined) return [];
  try {
    return [JSON.parse(found.summary) as Summary];
  } catch {
    return [];
  }
}
