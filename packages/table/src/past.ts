/** Old rows, told again: they are replayed from the store on request and kept for a while. */
import type { Host } from './host.ts';
import { pagesOf } from './load.ts';
import { later } from './pause.ts';
import { advance, firstStanding } from './standing.ts';
import type { Open, RowTold } from './standing.ts';
import type { Store } from './store.ts';

/** Rows kept from one replay, some ten megabytes: readers who page back once do it again. */
const ROWS_KEPT = 5000;
const KEPT_MS = 60_000;

export class Past {
  readonly #host: Pick<Host, 'store' | 'clerk'>;
  readonly #open: Open;
  #kept: readonly RowTold[] = [];
  #replaying: Promise<readonly RowTold[]> | null = null;
  #callOff = (): void => undefined;

  constructor(host: Pick<Host, 'store' | 'clerk'>, open: Open) {
    this.#host = host;
    this.#open = open;
  }

  /** The last `most` rows before row `before`. Throws `Damage` if one cannot be read. */
  async before(before: number, most: number): Promise<readonly RowTold[]> {
    const first = Math.max(1, before - most);
    // One replay at a time; it may hold what the next reader wants.
    while (this.#replaying !== null) await this.#replaying.catch(() => undefined);
    if (!this.#has(first, before)) {
      this.#replaying = this.#replay(before);
      try {
        this.#kept = await this.#replaying;
      } finally {
        this.#replaying = null;
      }
    }
    this.#callOff();
    this.#callOff = later(KEPT_MS, () => {
      this.#kept = [];
    });
    return this.#kept.filter(({ row }) => row.seq >= first && row.seq < before);
  }

  #has(first: number, before: number): boolean {
    const [start, end] = [this.#kept[0], this.#kept.at(-1)];
    return start !== undefined && end !== undefined && start.row.seq <= first && end.row.seq >= before - 1;
  }

  async #replay(before: number): Promise<readonly RowTold[]> {
    const { store, clerk } = this.#host;
    if (clerk === undefined) return replayPast(store, this.#open, before, ROWS_KEPT);
    const kept: RowTold[] = [];
    for await (const told of clerk.past(this.#open.heading.id, before, ROWS_KEPT)) kept.push(...told);
    return kept;
  }
}

/** The last `most` rows before row `before`, as they were told. */
export async function replayPast(store: Store, open: Open, before: number, most: number): Promise<RowTold[]> {
  const kept: RowTold[] = [];
  let standing = firstStanding(open);
  for await (const rows of pagesOf(store, open.heading.id))
    for (const row of rows) {
      if (row.seq >= before) return kept;
      const { after, told } = advance(open, standing, row);
      standing = after;
      if (row.seq >= before - most) kept.push(told);
    }
  return kept;
}
