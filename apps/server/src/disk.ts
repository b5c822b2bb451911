/** Whether the disk has room for what is still to be written. */
import { statfsSync } from 'node:fs';

/** The shortest time between two checks. */
const LOOK_MS = 1000;

export class Disk {
  readonly #folder: string;
  readonly #leastBytes: number;
  readonly #now: () => number;
  #looked: { readonly at: number; readonly hasRoom: boolean } | null = null;

  constructor(folder: string, leastBytes: number, now: () => number) {
    this.#folder = folder;
    this.#leastBytes = leastBytes;
    this.#now = now;
  }

  get hasRoom(): boolean {
    const at = this.#now();
    if (this.#looked === null || at - this.#looked.at > LOOK_MS)
      this.#looked = { at, hasRoom: freeBytes(this.#folder) >= this.#leastBytes };
    return this.#looked.hasRoom;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
