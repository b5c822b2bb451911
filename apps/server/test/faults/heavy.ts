/** S13: while one match of thousands of rows is checked or replayed, another table is served. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import type { Admission, Outcome } from '@oubliette/table';
import type { Problems } from '../../src/problems.ts';
import { LIMITS } from '../../src/limits.ts';
import { Client, post } from '../../src/testing/client.ts';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve, UNHURRIED, wait } from './harness.ts';
import type { Server } from './harness.ts';
import { openMatch, Player, SEATS } from './player.ts';

/** A match of any length in which a hero walks to and fro. */
export async function longMatch(rows: number): Promise<MatchFile> {
  const box = (await makeShelf(questLibraries())).get('classic')!;
  const composed = await box.compose({ quest: 'the-trial' });
  assert.ok(composed.ok);
  const opened = box.system.open(composed.setup);
  assert.ok(opened.ok);
  const match = newMatch(box.system, composed.setup, opened.game);
  const dice = streamFromSeed('heavy');
  done(match.start(dice));
  while (match.rows.length < rows) {
    const seat = match.undoable;
    if (seat !== null) {
      done(match.undo(seat));
      continue;
    }
    const [next] = opened.game.waiting(match.state);
    const moves = opened.game.moves(match.state, next!.seat);
    const step = moves.find(({ type }) => type === 'step') ?? moves.find(({ type }) => !ENDS.test(type));
    done(match.command(next!.seat, step ?? moves[0]!, dice));
  }
  return makeMatchFile(box.system, composed.setup, match);
}

const ENDS = /giveUp|leave|end/iu;

function done(decided: { readonly status: string }): void {
  assert.equal(decided.status, 'done', JSON.stringify(decided));
}

const WISH = {
  game: 'classic',
  choice: null,
  name: 'Ada',
  seats: SEATS,
  others: 'free',
  options: {},
  begin: false,
} as const;

type Sent = Outcome<Admission> | Problems;

/** The table goes on from row `rows`; all of the file is checked. */
export function send(url: string, file: MatchFile, rows = file.rows.length) {
  return post<Sent>(url, '/api/files', { file, rows, request: WISH });
}

interface Service {
  /** Commands of the other table acknowledged meanwhile. */
  readonly served: number;
  /** From beginning to end, and the longest time without an acknowledgement, in milliseconds. */
  readonly took: number;
  readonly longest: number;
}

/** A client plays at another table while `work` is done. */
async function servedDuring<T>(server: Server, work: () => Promise<T>): Promise<[T, Service]> {
  const player = new Player(await openMatch(server.url), streamFromSeed('other'));
  await player.come(server.url);
  const times: number[] = [];
  let isOver = false;
  const playing = player.play(() => {
    times.push(performance.now());
    return !isOver;
  }, PAUSE_MS);
  await wait(10 * PAUSE_MS);
  const began = performance.now();
  const result = await work();
  const ended = performance.now();
  isOver = true;
  await playing;
  await player.leave();
  const meanwhile = times.filter((time) => time > began && time < ended);
  const marks = [began, ...meanwhile, ended];
  const longest = Math.max(...marks.slice(1).map((mark, index) => mark - marks[index]!));
  return [result, { served: meanwhile.length, took: ended - began, longest }];
}

const PAUSE_MS = 5;
const LEAST_SERVED = 5;
/** Writing them takes no time beside the check of the whole file. */
const FEW_ROWS = 20;

/** However slow the machine: no other table waits while it is done. */
function mustBeServed(what: string, { served, took, longest }: Service): void {
  const told = `${what}: ${served} commands were acknowledged in ${Math.round(took)} ms, none for ${Math.round(longest)} ms`;
  assert.ok(served >= LEAST_SERVED && longest < took / 3, `others were not served; ${told}`);
}

export interface HeavyTrial {
  readonly rows: number;
  readonly defect?: Defect;
}

/** Throws if another table waits. */
export async function checkHeavy(t: TestContext, { rows, defect }: HeavyTrial): Promise<Service[]> {
  const dataDir = folder(t);
  const file = await longMatch(rows);
  const first = await serve(t, { dataDir, limits: UNHURRIED, defect });
  const [part, sending] = await servedDuring(first, () => send(first.url, file, FEW_ROWS));
  assert.equal(part.status, 200, JSON.stringify(part.body));
  mustBeServed('a file was sent', sending);
  const sent = await send(first.url, file);
  assert.ok(sent.body.ok, JSON.stringify(sent.body));
  const link = sent.body.value;
  await first.stop();
  forgetSnapshots(dataDir);
  const server = await serve(t, { dataDir, limits: UNHURRIED, defect });
  const [[client, welcome], loading] = await servedDuring(server, () => Client.enter(server.url, link));
  assert.equal(welcome.seq, rows + SEATS.length + 1);
  mustBeServed('a long table was opened', loading);
  const before = rows - 200;
  const [told, reading] = await servedDuring(server, () => client.ask({ t: 'history', before, rows: 50 }));
  assert.deepEqual(told.t === 'history' && [told.batches[0]?.seq, told.batches.length], [before - 50, 50]);
  mustBeServed('rows of long ago were asked for', reading);
  await client.leave();
  await cleanEnd(server, dataDir, []);
  return [sending, loading, reading];
}

function forgetSnapshots(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'tables.sqlite'));
  db.exec('DELETE FROM snapshots');
  db.close();
}

/** Files that take too much, and files that are none: each is refused in words, and no other table waits. */
export async function checkHostile(t: TestContext, rows: number, defect?: Defect): Promise<void> {
  const dataDir = folder(t);
  const { tables, files } = LIMITS.clerks;
  const clerks = { tables, files: { ...files, ms: HOSTILE_MS } };
  const server = await serve(t, { dataDir, limits: { ...UNHURRIED, clerks }, defect });
  const file = await longMatch(rows);
  await send(server.url, { ...file, rows: [] });
  const [heavy, service] = await servedDuring(server, () => send(server.url, file));
  assert.deepEqual([heavy.status, codesOf(heavy.body)], [413, ['tooHeavy']]);
  assert.ok(service.served > 0, 'nobody else was served meanwhile');
  const large = await raw(
    server.url,
    `{"file":{"rows":[${'[],'.repeat(1_300_000)}[]]},"rows":1,"request":{}}`,
  );
  assert.ok([400, 413].includes(large.status), JSON.stringify(large));
  const deep = await raw(server.url, '['.repeat(3_900_000));
  assert.match(`${deep.status} ${deep.codes.join(' ')}`, /^(?:400 unreadable|413 tooHeavy)$/u);
  const short = await longMatch(20);
  let { status } = await send(server.url, short);
  // On a busy machine even a short file may take longer than this budget.
  for (let tries = 1; status === 413 && tries < HONEST_TRIES; tries += 1)
    ({ status } = await send(server.url, short));
  assert.equal(status, 200, 'an honest file was refused after them');
  await cleanEnd(server, dataDir, []);
}

/** Less than a long match takes, and far more than an honest short one. */
const HOSTILE_MS = 100;
const HONEST_TRIES = 10;

function codesOf(body: Sent): (string | undefined)[] {
  return body.ok ? [] : body.problems.map((problem) => ('code' in problem ? problem.code : undefined));
}

async function raw(url: string, body: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/files`, { method: 'POST', headers, body });
  return { status: answer.status, codes: codesOf((await answer.json()) as Sent) };
}
