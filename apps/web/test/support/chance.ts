/** Pinned randomness: a table's host draws its secret from it, so that every run has the same dice. */

/** Runs in the page before its scripts, and before the server. */
export function pinChance(luck: number): void {
  let state = luck;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      bytes[at] = state >>> 16;
    }
    return array;
  };
}
