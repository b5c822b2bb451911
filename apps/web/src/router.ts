/** Where in the app one is: addresses to routes and back. The secret of a link stays behind the #, which no server sees. */
import { useEffect, useSyncExternalStore } from 'react';
import { withBase, withoutBase } from './base.ts';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string; readonly secret: string }
  | { readonly at: 'watch'; readonly table: string; readonly secret: string }
  | { readonly at: 'join'; readonly table: string; readonly secret: string }
  | { readonly at: 'campaign'; readonly table: string; readonly secret: string }
  | { readonly at: 'rules'; readonly rule: string | null }
  /** Without a table: a match file that is opened there. */
  | {
      readonly at: 'replay';
      readonly table: string | null;
      readonly secret: string;
      /** The row to show. */
      readonly seq: number | null;
    }
  /** `what` is the rest of the path. */
  | {
      readonly at: 'print';
      readonly what: readonly string[];
      readonly secret: string;
      readonly query: Readonly<Record<string, string>>;
    }
  | { readonly at: 'credits' }
  | { readonly at: 'notFound'; readonly path: string };

export type RouteAt<At extends Route['at']> = Extract<Route, { at: At }>;

const ID = /^[\w-]{1,40}$/;

/** `address` is a path with what may follow it: `/t/abc?x=1#secret`. */
export function parseRoute(address: string): Route {
  const url = new URL(withoutBase(address), 'https://table.invalid');
  const secret = url.hash.slice(1);
  const [first = '', ...rest] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [second] = rest;
  const notFound: Route = { at: 'notFound', path: url.pathname };
  if (first === '') return { at: 'lobby' };
  if (first === 'print')
    return { at: 'print', what: rest, secret, query: Object.fromEntries(url.searchParams) };
  if (rest.length > 1) return notFound;
  switch (first) {
    case 't':
      return named(second) ? { at: 'table', table: second, secret } : notFound;
    case 'watch':
    case 'join':
    case 'campaign':
      return named(second) ? { at: first, table: second, secret } : notFound;
    case 'rules':
      return { at: 'rules', rule: second ?? null };
    case 'replay':
      return { at: 'replay', table: second ?? null, secret, seq: wholeNumber(url.searchParams.get('at')) };
    case 'credits':
      return second === undefined ? { at: 'credits' } : notFound;
    default:
      return notFound;
  }
}

export function makePath(route: Route): string {
  return withBase(pathOf(route));
}

function pathOf(route: Route): string {
  switch (route.at) {
    case 'lobby':
      return '/';
    case 'table':
      return `/t/${route.table}${hash(route.secret)}`;
    case 'watch':
    case 'join':
    case 'campaign':
      return `/${route.at}/${route.table}${hash(route.secret)}`;
    case 'rules':
      return route.rule === null ? '/rules' : `/rules/${encodeURIComponent(route.rule)}`;
    case 'replay': {
      const at = route.seq === null ? '' : `?at=${route.seq}`;
      return `/replay${route.table === null ? '' : `/${route.table}`}${at}${hash(route.secret)}`;
    }
    case 'print': {
      const query = new URLSearchParams(route.query).toString();
      const path = ['/print', ...route.what.map(encodeURIComponent)].join('/');
      return `${path}${query === '' ? '' : `?${query}`}${hash(route.secret)}`;
    }
    case 'credits':
      return '/credits';
    case 'notFound':
      return route.path;
  }
}

/**
 * What stands in the address bar. A replay or a print is shown to others, and its address copied from there: the secret,
 * which is a chair at the table, stays in the history's own memory.
 */
export function shownPath(route: Route): string {
  return makePath(isShownToOthers(route) ? { ...route, secret: '' } : route);
}

function isShownToOthers(route: Route): route is RouteAt<'replay' | 'print'> {
  return route.at === 'replay' || route.at === 'print';
}

/** Goes there; `replace` leaves no way back to where one was. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const memory = isShownToOthers(route) && route.secret !== '' ? { secret: route.secret } : null;
  if (how === 'push') history.pushState(memory, '', shownPath(route));
  else history.replaceState(memory, '', shownPath(route));
  for (const tell of listeners) tell();
}

/** An address as it came, with the secret that the history remembers for it. */
export function routeAt(address: string, remembered: string): Route {
  const route = parseRoute(address);
  return isShownToOthers(route) && route.secret === '' ? { ...route, secret: remembered } : route;
}

export function useRoute(): Route {
  const route = useSyncExternalStore(subscribe, current);
  // A link that brought a secret along has done its work.
  useEffect(() => {
    if (isShownToOthers(route) && location.hash !== '') go(route, 'replace');
  }, [route]);
  return route;
}

const listeners = new Set<() => void>();
let known: { readonly address: string; readonly secret: string; readonly route: Route } | null = null;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}

/** The same object as long as the address is the same. */
function current(): Route {
  const address = location.pathname + location.search + location.hash;
  const { secret = '' } = (history.state ?? {}) as { readonly secret?: string };
  if (known?.address !== address || known.secret !== secret)
    known = { address, secret, route: routeAt(address, secret) };
  return known.route;
}

function named(id: string | undefined): id is string {
  return id !== undefined && ID.test(id);
}

function hash(secret: string): string {
  return secret === '' ? '' : `#${secret}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A part of a path that is no text at all stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
