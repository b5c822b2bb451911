/** One open table: its standing, its log, and one queue for everything that happens to it. */
import { MomentMissing } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { Absences } from './absences.ts';
import { shownHash } from './chain.ts';
import { draftRows } from './drafts.ts';
import type { Draft, Step } from './drafts.ts';
import type { Row } from './entries.ts';
import type { Host } from './host.ts';
import { catchUp, loadWhole, RECENT_ROWS } from './load.ts';
import { makeSnapshot } from './snapshot.ts';
import type { Resumed } from './snapshot.ts';
import type { Open, Standing, RowTold } from './standing.ts';
import { Damage } from './store.ts';
import { isNews, summaryOf } from './summarise.ts';
import type { Summary } from './summary.ts';
import { Visits } from './visits.ts';
import type { Visit } from './visits.ts';

/** Rows to write, or why there are none. */
export type Planned<Stop> = { readonly steps: readonly Step[] } | { readonly stop: Stop };

/** A row as it is acknowledged. */
export interface Written {
  readonly seq: number;
  readonly hash: string;
}

export type Committed<Stop> = Written | { readonly stop: Stop };

/** The store could not be reached: nothing is lost, and the request may be repeated. */
export class TryAgain extends Error {}

/** The store refuses to write: its disk may be full. */
export class NotSaved extends TryAgain {}

/** The table has as many rows as a table may have. */
export class TableFull extends Error {}

const ROWS_BETWEEN_SNAPSHOTS = 200;
const REQUESTS_KEPT = 500;
const MOST_TRIES = 8;
/** Ten times the longest match ever played; a longer one is an attempt to fill the disk. */
const MOST_ROWS = 100_000;

export interface RoomListener {
  /** A row has been written, and everybody told. */
  told(told: RowTold): void;
  /** The table cannot be read: nothing more will be told. */
  parked(): void;
}

export class Room {
  readonly host: Host;
  readonly open: Open;
  readonly visits: Visits;
  readonly #listeners: RoomListener[] = [];
  /** Requests carried out lately. */
  readonly #requests = new Map<string, Written>();
  #standing: Standing;
  #recent: RowTold[];
  #snapshotAt: number;
  /** As we last appended it. */
  #summary: Summary | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The store may have more than we know. */
  #isStale = false;
  #damage: Damage | null = null;
  #isClosed = false;

  constructor(host: Host, open: Open, { standing, recent }: Resumed) {
    this.host = host;
    this.open = open;
    const { pace } = open.heading.options;
    const absences = new Absences(() => host.now(), pace, host.absentMs);
    this.visits = new Visits(open, standing, absences, host.keeping);
    this.#standing = standing;
    this.#recent = [...recent];
    this.#snapshotAt = standing.seq - (standing.seq % ROWS_BETWEEN_SNAPSHOTS);
    for (const { row } of recent) this.#remember(row.request, this.#written(row));
  }

  get id(): string {
    return this.open.heading.id;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** The rows told last, oldest first. */
  get recent(): readonly RowTold[] {
    return this.#recent;
  }

  /** Something is under way. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  listen(listener: RoomListener): void {
    this.#listeners.push(listener);
  }

  /** Nothing more is written. */
  close(): void {
    this.#isClosed = true;
  }

  /** The table is gone: its clients are told, and disconnected. */
  remove(): void {
    this.close();
    this.visits.closeAll({ t: 'error', code: 'removed', detail: 'this table has been deleted' });
    for (const listener of this.#listeners) listener.parked();
  }

  /** One thing after the other: a task begins when all before it are done. */
  enqueue<T>(task: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    const done = this.#queue.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Writes what is planned, and tells it once durable. A request carried out before gets the same answer: we
   * know the latest ones, and the store refuses to append any other again. If another process has written
   * meanwhile, it is planned anew on the present rows. A plan changes nothing by itself. Call it from within
   * the queue.
   */
  async commit<Stop>(
    request: string | null,
    plan: (now: Standing) => Planned<Stop>,
  ): Promise<Committed<Stop>> {
    if (this.#damage !== null) throw this.#damage;
    if (this.#isClosed) throw new TryAgain('the host is closing');
    if (this.#isStale) await this.#readOn();
    if (this.#standing.seq >= MOST_ROWS) throw new TableFull('the table has as many rows as it may have');
    const known = request === null ? undefined : this.#requests.get(request);
    if (known !== undefined) return known;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const planned = await this.#planned(plan).catch((error: unknown) => ({ error }));
      if ('steps' in planned) {
        const written = await this.#append(
          draftRows(this.#standing, planned.steps, this.host.now(), request),
          request,
        );
        if (written !== 'conflict') return written;
      }
      // Before refusing: it may be done already, or another process may have written what allows it.
      const { seq } = this.#standing;
      await this.#readOn();
      const before = request === null ? null : await this.carriedOut(request);
      if (before !== null) return before;
      if (this.#standing.seq !== seq) continue;
      if ('error' in planned) throw planned.error;
      if ('stop' in planned) return planned;
    }
    throw new TryAgain('others are writing too fast');
  }

  /** The row a request caused, if any. */
  async carriedOut(request: string): Promise<Written | null> {
    const known = this.#requests.get(request);
    if (known !== undefined) return known;
    const row = await this.#reading(() => this.host.store.byRequest(this.id, request));
    return row === null ? null : this.#written(row);
  }

  /** A second request that the same row answers. */
  alias(request: string, written: Written): void {
    this.#requests.set(request, written);
  }

  /** A client comes in and is told the table's standing. Call it from within the queue. */
  enter(who: Pick<Visit, 'wire' | 'member' | 'link'>, eyes?: SeatId, since?: number): Visit {
    const visit = this.visits.enter(who, eyes);
    this.welcome(visit, since);
    this.visits.tellWhoIsHere(visit);
    return visit;
  }

  /** The rows after `since`, if in memory; else the last ones. */
  welcome(visit: Visit, since?: number): void {
    const { seq } = this.#standing;
    const first = this.#recent[0]?.row.seq ?? seq + 1;
    const joins = since !== undefined && since <= seq && since + 1 >= first;
    const told = joins ? this.#recent.filter(({ row }) => row.seq > since) : this.#recent.slice(-RECENT_ROWS);
    this.visits.welcome(visit, told);
  }

  async #planned<Stop>(plan: (now: Standing) => Planned<Stop>): Promise<Planned<Stop>> {
    try {
      return plan(this.#standing);
    } catch (error) {
      if (!(error instanceof MomentMissing)) throw error;
    }
    // A take-back goes beyond the snapshot: the match is replayed from its start.
    const whole = await this.#reading(() => loadWhole(this.host.store, this.open));
    if (whole.standing.seq !== this.#standing.seq) this.#become(whole);
    else this.#standing = { ...this.#standing, match: whole.standing.match };
    return plan(this.#standing);
  }

  async #append(drafts: readonly Draft[], request: string | null): Promise<Written | 'conflict'> {
    const last = drafts.at(-1)!;
    const rows = drafts.map(({ told }) => told.row);
    const summary = summaryOf(this.open, last.after);
    // Another process may have written since.
    const before = this.#summary?.seq === this.#standing.seq ? this.#summary : null;
    try {
      const news = before === null || isNews(before, summary);
      if ((await this.host.store.append(this.id, rows, summary, news)) === 'conflict') return 'conflict';
      this.#summary = summary;
    } catch (error) {
      this.host.complain(`table ${this.id}: row ${last.told.row.seq} was not written`, error);
      this.#isStale = true;
      await this.#readOn();
      // It may have been written all the same.
      const known = request === null ? undefined : this.#requests.get(request);
      if (known !== undefined) return known;
      throw new NotSaved('the row could not be written', { cause: error });
    }
    return drafts.map(({ told, after }) => this.#adopt(told, after)).at(-1)!;
  }

  #adopt(told: RowTold, after: Standing): Written {
    const { hash } = this.#standing;
    const written = this.#written(told.row);
    this.#standing = after;
    this.#remember(told.row.request, written);
    this.#recent.push(told);
    if (this.#recent.length > 2 * RECENT_ROWS) this.#recent = this.#recent.slice(-RECENT_ROWS);
    this.visits.show(after, told, written.hash, this.#recent);
    for (const listener of this.#listeners) listener.told(told);
    if (after.seq >= this.#snapshotAt + ROWS_BETWEEN_SNAPSHOTS) this.#takeSnapshot(hash);
    return written;
  }

  #takeSnapshot(before: string): void {
    this.#snapshotAt = this.#standing.seq;
    const snapshot = makeSnapshot(this.#standing, before, this.#recent.slice(-RECENT_ROWS));
    this.host.store.saveSnapshot(this.id, snapshot).catch((error: unknown) => {
      this.host.complain(`table ${this.id}: the snapshot of row ${snapshot.seq} was not written`, error);
    });
  }

  /** Adds the rows another process has written. */
  async #readOn(): Promise<void> {
    const from = { standing: this.#standing, recent: this.#recent, before: '' };
    try {
      const rows = await this.#reading(() => this.host.store.rows(this.id, from.standing.seq));
      await this.#reading(() =>
        catchUp(this.open, from, rows, (told, after) => {
          this.#adopt(told, after);
        }),
      );
    } catch (error) {
      if (!(error instanceof MomentMissing)) throw error;
      this.#become(await this.#reading(() => loadWhole(this.host.store, this.open)));
    }
    this.#isStale = false;
  }

  #become({ standing, recent }: Resumed): void {
    this.#standing = standing;
    this.#recent = [...recent];
    for (const { row } of recent) this.#remember(row.request, this.#written(row));
    this.visits.showAll(standing, recent);
  }

  /** Reads from the store: unreadable data parks the table, a passing failure may be retried. */
  async #reading<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof MomentMissing) throw error;
      this.host.complain(`table ${this.id} could not be read`, error);
      if (!(error instanceof Damage)) throw new TryAgain('the table could not be read', { cause: error });
      this.#damage = error;
      this.visits.closeAll({ t: 'error', code: 'parked', detail: error.message });
      for (const listener of this.#listeners) listener.parked();
      throw error;
    }
  }

  #remember(request: string | null, written: Written): void {
    if (request === null) return;
    this.#requests.set(request, written);
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > REQUESTS_KEPT && oldest !== undefined) this.#requests.delete(oldest);
  }

  #written({ seq, hash }: Pick<Row, 'seq' | 'hash'>): Written {
    return { seq, hash: shownHash(this.open.heading.secret, hash) };
  }
}
