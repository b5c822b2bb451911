/** Messages to clients: many get the same, and each gets them in as few writes as possible. */

/** A client whose messages are held back for a moment. */
export interface Held {
  release(): void;
}

export class Outgoing {
  #framed: { readonly text: string; readonly frame: Buffer } = { text: '', frame: textFrame('') };
  #held: Held[] = [];

  /** Clients that may know the same are sent the same string in a row: its frame is made once. */
  frameOf(text: string): Buffer {
    if (text !== this.#framed.text) this.#framed = { text, frame: textFrame(text) };
    return this.#framed.frame;
  }

  /** News and the answer to its cause come right after each other: they are released together. */
  hold(held: Held): void {
    this.#held.push(held);
    if (this.#held.length === 1) process.nextTick(() => this.#release());
  }

  #release(): void {
    const all = this.#held;
    this.#held = [];
    for (const held of all) held.release();
  }
}

const TEXT = 0x81;
const SIZE_IN_2_BYTES = 126;
const SIZE_IN_8_BYTES = 127;

/** A text as a server sends it over a WebSocket: in one frame, unmasked (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = headOf(size);
  const frame = Buffer.allocUnsafe(head.length + size);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

function headOf(size: number): readonly number[] {
  if (size < SIZE_IN_2_BYTES) return [TEXT, size];
  if (size < 0x1_00_00) return [TEXT, SIZE_IN_2_BYTES, size >>> 8, size & 0xff];
  // No text is longer than 512 MiB: four bytes hold its size.
  return [
    TEXT,
    SIZE_IN_8_BYTES,
    0,
    0,
    0,
    0,
    size >>> 24,
    (size >>> 16) & 0xff,
    (size >>> 8) & 0xff,
    size & 0xff,
  ];
}
