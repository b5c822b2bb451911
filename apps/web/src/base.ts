/** Under which path of its server the app lies: `/`, or `/games/oubliette/` behind a proxy. The server writes it into the page. */

export const BASE = readBase();

function readBase(): string {
  if (typeof document === 'undefined') return '/';
  const said = document.querySelector<HTMLMetaElement>('meta[name="oubliette-base"]')?.content ?? '/';
  return said.startsWith('/') ? said : '/';
}

/** A path of ours, as it stands in an address: `/t/abc` may be `/oubliette/t/abc`. */
export function withBase(path: string, base = BASE): string {
  return `${base}${path.slice(1)}`;
}

/** The other way round; a path that is not below the base stays as it is. */
export function withoutBase(path: string, base = BASE): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** What this browser keeps is the app's own, not that of another one below the same host. */
export function keptAs(name: string, base = BASE): string {
  return base === '/' ? name : `${name}@${base}`;
}
