/** What the server counts, in Prometheus format. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of the process, of which there is one for any number of servers. */
let ofProcess: Registry | null = null;

function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** The event loop is checked for delay every so many milliseconds. */
const RESOLUTION_MS = 10;

export type Counted = () => { readonly tables: number; readonly visitors: number };

export class Metrics {
  readonly #registry = new Registry();
  readonly #lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly commands: Counter<'result'>;
  readonly latency: Histogram;
  readonly sentBytes: Counter;
  readonly slowReaders: Counter;
  readonly refusedFrames: Counter<'why'>;
  readonly requests: Counter<'route' | 'status'>;

  constructor(count: Counted) {
    const registers = [this.#registry];
    this.commands = new Counter({
      name: 'oubliette_commands_total',
      help: 'Requests answered by tables, by how.',
      labelNames: ['result'],
      registers,
    });
    this.latency = new Histogram({
      name: 'oubliette_ack_seconds',
      help: 'From a request on a socket to its answer, which comes after the write to disk.',
      buckets: LATENCIES,
      registers,
    });
    this.sentBytes = new Counter({
      name: 'oubliette_sent_bytes_total',
      help: 'Bytes of messages sent to clients.',
      registers,
    });
    this.slowReaders = new Counter({
      name: 'oubliette_slow_readers_dropped_total',
      help: 'Connections closed because they did not read.',
      registers,
    });
    this.refusedFrames = new Counter({
      name: 'oubliette_refused_frames_total',
      help: 'Frames and connections turned away before anything was carried out, by why.',
      labelNames: ['why'],
      registers,
    });
    this.requests = new Counter({
      name: 'oubliette_http_requests_total',
      help: 'HTTP requests, by route and status.',
      labelNames: ['route', 'status'],
      registers,
    });
    this.#gauges(count);
    this.#lag.enable();
  }

  #gauges(count: Counted): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('oubliette_tables', 'Tables in memory.', () => count().tables);
    gauge('oubliette_visitors', 'Connected clients.', () => count().visitors);
    gauge('oubliette_event_loop_lag_p99_seconds', 'Since it was last asked for.', () => this.#lagSince());
  }

  #lagSince(): number {
    const seconds = Math.max(0, this.#lag.percentile(99) / 1e9 - RESOLUTION_MS / 1000);
    this.#lag.reset();
    return seconds;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return Registry.merge([processRegistry(), this.#registry]).metrics();
  }

  close(): void {
    this.#lag.disable();
  }
}
