/** How the service worker handles a request, and which caches it keeps. */

export type Plan =
  /** Not ours: left to the browser. */
  | 'pass'
  /** A page: from the network, or else from the cache. */
  | 'page'
  /** A file of the build, which never changes: from the cache. */
  | 'file';

interface Wanted {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Tables and sockets bypass the worker. */
const NEVER = /^\/(?:api|ws)(?:\/|$)/;

/** `base` is the path the app lies under. */
export function planFor(
  { method, mode, url }: Wanted,
  origin: string,
  files: ReadonlySet<string>,
  base = '/',
): Plan {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || !pathname.startsWith(base)) return 'pass';
  if (NEVER.test(`/${pathname.slice(base.length)}`)) return 'pass';
  if (mode === 'navigate') return 'page';
  return files.has(pathname) ? 'file' : 'pass';
}

/** A page tells its worker which files it has already loaded. */
export interface Use {
  readonly used: readonly string[];
}

export function isUse(message: unknown): message is Use {
  return typeof message === 'object' && message !== null && Array.isArray((message as Partial<Use>).used);
}

const CACHE_PREFIX = 'oubliette-';

/** Apps at other paths of the same host have their own caches. */
export function prefixOf(base: string): string {
  return base === '/' ? CACHE_PREFIX : `oubliette@${base}-`;
}

/**
 * Caches that may go once `current` is in use. The previous one stays: a game in another tab may still need
 * its files. `names` are in the order the caches were made.
 */
export function outworn(names: readonly string[], current: string, prefix = CACHE_PREFIX): readonly string[] {
  const older = names.filter((name) => name.startsWith(prefix) && name !== current);
  return older.slice(0, -1);
}
