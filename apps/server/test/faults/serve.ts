/** A server for the fault tests: limits from the environment, and it reports its memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../src/server.ts';
import type { Limits } from '../../src/limits.ts';

/** What a server reports of itself on request. */
export interface Weight {
  readonly heap: number;
  readonly rss: number;
  /** What every object inherits: must never change. */
  readonly inherited: readonly string[];
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir: process.env['DATA_DIR'] ?? 'data',
  client: null,
  botWorkers: 1,
  leastFreeBytes: Number(process.env['LEAST_FREE_MB'] ?? 0) * 1024 * 1024,
  limits: JSON.parse(process.env['OUBLIETTE_LIMITS'] ?? '{}') as Partial<Limits>,
  complain: (what, error) => console.error(what, error),
});

function inherited(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).map(String),
  );
}

process.on('message', () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, rss, inherited: inherited() } satisfies Weight);
});
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
console.log(server.url);
