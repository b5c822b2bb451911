/** S2: data too large or endless is cut off before it costs anything. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { PROTOCOL_VERSION } from '@oubliette/table';
import type { Link } from '@oubliette/table';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve, UNHURRIED, wait } from './harness.ts';
import { frame, promise, upgradeText } from './malformed/raw.ts';
import { openMatch, Player } from './player.ts';
import { seeded } from './seed.ts';

/** Five seconds, a check every second, and some patience with a busy machine. */
const DEADLINE_MS = 9000;
const MOST_RSS = 50 * 1024 * 1024;
const CHUNK = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
const MOST_CHUNKS = 4000;

interface Offender {
  readonly what: string;
  readonly count: number;
  /** What it sends; endless data goes on until the connection is gone. */
  offend(socket: Socket, host: string): void;
}

function large(bytes: number): Buffer {
  return Buffer.concat([promise(BigInt(bytes)), Buffer.alloc(bytes)]);
}

function upgrade(socket: Socket, host: string): void {
  socket.write(upgradeText(host));
}

/** Bytes from a client that came in properly. */
function asGuest({ table, secret }: Link, bytes: Buffer): Offender['offend'] {
  const hello = JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table, secret });
  return (socket, host) => {
    upgrade(socket, host);
    socket.once('data', () => {
      socket.write(frame(0x81, Buffer.from(hello)));
      socket.once('data', () => socket.write(bytes));
    });
  };
}

function endless(socket: Socket, host: string): void {
  const head = ['POST /api/join HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json'];
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'));
  let sent = 0;
  const pump = (): void => {
    while (sent < MOST_CHUNKS && !socket.destroyed) {
      sent += 1;
      if (!socket.write(CHUNK)) return;
    }
  };
  socket.on('drain', pump);
  pump();
}

function offenders(link: Link): readonly Offender[] {
  const fragments = Array.from({ length: 2000 }, (_, index) => frame(index === 0 ? 1 : 0, Buffer.from('x')));
  const halfway: Offender['offend'] = (socket, host) => socket.write(upgradeText(host).slice(0, 60));
  return [
    { what: 'a frame of 16 KiB and a byte', count: 20, offend: asGuest(link, large(16_385)) },
    { what: 'a frame of 1 MB', count: 10, offend: asGuest(link, large(1_000_000)) },
    { what: 'a frame of 2^63 bytes', count: 20, offend: asGuest(link, promise(2n ** 63n)) },
    { what: 'fragments without end', count: 100, offend: asGuest(link, Buffer.concat(fragments)) },
    { what: 'a connection on which nothing is said', count: 200, offend: upgrade },
    { what: 'a request that stops half-way', count: 20, offend: halfway },
    { what: 'a request without end', count: 5, offend: endless },
  ];
}

/** Whether the server has closed the connection in time. */
function isCut(url: string, { offend }: Offender): Promise<boolean> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (cut: boolean) => () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(cut);
    };
    const timer = setTimeout(end(false), DEADLINE_MS);
    socket.on('error', () => undefined);
    socket.on('close', end(true));
    socket.on('end', end(true));
    socket.resume();
    offend(socket, host);
  });
}

/** What the clients did that the server did not cut off. */
async function uncut(url: string, all: readonly Offender[]): Promise<string[]> {
  const ends = await Promise.all(
    all.map(async (offender) => ((await isCut(url, offender)) ? [] : [offender.what])),
  );
  return [...new Set(ends.flat())];
}

export async function withstandFloods(t: TestContext, defect?: Defect): Promise<void> {
  const dataDir = folder(t);
  const server = await serve(t, { dataDir, limits: UNHURRIED, defect });
  await seeded('oversized', async (chance) => {
    const player = new Player(await openMatch(server.url), chance);
    await player.come(server.url);
    // Once beforehand, so that what a server needs for its first of anything does not count.
    const kinds = offenders(player.link);
    assert.deepEqual(await uncut(server.url, kinds.slice(0, 4)), [], 'not cut off');
    const before = await server.weigh();
    const all = kinds.flatMap((offender) => Array<Offender>(offender.count).fill(offender));
    const left = uncut(server.url, all);
    await wait(3000);
    const during = await server.weigh();
    assert.deepEqual(await left, [], 'not cut off');
    const grown = Math.max(during.rss, (await server.weigh()).rss) - before.rss;
    assert.ok(grown <= MOST_RSS, `the server has grown by ${Math.round(grown / 1024 / 1024)} MB`);
    await player.play(() => player.acks.length < 20);
    await cleanEnd(server, dataDir, [player]);
  });
}
