/** A host on a file of tables, and what it tells of each: how old saves are recorded and checked. */
import { randomBytes } from 'node:crypto';
import { canonical, hashText } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { botsHere, PROTOCOL_VERSION, Tables } from '@oubliette/table';
import type { BotSeat, Link, ServerMessage, ServerMessageOf } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';

/** The record of a table: later visitors must be told the same. */
export interface OldTable extends Link {
  readonly what: string;
  readonly seq: number;
  readonly hash: string;
  /** The hash of what its member was told on coming in: who sits where, what happened, the final state. */
  readonly told: string;
  /** The same by version 2 of classic's rules, which goes on with it: an attack is told by its result. */
  readonly later?: string;
}

const shelf = await makeShelf(questLibraries());

/** `thinking`: whether the computer players do; else a table stays as it is. */
export function hostOn(file: string, thinking: boolean): { readonly tables: Tables; close(): Promise<void> } {
  const store = openSqliteStore(file);
  const tables = new Tables({
    store,
    shelf,
    bots: thinking ? botsHere(shelf) : { sit: () => MUSING },
    now: () => 0,
    random: (bytes) => randomBytes(bytes),
    complain: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  return {
    tables,
    async close() {
      await tables.close();
      await store.close();
    },
  };
}

/** Never comes to a decision. */
const MUSING: BotSeat = {
  hear: () => undefined,
  choose: () => Promise.withResolvers<null>().promise,
  leave: () => undefined,
};

/** Comes in by a link, and listens until the visit is over. */
export class Visit {
  readonly messages: ServerMessage[] = [];
  readonly #visitor;
  #heard: () => void = () => undefined;

  constructor(tables: Tables) {
    this.#visitor = tables.connect({
      send: (text) => {
        this.messages.push(JSON.parse(text) as ServerMessage);
        this.#heard();
      },
      close: () => undefined,
    });
  }

  async enter({ table, secret }: Link): Promise<ServerMessageOf<'welcome'>> {
    await this.say({ t: 'hello', v: PROTOCOL_VERSION, table, secret });
    const welcome = this.messages.find((message) => message.t === 'welcome');
    if (welcome === undefined) throw new Error(`not let in: ${JSON.stringify(this.messages)}`);
    return welcome;
  }

  say(message: unknown): Promise<void> {
    return this.#visitor.receive(message);
  }

  /** Until a message of this kind has come. */
  async until(wanted: (message: ServerMessage) => boolean): Promise<void> {
    while (!this.messages.some(wanted)) {
      const heard = Promise.withResolvers<true>();
      this.#heard = () => heard.resolve(true);
      await heard.promise;
    }
  }

  leave(): void {
    this.#visitor.leave();
  }
}

export async function lookAt(tables: Tables, link: Link): Promise<Pick<OldTable, 'seq' | 'hash' | 'told'>> {
  const visit = new Visit(tables);
  const { seq, hash, info, batches } = await visit.enter(link);
  visit.leave();
  const file = await tables.file(link);
  // What a chair is called in sentences is said by today's words, and kept in no table.
  const chairs = info.chairs.map(({ called: _called, ...chair }) => chair);
  const told = { chairs, phase: info.phase, batches, ends: file?.stateHash ?? null };
  return { seq, hash, told: hashText(canonical(told)) };
}
