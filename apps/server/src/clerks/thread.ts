/** A thread that replays matches, one job after the other; a job too long or too large ends it. */
import { Worker } from 'node:worker_threads';
import { Damage } from '@oubliette/table';
import type { ClerkData, FromClerk, Job, ToClerk } from './messages.ts';

export interface Budget {
  /** How long a job may take the thread. */
  readonly ms: number;
  readonly megabytes: number;
  /** How many jobs may wait; more are turned away. */
  readonly waiting: number;
}

/** The job took more time or memory than allowed. */
export class TooMuch extends Error {}
/** Too many others wait, or nothing is begun any more. */
export class Busy extends Error {}

const PROGRAM = new URL('worker.ts', import.meta.url);
/** How long a thread may take to load the rules. */
const STARTING_MS = 60_000;
/** A thread with nothing to do is ended after so long. */
const IDLE_MS = 60_000;
const STACK_MEGABYTES = 4;
const STOPPING = 'the server is stopping';

type Answer = Exclude<FromClerk, { t: 'ready' }>;

export class ClerkThread {
  readonly #data: ClerkData;
  readonly #budget: Budget;
  #worker: Promise<Worker> | null = null;
  /** Resolves when the current job and all those waiting are done. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #counted = 0;
  #resting: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(data: ClerkData, budget: Budget) {
    this.#data = data;
    this.#budget = budget;
  }

  /** The pieces of the job's answer. A caller who stops half-way must call `return`, as `for await` does. */
  async *run(job: Job): AsyncGenerator {
    if (this.#waiting > this.#budget.waiting) throw new Busy('too many matches are being replayed');
    this.#waiting += 1;
    const { promise, resolve } = Promise.withResolvers<null>();
    const before = this.#last;
    this.#last = before.then(() => promise);
    try {
      await before;
      yield* this.#pieces(job);
    } finally {
      this.#waiting -= 1;
      resolve(null);
      this.#rest();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#resting);
    await this.#end();
  }

  async *#pieces(job: Job): AsyncGenerator {
    if (this.#closed) throw new Busy(STOPPING);
    clearTimeout(this.#resting);
    const worker = await (this.#worker ??= this.#start());
    this.#counted += 1;
    const id = this.#counted;
    let left = this.#budget.ms;
    let message: ToClerk = { t: 'job', id, job };
    let isDone = false;
    try {
      for (;;) {
        const began = performance.now();
        const answer = await this.#asked(worker, message, left);
        left -= performance.now() - began;
        isDone = answer.t !== 'piece';
        if (answer.t === 'end') return;
        if (answer.t === 'failed') throw failureOf(answer);
        yield answer.piece;
        message = { t: 'next', id };
      }
    } finally {
      if (!isDone) worker.postMessage({ t: 'drop', id } satisfies ToClerk, []);
    }
  }

  /** The answer to a message; the thread is ended if none comes in time. */
  async #asked(worker: Worker, message: ToClerk, ms: number): Promise<Answer> {
    const answered = heard(worker, (answer): answer is Answer => answer.t !== 'ready');
    worker.postMessage(message, []);
    try {
      return await inTime(answered, ms);
    } catch (error) {
      await this.#end();
      throw this.#closed ? new Busy(STOPPING) : error;
    }
  }

  async #start(): Promise<Worker> {
    const { megabytes } = this.#budget;
    const worker = new Worker(PROGRAM, {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: STACK_MEGABYTES },
    });
    worker.unref();
    // The waiting caller hears of it.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = null;
    });
    try {
      await inTime(
        heard(worker, (answer) => answer.t === 'ready'),
        STARTING_MS,
      );
    } catch (error) {
      // The next job tries again.
      this.#worker = null;
      await worker.terminate();
      throw error;
    }
    return worker;
  }

  #rest(): void {
    clearTimeout(this.#resting);
    if (this.#waiting > 0 || this.#closed) return;
    this.#resting = setTimeout(() => void this.#end(), IDLE_MS);
    this.#resting.unref();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.then(
      (running) => running.terminate(),
      () => undefined,
    );
  }
}

/** The next message that fits; rejects if the thread ends first. */
function heard<M extends FromClerk>(worker: Worker, fits: (message: FromClerk) => message is M): Promise<M>;
function heard(worker: Worker, fits: (message: FromClerk) => boolean): Promise<FromClerk>;
function heard(worker: Worker, fits: (message: FromClerk) => boolean): Promise<FromClerk> {
  return new Promise((resolve, reject) => {
    const on = (message: FromClerk): void => {
      if (fits(message)) done(() => resolve(message));
    };
    const error = (why: unknown): void => done(() => reject(endOf(why)));
    const exit = (): void => done(() => reject(new Error('the thread ended')));
    const done = (settle: () => void): void => {
      worker.off('message', on).off('error', error).off('exit', exit);
      settle();
    };
    worker.on('message', on).on('error', error).on('exit', exit);
  });
}

function endOf(why: unknown): Error {
  const { code } = why as NodeJS.ErrnoException;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new TooMuch('it takes too much memory');
  return why instanceof Error ? why : new Error(String(why));
}

function failureOf({ why, damage }: Extract<Answer, { t: 'failed' }>): Error {
  return damage === null ? new Error(why) : new Damage(damage.table, damage.seq, damage.what);
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooMuch('it takes too long')), Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
