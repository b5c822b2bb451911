/**
 * The service worker: the app without a network. The build writes the list of its files into it. A new one
 * waits until no tab uses the old one, or until a person in the lobby asks for it.
 */
import { CACHE_PREFIX, outworn, planFor } from './plan.ts';

/** What of a service worker's world is used here: the page's own types do not have it. */
interface Scope {
  readonly location: Location;
  readonly registration: { readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
interface Lasting {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: Scope;
/** Written by plugins/serviceWorker.ts. */
declare const BUILD_OF_THIS_APP: { readonly revision: string; readonly files: readonly string[] };

const PAGE = '/';
const PATIENCE_MS = 4000;

const { revision, files } = BUILD_OF_THIS_APP;
const cacheName = CACHE_PREFIX + revision;
const paths = new Set(files);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin, paths);
  if (plan === 'page') event.respondWith(page(event.request));
  if (plan === 'file') event.respondWith(file(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((path) => new Request(path, { cache: 'reload' })));
  // Nobody uses an older one: begin at once.
  if (!self.registration.active) await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of outworn(await caches.keys(), cacheName)) await caches.delete(name);
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return answer;
  } catch {
    // No network, or none to speak of.
  }
  return (await kept(PAGE)) ?? (await fetch(request));
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? (await fetch(request));
}

/** A file is the same for everyone, whatever its server says it may vary by. */
function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}
