/** The writes of one turn of the event loop share one transaction and one wait for the disk; each has its own outcome. */
import type { DatabaseSync } from 'node:sqlite';

interface Write {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Thrown by a write that concerns nobody else in its transaction. */
export class OwnFault extends Error {}

const SQLITE_CONSTRAINT = 19;

export class GroupCommit {
  readonly #db: DatabaseSync;
  #waiting: Write[] = [];
  #scheduled: NodeJS.Immediate | null = null;
  #closed = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Kept once what `work` did is on disk. Work is done in the order it came. */
  submit<T>(work: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    this.#scheduled ??= setImmediate(() => this.#flush());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  /** Writes what still waits; nothing is taken on afterwards. */
  close(): void {
    this.#closed = true;
    if (this.#waiting.length > 0) this.#flush();
  }

  #flush(): void {
    if (this.#scheduled !== null) clearImmediate(this.#scheduled);
    this.#scheduled = null;
    const batch = this.#waiting;
    this.#waiting = [];
    let settle: (() => void)[];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      settle = batch.map((write) => this.#attempt(write));
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#giveUp();
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const tell of settle) tell();
  }

  /** What is to be told once the transaction is on disk. */
  #attempt({ work, resolve, reject }: Write): () => void {
    this.#db.exec('SAVEPOINT one');
    try {
      const value = work();
      this.#db.exec('RELEASE one');
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
