/** Common to all links, however their messages travel: keeps the state and sees requests through. */
import type { SeatId } from '@oubliette/kernel';
import { PROTOCOL_VERSION } from '@oubliette/table';
import type { ClientMessage, ErrorCode, ServerMessage } from '@oubliette/table';
import { fold, NOTHING_KNOWN, withoutPoint, withStatus } from './fold.ts';
import type { LinkStatus, Reply, Request, TableLink, TableState } from './link.ts';

/** A link as stored by a player: `secret` is the part after the #. */
export interface TableKey {
  readonly table: string;
  readonly secret: string;
}

type LinkAsked = Extract<ClientMessage, { readonly id: string }>;

interface Pending {
  readonly message: LinkAsked;
  readonly answer: (reply: Reply) => void;
  tries: number;
}

/** How long a pointing finger is shown. */
const POINT_MS = 4000;
/** A busy table asks to try again; after this many tries the player sees an error. */
const MOST_TRIES = 6;
const PATIENCE_MS = 400;

/** States a link does not leave by itself. */
const SHUT: readonly LinkStatus[] = ['noEntry', 'outdated', 'parked', 'removed', 'elsewhere'];

/** Errors that shut the link for good. */
const SHUT_BY: Readonly<Partial<Record<ErrorCode, LinkStatus>>> = {
  noEntry: 'noEntry',
  badVersion: 'outdated',
  parked: 'parked',
  removed: 'removed',
};

/** Repeated automatically, a few times. */
const BUSY: readonly ErrorCode[] = ['tryAgain', 'tooFast', 'notSaved'];

export class LinkCore {
  #state: TableState = NOTHING_KNOWN;
  readonly #key: TableKey;
  readonly #listeners = new Set<() => void>();
  readonly #pending = new Map<string, Pending>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #eyes: SeatId | undefined;
  #send: ((message: ClientMessage) => void) | null = null;
  #closed = false;

  constructor(key: TableKey, eyes?: SeatId) {
    this.#key = key;
    this.#eyes = eyes;
  }

  get state(): TableState {
    return this.#state;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The connection is open: say hello. Earlier requests are repeated after the welcome. */
  opened(send: (message: ClientMessage) => void): void {
    this.#send = send;
    send(this.#hello());
  }

  lost(status: LinkStatus): void {
    this.#send = null;
    this.#become(withStatus(this.#state, status));
    if (this.isShut) this.#giveUp();
  }

  receive(message: ServerMessage): void {
    if (message.t === 'error') this.#failed(message);
    else if ('id' in message) this.#answered(message);
    const state = fold(this.#state, message);
    if (state === null) {
      this.#send?.(this.#hello());
      return;
    }
    const welcome = message.t === 'welcome';
    if (welcome) this.#eyes = message.eyes;
    this.#become(state);
    if (welcome) for (const { message: asked } of this.#pending.values()) this.#send?.(asked);
    const point = message.t === 'point' ? state.table?.points.at(-1) : undefined;
    if (point !== undefined) this.#later(POINT_MS, () => this.#become(withoutPoint(this.#state, point.key)));
  }

  ask(request: Request): Promise<Reply> {
    const message: LinkAsked = { ...request, id: requestId() };
    const asked = Promise.withResolvers<Reply>();
    this.#pending.set(message.id, { message, answer: asked.resolve, tries: 0 });
    if (this.#state.status === 'open') this.#send?.(message);
    else if (this.isShut) this.#giveUp();
    return asked.promise;
  }

  /** Whether a request is still unanswered. */
  get waits(): boolean {
    return this.#pending.size > 0;
  }

  link(close: () => void): TableLink {
    return {
      state: () => this.#state,
      subscribe: (changed) => {
        this.#listeners.add(changed);
        return () => this.#listeners.delete(changed);
      },
      ask: (request) => this.ask(request),
      lookThrough: (seat) => {
        this.#eyes = seat;
        if (this.#state.status === 'open') this.#send?.({ t: 'eyes', seat });
      },
      point: (at, to) => {
        const you = this.#state.table?.you ?? null;
        if (this.#state.status !== 'open' || you === null) return;
        const point = { t: 'point', at, ...(to === undefined ? {} : { to }) } as const;
        this.#send?.(point);
        // The host informs the others; the player's own finger shows at once.
        this.receive({ ...point, member: you });
      },
      close: () => {
        this.#closed = true;
        for (const timer of this.#timers) clearTimeout(timer);
        close();
        this.#giveUp();
        this.#listeners.clear();
      },
    };
  }

  #hello(): ClientMessage {
    const table = this.#state.table;
    const { table: id, secret } = this.#key;
    return {
      t: 'hello',
      v: PROTOCOL_VERSION,
      table: id,
      secret,
      ...(this.#eyes === undefined ? {} : { eyes: this.#eyes }),
      // Rows known through another view are different rows.
      ...(table === null || (this.#eyes !== undefined && table.eyes !== this.#eyes)
        ? {}
        : { since: table.seq }),
    };
  }

  #become(state: TableState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #answered(reply: Reply & { readonly id: string }): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.answer(reply);
  }

  #failed(error: Extract<ServerMessage, { t: 'error' }>): void {
    const pending = error.id === undefined ? undefined : this.#pending.get(error.id);
    if (pending !== undefined) {
      const busy = BUSY.includes(error.code);
      if (!busy || pending.tries >= MOST_TRIES) return this.#answered({ ...error, id: pending.message.id });
      pending.tries += 1;
      return this.#later(PATIENCE_MS * pending.tries, () => {
        if (this.#pending.has(pending.message.id) && this.#state.status === 'open')
          this.#send?.(pending.message);
      });
    }
    const shut = SHUT_BY[error.code];
    if (shut !== undefined) this.lost(shut);
  }

  /** Whether the link will not recover by itself. */
  get isShut(): boolean {
    return this.#closed || SHUT.includes(this.#state.status);
  }

  /** Nothing more will be answered. */
  #giveUp(): void {
    for (const { message, answer } of this.#pending.values())
      answer({ t: 'error', id: message.id, code: 'noEntry', detail: 'the table cannot be reached' });
    this.#pending.clear();
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }
}

/** Unique among all requests. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
