/** Other people's text in our answers: only as much as helps to find the mistake. */

const MOST_BYTES = 200;
const encoder = new TextEncoder();

/** At most `bytes` bytes of it, cut between two characters. */
export function cut(text: string, bytes = MOST_BYTES): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return read === text.length ? text : `${text.slice(0, read)}…`;
}
