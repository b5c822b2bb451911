/** The client's files, and what browsers may do with them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  // Where 'self' is http, it is ws too.
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Files named by their content never change; all others are requested again. */
const HASHED = /\/assets\/.*-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
}

/** `folder` holds the built client; without one only the API is served. `base` is its path. */
export async function addClient(app: FastifyInstance, folder: string | null, base: string): Promise<void> {
  const page = folder === null ? null : pageIn(folder, base);
  const sendPage = (reply: FastifyReply): FastifyReply =>
    page === null
      ? notBuilt(reply)
      : reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  if (folder !== null && page !== null) {
    app.get('/', (_request, reply) => sendPage(reply));
    app.get('/index.html', (_request, reply) => sendPage(reply));
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders: (reply, path) => {
        const kept = HASHED.test(path.replaceAll('\\', '/'));
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request))
      return reply.code(404).send(problem('there is nothing here', 'see docs/protocol.md'));
    return sendPage(reply);
  });
}

/** The page, with its addresses below the base; null if it is not built. */
function pageIn(folder: string, base: string): string | null {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('="./', `="${base}`);
  } catch {
    return null;
  }
}

/** A browser opened an address: the client finds its own way from there. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The client has not been built yet: stop the server and start it with "npm start".\n');
}
