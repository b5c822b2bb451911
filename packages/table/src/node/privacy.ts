import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ALONE = 0o600;

/** Makes the file if there is none, and leaves nobody but its owner to read or write it: tables hold what players may not know. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  // SQLite makes the files beside it like the file itself; these may be of earlier days.
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ALONE);
}
