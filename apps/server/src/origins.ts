/** Which pages may speak to the server: its own, and those it was told of. */

/**
 * A browser always says which page a request comes from; programs that are no browser say nothing and are let in, because
 * nothing here is allowed to anybody by a cookie: who has no link can do nothing, whatever page sent them.
 */
export function isWelcome(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Anything beyond scheme, host and port is no origin: `http://us@them`, `http://us/.them`.
  if (page.origin !== origin || !['http:', 'https:'].includes(page.protocol)) return false;
  return page.host === host.toLowerCase();
}
