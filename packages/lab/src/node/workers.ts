/** The same matches on all cores. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Batch } from '../simulate.ts';
import { addTallies, newTally, statisticsOf } from '../tally.ts';
import type { Statistics, Tallies } from '../tally.ts';
import { seriesOf, WHOLE } from './task.ts';
import type { Task } from './task.ts';

export interface Spreading {
  /** Threads; by default as many as the machine has cores. With one, no thread is started. */
  readonly workers?: number;
  /** Called with the number of matches played. */
  readonly progress?: (played: number) => void;
  /** Stops the batch: the matches played by then are the result. */
  readonly signal?: AbortSignal;
}

/** Matches handed out at a time: enough to be worth a message, few enough for all threads to end together. */
const LARGEST_STRETCH = 50;
const STRETCHES_A_WORKER = 8;

/** Plays a batch of an experiment on several threads. The statistics do not depend on their number. */
export async function simulateAcross(task: Task, batch: Batch, options: Spreading = {}): Promise<Statistics> {
  const { [WHOLE]: whole } = await playAcross(task, batch, options);
  return statisticsOf(whole ?? newTally());
}

/** The same for a series: statistics by part. */
export async function simulateSeries(
  task: Task,
  batch: Batch,
  options: Spreading = {},
): Promise<{ readonly [part: string]: Statistics }> {
  const tallies = await playAcross(task, batch, options);
  return Object.fromEntries(Object.entries(tallies).map(([part, tally]) => [part, statisticsOf(tally)]));
}

async function playAcross(task: Task, batch: Batch, options: Spreading): Promise<Tallies> {
  const { progress, signal } = options;
  const workers = Math.min(options.workers ?? availableParallelism(), batch.matches);
  const stretches = stretchesOf(batch, workers);
  const total: Tallies = {};
  let played = 0;
  const take = (tallies: Tallies): void => {
    addTallies(total, tallies);
    played += 1;
    progress?.(played);
  };
  if (workers <= 1) await playHere(task, stretches, take, signal);
  else await Promise.all(Array.from({ length: workers }, () => playThere(task, stretches, take, signal)));
  return total;
}

function stretchesOf({ seed, from = 0, matches }: Batch, workers: number): Batch[] {
  const size = Math.min(LARGEST_STRETCH, Math.max(1, Math.ceil(matches / (workers * STRETCHES_A_WORKER))));
  const stretches: Batch[] = [];
  for (let done = 0; done < matches; done += size)
    stretches.push({ seed, from: from + done, matches: Math.min(size, matches - done) });
  return stretches.reverse();
}

async function playHere(
  task: Task,
  stretches: Batch[],
  take: (tallies: Tallies) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const series = await seriesOf(task);
  for (let next = stretches.pop(); next !== undefined; next = stretches.pop()) {
    const { seed, from = 0, matches } = next;
    for (let match = from; match < from + matches; match += 1) {
      if (signal?.aborted === true) return;
      const tallies: Tallies = {};
      series.play(tallies, seed, match);
      take(tallies);
      await setImmediate();
    }
  }
}

/** One thread, fed from the common pile until it is empty. */
function playThere(
  task: Task,
  stretches: Batch[],
  take: (tallies: Tallies) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    const end = (): void => {
      signal?.removeEventListener('abort', end);
      void worker.terminate().then(() => resolve(), reject);
    };
    let left = 0;
    const feed = (): void => {
      const next = stretches.pop();
      if (next === undefined) {
        end();
        return;
      }
      left = next.matches;
      worker.postMessage(next, []);
    };
    signal?.addEventListener('abort', end, { once: true });
    worker.on('error', (error: Error) => {
      stretches.length = 0; // nothing is left for the others
      reject(error);
    });
    worker.on('message', (tallies: Tallies) => {
      if (signal?.aborted === true) return;
      take(tallies);
      left -= 1;
      if (left === 0) feed();
    });
    feed();
  });
}
