/** A client for tests and benches: a socket at a table, and what it was told. */
import { randomBytes } from 'node:crypto';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { PROTOCOL_VERSION } from '@oubliette/table';
import type {
  Admission,
  ClientMessage,
  Link,
  Outcome,
  ServerMessage,
  ServerMessageOf,
} from '@oubliette/table';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';
import { SOCKET_PATH } from '../sockets.ts';

type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
type Request = WithoutId<ClientMessage>;
type Reply = Extract<ServerMessage, { readonly id?: string }>;
type Moves = Readonly<Record<SeatId, readonly BaseCommand[]>>;

export interface ClientHello {
  readonly eyes?: SeatId;
  readonly since?: number;
}

interface Awaited {
  readonly fits: (message: ServerMessage) => boolean;
  readonly resolve: (message: ServerMessage) => void;
  readonly reject: (error: Error) => void;
}

export function socketUrl(url: string): string {
  return `${url.replace(/^http/, 'ws')}${SOCKET_PATH}`;
}

export class Client {
  readonly socket: WebSocket;
  /** Called with every message as it arrives. */
  onMessage: ((message: ServerMessage) => void) | null = null;
  seq = 0;
  moves: Moves = {};
  /** The code the connection was closed with; null while it is open. */
  closed: number | null = null;
  readonly #awaited = new Set<Awaited>();

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(socketUrl(url), { perMessageDeflate: false, ...options });
    this.socket.on('message', (data) =>
      this.#receive(JSON.parse((data as Buffer).toString()) as ServerMessage),
    );
    this.socket.on('error', (error) => this.#fail(error));
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#fail(new Error(`closed with ${code}`));
    });
  }

  /** Connects and says hello; resolves with the welcome. */
  static async enter(
    url: string,
    link: Link,
    hello: ClientHello = {},
  ): Promise<[Client, ServerMessageOf<'welcome'>]> {
    const client = new Client(url);
    await client.opened();
    return [client, await client.hello(link, hello)];
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve).once('error', reject);
    });
  }

  async hello({ table, secret }: Link, hello: ClientHello = {}): Promise<ServerMessageOf<'welcome'>> {
    const answer = this.next((message): message is ServerMessageOf<'welcome' | 'error'> =>
      ['welcome', 'error'].includes(message.t),
    );
    this.send({ t: 'hello', v: PROTOCOL_VERSION, table, secret, ...hello });
    const message = await answer;
    if (message.t === 'error') throw new Error(`${message.code}: ${message.detail}`);
    return message;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Anything at all. */
  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  ask(request: Request, id = newId()): Promise<Reply> {
    const answer = this.next((message): message is Reply => 'id' in message && message.id === id);
    this.send({ ...request, id });
    return answer;
  }

  /** The next message that fits. */
  next<M extends ServerMessage>(fits: (message: ServerMessage) => message is M): Promise<M>;
  next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  next(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      this.#awaited.add({ fits, resolve, reject });
    });
  }

  nextError(): Promise<ServerMessageOf<'error'>> {
    return this.next((message): message is ServerMessageOf<'error'> => message.t === 'error');
  }

  /** Resolves when row `seq` has been told. */
  async reached(seq: number): Promise<void> {
    while (this.seq < seq) await this.next((message) => message.t === 'news' || message.t === 'welcome');
  }

  /** Resolves with the close code. */
  async ended(): Promise<number> {
    if (this.closed !== null) return this.closed;
    return new Promise((resolve) => {
      this.socket.once('close', resolve);
    });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.ended();
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.seq = message.seq;
      this.moves = message.present.moves;
    } else if (message.t === 'news') {
      this.seq = message.batch.seq;
      this.moves = message.present?.moves ?? this.moves;
    }
    this.onMessage?.(message);
    for (const awaited of this.#awaited)
      if (awaited.fits(message)) {
        this.#awaited.delete(awaited);
        awaited.resolve(message);
      }
  }

  #fail(error: Error): void {
    for (const { reject } of this.#awaited) reject(error);
    this.#awaited.clear();
  }
}

export function newId(): string {
  return randomBytes(9).toString('base64url');
}

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

export async function post<T>(url: string, path: string, body: unknown): Promise<Answered<T>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const type = answer.headers.get('content-type');
  if (type?.includes('json') !== true) throw new Error(`${path} answers with ${type}, which no page reads`);
  return { status: answer.status, body: (await answer.json()) as T };
}

/** A table of classic, by default with free chairs and no players yet. */
export const CLASSIC = {
  game: 'classic',
  choice: { quest: 'the-trial' },
  name: 'Ada',
  seats: ['barbarian'],
  others: 'free',
  options: {},
  begin: false,
} as const;

export async function openTable(url: string, request: unknown = CLASSIC): Promise<Admission> {
  const { status, body } = await post<Outcome<Admission>>(url, '/api/tables', request);
  if (!body.ok) throw new Error(`${status}: ${JSON.stringify(body.problems)}`);
  return body.value;
}

/** Another member, by a fresh invitation of the host's. */
export async function joinTable(url: string, host: Client, table: string, name: string): Promise<Admission> {
  const reply = await host.ask({ t: 'invite', to: 'play' });
  if (reply.t !== 'link') throw new Error(`no invitation: ${JSON.stringify(reply)}`);
  return (await post<Admission>(url, '/api/join', { table, secret: reply.secret, name })).body;
}
