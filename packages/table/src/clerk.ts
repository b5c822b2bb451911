/** Replays long histories for a host in another thread, so that no other table waits. */
import type { MatchFile } from '@oubliette/kernel';
import type { Shelf } from './box.ts';
import { fileOf } from './fileOf.ts';
import { loadStanding, openHeading } from './load.ts';
import { replayPast } from './past.ts';
import { makeSnapshot } from './snapshot.ts';
import type { Open, RowTold } from './standing.ts';
import { Damage } from './store.ts';
import type { Snapshot, Store } from './store.ts';

/** Each may throw `Damage`. */
export interface Clerk {
  /** A snapshot of the table's last row, ignoring older ones. */
  snapshot(table: string): Promise<Snapshot>;
  /** The last `most` rows before row `before`, told again, in pieces. */
  past(table: string, before: number, most: number): AsyncIterable<readonly RowTold[]>;
}

/** What a clerk does, in any thread. */
export class Desk {
  readonly #store: Store;
  readonly #shelf: Shelf;

  constructor(store: Store, shelf: Shelf) {
    this.#store = store;
    this.#shelf = shelf;
  }

  async snapshot(table: string): Promise<Snapshot> {
    const open = await this.#open(table);
    const { standing, recent, before } = await loadStanding(this.#store, open);
    return makeSnapshot(standing, before, recent);
  }

  async past(table: string, before: number, most: number): Promise<readonly RowTold[]> {
    return replayPast(this.#store, await this.#open(table), before, most);
  }

  /** Null before the match has begun. */
  async file(table: string): Promise<MatchFile | null> {
    const open = await this.#open(table);
    return fileOf(this.#store, open, (await loadStanding(this.#store, open)).standing);
  }

  async #open(table: string): Promise<Open> {
    const heading = await this.#store.heading(table);
    if (heading === null) throw new Damage(table, 0, 'there is no such table');
    return openHeading(this.#shelf, heading);
  }
}
