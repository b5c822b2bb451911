/** Which pages may speak to the server: its own, and configured ones. */

/**
 * A browser always names the page a request comes from; other programs name none and are let in, because no
 * cookie allows anything here: without a link a client can do nothing, whatever page sent it.
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
