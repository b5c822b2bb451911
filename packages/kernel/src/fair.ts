/** Dice that everyone can check afterwards: drawn from a secret fixed beforehand and the players' words. */
import { canonical, hashText } from './canonical.ts';
import { stream } from './stream.ts';
import type { Stream } from './stream.ts';

export interface Fair {
  /** Shown before the players chose their words, so that the secret could not be chosen after them. */
  readonly fingerprint: string;
  /** 256 bits, as 64 hexadecimal digits. */
  readonly secret: string;
  /** The words of the players, in this order. */
  readonly words: readonly Word[];
  /** How many rows at the start were played elsewhere, with other dice. */
  readonly after: number;
}

export interface Word {
  readonly member: string;
  readonly text: string;
}

/** The SHA-256 of the secret's 64 digits, as text: `printf %s SECRET | sha256sum` says the same. */
export function fingerprintOf(secret: string): string {
  return hashText(secret);
}

/** The key of the dice: the SHA-256 of the JSON text `["SECRET","word","word"]`, in UTF-8 and without spaces. */
export function diceKey(secret: string, words: readonly Word[]): string {
  return hashText(canonical([secret, ...words.map(({ text }) => text)]));
}

/**
 * The dice of a command, by the number of moments before it; the start's are those of moment 0. Each moment
 * has its own lane, so nothing must be remembered, and a command taken back and tried again rolls the same.
 */
export function fairDice(key: string, moments: number): Stream {
  return stream({ key, drawn: 0, lane: moments });
}
