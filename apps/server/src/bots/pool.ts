/** Computer players in their own threads: a slow or broken one holds up neither its table nor the server. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BaseCommand, BaseEvent, SeatId } from '@oubliette/kernel';
import type { BotAsked, Bots, BotSeat } from '@oubliette/table';
import type { Answer, FromWorker, ToWorker } from './messages.ts';

export interface PoolOptions {
  readonly complain: (what: string, error: unknown) => void;
  readonly workers?: number;
  /** How long a player may think. */
  readonly patienceMs?: number;
  /** The thread's program. */
  readonly program?: URL;
}

const PATIENCE_MS = 5000;
/** How long a thread may take to load the rules: a busy machine is no reason to start again. */
const STARTING_MS = 60_000;
const MOST_MEGABYTES = 512;

export class BotPool implements Bots {
  readonly #threads: Thread[];
  #seats = 0;

  constructor({ complain, ...options }: PoolOptions) {
    const count = Math.max(1, options.workers ?? availableParallelism() - 1);
    const { patienceMs = PATIENCE_MS, program = new URL('worker.ts', import.meta.url) } = options;
    this.#threads = Array.from({ length: count }, () => new Thread(program, patienceMs, complain));
  }

  sit(game: string, bot: string, _table: string, _seat: SeatId): BotSeat {
    const thread = this.#threads.reduce((least, other) => (other.seats < least.seats ? other : least));
    this.#seats += 1;
    return thread.sit(this.#seats, game, bot);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

interface Ask {
  readonly seat: number;
  readonly ask: number;
  readonly asked: BotAsked;
  readonly resolve: (command: BaseCommand | null) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that is started when first needed, and again when it died or was too slow. */
class Thread {
  readonly #program: URL;
  readonly #patienceMs: number;
  readonly #complain: PoolOptions['complain'];
  readonly #sitting = new Map<number, { readonly game: string; readonly bot: string }>();
  /** In order of asking; the thread thinks about the first. */
  #asks: Ask[] = [];
  #worker: Worker | null = null;
  #isReady = false;
  /** Callers that wait until the thread has loaded the rules. */
  readonly #waitingForIt: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #counted = 0;
  #closed = false;

  constructor(program: URL, patienceMs: number, complain: PoolOptions['complain']) {
    this.#program = program;
    this.#patienceMs = patienceMs;
    this.#complain = complain;
  }

  get seats(): number {
    return this.#sitting.size;
  }

  sit(seat: number, game: string, bot: string): BotSeat {
    this.#sitting.set(seat, { game, bot });
    this.#worker?.postMessage({ t: 'sit', seat, game, bot } satisfies ToWorker);
    return {
      ready: () => this.#whenReady(),
      hear: (events: readonly BaseEvent[]) => this.#tell({ t: 'hear', seat, events }),
      choose: (asked: BotAsked) => this.#ask(seat, asked),
      leave: () => {
        this.#sitting.delete(seat);
        this.#worker?.postMessage({ t: 'leave', seat } satisfies ToWorker);
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject } of this.#asks.splice(0)) reject(new Error('the server is stopping'));
    for (const go of this.#waitingForIt.splice(0)) go();
    await worker?.terminate();
  }

  #tell(message: ToWorker): void {
    if (!this.#closed) this.#running().postMessage(message, []);
  }

  #ask(seat: number, asked: BotAsked): Promise<BaseCommand | null> {
    if (this.#closed) return Promise.reject(new Error('the server is stopping'));
    if (!this.#sitting.has(seat)) return Promise.reject(new Error('the computer player has left'));
    return new Promise((resolve, reject) => {
      this.#counted += 1;
      this.#put({ seat, ask: this.#counted, asked, resolve, reject });
    });
  }

  #put(ask: Ask): void {
    this.#asks.push(ask);
    this.#tell({ t: 'choose', seat: ask.seat, ask: ask.ask, asked: ask.asked });
    if (this.#asks.length === 1) this.#watch();
  }

  /** Only the current question is timed: neither those behind it nor a starting thread. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#asks.length === 0) return;
    const patienceMs = this.#isReady ? this.#patienceMs : STARTING_MS;
    this.#timer = setTimeout(() => this.#replace('it took too long'), patienceMs);
    this.#timer.unref();
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (worker === this.#worker) this.#heard(message);
    });
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#replace(String(error));
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#replace('it ended');
    });
    this.#worker = worker;
    this.#isReady = false;
    for (const [seat, { game, bot }] of this.#sitting)
      worker.postMessage({ t: 'sit', seat, game, bot } satisfies ToWorker, []);
    return worker;
  }

  #whenReady(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#running();
    if (this.#isReady) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waitingForIt.push(resolve);
    });
  }

  #heard(message: FromWorker): void {
    if (message.t !== 'ready') return this.#answered(message);
    this.#isReady = true;
    for (const go of this.#waitingForIt.splice(0)) go();
    this.#watch();
  }

  #answered(message: Answer): void {
    const index = this.#asks.findIndex(({ ask }) => ask === message.ask);
    const [ask] = index === -1 ? [] : this.#asks.splice(index, 1);
    this.#watch();
    if (message.t === 'chosen') ask?.resolve(message.command);
    else ask?.reject(new Error(`a computer player could not choose: ${message.why}`));
  }

  /** The first question caused it and is given up. All players of the thread are remade and asked again. */
  #replace(why: string): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#complain('a thread of computer players is replaced', new Error(why));
    void worker?.terminate();
    clearTimeout(this.#timer);
    // The waiting callers ask now, and hear why not.
    for (const go of this.#waitingForIt.splice(0)) go();
    const [guilty, ...others] = this.#asks;
    this.#asks = [];
    for (const ask of others) this.#put(ask);
    guilty?.reject(new Error(`a computer player could not choose: ${why}`));
  }
}
