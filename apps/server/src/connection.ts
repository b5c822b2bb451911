/** One client's socket: its messages are checked before they are carried out, its unread data is watched. */
import type { Duplex } from 'node:stream';
import type { ErrorCode, Hosting, Link, ServerMessage, Visitor, Wire } from '@oubliette/table';
import type { RawData, WebSocket } from 'ws';
import { readFrame } from './frames.ts';
import type { Guesses } from './guesses.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Held, Outgoing } from './outgoing.ts';
import { Bucket } from './rates.ts';

export interface Surroundings {
  readonly hosting: Hosting;
  readonly limits: Limits;
  readonly guesses: Guesses;
  readonly metrics: Metrics;
  readonly outgoing: Outgoing;
  readonly now: () => number;
  readonly complain: (what: string, error: unknown) => void;
}

/** Why a connection was closed, as a WebSocket code. */
const MISBEHAVED = 1008;
const GOING_AWAY = 1001;
/** A longer answer is no error. */
const LONGEST_ERROR = 2000;
const ANSWERS = new Set(['done', 'refused', 'wants', 'error']);

type Message = Readonly<Record<string, unknown>>;

export class Connection implements Wire, Held {
  readonly address: string;
  readonly #socket: WebSocket;
  /** Under the socket. */
  readonly #stream: Duplex;
  readonly #around: Surroundings;
  readonly #visitor: Visitor;
  readonly #bucket: Bucket;
  readonly #since: number;
  #refused = 0;
  #underWay = 0;
  #heard: number;
  #pinged: number;
  /** Since when data has been unread; null if all is read. */
  #unreadSince: number | null = null;
  /** The link of the current hello, until the table says whether it opens anything. */
  #trying: Link | null = null;
  /** Resolves once the previous hello is handled; later messages wait. */
  #greeted: Promise<null> | null = null;
  #ended = false;
  #isHeld = false;

  constructor(socket: WebSocket, stream: Duplex, address: string, around: Surroundings) {
    this.address = address;
    this.#socket = socket;
    this.#stream = stream;
    this.#around = around;
    this.#since = around.now();
    this.#heard = this.#since;
    this.#pinged = this.#since;
    this.#bucket = new Bucket(around.limits.framesPerConnection, this.#since);
    this.#visitor = around.hosting.connect(this);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', () => this.#control());
    socket.on('pong', () => this.#control());
    socket.on('close', () => {
      this.#ended = true;
      this.#visitor.leave();
    });
  }

  send(text: string): void {
    const { limits, metrics } = this.#around;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#trying !== null) this.#judge(text, this.#trying);
    const kind = /^\{"t":"(\w+)"/.exec(text)?.[1] ?? '';
    if (ANSWERS.has(kind)) metrics.commands.inc({ result: kind });
    // Data we hold back ourselves does not count as unread yet.
    if (!this.#isHeld && this.#socket.bufferedAmount > limits.unreadBytes) {
      this.#dropSlow();
      return;
    }
    const frame = this.#around.outgoing.frameOf(text);
    metrics.sentBytes.inc(frame.length);
    if (!this.#isHeld) this.#hold();
    this.#stream.write(frame);
  }

  #hold(): void {
    this.#isHeld = true;
    this.#stream.cork();
    this.#around.outgoing.hold(this);
  }

  release(): void {
    this.#isHeld = false;
    this.#stream.uncork();
  }

  close(code = MISBEHAVED): void {
    this.#ended = true;
    this.#socket.close(code);
  }

  /** Later messages go unanswered: the client repeats them at its next server. */
  deafen(): void {
    this.#ended = true;
  }

  /** The server stops: the client will find it, or another, again. */
  goAway(): void {
    this.close(GOING_AWAY);
  }

  terminate(): void {
    this.#ended = true;
    this.#socket.terminate();
  }

  /** Checks the connection, about once a second; `late` is how long the server itself was held up. */
  tick(now: number, late: number): void {
    const { limits } = this.#around;
    this.#heard += late;
    if (this.#greeted === null && now - this.#since - late > limits.helloMs) {
      this.#refuse('silent');
      this.close();
    }
    if (now - this.#heard > limits.deadMs) return this.terminate();
    if (
      now - Math.max(this.#heard, this.#pinged) >= limits.pingMs &&
      this.#socket.readyState === this.#socket.OPEN
    ) {
      this.#pinged = now;
      this.#socket.ping();
    }
    if (this.#socket.bufferedAmount === 0) this.#unreadSince = null;
    else this.#unreadSince ??= now;
    if (this.#unreadSince !== null && now - this.#unreadSince - late > limits.unreadMs) this.#dropSlow();
  }

  #dropSlow(): void {
    this.#around.metrics.slowReaders.inc();
    this.terminate();
  }

  /** The socket itself answers pings and pongs; they count like any frame. */
  #control(): void {
    const now = this.#around.now();
    this.#heard = now;
    if (!this.#bucket.tryTake(now)) this.#refuse('tooFast');
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#ended) return;
    const { limits, now } = this.#around;
    const began = now();
    this.#heard = began;
    const fast = !this.#bucket.tryTake(began);
    const frame = isBinary
      ? ({ ok: false, detail: 'messages are text' } as const)
      : readFrame((data as Buffer).toString('utf8'), limits.depth);
    if (fast || this.#underWay >= limits.underWay) {
      this.#turnAway(
        'tooFast',
        'this came too fast: wait a moment, then send it again',
        frame.ok ? frame.message : null,
      );
      return;
    }
    if (!frame.ok || !isMessage(frame.message)) {
      this.#turnAway('badMessage', frame.ok ? 'a message is an object with a `t`' : frame.detail, null);
      return;
    }
    void this.#deal(frame.message, began);
  }

  async #deal(message: Message, began: number): Promise<void> {
    const hello = message['t'] === 'hello';
    if (hello ? !this.#mayTry(message, began) : !this.#isGreeted()) return;
    const before = this.#greeted;
    const greeted = hello ? Promise.withResolvers<null>() : null;
    if (greeted !== null) this.#greeted = greeted.promise;
    this.#underWay += 1;
    try {
      await before;
      if (hello) this.#trying = linkIn(message);
      await this.#visitor.receive(message);
      if (message['id'] !== undefined)
        this.#around.metrics.latency.observe((this.#around.now() - began) / 1000);
    } catch (error) {
      this.#around.complain('a message could not be dealt with', error);
      this.#say('tryAgain', 'something went wrong here: try again', message);
    } finally {
      this.#trying = null;
      this.#underWay -= 1;
      greeted?.resolve(null);
    }
  }

  #isGreeted(): boolean {
    if (this.#greeted !== null) return true;
    this.#turnAway('badMessage', 'the first message is a hello', null);
    this.close();
    return false;
  }

  #mayTry(hello: Message, now: number): boolean {
    const { table } = linkIn(hello);
    if (this.#around.guesses.mayTry(this.address, table, now)) return true;
    this.#turnAway('tooFast', 'too many links that open nothing: wait a minute', null);
    this.close();
    return false;
  }

  /** Counts a link that opened nothing, and remembers where a good one was used. */
  #judge(text: string, link: Link): void {
    if (text.startsWith('{"t":"welcome"')) {
      this.#trying = null;
      this.#around.guesses.cameIn(this.address, link.table);
      return;
    }
    if (text.length > LONGEST_ERROR) return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== 'error') return;
    this.#trying = null;
    if (message.code === 'noEntry') this.#around.guesses.missed(this.address, link, this.#around.now());
  }

  #turnAway(code: ErrorCode, detail: string, message: unknown): void {
    this.#say(code, detail, message);
    this.#refuse(code);
  }

  #say(code: ErrorCode, detail: string, message: unknown): void {
    const id = isMessage(message) ? message['id'] : undefined;
    const known = typeof id === 'string' && id.length <= 40 ? { id } : {};
    this.send(JSON.stringify({ t: 'error', ...known, code, detail } satisfies ServerMessage));
  }

  #refuse(why: string): void {
    this.#around.metrics.refusedFrames.inc({ why });
    this.#refused += 1;
    if (this.#refused >= this.#around.limits.refusedFrames) this.close();
  }
}

function isMessage(value: unknown): value is Message {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The link of a hello, as far as it has one: the table says what is wrong with the rest. */
function linkIn(hello: Message): Link {
  const { table, secret } = hello;
  return {
    table: typeof table === 'string' ? table.slice(0, 64) : '',
    secret: typeof secret === 'string' ? secret : '',
  };
}
