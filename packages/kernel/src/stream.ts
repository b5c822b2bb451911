/** A keyed stream of dice: without the key the next one cannot be guessed. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock } from './chacha.ts';
import type { Dice, Die, Face } from './dice.ts';

/** The position of a stream: plain data, enough to go on from here. */
export interface StreamState {
  /** 256 bits, as 64 hexadecimal digits. */
  readonly key: string;
  /** How many 32-bit words have been drawn. */
  readonly drawn: number;
  /** Streams of one key on different lanes are unrelated. Absent: lane 0. */
  readonly lane?: number;
}

export interface Stream extends Dice {
  /** A whole number from 0 to `bound` - 1, every one equally likely. */
  below(bound: number): number;
  state(): StreamState;
}

/** The key for a seed people can read and type. */
export function keyFromSeed(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

export function streamFromSeed(seed: string): Stream {
  return stream({ key: keyFromSeed(seed), drawn: 0 });
}

export function stream(from: StreamState): Stream {
  const key = keyWords(from.key);
  const lane = from.lane ?? 0;
  if (!Number.isSafeInteger(lane) || lane < 0)
    throw new RangeError(`a lane is a whole number from 0, not ${lane}`);
  const [low, high] = [lane >>> 0, Math.floor(lane / 2 ** 32)];
  const block = new Uint32Array(16);
  let drawn = from.drawn;
  let loaded = -1;

  function word(): number {
    const wanted = Math.floor(drawn / 16);
    if (wanted !== loaded) {
      chachaBlock(key, wanted >>> 0, [Math.floor(wanted / 2 ** 32), low, high], block);
      loaded = wanted;
    }
    const drawnWord = block[drawn % 16]!;
    drawn += 1;
    return drawnWord;
  }

  function below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
      throw new RangeError(`a stream draws below a whole number from 1 to 2^32, not below ${bound}`);
    // Words at or above the largest multiple of the bound would favour small numbers: draw again.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let candidate = word();
    while (candidate >= limit) candidate = word();
    return candidate % bound;
  }

  return {
    below,
    roll: <F extends Face>(die: Die<F>) => die.faces[below(die.faces.length)]!,
    state: () => ({ ...from, drawn }),
  };
}

function keyWords(key: string): Uint32Array {
  const bytes = hexToBytes(key);
  if (bytes.length !== 32)
    throw new Error(`a stream's key has 64 hexadecimal digits, this one has ${key.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
}
