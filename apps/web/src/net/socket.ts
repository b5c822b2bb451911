/** A link to a table over the network: reconnects by itself and resumes from its last row. */
import type { ServerMessage } from '@oubliette/table';
import type { SeatId } from '@oubliette/kernel';
import type { TableLink } from './link.ts';
import { LinkCore } from './linkCore.ts';
import type { TableKey } from './linkCore.ts';

/** The browser's network events; there are none outside a browser. */
interface Network {
  /** The network or the page is back: time to retry. */
  readonly onReturn: (act: () => void) => () => void;
  readonly onLoss: (act: () => void) => () => void;
}

export interface SocketOptions {
  readonly network?: Network;
  readonly eyes?: SeatId;
  /** Milliseconds; shorter in tests. */
  readonly quiet?: number;
  readonly firstDelay?: number;
}

/** After this long a silence the table is pinged, and given half as long to answer. */
const QUIET_MS = 12_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8000;

export function socketLink(url: string, key: TableKey, options: SocketOptions = {}): TableLink {
  const core = new LinkCore(key, options.eyes);
  const connection = new Connection(url, core, options);
  const network = options.network ?? browserNetwork();
  const stop = [network.onReturn(() => connection.hurry()), network.onLoss(() => connection.drop())];
  connection.open();
  return core.link(() => {
    for (const leave of stop) leave();
    connection.end();
  });
}

class Connection {
  readonly #url: string;
  readonly #core: LinkCore;
  readonly #quiet: number;
  readonly #firstDelay: number;
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, core: LinkCore, options: SocketOptions) {
    this.#url = url;
    this.#core = core;
    this.#quiet = options.quiet ?? QUIET_MS;
    this.#firstDelay = options.firstDelay ?? FIRST_DELAY_MS;
  }

  open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#core.opened((message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      });
      this.#listen();
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.#listen();
      this.#core.receive(JSON.parse(String(data)) as ServerMessage);
      if (this.#core.isShut) this.end();
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.drop();
    });
  }

  /** This connection is dead: try another after a while. */
  drop(): void {
    if (this.#core.isShut) return;
    this.#letGo();
    this.#core.lost('lost');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.open(), this.#delay());
    this.#failures += 1;
  }

  /** The network is back. An open connection may be dead without knowing it. */
  hurry(): void {
    if (this.#core.isShut) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#checkPulse(this.#quiet / 6);
    else {
      this.#failures = 0;
      this.#letGo();
      // Everybody's network may have come back at the same moment.
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => this.open(), this.#firstDelay * chance());
    }
  }

  end(): void {
    clearTimeout(this.#retry);
    this.#letGo();
  }

  #delay(): number {
    const longest = Math.min(LONGEST_DELAY_MS, this.#firstDelay * 2 ** this.#failures);
    return longest * (0.5 + chance() / 2);
  }

  #letGo(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(
      () => this.#checkPulse(this.#quiet / 2),
      this.#core.waits ? this.#quiet / 2 : this.#quiet,
    );
  }

  /** Any message is a sign of life; asking for rows before the first costs the table nothing. */
  #checkPulse(patience: number): void {
    clearTimeout(this.#pulse);
    if (!this.#core.waits) void this.#core.ask({ t: 'history', before: 1 });
    this.#pulse = setTimeout(() => this.drop(), patience);
  }
}

/** From 0 to 1: only to spread retries over time. */
function chance(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 255;
}

function browserNetwork(): Network {
  return {
    onReturn: (act) => {
      const shown = () => {
        if (document.visibilityState === 'visible') act();
      };
      window.addEventListener('online', act);
      document.addEventListener('visibilitychange', shown);
      return () => {
        window.removeEventListener('online', act);
        document.removeEventListener('visibilitychange', shown);
      };
    },
    onLoss: (act) => {
      window.addEventListener('offline', act);
      return () => window.removeEventListener('offline', act);
    },
  };
}
