/** The tables of the SQLite file, and the steps from each version to the next. */
import type { DatabaseSync } from 'node:sqlite';

/** Step n leads from version n to n + 1. Released steps never change; new ones are added. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    /* The number of the last row: tells that rows at the end are missing. */
    last INTEGER NOT NULL,
    summary TEXT NOT NULL,
    findable INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX findable_tables ON tables (key) WHERE findable = 1;

  /* Apart, because it is large and never changes, while the row above changes with every move. */
  CREATE TABLE headings (
    "table" INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    heading TEXT NOT NULL
  ) STRICT;

  CREATE TABLE rows (
    "table" INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    request TEXT,
    entry TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY ("table", seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX rows_by_request ON rows ("table", request) WHERE request IS NOT NULL;

  CREATE TABLE snapshots (
    "table" INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    content TEXT NOT NULL,
    contentHash TEXT NOT NULL
  ) STRICT;
  `,
  `
  /*
   * A move touches as few pages as can be: rows of all tables follow each other in the order they are written, and
   * what changes with every move lies close together, apart from the summary, which seldom does.
   */
  CREATE TABLE summaries (
    "table" INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    summary TEXT NOT NULL,
    findable INTEGER NOT NULL
  ) STRICT;
  INSERT INTO summaries SELECT key, json_remove(summary, '$.seq', '$.since'), findable FROM tables;
  CREATE INDEX findable_summaries ON summaries ("table") WHERE findable = 1;
  ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET since = json_extract(summary, '$.since');
  DROP INDEX findable_tables;
  ALTER TABLE tables DROP COLUMN summary;
  ALTER TABLE tables DROP COLUMN findable;

  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    request TEXT,
    entry TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE ("table", seq)
  ) STRICT;
  INSERT INTO log ("table", seq, at, request, entry, hash) SELECT * FROM rows ORDER BY "table", seq;
  DROP TABLE rows;
  CREATE UNIQUE INDEX log_by_request ON log ("table", request) WHERE request IS NOT NULL;
  `,
];

/** Brings the file to the newest version; a file of a newer program is refused and left as it is. */
export function migrate(db: DatabaseSync, file: string): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec('CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL) STRICT');
    const version = versionOf(db);
    if (version > STEPS.length)
      throw new Error(
        `${file} was written by a newer Oubliette (its tables have version ${version}, this program knows ${STEPS.length}). ` +
          'Use that version, or another data folder.',
      );
    for (const step of STEPS.slice(version)) db.exec(step);
    db.prepare('UPDATE schema SET version = ?').run(STEPS.length);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(db: DatabaseSync): number {
  const found = db.prepare('SELECT version FROM schema').get();
  if (found !== undefined) return Number(found['version']);
  db.exec('INSERT INTO schema VALUES (0)');
  return 0;
}
