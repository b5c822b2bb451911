/** Load on one server: matches played by random legal commands over real sockets, and their cost. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { askedOf, wrongUse } from '../../../tools/usage.ts';
import { HEAP_FLAGS } from '../src/heap.ts';
import { CLASSIC, Client, openTable } from '../src/testing/client.ts';
import { BenchMatch } from './match.ts';
import type { Figures } from './match.ts';
import type { Costs, FromHost, Sender, ToHost } from './messages.ts';
import { Samples } from './samples.ts';

const USAGE = `Usage: npm run bench:server -- [--matches N] [--connections N] [--rate N] [--seconds N] …

Measures a server under load, on this machine: matches played by random legal commands over real sockets.
  --matches N       how many matches at once (400)
  --connections N   how many connections, shared out among them (2000)
  --rate N          commands a second, all matches together (400)
  --seconds N       how long it is measured (60)
  --warmup N        seconds before that which are not counted (15)
  --burst           afterwards 1000 commands a second for 10 s, counted apart
  --files N         meanwhile match files of N rows are sent, one after the other
  --seed N          which random commands (1)
  --profile FOLDER  a folder for a profile of the server
  --json            one JSON object instead of lines
`;

const OPTIONS = {
  matches: { type: 'string', default: '400' },
  connections: { type: 'string', default: '2000' },
  /** Commands a second, all matches together. */
  rate: { type: 'string', default: '400' },
  seconds: { type: 'string', default: '60' },
  /** Not counted. */
  warmup: { type: 'string', default: '15' },
  /** Afterwards more than usual for a while, counted apart. */
  burst: { type: 'boolean', default: false },
  /** Meanwhile match files of so many rows are sent, one after the other. */
  files: { type: 'string' },
  seed: { type: 'string', default: '1' },
  /** A folder for a profile of the server. */
  profile: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;
const NUMBERS = ['matches', 'connections', 'rate', 'seconds', 'files', 'seed'] as const;
const SCRIPT = 'npm run bench:server';
const values = askedFor();

const matches = Number(values.matches);
const perMatch = Math.max(1, Math.floor(Number(values.connections) / matches));
const ALL_SEATS = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'];
const IDLE_CONNECTIONS = 500;
const IDLE_TABLES = 200;
const BURST = { rate: 1000, seconds: 10 };
/** How many tables are prepared at a time. */
const LANES = 16;
/** Ended matches whose successors are being opened. */
const replacing = new Set<number>();

const folder = mkdtempSync(join(tmpdir(), 'oubliette-bench-'));
const host = startHost(folder);
try {
  report(await measure());
} finally {
  host.send('stop' satisfies ToHost);
  await once(host, 'exit');
  rmSync(folder, { recursive: true });
}

/** Numbers that are none are refused before anything is started. */
function askedFor() {
  const { values: given } = askedOf({ name: SCRIPT, usage: USAGE, options: OPTIONS });
  const wrong = NUMBERS.find((name) => !/^[1-9]\d*$/u.test(given[name] ?? '1'));
  if (wrong !== undefined)
    return wrongUse(SCRIPT, `--${wrong} takes a whole number from 1, not ${given[wrong]}`);
  if (!/^\d+$/u.test(given.warmup))
    return wrongUse(SCRIPT, `--warmup takes a whole number from 0, not ${given.warmup}`);
  return given;
}

function startHost(dataDir: string): ChildProcess {
  const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const execArgv = [...HEAP_FLAGS, ...profile];
  return fork(new URL('host.ts', import.meta.url), [dataDir], { execArgv, stdio: ['ignore', 2, 2, 'ipc'] });
}

async function hear(): Promise<FromHost> {
  const [message] = (await once(host, 'message')) as [FromHost];
  return message;
}

async function costs(what: 'costs' | 'weigh'): Promise<Costs> {
  host.send(what satisfies ToHost);
  const message = await hear();
  if (message.t !== 'costs') throw new Error('the server did not tell its costs');
  return message;
}

async function measure() {
  const opened = await hear();
  if (opened.t !== 'open') throw new Error('the server did not open');
  const { url } = opened;
  const idle = await weighIdle(url);
  const random = randomFrom(Number(values.seed));
  const figures: Figures = { ack: new Samples(), everywhere: new Samples(), refused: 0, failed: 0, done: 0 };
  say(`opening ${matches} tables with ${perMatch} clients each …`);
  const playing = await openAll(url, figures, random);
  const play = async (rate: number, warmup: number, lasts: number) => {
    say(`playing ${rate} commands a second …`);
    const stop = drive(url, playing, figures, random, rate);
    await seconds(warmup);
    const spent = await spending(url, figures, lasts);
    stop();
    await seconds(1);
    return spent;
  };
  const sending = values.files === undefined ? null : await sendFiles(url, Number(values.files));
  const steady = await play(Number(values.rate), Number(values.warmup), Number(values.seconds));
  const files = (await sending?.stop()) ?? null;
  const burst = values.burst ? await play(BURST.rate, 0, BURST.seconds) : null;
  await Promise.all(playing.map((match) => match.leave()));
  return { idle, steady, files, burst };
}

/** How long each of the files took that are sent meanwhile. */
async function sendFiles(url: string, rows: number) {
  const took = new Samples();
  const sender = new Worker(new URL('sender.ts', import.meta.url), {
    workerData: { url, rows } satisfies Sender,
  });
  sender.on('message', (ms: number) => took.add(ms));
  // A first one says that the match has been made and is taken.
  await once(sender, 'message');
  return {
    async stop() {
      await sender.terminate();
      return { rows, sent: took.count, tookMs: percentiles(took) };
    },
  };
}

/** What the server spends on play during the next so many seconds. */
async function spending(url: string, figures: Figures, lasts: number) {
  figures.ack.clear();
  figures.everywhere.clear();
  figures.done = 0;
  figures.refused = 0;
  figures.failed = 0;
  const before = await costs('costs');
  const sentBefore = await sentBytes(url);
  const began = performance.now();
  await seconds(lasts);
  const after = await costs('costs');
  const took = (performance.now() - began) / 1000;
  const sent = (await sentBytes(url)) - sentBefore;
  const { done, refused, failed } = figures;
  return {
    seconds: round(took),
    commandsPerSecond: round(done / took),
    refused,
    failed,
    ackMs: percentiles(figures.ack),
    everywhereMs: percentiles(figures.everywhere),
    cpuMsPerCommand: round((after.cpuMs - before.cpuMs) / done),
    bytesSentPerCommand: Math.round(sent / done),
    eventLoopLagP99Ms: round(after.lagP99Ms),
    rssMb: round(after.rss / 1024 / 1024),
  };
}

async function sentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^oubliette_sent_bytes_total (\d+)/m.exec(text)?.[1]);
}

/**
 * The cost of an idle client and of an idle table: the slope from some to many. What the first one needs, and
 * room for young objects, do not count.
 */
async function weighIdle(url: string) {
  const watched = await openTable(url, { ...CLASSIC, begin: true, others: 'bots', seats: ['barbarian'] });
  const [opener] = await Client.enter(url, watched);
  const invited = await opener.ask({ t: 'invite', to: 'watch' });
  if (invited.t !== 'link') throw new Error('no invitation to watch');
  const link = { table: watched.table, secret: invited.secret };
  const connections = await slope(IDLE_CONNECTIONS, async () => (await Client.enter(url, link))[0]);
  const tables = await slope(IDLE_TABLES, async () => {
    const opened = await openTable(url, { ...CLASSIC, begin: true, seats: ALL_SEATS });
    return (await Client.enter(url, opened))[0];
  });
  await Promise.all([opener, ...connections.clients, ...tables.clients].map((client) => client.leave()));
  return { connection: connections.bytes, table: tables.bytes - connections.bytes };
}

/** Bytes for each of so many more, after as many. */
async function slope(count: number, enter: () => Promise<Client>) {
  const clients: Client[] = [];
  const more = async () => {
    for (let index = 0; index < count; index += 1) clients.push(await enter());
    return (await costs('weigh')).rss;
  };
  const some = await more();
  return { bytes: ((await more()) - some) / count, clients };
}

async function openAll(url: string, figures: Figures, random: () => number): Promise<BenchMatch[]> {
  const playing: BenchMatch[] = [];
  let begun = 0;
  const lane = async () => {
    while (begun < matches) {
      begun += 1;
      playing.push(await BenchMatch.open(url, perMatch, figures, random));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return playing;
}

/** Spreads the commands evenly over time; a match that ends is followed by another. */
function drive(
  url: string,
  playing: BenchMatch[],
  figures: Figures,
  random: () => number,
  rate: number,
): () => void {
  const start = performance.now();
  let given = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; given < due; given += 1) {
      const index = given % playing.length;
      const match = playing[index];
      if (match === undefined) continue;
      if (!match.isOver) void match.act();
      else void replace(url, playing, index, figures, random);
    }
  }, 2);
  return () => clearInterval(timer);
}

async function replace(
  url: string,
  playing: BenchMatch[],
  index: number,
  figures: Figures,
  random: () => number,
): Promise<void> {
  if (replacing.has(index)) return;
  replacing.add(index);
  await playing[index]?.leave();
  playing[index] = await BenchMatch.open(url, perMatch, figures, random);
  replacing.delete(index);
}

function report({ idle, steady, files, burst }: Awaited<ReturnType<typeof measure>>): void {
  const result = {
    seed: Number(values.seed),
    tables: matches,
    connections: matches * perMatch,
    ...steady,
    bytesPerIdleConnection: Math.round(idle.connection),
    bytesPerIdleTable: Math.round(idle.table),
    ...(files === null ? {} : { files }),
    ...(burst === null ? {} : { burst }),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else for (const line of lines(result)) process.stdout.write(`${line}\n`);
}

function* lines(result: Record<string, unknown>): Generator<string> {
  for (const [name, value] of Object.entries(result)) yield `${name.padEnd(24)} ${JSON.stringify(value)}`;
}

function percentiles(samples: Samples) {
  return {
    p50: round(samples.percentile(50)),
    p99: round(samples.percentile(99)),
    'p99.9': round(samples.percentile(99.9)),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, count * 1000);
  });
}

function say(text: string): void {
  if (!values.json) process.stderr.write(`${text}\n`);
}

/** The same commands for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
