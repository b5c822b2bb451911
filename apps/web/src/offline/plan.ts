/** What the service worker does with a request, and which caches it keeps. */

export type Plan =
  /** Not ours: the browser does as if there were no service worker. */
  | 'pass'
  /** A page: from the network, or as it was kept. */
  | 'page'
  /** A file of the build, which never changes: as it was kept. */
  | 'file';

interface Wanted {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Tables and sockets are never touched. */
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

/** A page tells its worker which files it has loaded already. */
export interface Use {
  readonly used: readonly string[];
}

export function isUse(message: unknown): message is Use {
  return typeof message === 'object' && message !== null && Array.isArray((message as Partial<Use>).used);
}

const CACHE_PREFIX = 'oubliette-';

/** Apps below other paths of the same host have caches of their own. */
export function prefixOf(base: string): string {
  return base === '/' ? CACHE_PREFIX : `oubliette@${base}-`;
}

/**
 * Caches that may go once `current` is in use. The one before it stays: a game in another tab may still be
 * played with its files. `names` are in the order the caches were made.
 */
export function outworn(names: readonly string[], current: string, prefix = CACHE_PREFIX): readonly string[] {
  const older = names.filter((name) => name.startsWith(prefix) && name !== current);
  return older.slice(0, -1);
}
