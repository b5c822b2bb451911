/** Serves Oubliette until stopped: the environment says how, as settings.ts reads it. */
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_IDS } from '@oubliette/shelf';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { BadSetting, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** What a data folder that cannot be made or written answers; under /proc nothing can be made. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'];
/** npm passes on a Ctrl-C that the terminal has sent us already: two signals at once are one. */
const SAME_SIGNAL_MS = 500;
const PARENT_MS = 500;

const CLIENT = EXAMPLE_IDS.length > 0 ? '../../../node_modules/.cache/client-examples' : '../../web/dist';
const client = fileURLToPath(new URL(CLIENT, import.meta.url));

try {
  const settings = readSettings(process.env, process.cwd());
  const server = await startServer({ ...settings, client, complain });
  const stop = stopper(server);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent(stop);
  for (const line of greeting(server.url, settings)) console.log(line);
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

/** The first signal lets everything finish; the second does not wait. */
function stopper(server: RunningServer): () => void {
  let since: number | null = null;
  return () => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    since = performance.now();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain('the server could not stop as it should', error);
        process.exit(1);
      },
    );
  };
}

/** npm runs us in a shell that passes no signal on: when the shell is gone, so is our starter. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_MS);
  watch.unref();
}

function* greeting(url: string, { host }: Settings): Generator<string> {
  const { port } = new URL(url);
  const everywhere = host === '0.0.0.0' || host === '::';
  yield `Oubliette is open at ${everywhere ? `http://localhost:${port}` : url}`;
  if (everywhere)
    for (const address of ownAddresses()) yield `For others on your network: http://${address}:${port}`;
  yield 'Press Ctrl-C to stop: every move is already saved.';
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

function complain(what: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${new Date().toISOString()} ${what}: ${detail}`);
}

function inWords(error: unknown): string {
  if (error instanceof BadSetting) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const port = Number(process.env['PORT'] ?? 3000);
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES' && message.includes('listen'))
    return 'This port needs more rights than you have. Choose one above 1023, such as PORT=3000.';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is no address of this machine. Leave it out, or give HOST=0.0.0.0 for everyone on your network.';
  if (code !== undefined && UNWRITABLE.includes(code))
    return `The data folder cannot be written (${message}). Choose another: DATA_DIR=/path npm start`;
  return message;
}
