/** A data folder is one server's: two would each keep tables in memory that the other changes. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '@oubliette/kernel/node';
import { sqliteCode } from './groupCommit.ts';
import { keepPrivate } from './privacy.ts';

const SQLITE_BUSY = 5;

export interface Claim {
  release(): void;
}

/** Throws if another server has the folder. The claim is a SQLite lock, so it ends with the process. */
export function claimFolder(folder: string): Claim {
  makeFolder(folder, 0o700);
  const file = join(folder, 'server.lock');
  keepPrivate(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (sqliteCode(error) !== SQLITE_BUSY) throw error;
    throw new Error(
      `Another Oubliette server is using the data folder ${folder}. ` +
        'Stop that one, or give this one a folder of its own: DATA_DIR=/path npm start',
      { cause: error },
    );
  }
  return { release: () => db.close() };
}
