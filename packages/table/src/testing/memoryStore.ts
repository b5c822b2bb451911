/** Tables in memory, for tests: as JSON text, so that nothing is shared with the writer. */
import type { Heading, Row } from '../entries.ts';
import { Damage } from '../store.ts';
import type { Appended, Snapshot, Store } from '../store.ts';
import { isFindable } from '../summary.ts';
import type { Summary } from '../summary.ts';

export interface Kept {
  heading: string;
  /** Rows as text; a test may spoil one. */
  readonly rows: string[];
  readonly requests: Map<string, number>;
  snapshot: Snapshot | null;
  summary: string;
}

/** The failures of coming calls, for tests to see what follows. */
export type Trouble =
  /** The row is not written. */
  | 'lost'
  /** The row is written, but the caller hears that it was not. */
  | 'unheard';

export class MemoryStore implements Store {
  readonly tables: Map<string, Kept>;
  /** Failures of the next appends, in order. */
  readonly troubles: Trouble[] = [];
  /** Called before each append: another process may be faster. */
  meanwhile: (() => Promise<void>) | null = null;
  #isClosed = false;

  /** Stores on the same tables are like processes on the same disk. */
  constructor(tables = new Map<string, Kept>()) {
    this.tables = tables;
  }

  async create(heading: Heading, summary: Summary): Promise<void> {
    await this.#turn();
    if (this.tables.has(heading.id)) throw new Error(`there is a table ${heading.id} already`);
    this.tables.set(heading.id, {
      heading: JSON.stringify(heading),
      rows: [],
      requests: new Map(),
      snapshot: null,
      summary: JSON.stringify(summary),
    });
  }

  async heading(table: string): Promise<Heading | null> {
    await this.#turn();
    const kept = this.tables.get(table);
    return kept === undefined ? null : (parsed(table, 0, kept.heading) as Heading);
  }

  async append(table: string, rows: readonly Row[], summary: Summary, isNews = true): Promise<Appended> {
    const texts = rows.map((row) => JSON.stringify(row));
    const rival = this.meanwhile;
    this.meanwhile = null;
    await rival?.();
    await this.#turn();
    const trouble = this.troubles.shift();
    if (trouble === 'lost') throw new Error('the disk is full');
    const kept = this.tables.get(table);
    if (kept === undefined) throw new Error(`there is no table ${table}`);
    const isTaken = rows.some(({ request }) => request !== null && kept.requests.has(request));
    if (isTaken || (rows[0]?.seq ?? 1) <= kept.rows.length) return 'conflict';
    if (rows.some(({ seq }, index) => seq !== kept.rows.length + 1 + index))
      throw new Error('that would leave a gap');
    kept.rows.push(...texts);
    for (const { seq, request } of rows) if (request !== null) kept.requests.set(request, seq);
    const { seq, since } = summary;
    const before = isNews ? summary : (JSON.parse(kept.summary) as Summary);
    kept.summary = JSON.stringify({ ...before, seq, since });
    if (trouble === 'unheard') throw new Error('the connection was cut');
    return 'done';
  }

  async rows(table: string, after: number, most = Infinity): Promise<readonly Row[]> {
    await this.#turn();
    const texts = this.tables.get(table)?.rows.slice(after, after + most) ?? [];
    return texts.map((text, index) => parsed(table, after + index + 1, text) as Row);
  }

  async byRequest(table: string, request: string): Promise<Row | null> {
    await this.#turn();
    const kept = this.tables.get(table);
    const seq = kept?.requests.get(request);
    return kept === undefined || seq === undefined ? null : (parsed(table, seq, kept.rows[seq - 1]!) as Row);
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    await this.#turn();
    const kept = this.tables.get(table);
    if (kept !== undefined && (kept.snapshot?.seq ?? 0) < snapshot.seq) kept.snapshot = { ...snapshot };
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    await this.#turn();
    return this.tables.get(table)?.snapshot ?? null;
  }

  async dropSnapshots(table: string): Promise<void> {
    await this.#turn();
    const kept = this.tables.get(table);
    if (kept !== undefined) kept.snapshot = null;
  }

  async summaries(tables: readonly string[]): Promise<readonly Summary[]> {
    await this.#turn();
    return tables.flatMap((id) => {
      const kept = this.tables.get(id);
      return kept === undefined ? [] : [JSON.parse(kept.summary) as Summary];
    });
  }

  async openTables(most: number): Promise<readonly Summary[]> {
    const all = await this.summaries([...this.tables.keys()]);
    return all.filter(isFindable).reverse().slice(0, most);
  }

  async remove(table: string): Promise<void> {
    await this.#turn();
    this.tables.delete(table);
  }

  async close(): Promise<void> {
    await Promise.resolve();
    this.#isClosed = true;
  }

  /** Everything takes its time, as with a real store. */
  async #turn(): Promise<void> {
    if (this.#isClosed) throw new Error('the store is closed');
    await Promise.resolve();
  }
}

function parsed(table: string, seq: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damage(table, seq, 'the row is not JSON');
  }
}
