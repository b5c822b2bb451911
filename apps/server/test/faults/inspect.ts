/** A data folder read without the server: every table checked, replayed and ready to compare. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf, newMatch, replayEntry } from '@oubliette/kernel';
import type { AnyMatch } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { headingHash, rowHash, shownHash } from '@oubliette/table';
import type { Heading, Row, Store } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';

const shelf = await makeShelf(questLibraries());

export interface Kept {
  readonly heading: Heading;
  readonly rows: readonly Row[];
  readonly match: AnyMatch | null;
}

/** Throws if anything is not as it was written: a gap, a broken chain, a row the rules do not lead to. */
export async function inspect(dataDir: string): Promise<ReadonlyMap<string, Kept>> {
  const file = join(dataDir, 'tables.sqlite');
  const ids = soundIds(file);
  const store = openSqliteStore(file);
  try {
    const kept = new Map<string, Kept>();
    for (const id of ids) kept.set(id, await read(store, id));
    return kept;
  } finally {
    await store.close();
  }
}

function soundIds(file: string): string[] {
  const db = new DatabaseSync(file);
  try {
    assert.equal(db.prepare('PRAGMA integrity_check').get()?.['integrity_check'], 'ok');
    return db
      .prepare('SELECT id FROM tables ORDER BY key')
      .all()
      .map(({ id }) => String(id));
  } finally {
    db.close();
  }
}

async function read(store: Store, id: string): Promise<Kept> {
  const heading = await store.heading(id);
  assert.ok(heading !== null, `table ${id} has no heading`);
  const rows = await store.rows(id, 0);
  const match = replayed(heading, rows);
  await checkSnapshot(store, heading, rows);
  return { heading, rows, match };
}

function replayed(heading: Heading, rows: readonly Row[]): AnyMatch | null {
  const { system } = shelf.get(heading.system)!;
  const opened = system.open(heading.setup);
  assert.ok(opened.ok);
  const match = newMatch(system, heading.setup, opened.game);
  let hash = headingHash(heading);
  for (const [index, row] of rows.entries()) {
    const where = `table ${heading.id}, row ${index + 1}`;
    assert.equal(row.seq, index + 1, `${where}: a gap`);
    hash = rowHash(hash, row);
    assert.equal(row.hash, hash, `${where}: the chain is broken`);
    if (row.entry.kind !== 'match') continue;
    const events = replayEntry(match, row.entry.entry);
    assert.ok(Array.isArray(events), `${where}: ${JSON.stringify(events)}`);
  }
  return rows.some(({ entry }) => entry.kind === 'match') ? match : null;
}

/** A snapshot holds what the rows up to it lead to. */
async function checkSnapshot(store: Store, heading: Heading, rows: readonly Row[]): Promise<void> {
  const snapshot = await store.snapshot(heading.id);
  if (snapshot === null) return;
  const { match } = JSON.parse(snapshot.content) as { readonly match: { readonly state: unknown } | null };
  const played = replayed(heading, rows.slice(0, snapshot.seq));
  const where = `table ${heading.id}, the snapshot of row ${snapshot.seq}`;
  assert.equal(snapshot.hash, rows[snapshot.seq - 1]?.hash, where);
  assert.equal(hashOf(match?.state ?? null), hashOf(played?.state ?? null), where);
}

/** A row as it was acknowledged. */
export interface Ack {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
}

/** Every acknowledged request is there once, in its row; throws otherwise. */
export function checkAcks({ heading, rows }: Kept, acks: readonly Ack[]): void {
  const requests = rows.flatMap(({ request }) => request ?? []);
  assert.equal(new Set(requests).size, requests.length, `table ${heading.id}: a request is stored twice`);
  for (const { id, seq, hash } of acks) {
    const row = rows[seq - 1];
    assert.equal(row?.request, id, `table ${heading.id}: row ${seq}, acknowledged as ${id}, is lost`);
    assert.equal(shownHash(heading.secret, row.hash), hash, `table ${heading.id}: row ${seq} has changed`);
  }
}
