/** All tables of a host: opens them, lets people in, and puts unused ones away. */
import type { MatchFile } from '@oubliette/kernel';
import { MOST_LINKS } from './api.ts';
import { holds } from './chat.ts';
import type { Row } from './entries.ts';
import { fileOf } from './fileOf.ts';
import { seatsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import { Guest } from './guest.ts';
import type { Entered } from './guest.ts';
import type { Host, Hosting, Link, MySummary, Outcome, Removed, Visitor, Wire } from './host.ts';
import type { Whither } from './whither.ts';
import { dismissBots, hostTable, isQuiet } from './hosted.ts';
import type { Hosted } from './hosted.ts';
import { KEPT_FOR_EVER, keptUntil } from './keeping.ts';
import { hashLink, newSecret, whatOpens } from './links.ts';
import { loadStanding, loadTable, openHeading } from './load.ts';
import { inPieces, layFile } from './laying.ts';
import type { Laid } from './laying.ts';
import { freeName, nameSchema } from './names.ts';
import { composeAgain, composeTable, firstSteps } from './opening.ts';
import type { Opening } from './opening.ts';
import { Outings } from './outings.ts';
import { breathe, later } from './pause.ts';
import type { Admission, ClientMessageOf } from './protocol.ts';
import { TryAgain } from './room.ts';
import { firstStanding, phaseOf } from './standing.ts';
import { Damage } from './store.ts';
import { isFindable } from './summary.ts';
import type { Summary } from './summary.ts';
import { summaryOf } from './summarise.ts';

export interface TablesOptions {
  /** How long an unused table stays in memory. */
  readonly idleMs?: number;
}

const IDLE_MS = 60_000;
const MOST_MEMBERS = 60;
const OPEN_TABLES = 50;

export class Tables implements Hosting {
  readonly #host: Host;
  readonly #idleMs: number;
  readonly #outings: Outings;
  /** Open tables, and those being opened. */
  readonly #hosted = new Map<string, Promise<Hosted | null>>();
  readonly #open = new Set<Hosted>();
  /** Those that may be put away soon. */
  readonly #watched = new Set<Hosted>();
  #isClosing = false;

  constructor(host: Host, { idleMs = IDLE_MS }: TablesOptions = {}) {
    this.#host = host;
    this.#idleMs = idleMs;
    this.#outings = new Outings(host, (id) => this.#table(id));
  }

  async open(request: unknown): Promise<Outcome<Admission>> {
    const opening = await composeTable(this.#host, request);
    return opening.ok ? { ok: true, value: await this.#lay(opening.value) } : opening;
  }

  async openFile(file: MatchFile, rows: number, request: unknown): Promise<Outcome<Admission>> {
    const laid = await layFile(this.#host, file, rows, request);
    return laid.ok ? { ok: true, value: await this.lay(laid.value, inPieces(laid.value.rows)) } : laid;
  }

  async lay(
    { heading, first, last, snapshot, admission }: Laid,
    pieces: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  ): Promise<Admission> {
    const { store } = this.#host;
    await store.create(heading, first);
    for await (const rows of pieces) await store.append(heading.id, rows, last);
    await store.saveSnapshot(heading.id, snapshot);
    return admission;
  }

  /** An empty secret also joins a table listed in the lobby. */
  async join({ table: id, secret }: Link, name: string): Promise<Admission | null> {
    const called = nameSchema.safeParse(name);
    const hosted = (await this.#mayJoin(id, secret)) ? await this.#table(id) : null;
    if (hosted === null || !called.success) return null;
    const { room } = hosted;
    const own = newSecret((bytes) => this.#host.random(bytes));
    return room.enqueue(async () => {
      const committed = await room.commit(null, ({ table }) => {
        const { members } = table;
        if (members.length >= MOST_MEMBERS) return { stop: null };
        const member = `m${members.length + 1}`;
        const free = freeName(room.open, table, called.data, member);
        return { steps: [{ entry: { kind: 'joined', member, name: free, link: hashLink(own) } }] };
      });
      if ('stop' in committed) return null;
      const member = room.standing.table.members.at(-1)!.id;
      return { table: id, member, secret: own };
    });
  }

  async again({ table: id, secret }: Link, where: Whither = 'same'): Promise<Outcome<Admission> | null> {
    const opens = whatOpens(await this.#stateOf(id), secret);
    const hosted = opens?.as === 'member' ? await this.#table(id) : null;
    if (hosted === null || opens?.as !== 'member') return null;
    const { open, standing } = hosted.room;
    // The host of a copied match could look behind its screen; a campaign sends out its own quests.
    if (phaseOf(open, standing) !== 'over' || open.heading.campaign !== null) return null;
    const opening = await composeAgain(this.#host, open, standing, opens.member, where);
    return opening.ok ? { ok: true, value: await this.#lay(opening.value) } : opening;
  }

  async file(link: Link): Promise<MatchFile | null> {
    const id = await this.mayHaveFile(link);
    const hosted = id === null ? null : await this.#table(id);
    return hosted === null ? null : fileOf(this.#host.store, hosted.room.open, hosted.room.standing);
  }

  async mayHaveFile({ table: id, secret }: Link): Promise<string | null> {
    const opens = whatOpens(await this.#stateOf(id), secret);
    const hosted = opens === null || opens.as === 'play' ? null : await this.#table(id);
    if (hosted === null || opens === null) return null;
    const { open, standing } = hosted.room;
    if (standing.match === null) return null;
    const seats = opens.as === 'member' ? seatsOf(standing.table, opens.member) : [];
    // If one link is heroes and master both, the device's holder would look behind the screen.
    const isMaster = holds(open, seats, 'gamemaster') && !holds(open, seats, 'hero');
    return phaseOf(open, standing) === 'over' || isMaster ? id : null;
  }

  async mine(links: readonly Link[]): Promise<readonly MySummary[]> {
    const own = new Map<string, Pick<MySummary, 'you' | 'mayDelete'>>();
    for (const { table, secret } of links.slice(0, MOST_LINKS)) {
      try {
        const state = await this.#stateOf(table);
        const opens = whatOpens(state, secret);
        if (opens?.as === 'member')
          own.set(table, { you: opens.member, mayDelete: opens.member === state?.owner });
        else if (opens !== null && !own.has(table)) own.set(table, { you: null, mayDelete: false });
      } catch (error) {
        this.#host.complain(`table ${table} could not be read`, error);
      }
    }
    const summaries = await this.#host.store.summaries([...own.keys()]);
    return summaries.map((summary) => ({
      ...summary,
      ...own.get(summary.id)!,
      until: keptUntil(this.#host.keeping ?? KEPT_FOR_EVER, summary),
    }));
  }

  async remove({ table: id, secret }: Link): Promise<Removed | null> {
    const state = await this.#stateOf(id);
    const opens = whatOpens(state, secret);
    // A stand-in for an absent host may not delete the host's table.
    if (state === null || opens?.as !== 'member' || opens.member !== state.owner) return null;
    const { campaign = null } = (await this.#host.store.heading(id)) ?? {};
    if (campaign !== null && (await this.#stateOf(campaign))?.outing === id) return 'partOfCampaign';
    for (let quest = 1; quest <= state.outings; quest += 1) await this.#remove(`${id}-${quest}`);
    await this.#remove(id);
    return 'removed';
  }

  async expire(table: string): Promise<boolean> {
    const hosted = await this.#hosted.get(table);
    if (hosted !== undefined && hosted !== null && !isQuiet(hosted)) return false;
    await this.#remove(table);
    return true;
  }

  async #remove(id: string): Promise<void> {
    const hosted = await this.#hosted.get(id);
    if (hosted === undefined || hosted === null) return this.#host.store.remove(id);
    await hosted.room.enqueue(async () => {
      hosted.room.remove();
      dismissBots(hosted);
      this.#forget(hosted);
      await this.#host.store.remove(id);
    });
  }

  openTables(): Promise<readonly Summary[]> {
    return this.#host.store.openTables(OPEN_TABLES);
  }

  connect(wire: Wire): Visitor {
    return new Guest(
      wire,
      (end, hello) => this.#enter(end, hello),
      (hosted) => this.#maybePutAway(hosted),
    );
  }

  count(): { readonly tables: number; readonly visitors: number } {
    let visitors = 0;
    for (const { room } of this.#open) visitors += room.visits.size;
    return { tables: this.#open.size, visitors };
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const hosted of this.#open) dismissBots(hosted);
    // Requests already received reach their queue first.
    await breathe();
    await Promise.all([...this.#open].map(({ room }) => room.enqueue(() => room.close())));
    this.#open.clear();
    this.#hosted.clear();
  }

  async #lay({ heading, entries, begin, admission }: Opening): Promise<Admission> {
    const { store, shelf } = this.#host;
    const open = openHeading(shelf, heading);
    await store.create(heading, summaryOf(open, firstStanding(open)));
    const hosted = await this.#table(heading.id);
    if (hosted === null) throw new Error(`the table ${heading.id} was opened and is not there`);
    const { room, play } = hosted;
    await room.enqueue(async () => {
      await room.commit(null, () => ({ steps: firstSteps(open, entries) }));
      if (begin) await play.begin(`begin-${heading.id}`, admission.member);
    });
    return admission;
  }

  /** The table's people, without opening its match; null if there is no such table. */
  async #stateOf(id: string): Promise<TableState | null> {
    const hosted = await this.#hosted.get(id);
    if (hosted !== undefined && hosted !== null) return hosted.room.standing.table;
    const heading = await this.#host.store.heading(id);
    return heading === null ? null : loadTable(this.#host.store, heading);
  }

  async #mayJoin(id: string, secret: string): Promise<boolean> {
    const opens = whatOpens(await this.#stateOf(id), secret);
    if (opens !== null || secret !== '') return opens?.as === 'play';
    const [summary] = await this.#host.store.summaries([id]);
    return summary !== undefined && isFindable(summary);
  }

  async #enter(wire: Wire, hello: ClientMessageOf<'hello'>): Promise<Entered | null> {
    if (this.#isClosing) throw new TryAgain('the host is closing');
    const { table: id, secret, eyes, since } = hello;
    if (whatOpens(await this.#stateOf(id), secret) === null) return null;
    const hosted = await this.#table(id);
    if (hosted === null) return null;
    const { room } = hosted;
    return room.enqueue(async () => {
      // The link may have been replaced meanwhile.
      const opens = whatOpens(room.standing.table, secret);
      if (opens === null) return null;
      const member = opens.as === 'member' ? opens.member : null;
      const visit = room.enter({ wire, member, link: opens.link }, eyes, since);
      await hosted.attendance.check();
      hosted.bots.wake();
      return { hosted, visit };
    });
  }

  /** An open table, or one opened now; null if there is none. */
  #table(id: string): Promise<Hosted | null> {
    const known = this.#hosted.get(id);
    if (known !== undefined) return known;
    const loading = this.#loadOrForget(id);
    this.#hosted.set(id, loading);
    return loading;
  }

  async #loadOrForget(id: string): Promise<Hosted | null> {
    let hosted: Hosted | null = null;
    try {
      hosted = await this.#load(id);
    } finally {
      if (hosted === null) this.#hosted.delete(id);
    }
    return hosted;
  }

  async #load(id: string): Promise<Hosted | null> {
    const { store, shelf } = this.#host;
    const heading = await store.heading(id);
    if (heading === null) return null;
    const hosted = await this.#reading(id, async () => {
      await this.#host.fetch?.(heading.system);
      const open = openHeading(shelf, heading);
      const resumed = await loadStanding(store, open, this.#host.clerk);
      const made: Hosted = hostTable(this.#host, open, resumed, () => this.#maybePutAway(made));
      return made;
    });
    this.#open.add(hosted);
    hosted.room.listen({
      told: ({ row }) => {
        if (row.entry.kind === 'match') this.#checkOutings(hosted);
      },
      parked: () => this.#forget(hosted),
    });
    this.#checkOutings(hosted);
    hosted.bots.wake();
    return hosted;
  }

  async #reading<T>(id: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      this.#host.complain(`table ${id} could not be opened`, error);
      throw error;
    }
  }

  #checkOutings(hosted: Hosted): void {
    const { box, heading } = hosted.room.open;
    if (this.#isClosing || (box.outings === undefined && heading.campaign === null)) return;
    this.#outings.check(hosted).catch((error: unknown) => {
      if (!(error instanceof Damage)) this.#host.complain(`table ${heading.id}: its quest is stuck`, error);
    });
  }

  /** Checks again after a while; once is enough. */
  #maybePutAway(hosted: Hosted): void {
    if (hosted.room.visits.size > 0 || this.#watched.has(hosted)) return;
    this.#watched.add(hosted);
    later(this.#idleMs, () => {
      this.#watched.delete(hosted);
      if (!this.#open.has(hosted)) return;
      if (!isQuiet(hosted)) return this.#maybePutAway(hosted);
      dismissBots(hosted);
      this.#forget(hosted);
    });
  }

  #forget(hosted: Hosted): void {
    this.#open.delete(hosted);
    this.#hosted.delete(hosted.room.id);
  }
}
