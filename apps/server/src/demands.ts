/** What the server demands of the libraries between it and the network. */

/** Before it, fragments that never end pin memory. */
const LEAST_WS = [8, 21, 0];

/** Null if all is well; otherwise what is wrong, and what to do. */
export function wsFault(version: string): string | null {
  const parts = version.split('.').map(Number);
  for (const [index, least] of LEAST_WS.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return null;
    // A version that is no number is not trusted.
    if (part !== least)
      return `ws ${version} can be made to hold on to memory: ${LEAST_WS.join('.')} or later is needed. Install what package-lock.json asks for: npm ci.`;
  }
  return null;
}
