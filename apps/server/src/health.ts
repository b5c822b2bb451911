/** Whether the server is alive, whether it can store its data, and what it counts. */
import type { FastifyInstance } from 'fastify';
import type { Disk } from './disk.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Rejects if a write would fail now. */
  readonly probe: () => Promise<void>;
  readonly disk: Disk;
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
  readonly now: () => number;
}

/** The store is tried at most so often, however often it is asked about. */
const PROBE_MS = 1000;

export function addHealth(app: FastifyInstance, { probe, disk, metrics, isClosing, now }: Health): void {
  let probed: { readonly at: number; readonly works: Promise<boolean> } | null = null;
  const storeWorks = (): Promise<boolean> => {
    if (probed === null || now() - probed.at > PROBE_MS)
      probed = {
        at: now(),
        works: probe().then(
          () => true,
          () => false,
        ),
      };
    return probed.works;
  };

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    done();
  });

  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const [store, room, open] = [await storeWorks(), disk.hasRoom, !isClosing()];
    return reply.code(store && room && open ? 200 : 503).send({ store, disk: room, open });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
