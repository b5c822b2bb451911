/** What reaches the terminal: our own colours, and otherwise only what may be printed. */
import { printableLines } from '@oubliette/words';

const ESCAPE = '\u001b';
/** Colours and weights, as `style.ts` makes them. */
const COLOUR = new RegExp(String.raw`${ESCAPE}\[[\d;]*m`, 'gu');

/** Names and titles come from strangers' files: none moves the cursor, sets a title or reverses a line. */
export function terminalSafe(text: string): string {
  // Most text has nothing to remove.
  if (/^[\n -~\u00a0-\u02ff]*$/u.test(text)) return text;
  const colours = text.match(COLOUR) ?? [];
  return text
    .split(COLOUR)
    .map((piece, index) => `${printableLines(piece)}${colours[index] ?? ''}`)
    .join('');
}

const raw = new WeakMap<NodeJS.WriteStream, NodeJS.WriteStream>();

/** Makes all further text on the stream safe; call it once for each. */
export function guard(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: unknown, ...rest: unknown[]) => boolean;
  raw.set(stream, Object.create(stream, { write: { value: write } }) as NodeJS.WriteStream);
  stream.write = (text: unknown, ...rest: unknown[]): boolean =>
    write(typeof text === 'string' ? terminalSafe(text) : text, ...rest);
}

/** For output that moves the cursor itself: the line being typed, a cleared screen. */
export function unguarded(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  return raw.get(stream) ?? stream;
}
