import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { WebSocketServer } from 'ws';
import type { WebSocket as ServerSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '@oubliette/table';
import type { TableLink, TableState } from './link.ts';
import { socketLink } from './socket.ts';
import type { SocketOptions } from './socket.ts';

/** A table's far end, played by the test. */
class FarEnd {
  readonly heard: ClientMessage[] = [];
  readonly server: WebSocketServer;
  #socket: ServerSocket | null = null;
  #changed = Promise.withResolvers<null>();
  /** Whether it answers a hello with a welcome by itself. */
  polite = true;
  seq = 3;

  constructor(server: WebSocketServer) {
    this.server = server;
    server.on('connection', (socket) => {
      this.#socket = socket;
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ClientMessage;
        this.heard.push(message);
        if (message.t === 'hello' && this.polite) this.say(this.welcome(message.since ?? 0));
        this.#changed.resolve(null);
        this.#changed = Promise.withResolvers();
      });
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  say(message: ServerMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  cut(): void {
    this.#socket?.terminate();
  }

  async hears<T extends ClientMessage['t']>(t: T, times = 1): Promise<Extract<ClientMessage, { t: T }>> {
    for (;;) {
      const found = this.heard.filter((message) => message.t === t);
      if (found.length >= times) return found[times - 1] as Extract<ClientMessage, { t: T }>;
      await this.#changed.promise;
    }
  }

  welcome(since: number): ServerMessage {
    return {
      t: 'welcome',
      v: 1,
      you: 'm1',
      seats: ['elf'],
      eyes: 'elf',
      info: { id: 't1' },
      seq: this.seq,
      hash: '',
      present: { view: {} },
      batches: Array.from({ length: this.seq - since }, (_, index) => ({ seq: since + 1 + index })),
      earlier: false,
      here: [],
    } as unknown as ServerMessage;
  }
}

async function meet(t: TestContext, options: SocketOptions = {}): Promise<{ far: FarEnd; link: TableLink }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const far = new FarEnd(server);
  const silent = { onReturn: () => () => undefined, onLoss: () => () => undefined };
  const link = socketLink(
    far.url,
    { table: 't1', secret: 's' },
    { network: silent, firstDelay: 5, ...options },
  );
  t.after(async () => {
    link.close();
    for (const client of server.clients) client.terminate();
    server.close();
    await once(server, 'close');
  });
  return { far, link };
}

async function until(link: TableLink, holds: (state: TableState) => boolean): Promise<TableState> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const look = () => {
    if (holds(link.state())) resolve(null);
  };
  const leave = link.subscribe(look);
  look();
  await promise;
  leave();
  return link.state();
}

const isOpen = ({ status }: TableState): boolean => status === 'open';

describe('a link over the network', () => {
  test('says who it is and is welcomed', async (t) => {
    const { far, link } = await meet(t);
    assert.equal(link.state().status, 'connecting');
    const hello = await far.hears('hello');
    assert.deepEqual(hello, { t: 'hello', v: 1, table: 't1', secret: 's' });
    const { table } = await until(link, isOpen);
    assert.equal(table?.seq, 3);
  });

  test('asks once it is welcome, and is answered', async (t) => {
    const { far, link } = await meet(t);
    const asked = link.ask({ t: 'undo', seat: 'elf' });
    const undo = await far.hears('undo');
    assert.equal(far.heard[0]?.t, 'hello');
    far.say({ t: 'done', id: undo.id, seq: 4, hash: '' });
    assert.deepEqual(await asked, { t: 'done', id: undo.id, seq: 4, hash: '' });
  });

  test('cut off, comes back to the row it had and asks again under the same id', async (t) => {
    const { far, link } = await meet(t);
    await until(link, isOpen);
    const asked = link.ask({ t: 'undo', seat: 'elf' });
    const first = await far.hears('undo');
    far.seq = 5;
    far.cut();
    await until(link, ({ status }) => status === 'lost');
    assert.equal(link.state().table?.seq, 3, 'what is known stays known');
    const hello = await far.hears('hello', 2);
    assert.equal(hello.since, 3);
    assert.equal(hello.eyes, 'elf');
    const again = await far.hears('undo', 2);
    assert.equal(again.id, first.id);
    far.say({ t: 'done', id: again.id, seq: 5, hash: '' });
    assert.equal((await asked).t, 'done');
    const { table } = await until(link, isOpen);
    assert.deepEqual(
      table?.batches.map(({ seq }) => seq),
      [1, 2, 3, 4, 5],
    );
  });

  test('asks for the rows between when one is missing', async (t) => {
    const { far, link } = await meet(t);
    await until(link, isOpen);
    far.seq = 6;
    far.say({ t: 'news', batch: { seq: 6 }, hash: '' } as unknown as ServerMessage);
    assert.equal((await far.hears('hello', 2)).since, 3);
    const { table } = await until(link, (state) => state.table?.seq === 6);
    assert.equal(table?.batches.length, 6);
  });

  test('through other eyes, does not go on from rows it saw through the old ones', async (t) => {
    const { far, link } = await meet(t);
    await until(link, isOpen);
    link.lookThrough('morcar');
    await far.hears('eyes');
    far.cut();
    const hello = await far.hears('hello', 2);
    assert.equal(hello.eyes, 'morcar');
    assert.equal(hello.since, undefined);
  });

  test('notices a connection that is dead without knowing it', async (t) => {
    const { far, link } = await meet(t, { quiet: 40 });
    await until(link, isOpen);
    far.polite = false;
    await far.hears('history');
    await until(link, ({ status }) => status === 'lost');
    far.polite = true;
    await until(link, isOpen);
  });

  test('comes back at once when the network does', async (t) => {
    let back: () => void = () => undefined;
    let away: () => void = () => undefined;
    const network = {
      onReturn: (act: () => void) => {
        back = act;
        return () => undefined;
      },
      onLoss: (act: () => void) => {
        away = act;
        return () => undefined;
      },
    };
    const { far, link } = await meet(t, { network, firstDelay: 50 });
    await until(link, isOpen);
    away();
    assert.equal(link.state().status, 'lost');
    back();
    await until(link, isOpen);
    assert.equal(far.heard.filter(({ t: kind }) => kind === 'hello').length, 2);
  });

  test('that opens nothing says so, and does not try again', async (t) => {
    const { far, link } = await meet(t);
    far.polite = false;
    const asked = link.ask({ t: 'begin' });
    await far.hears('hello');
    far.say({ t: 'error', code: 'noEntry', detail: '' });
    await until(link, ({ status }) => status === 'noEntry');
    assert.equal((await asked).t, 'error');
    assert.equal((await link.ask({ t: 'begin' })).t, 'error');
    assert.equal(far.heard.length, 1);
  });

  test('asks a busy table again', async (t) => {
    const { far, link } = await meet(t);
    const asked = link.ask({ t: 'begin' });
    const { id } = await far.hears('begin');
    far.say({ t: 'error', id, code: 'tryAgain', detail: '' });
    assert.equal((await far.hears('begin', 2)).id, id);
    far.say({ t: 'done', id, seq: 4, hash: '' });
    assert.equal((await asked).t, 'done');
  });
});
