/**
 * The service worker: the app without a network. The build writes its list of files into it. A new one waits
 * until no tab uses the old one, or until a player in the lobby asks for it.
 */
import { isUse, outworn, planFor, prefixOf } from './plan.ts';

/** The parts of a service worker's scope used here, which the page's types lack. */
interface Scope {
  readonly location: Location;
  readonly registration: { readonly active: unknown };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void;
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
declare const BUILD_OF_THIS_APP: {
  readonly revision: string;
  readonly files: readonly string[];
  /** Cached only once used: quests, which are long and full of spoilers. */
  readonly later: readonly string[];
};

const PATIENCE_MS = 4000;

/** The app's path is that of this file. */
const PAGE = new URL('./', self.location.href).pathname;
const below = (path: string): string => `${PAGE}${path.slice(1)}`;
const { revision } = BUILD_OF_THIS_APP;
const files = BUILD_OF_THIS_APP.files.map(below);
const later = BUILD_OF_THIS_APP.later.map(below);
const prefix = prefixOf(PAGE);
const cacheName = prefix + revision;
const paths = new Set([...files, ...later]);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (data === 'takeOver') void self.skipWaiting();
  if (isUse(data)) event.waitUntil(keepUsed(data.used));
});

self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin, paths, PAGE);
  if (plan === 'page') event.respondWith(page(event.request));
  if (plan === 'file') event.respondWith(file(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((path) => new Request(path, { cache: 'reload' })));
  for (const path of later) {
    const used = await kept(path);
    if (used !== undefined) await cache.put(path, used);
  }
  // Nobody uses an older one: start at once.
  if (!self.registration.active) await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of outworn(await caches.keys(), cacheName, prefix)) await caches.delete(name);
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return answer;
  } catch {
    // No network, or too slow a one.
  }
  return (await kept(PAGE)) ?? (await fetch(request));
}

async function file(request: Request): Promise<Response> {
  const found = await kept(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

/** Caches what a page loaded before the worker existed. */
async function keepUsed(used: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of later)
    if (used.includes(path) && (await kept(path)) === undefined) await cache.add(path);
}

/** A file is the same for everyone, whatever its Vary header says. */
function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}
