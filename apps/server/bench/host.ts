/** The server of the bench, in its own process: tells its parent its address and its costs. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../src/server.ts';
import type { Costs, FromHost, ToHost } from './messages.ts';

const RESOLUTION_MS = 5;
const many = { burst: 1_000_000, perSecond: 100_000 };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
lag.enable();

const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir: process.argv[2] ?? 'data',
  client: null,
  // All clients of the bench come from one address, and as fast as they can.
  limits: {
    connectionsPerAddress: 10_000,
    upgradesPerAddress: many,
    tablesPerAddress: many,
    tablesPerAddressDaily: many,
    requestsPerAddress: many,
    filesPerAddress: many,
  },
  complain: (what, error) => console.error(what, error),
});

function costs(): Costs {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const lagMs = Math.max(0, lag.percentile(99) / 1e6 - RESOLUTION_MS);
  return { cpuMs: (user + system) / 1000, rss, heap: heapUsed + external, lagP99Ms: lagMs };
}

process.on('message', (message: ToHost) => {
  if (message === 'stop') {
    void server.close().then(() => process.exit(0));
    return;
  }
  if (message === 'weigh') collect();
  process.send?.({ t: 'costs', ...costs() } satisfies FromHost);
  lag.reset();
});
// A dead bench leaves no server behind.
process.on('disconnect', () => process.exit(1));
process.send?.({ t: 'open', url: server.url } satisfies FromHost);
