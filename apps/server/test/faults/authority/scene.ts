/** A table with every kind of sender who might try what they have no right to. */
import assert from 'node:assert/strict';
import type { MatchFile, SeatId } from '@oubliette/kernel';
import type { Admission, ClientMessage, Link, Outcome, ServerMessage } from '@oubliette/table';
import { PROTOCOL_VERSION } from '@oubliette/table';
import { Client, joinTable, newId, openTable, post } from '../../../src/testing/client.ts';

/** At the table: its host, two more who may have a chair, and a spectator; then those who are not. */
export const SENDERS = [
  'host',
  'seated',
  'unseated',
  'spectator',
  'oldLink',
  'otherTable',
  'beforeHello',
  'foreignPage',
] as const;
export type Sender = (typeof SENDERS)[number];

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A message; those that want an answer get an id. */
export type AuthorityAsked = WithoutId<Exclude<ClientMessage, { t: 'hello' }>>;

/** What came back, and how many rows the table then had. */
export interface Tried {
  readonly answers: readonly ServerMessage[];
  /** Turned away before a word was said. */
  readonly status: number | null;
}

const WITHOUT_ANSWER: readonly string[] = ['eyes', 'point'];

export interface SceneOptions {
  /** The seats of the host and of the seated member. */
  readonly host: readonly SeatId[];
  readonly seated: readonly SeatId[];
  readonly file?: MatchFile;
  readonly dice?: 'app' | 'hand';
  readonly begin?: boolean;
}

export class AuthorityScene {
  readonly #url: string;
  readonly #clients: Readonly<Record<'host' | 'seated' | 'unseated' | 'spectator', Client>>;
  readonly links: Readonly<
    Record<'host' | 'seated' | 'unseated' | 'spectator' | 'oldLink' | 'otherTable', Link>
  >;

  private constructor(url: string, clients: AuthorityScene['clients'], links: AuthorityScene['links']) {
    this.#url = url;
    this.#clients = clients;
    this.links = links;
  }

  get clients(): Readonly<Record<'host' | 'seated' | 'unseated' | 'spectator', Client>> {
    return this.#clients;
  }

  static async set(url: string, elsewhere: Link, options: SceneOptions): Promise<AuthorityScene> {
    const admission = await opened(url, options);
    const { table } = admission;
    const [host] = await Client.enter(url, admission);
    const friend = async (name: string) => {
      const joined = await joinTable(url, host, table, name);
      return { link: joined, client: (await Client.enter(url, joined))[0] };
    };
    const seated = await friend('Ben');
    for (const seat of options.seated) {
      const occupant = { is: 'member', member: seated.link.member } as const;
      assert.equal((await host.ask({ t: 'seat', seat, occupant })).t, 'done');
      // In a running match a place behind the screen needs one's own consent.
      await seated.client.ask({ t: 'agree', agrees: true });
    }
    const unseated = await friend('Cal');
    const former = await friend('Dan');
    assert.equal((await host.ask({ t: 'relink', member: former.link.member })).t, 'link');
    const watch = await host.ask({ t: 'invite', to: 'watch' });
    assert.ok(watch.t === 'link');
    const watching = { table, secret: watch.secret };
    const [spectator] = await Client.enter(url, watching);
    if (options.begin === true) assert.equal((await host.ask({ t: 'begin' })).t, 'done');
    return new AuthorityScene(
      url,
      { host, seated: seated.client, unseated: unseated.client, spectator },
      {
        host: admission,
        seated: seated.link,
        unseated: unseated.link,
        spectator: watching,
        oldLink: { table, secret: former.link.secret },
        otherTable: { table, secret: elsewhere.secret },
      },
    );
  }

  /** Sends a message; a sender not at the table first tries to come in, in its own way. */
  async try(sender: Sender, message: AuthorityAsked, id = newId()): Promise<Tried> {
    const full = WITHOUT_ANSWER.includes(message.t) ? message : { ...message, id };
    switch (sender) {
      case 'host':
      case 'seated':
      case 'unseated':
      case 'spectator':
        return { answers: await heard(this.clients[sender], full), status: null };
      case 'oldLink':
      case 'otherTable': {
        const { table, secret } = this.links[sender];
        return this.#intrude([{ t: 'hello', v: PROTOCOL_VERSION, table, secret }, full]);
      }
      case 'beforeHello':
        return this.#intrude([full]);
      case 'foreignPage':
        return this.#intrude([full], 'https://evil.example');
    }
  }

  /** How many rows there are, as the host sees it. */
  async rows(): Promise<number> {
    const { host } = this.clients;
    await host.ask({ t: 'history', before: 1 });
    return host.seq;
  }

  async leave(): Promise<void> {
    await Promise.all(Object.values(this.clients).map((client) => client.leave()));
  }

  /** On a connection of its own, until it is closed. */
  async #intrude(messages: readonly object[], origin?: string): Promise<Tried> {
    const client = new Client(this.#url, origin === undefined ? {} : { headers: { origin } });
    const answers: ServerMessage[] = [];
    const over = Promise.withResolvers<null>();
    client.onMessage = (message) => {
      answers.push(message);
      if (isLetIn(message)) over.resolve(null);
    };
    client.socket.on('close', () => over.resolve(null));
    client.socket.on('open', () => {
      for (const message of messages) client.raw(JSON.stringify(message));
    });
    let status: number | null = null;
    client.socket.on('unexpected-response', (_request, response) => {
      status = response.statusCode ?? 0;
      over.resolve(null);
    });
    await over.promise;
    client.socket.terminate();
    return { answers, status };
  }
}

/** A client that is told anything but an error has been let in. */
function isLetIn({ t }: ServerMessage): boolean {
  return t !== 'error';
}

/** All that a client is told until its message is handled. */
async function heard(
  client: Client,
  message: { readonly t: string; readonly id?: string },
): Promise<ServerMessage[]> {
  const answers: ServerMessage[] = [];
  client.onMessage = (answer) => {
    if (!('id' in answer) || answer.id === message.id) answers.push(answer);
  };
  const dealtWith = client.next(
    (answer) =>
      ('id' in answer && answer.id === message.id) || (message.t === 'eyes' && answer.t === 'welcome'),
  );
  client.raw(JSON.stringify(message));
  // Pointing is not answered: the next request is.
  if (message.t === 'point') {
    dealtWith.catch(() => undefined);
    await client.ask({ t: 'history', before: 1 });
  } else await dealtWith;
  client.onMessage = null;
  return answers;
}

async function opened(url: string, { host, file, dice = 'app' }: SceneOptions): Promise<Admission> {
  const request = {
    game: 'classic',
    choice: { quest: 'the-trial', training: true },
    name: 'Ada',
    seats: host,
    others: 'free',
    options: { dice },
    begin: false,
  };
  if (file === undefined) return openTable(url, request);
  const { body } = await post<Outcome<Admission>>(url, '/api/files', {
    file,
    rows: file.rows.length,
    request,
  });
  assert.ok(body.ok, JSON.stringify(body));
  return body.value;
}
