/** The server: a store, its tables, their computer players, and the way to them over HTTP and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyWebsocket from '@fastify/websocket';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { Damage, Tables } from '@oubliette/table';
import type { Keeping } from '@oubliette/table';
import { claimFolder, isDiskFault, openSqliteStore } from '@oubliette/table/node';
import type { Claim, SqliteStore } from '@oubliette/table/node';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import wsPackage from 'ws/package.json' with { type: 'json' };
import { addApi } from './api.ts';
import { BotPool } from './bots/pool.ts';
import { Clerks } from './clerks/clerks.ts';
import { addClient, addSecurityHeaders } from './client.ts';
import { wsFault } from './demands.ts';
import { Disk } from './disk.ts';
import { cut } from './echo.ts';
import { Expiry } from './expiry.ts';
import { Guesses } from './guesses.ts';
import { addHealth } from './health.ts';
import { LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { NOT_SAVED, problem } from './problems.ts';
import type { Problems } from './problems.ts';
import { Sockets } from './sockets.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where tables are kept. */
  readonly dataDir: string;
  /** The folder of the built client; null serves none. */
  readonly client: string | null;
  /** The path a proxy serves this server under, with a slash at both ends; `/` without one. */
  readonly base?: string;
  /** Pages from elsewhere that may speak to this server, as `https://example.org`. */
  readonly origins?: readonly string[];
  /** Proxies trusted for the client's address. */
  readonly proxies?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly botWorkers?: number;
  /** How long tables without play are kept. */
  readonly keeping?: Keeping;
  /** With less room on the disk no table is opened, and the server is not ready. */
  readonly leastFreeBytes?: number;
  /** Reports an internal fault: never a secret. */
  readonly complain?: (what: string, error: unknown) => void;
}

export interface RunningServer {
  readonly url: string;
  /** Finishes running work, says goodbye, and closes the store. */
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Half a year, and a year for what is over. */
export const KEEPING: Keeping = { unfinishedMs: 180 * DAY_MS, finishedMs: 365 * DAY_MS };
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;

const TABLES_FILE = 'tables.sqlite';

const now = (): number => performance.now();

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const fault = wsFault(wsPackage.version);
  if (fault !== null) throw new Error(fault);
  const limits = { ...LIMITS, ...options.limits };
  const complain = options.complain ?? (() => undefined);
  const shelf = await makeShelf(questLibraries());
  const claim = claimFolder(options.dataDir);
  const store = openClaimed(claim, options.dataDir);
  const bots = new BotPool({
    complain,
    ...(options.botWorkers === undefined ? {} : { workers: options.botWorkers }),
  });
  const keeping = options.keeping ?? KEEPING;
  const clerks = new Clerks(join(options.dataDir, TABLES_FILE), limits.clerks);
  const hosting = new Tables({
    store,
    shelf,
    bots,
    clerk: clerks,
    keeping,
    now: Date.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    complain,
  });
  const metrics = new Metrics(() => hosting.count());
  const guesses = new Guesses(limits);
  const origins = options.origins ?? [];
  const sockets = new Sockets({ hosting, limits, guesses, metrics, now, complain }, origins);
  const disk = new Disk(options.dataDir, options.leastFreeBytes ?? LEAST_FREE_BYTES, now);
  const expiry = new Expiry({ store, hosting, keeping, now: Date.now, elapsed: now, complain });
  expiry.start();
  let closing: Promise<void> | null = null;

  const base = options.base ?? '/';
  const app = makeApp(limits, options.proxies ?? [], base, complain);
  await app.register(fastifyWebsocket, {
    options: socketOptions(limits),
    errorHandler: ignore,
    preClose: asIs,
  });
  addSecurityHeaders(app);
  addHealth(app, { probe: () => store.probe(), disk, metrics, isClosing: () => closing !== null, now });
  sockets.addTo(app);
  addApi(app, { hosting, clerks, disk, limits, guesses, origins, now });
  await addClient(app, options.client, base);

  const close = async (): Promise<void> => {
    expiry.stop();
    sockets.stopListening();
    await hosting.close();
    await sockets.close();
    await app.close();
    await bots.close();
    await clerks.close();
    await store.close();
    claim.release();
    metrics.close();
  };
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: urlOf(app, options.host),
    close: () => (closing ??= close()),
  };
}

function openClaimed(claim: Claim, dataDir: string): SqliteStore {
  try {
    return openSqliteStore(join(dataDir, TABLES_FILE));
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** Protocol errors: the socket has already told the client why, and closes by itself. */
function ignore(): void {
  /* not counted, harmless */
}

/** `Sockets` closes connections, after running work. */
function asIs(done: () => void): void {
  done();
}

function socketOptions(limits: Limits) {
  // The types do not know the newer limits yet.
  const newer = { maxBufferedChunks: 1024, closeTimeout: 2000 };
  return {
    maxPayload: limits.frameBytes,
    maxFragments: 16,
    perMessageDeflate: false,
    clientTracking: false,
    ...newer,
  };
}

function makeApp(
  limits: Limits,
  proxies: readonly string[],
  base: string,
  complain: (what: string, error: unknown) => void,
): FastifyInstance {
  const app = Fastify({
    logger: false,
    rewriteUrl: ({ url = '/' }) => belowBase(url, base),
    bodyLimit: limits.bodyBytes,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    trustProxy: proxies.length === 0 ? false : [...proxies],
    http: { maxHeaderSize: 8192, headersTimeout: 5000, connectionsCheckingInterval: 1000 },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: FastifyError | Damage, _request, reply) => {
    if (error instanceof Damage) return reply.code(409).send(parked(error));
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .send(
          problem(
            WORDS[status] ?? 'this request cannot be read',
            'send JSON as docs/protocol.md has it',
            status === 413 ? 'tooLarge' : 'unreadable',
          ),
        );
    complain('a request could not be dealt with', error);
    if (isDiskFault(error)) return reply.code(503).header('retry-after', '60').send(NOT_SAVED);
    return reply.code(500).send(problem('something went wrong here', 'try again', 'broken'));
  });
  return app;
}

/** The answer for such a table on sockets too; the server's log has it already. */
function parked({ message }: Damage): Problems {
  return problem(cut(message, 140), 'open it with the program it was played with', 'parked');
}

/** Some proxies remove the path before they pass a request on, some do not. */
function belowBase(url: string, base: string): string {
  if (base === '/') return url;
  if (url === base.slice(0, -1)) return '/';
  return url.startsWith(base) ? `/${url.slice(base.length)}` : url;
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'this is not the JSON that was expected',
  413: 'this is too large',
  415: 'requests are made in JSON',
};

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
