/** What the store demands of SQLite before trusting it with a match. */

export interface Engine {
  /** As `sqlite_version()` says it. */
  readonly version: string;
  /** As `PRAGMA journal_mode` says it. */
  readonly journalMode: string;
  /** As `PRAGMA synchronous` says it: 2 is FULL, 3 EXTRA. */
  readonly synchronous: number;
}

/** In all versions before, two connections could damage a file by resetting its write-ahead log. */
const LEAST_VERSION = [3, 51, 3];
const FULL = 2;

/** Null if all is well; otherwise what is wrong, and what to do. */
export function faultOf({ version, journalMode, synchronous }: Engine): string | null {
  if (isOlder(version))
    return (
      `SQLite ${version} may damage a file that two programs have open: ` +
      `${LEAST_VERSION.join('.')} or later is needed. It comes with Node: run Oubliette with the Node it installs (npm start).`
    );
  if (journalMode !== 'wal')
    return (
      `SQLite keeps its journal as "${journalMode}", not as a write-ahead log. ` +
      'Put the data on a local disk: network folders do not support it.'
    );
  if (synchronous < FULL)
    return (
      `SQLite does not wait for the disk (synchronous is ${synchronous}, not ${FULL}): ` +
      'a power cut would lose moves that were confirmed. Use the SQLite that comes with Node, without changed defaults.'
    );
  return null;
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of LEAST_VERSION.entries()) {
    const part = parts[index] ?? 0;
    // A version that is no number is not trusted.
    if (part !== least) return !(part > least);
  }
  return false;
}
