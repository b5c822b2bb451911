/** The server's replay threads: one for files that people send, one for the tables it keeps. */
import type { Clerk, Row, Snapshot, RowTold } from '@oubliette/table';
import type { LaidFile } from './jobs.ts';
import { ClerkThread } from './thread.ts';
import type { Budget } from './thread.ts';

export interface ClerkBudgets {
  /** For files from strangers. */
  readonly files: Budget;
  /** For our own tables, which were checked before. */
  readonly tables: Budget;
}

/** A sent match file: what it amounts to, and the rows after it. */
export interface SentFile {
  readonly laid: LaidFile;
  readonly rows: AsyncGenerator<readonly Row[]>;
}

export class Clerks implements Clerk {
  readonly #files: ClerkThread;
  readonly #tables: ClerkThread;

  /** `file` holds the tables. */
  constructor(file: string, { files, tables }: ClerkBudgets) {
    this.#files = new ClerkThread({ file }, files);
    this.#tables = new ClerkThread({ file }, tables);
  }

  async read(body: Uint8Array): Promise<SentFile> {
    const pieces = this.#files.run({ t: 'lay', body });
    const first = await pieces.next();
    return { laid: first.value as LaidFile, rows: pieces as AsyncGenerator<readonly Row[]> };
  }

  async snapshot(table: string): Promise<Snapshot> {
    return (await this.#only({ t: 'snapshot', table })) as Snapshot;
  }

  past(table: string, before: number, most: number): AsyncIterable<readonly RowTold[]> {
    return this.#tables.run({ t: 'past', table, before, most }) as AsyncGenerator<readonly RowTold[]>;
  }

  /** The JSON of a match file. */
  async file(table: string): Promise<Uint8Array> {
    return (await this.#only({ t: 'file', table })) as Uint8Array;
  }

  async close(): Promise<void> {
    await Promise.all([this.#files.close(), this.#tables.close()]);
  }

  async #only(job: Parameters<ClerkThread['run']>[0]): Promise<unknown> {
    let only: unknown = null;
    for await (const piece of this.#tables.run(job)) only = piece;
    return only;
  }
}
