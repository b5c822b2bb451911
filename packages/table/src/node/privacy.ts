import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ALONE = 0o600;

/** Makes the file if missing, and lets only its owner read or write it: tables hold secrets. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  // SQLite creates its side files like the file itself; these may be older.
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ALONE);
}
