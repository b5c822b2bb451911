/** A house with tables for tests: a host on a store in memory, and clients that keep what they are sent. */
import assert from 'node:assert/strict';
import { stream, keyFromSeed } from '@oubliette/kernel';
import type { BaseCommand } from '@oubliette/kernel';
import { botsHere } from '../src/botsHere.ts';
import type { AnyPlayer, Box } from '../src/box.ts';
import type { Bots } from '../src/bots.ts';
import type { Host, Link, Visitor } from '../src/host.ts';
import type { Keeping } from '../src/keeping.ts';
import type {
  Admission,
  ClientMessage,
  NewTable,
  Present,
  ServerMessage,
  ServerMessageOf,
} from '../src/protocol.ts';
import { PROTOCOL_VERSION } from '../src/protocol.ts';
import { Tables } from '../src/tables.ts';
import type { TablesOptions } from '../src/tables.ts';
import { MemoryStore } from '../src/testing/memoryStore.ts';
import { caveBox } from './cave.ts';

export const MARK = 'x7f3c9e51d2a8b604';

export interface HouseOptions extends TablesOptions {
  readonly store?: MemoryStore;
  readonly boxes?: readonly Box[];
  readonly players?: Readonly<Record<string, () => AnyPlayer>>;
  readonly bots?: Bots;
  readonly seed?: string;
  readonly keeping?: Keeping;
  /** Milliseconds that pass at every look at the clock. */
  readonly tick?: number;
  /** The clock's first time. */
  readonly clock?: number;
  readonly absentMs?: number;
}

export class House {
  readonly store: MemoryStore;
  readonly tables: Tables;
  readonly complaints: string[] = [];
  #clock: number;

  constructor({
    store = new MemoryStore(),
    boxes = [],
    players = {},
    bots,
    seed = 'house',
    keeping,
    tick = 1000,
    clock = 1_000_000,
    absentMs,
    ...options
  }: HouseOptions = {}) {
    this.store = store;
    this.#clock = clock;
    const dice = stream({ key: keyFromSeed(seed), drawn: 0 });
    const all = [caveBox(players), ...boxes];
    const shelf = new Map(all.map((box) => [box.system.id, box]));
    const host: Host = {
      store,
      shelf,
      bots: bots ?? botsHere(shelf),
      ...(keeping === undefined ? {} : { keeping }),
      now: () => (this.#clock += tick),
      ...(absentMs === undefined ? {} : { absentMs }),
      random: (bytes) => Uint8Array.from({ length: bytes }, () => dice.below(256)),
      complain: (what, error) =>
        this.complaints.push(`${what}: ${error instanceof Error ? error.message : JSON.stringify(error)}`),
    };
    this.tables = new Tables(host, options);
  }

  get clock(): number {
    return this.#clock;
  }

  /** Lets so many milliseconds go by. */
  pass(ms: number): void {
    this.#clock += ms;
  }

  async open(wish: Partial<NewTable> = {}): Promise<Admission> {
    const opened = await this.tables.open({
      game: 'cave',
      choice: { rounds: 3, mark: MARK },
      name: 'Ann',
      seats: ['ann', 'bo', 'gm'],
      others: 'free',
      options: {},
      begin: true,
      ...wish,
    });
    assert.ok(opened.ok, JSON.stringify(opened));
    return opened.value;
  }

  /** A friend comes in by an invitation and takes a seat. */
  async friend(host: Client, name: string, ...seats: string[]): Promise<Client> {
    const invited = await host.ask({ t: 'invite', to: 'play' });
    assert.equal(invited.t, 'link');
    const admission = await this.tables.join({ table: host.link.table, secret: invited.secret }, name);
    assert.ok(admission !== null);
    const client = await this.connect(admission);
    for (const seat of seats) {
      const member = admission.member;
      const taken = await host.ask({ t: 'seat', seat, occupant: { is: 'member', member } });
      assert.equal(taken.t, 'done', JSON.stringify(taken));
      // In a running match a place behind the screen needs one's own consent.
      await client.ask({ t: 'agree', agrees: true });
    }
    return client;
  }

  /** Connects and says hello. */
  async connect(link: Link, more: { eyes?: string; since?: number } = {}): Promise<Client> {
    const client = new Client(this.tables, link);
    await client.say({ t: 'hello', v: PROTOCOL_VERSION, table: link.table, secret: link.secret, ...more });
    return client;
  }

  /** The same store, as another process or a restarted one sees it. */
  again(options: HouseOptions = {}): House {
    return new House({ seed: 'again', ...options, store: new MemoryStore(this.store.tables) });
  }
}

type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
export type Request = WithoutId<ClientMessage>;
type Reply = Extract<ServerMessage, { readonly id: string }> | ServerMessageOf<'error'>;

let asked = 0;

/** Everything it is sent is kept as text and folded into what it knows. */
export class Client {
  readonly link: Link;
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  isClosed = false;
  readonly #visitor: Visitor;

  constructor(tables: Tables, link: Link) {
    this.link = link;
    this.#visitor = tables.connect({
      send: (text) => {
        this.texts.push(text);
        this.messages.push(JSON.parse(text) as ServerMessage);
      },
      close: () => {
        this.isClosed = true;
      },
    });
  }

  say(message: unknown): Promise<void> {
    return this.#visitor.receive(message);
  }

  /** Asks, and waits for the answer. */
  async ask(request: Request, id = `request-${(asked += 1)}`): Promise<Reply> {
    const before = this.messages.length;
    await this.say({ ...request, id });
    const reply = this.messages
      .slice(before)
      .find((message): message is Reply => 'id' in message && message.id === id);
    assert.ok(reply !== undefined, `${request.t} was not answered`);
    return reply;
  }

  /** Gives a command that must be accepted. */
  async play(seat: string, command: BaseCommand): Promise<ServerMessageOf<'done'>> {
    const reply = await this.ask({ t: 'do', seat, command: { ...command } });
    assert.equal(reply.t, 'done', JSON.stringify(reply));
    return reply;
  }

  /** The code with which a request is refused. */
  async refused(request: Request): Promise<string> {
    const reply = await this.ask(request);
    if (reply.t === 'error') return reply.code;
    assert.equal(reply.t, 'refused', JSON.stringify(reply));
    return reply.refusal.code;
  }

  leave(): void {
    this.#visitor.leave();
  }

  of<T extends ServerMessage['t']>(t: T): ServerMessageOf<T>[] {
    return this.messages.filter((message): message is ServerMessageOf<T> => message.t === t);
  }

  last<T extends ServerMessage['t']>(t: T): ServerMessageOf<T> {
    const found = this.of(t).at(-1);
    assert.ok(found !== undefined, `no ${t}`);
    return found;
  }

  /** What a client that keeps all it is told knows of the match now. */
  present(): Present & { readonly seq: number } {
    let known: (Present & { seq: number }) | null = null;
    for (const message of this.messages) {
      if (message.t === 'welcome') known = { ...message.present, seq: message.seq };
      if (message.t === 'rolling' && known !== null) known = { ...known, rolling: message.rolling };
      if (message.t !== 'news' || known === null) continue;
      assert.equal(message.batch.seq, known.seq + 1, 'a row is missing');
      const view = message.view === undefined ? known.view : { ...known.view, ...message.view };
      known = { ...known, ...message.present, view, seq: message.batch.seq };
    }
    assert.ok(known !== null, 'never welcomed');
    return known;
  }
}

/** Waits until something is so; bots take their time. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (isSo()) return;
    await new Promise((done) => {
      setTimeout(done, 1);
    });
  }
  assert.fail(`never: ${what}`);
}
