/** Stops the guessing of links: after too many misses an address must wait, with nothing looked up. */
import { createHash } from 'node:crypto';
import type { Link } from '@oubliette/table';
import type { Limits } from './limits.ts';
import { Buckets } from './rates.ts';

/** How many misses, and addresses with a right link, are remembered. */
const MOST_REMEMBERED = 10_000;

export class Guesses {
  readonly #byAddress: Buckets;
  readonly #byTable: Buckets;
  /** The same wrong link again tells a guesser nothing: an old bookmark costs its owner one miss. */
  readonly #missed = new Recent();
  /** Guessers do not keep out a known address at its own table. */
  readonly #known = new Recent();

  constructor(limits: Limits) {
    this.#byAddress = new Buckets(limits.missesPerAddress);
    this.#byTable = new Buckets(limits.missesPerTable);
  }

  mayTry(address: string, table: string, now: number): boolean {
    if (this.#known.has(`${table} ${address}`)) return true;
    return this.#byAddress.has(address, now) && this.#byTable.has(table, now);
  }

  missed(address: string, link: Link, now: number): void {
    const mark = createHash('sha256').update(`${address}\n${link.table}\n${link.secret}`).digest('base64');
    if (this.#missed.has(mark)) return;
    this.#missed.add(mark);
    this.#byAddress.take(address, now);
    this.#byTable.take(link.table, now);
  }

  cameIn(address: string, table: string): void {
    this.#known.add(`${table} ${address}`);
  }
}

/** The last few thousand things. */
class Recent {
  readonly #things = new Set<string>();

  has(thing: string): boolean {
    return this.#things.has(thing);
  }

  add(thing: string): void {
    this.#things.delete(thing);
    this.#things.add(thing);
    const [oldest] = this.#things;
    if (this.#things.size > MOST_REMEMBERED && oldest !== undefined) this.#things.delete(oldest);
  }
}
