/** Every statement the store uses, prepared once. */
import type { DatabaseSync } from 'node:sqlite';

const KEY = '(SELECT key FROM tables WHERE id = ?)';

const SUMMARY = 'SELECT summary, last, since FROM summaries JOIN tables ON key = "table"';

/** The campaign's id, from which its quests' ids are made; else the table's own. */
const ROOT = `substr(tables.id, 1, instr(tables.id || '-', '-') - 1)`;

export function prepare(db: DatabaseSync) {
  return {
    create: db.prepare('INSERT INTO tables (id, last, since) VALUES (?, 0, ?) RETURNING key'),
    summarise: db.prepare('INSERT INTO summaries VALUES (?, ?, ?)'),
    head: db.prepare('INSERT INTO headings VALUES (?, ?)'),
    heading: db.prepare(`SELECT heading FROM headings WHERE "table" = ${KEY}`),
    last: db.prepare('SELECT last FROM tables WHERE id = ?'),
    advance: db.prepare('UPDATE tables SET last = ?, since = ? WHERE id = ? AND last = ? RETURNING key'),
    refresh: db.prepare(
      'UPDATE summaries SET summary = ?1, findable = ?2 WHERE "table" = ?3 AND summary <> ?1',
    ),
    insert: db.prepare('INSERT INTO log ("table", seq, at, request, entry, hash) VALUES (?, ?, ?, ?, ?, ?)'),
    rows: db.prepare(
      `SELECT seq, at, request, entry, hash FROM log WHERE "table" = ${KEY} AND seq > ? ORDER BY seq LIMIT ?`,
    ),
    byRequest: db.prepare(
      `SELECT seq, at, request, entry, hash FROM log WHERE "table" = ${KEY} AND request = ?`,
    ),
    saveSnapshot: db.prepare(
      `INSERT INTO snapshots ("table", seq, hash, content, contentHash)
       SELECT key, ?, ?, ?, ? FROM tables WHERE id = ?
       ON CONFLICT ("table") DO UPDATE SET
         seq = excluded.seq, hash = excluded.hash, content = excluded.content, contentHash = excluded.contentHash
       WHERE excluded.seq >= snapshots.seq`,
    ),
    snapshot: db.prepare(`SELECT seq, hash, content, contentHash FROM snapshots WHERE "table" = ${KEY}`),
    dropSnapshots: db.prepare(`DELETE FROM snapshots WHERE "table" = ${KEY}`),
    summary: db.prepare(`${SUMMARY} WHERE tables.id = ?`),
    findable: db.prepare(`${SUMMARY} WHERE findable = 1 ORDER BY "table" DESC LIMIT ?`),
    /* A campaign and its quests are one family, as young as its youngest. */
    stale: db.prepare(
      `${SUMMARY} WHERE since < ?1 AND coalesce((
         SELECT max(kin.since) FROM tables AS kin
         WHERE kin.id = ${ROOT} OR kin.id GLOB ${ROOT} || '-*'
       ), 0) < ?1 ORDER BY since LIMIT ?2`,
    ),
    newest: db.prepare('SELECT max(since) AS since FROM tables'),
    probe: db.prepare('UPDATE schema SET version = version'),
    remove: db.prepare('DELETE FROM tables WHERE id = ?'),
  };
}
