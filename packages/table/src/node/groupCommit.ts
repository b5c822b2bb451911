/** Writes at about the same time share one transaction and one disk wait; each has its own outcome. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Thrown by a write whose fault concerns no other in its transaction. */
export class OwnFault extends Error {}

const SQLITE_CONSTRAINT = 19;

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #sql: Readonly<Record<'begin' | 'commit' | 'savepoint' | 'release', StatementSync>>;
  readonly #gatherMs: number;
  #waiting: Write[] = [];
  #isScheduled = false;
  #flushedAt = -Infinity;
  #closed = false;

  /** The first write after a pause goes to disk at once; further ones are gathered for `gatherMs`. */
  constructor(db: DatabaseSync, gatherMs: number) {
    this.#db = db;
    this.#gatherMs = gatherMs;
    this.#sql = {
      begin: db.prepare('BEGIN IMMEDIATE'),
      commit: db.prepare('COMMIT'),
      savepoint: db.prepare('SAVEPOINT one'),
      release: db.prepare('RELEASE one'),
    };
  }

  /** Resolves once what `work` did is on disk. Work is done in order of arrival. */
  submit<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    if (!this.#isScheduled) this.#schedule();
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  /** Writes what still waits; nothing is accepted afterwards. */
  close(): void {
    this.#closed = true;
    this.#flush();
  }

  #schedule(): void {
    this.#isScheduled = true;
    const rest = this.#flushedAt + this.#gatherMs - performance.now();
    if (rest > 0) setTimeout(() => this.#flush(), rest);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length > 0) this.#write(batch);
    this.#flushedAt = performance.now();
  }

  #write(batch: readonly Write[]): void {
    let settle: (() => void)[];
    try {
      this.#sql.begin.run();
      settle = batch.map((write) => this.#attempt(write));
      this.#sql.commit.run();
    } catch (error) {
      this.#giveUp();
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** What to report once the transaction is on disk. */
  #attempt({ work, resolve, reject }: Write): () => void {
    this.#sql.savepoint.run();
    try {
      const value = work();
      this.#sql.release.run();
      return () => resolve(value);
    } catch (error) {
      if (!(error instanceof OwnFault) && !isConstraint(error)) throw error;
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(error);
    }
  }

  /** A full disk may have ended the transaction already. */
  #giveUp(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }
}

/** The kind of a SQLite error; null for any other. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}

export function isConstraint(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_CONSTRAINT;
}
