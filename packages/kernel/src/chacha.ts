/** ChaCha20 (RFC 8439) as a stream of random 32-bit words: keyed, seekable, the same on every machine. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** One block of sixteen words for a key of eight words. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  const start = new Uint32Array(16);
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter;
  start.set(nonce, 13);
  out.set(start);
  for (let round = 0; round < 10; round += 1) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i += 1) out[i] = out[i]! + start[i]!;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a], 16);
  x[c] = x[c]! + x[d];
  x[b] = rotate(x[b]! ^ x[c], 12);
  x[a] = x[a] + x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] = x[c] + x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
