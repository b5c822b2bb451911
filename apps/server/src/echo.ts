/** Words of others in our answers: never more of them than helps to find the mistake. */

const MOST_BYTES = 200;
const encoder = new TextEncoder();

/** At most `bytes` bytes of it, cut between two signs. */
export function cut(text: string, bytes = MOST_BYTES): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return read === text.length ? text : `${text.slice(0, read)}…`;
}
