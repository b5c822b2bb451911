/** A client that plays at random over a socket, comes back when cut off, and lists what was acknowledged. */
import assert from 'node:assert/strict';
import type { BaseCommand, Stream } from '@oubliette/kernel';
import type { Admission, Present, ServerMessage } from '@oubliette/table';
import { Client, newId, openTable } from '../../src/testing/client.ts';
import { wait } from './harness.ts';
import type { Ack } from './inspect.ts';
import { pick } from './seed.ts';

export const SEATS = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'];
/** Commands that would end the match too soon. */
const NOT_GIVEN: readonly string[] = ['giveUp', 'leave'];
const PAUSE_MS = 20;

interface Request {
  readonly id: string;
  readonly seat: string;
  readonly command: BaseCommand;
}

/** A match of classic whose chairs are all one person's. */
export function openMatch(url: string, more: object = {}): Promise<Admission> {
  return openTable(url, {
    game: 'classic',
    choice: { quest: 'the-trial' },
    name: 'Ada',
    seats: SEATS,
    others: 'free',
    options: {},
    begin: true,
    ...more,
  });
}

export class Player {
  readonly link: Admission;
  readonly acks: Ack[] = [];
  /** Sent, and not answered yet. */
  pending: Request | null = null;
  present: Present | null = null;
  seq = 0;
  #client: Client | null = null;
  #last: Request | null = null;
  readonly #chance: Stream;

  constructor(link: Admission, chance: Stream) {
    this.link = link;
    this.#chance = chance;
  }

  /** Comes in, and repeats its last request: an acknowledged one must get the same answer. */
  async come(url: string): Promise<void> {
    const client = new Client(url);
    client.onMessage = (message) => this.#hear(message);
    this.#client = client;
    await client.opened();
    const welcome = await client.hello(this.link, this.seq === 0 ? {} : { since: this.seq });
    const ack = this.acks.at(-1);
    if (ack !== undefined) {
      assert.ok(
        welcome.seq >= ack.seq,
        `table ${this.link.table}: row ${ack.seq} was acknowledged and is lost`,
      );
      const again = await this.#ask(this.#last!);
      assert.deepEqual(again, { t: 'done', ...ack }, `table ${this.link.table}: asked again`);
    }
    if (this.pending !== null) await this.#give(this.pending);
  }

  /** Plays until the connection is gone or `goesOn` is false; flat out, unless it is to wait in between. */
  async play(goesOn: () => boolean = () => true, waitMs = 0): Promise<void> {
    while (goesOn() && this.#client?.closed === null) {
      const request = this.#choose();
      if (request === null) return;
      await this.#give(request);
      if (waitMs > 0) await wait(waitMs);
    }
  }

  async leave(): Promise<void> {
    await this.#client?.leave();
  }

  get isCut(): boolean {
    return this.#client?.closed !== null;
  }

  /** A newcomer must be shown the same as what was told bit by bit. */
  async checkSight(url: string): Promise<void> {
    const [fresh, welcome] = await Client.enter(url, this.link);
    await this.#client!.reached(welcome.seq);
    assert.equal(this.seq, welcome.seq, `table ${this.link.table}`);
    assert.deepEqual(
      this.present,
      welcome.present,
      `table ${this.link.table}: what was told is not what is so`,
    );
    await fresh.leave();
  }

  #choose(): Request | null {
    const offers = Object.entries(this.present?.moves ?? {}).flatMap(([seat, commands]) =>
      commands.filter(({ type }) => !NOT_GIVEN.includes(type)).map((command) => ({ seat, command })),
    );
    return offers.length === 0 ? null : { id: newId(), ...pick(this.#chance, offers) };
  }

  async #give(request: Request): Promise<void> {
    this.pending = request;
    const reply = await this.#ask(request);
    if (reply.t === 'error' && reply.code === 'tooFast') {
      this.pending = null;
      await wait(PAUSE_MS);
      return;
    }
    assert.equal(reply.t, 'done', `${JSON.stringify(request)}: ${JSON.stringify(reply)}`);
    const { id, seq, hash } = reply;
    this.acks.push({ id, seq, hash });
    this.#last = request;
    this.pending = null;
  }

  #ask({ id, seat, command }: Request) {
    return this.#client!.ask({ t: 'do', seat, command: { ...command } }, id);
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.present = message.present;
      this.seq = message.seq;
    }
    if (message.t !== 'news' || this.present === null) return;
    assert.equal(message.batch.seq, this.seq + 1, `table ${this.link.table}: a row was not told`);
    this.seq = message.batch.seq;
    const view = message.view === undefined ? this.present.view : { ...this.present.view, ...message.view };
    this.present = { ...this.present, ...message.present, view };
  }
}
