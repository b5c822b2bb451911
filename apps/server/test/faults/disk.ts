/** R6: the disk is full. Nothing unwritten is acknowledged, and the server goes on once there is room. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Stream } from '@oubliette/kernel';
import { Client, CLASSIC, post } from '../../src/testing/client.ts';
import type { Problems } from '../../src/problems.ts';
import type { Defect } from './defects.ts';
import { folder, serve, UNHURRIED, wait } from './harness.ts';
import { openMatch } from './player.ts';
import { pick, planted } from './seed.ts';

const DISK_MEGABYTES = 16;
/** More than fit before the write-ahead log must grow. */
const MOST_COMMANDS = 1000;

interface Readiness {
  readonly status: number;
  readonly store: boolean;
  readonly disk: boolean;
}

async function readiness(url: string): Promise<Readiness> {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, ...((await answer.json()) as Omit<Readiness, 'status'>) };
}

export async function fillTheDisk(t: TestContext, cycles: number, defect?: Defect): Promise<void> {
  const dataDir = folder(t);
  const server = await serve(t, { dataDir, limits: UNHURRIED, diskMegabytes: DISK_MEGABYTES, defect });
  const { url } = server;
  const link = await openMatch(url);
  const [client, first] = await Client.enter(url, link);
  const ballast = join(server.seen(dataDir), 'ballast');
  const acked = [first.seq];
  const chance = planted('disk');
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    assert.equal((await readiness(url)).status, 200, 'the server is not ready with an empty disk');
    fill(ballast);
    const refused = await playUntilRefused(client, chance, acked);
    assert.equal(refused, 'notSaved', `a full disk is told as ${refused}`);
    const ready = await readinessOf(url, 503);
    assert.deepEqual([ready.status, ready.disk], [503, false], 'a full disk is not told of by /readyz');
    const opened = await post<Problems>(url, '/api/tables', CLASSIC);
    assert.deepEqual([opened.status, opened.body.problems[0]?.code], [503, 'notSaved']);
    // Existing data can still be read.
    const [other, welcome] = await Client.enter(url, link);
    assert.equal(welcome.seq, acked.at(-1), 'what is shown is not what was acknowledged');
    await other.leave();
    rmSync(ballast);
    const reply = await client.ask(anything(client, chance));
    assert.equal(reply.t, 'done', JSON.stringify(reply));
    acked.push(reply.seq);
    assert.equal((await readinessOf(url, 200)).status, 200, 'the server is not ready again');
  }
  await client.leave();
  assert.deepEqual(acked, [...new Set(acked)]);
  assert.ok(server.isRunning, server.fault);
}

function fill(file: string): void {
  const megabyte = Buffer.alloc(1024 * 1024);
  try {
    for (let written = 0; written <= DISK_MEGABYTES; written += 1)
      writeFileSync(file, megabyte, { flag: 'a' });
    assert.fail('the disk could not be filled');
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  }
}

/** Plays until a command fails; returns how that is told. */
async function playUntilRefused(client: Client, chance: Stream, acked: number[]): Promise<string> {
  for (let given = 0; given < MOST_COMMANDS; given += 1) {
    if (Object.values(client.moves).every((moves) => moves.length === 0)) break;
    const reply = await client.ask(anything(client, chance));
    if (reply.t !== 'done') return reply.t === 'error' ? reply.code : reply.t;
    acked.push(reply.seq);
  }
  return 'done';
}

function anything({ moves }: Client, chance: Stream) {
  const offers = Object.entries(moves).flatMap(([seat, commands]) =>
    commands.filter(({ type }) => !/giveUp|leave/.test(type)).map((command) => ({ seat, command })),
  );
  const { seat, command } = pick(chance, offers);
  return { t: 'do', seat, command: { ...command } } as const;
}

/** Its readiness, once that has the status or has had time to. */
async function readinessOf(url: string, status: number): Promise<Readiness> {
  let ready = await readiness(url);
  for (let tries = 0; tries < 50 && ready.status !== status; tries += 1) {
    await wait(100);
    ready = await readiness(url);
  }
  return ready;
}
