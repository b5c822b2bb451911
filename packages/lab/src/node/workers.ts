/** The same matches on all cores. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { tallyOf } from '../simulate.ts';
import type { Batch } from '../simulate.ts';
import { addTally, newTally, statisticsOf } from '../tally.ts';
import type { Statistics, Tally } from '../tally.ts';
import { experimentOf } from './task.ts';
import type { Task } from './task.ts';

export interface Spreading {
  /** Threads; as many as the machine has cores where left out. With one, no thread is started. */
  readonly workers?: number;
  /** Told how many matches have been played. */
  readonly progress?: (played: number) => void;
}

/** Matches handed out at a time: enough to be worth a message, few enough for all threads to end together. */
const LARGEST_STRETCH = 50;
const STRETCHES_A_WORKER = 8;

/** Plays a batch on several threads. The statistics do not depend on how many. */
export async function simulateAcross(task: Task, batch: Batch, options: Spreading = {}): Promise<Statistics> {
  const { progress } = options;
  const workers = Math.min(options.workers ?? availableParallelism(), batch.matches);
  const stretches = stretchesOf(batch, workers);
  const total = newTally();
  const take = (tally: Tally): void => {
    addTally(total, tally);
    progress?.(total.matches);
  };
  if (workers <= 1) await playHere(task, stretches, take);
  else await Promise.all(Array.from({ length: workers }, () => playThere(task, stretches, take)));
  return statisticsOf(total);
}

function stretchesOf({ seed, from = 0, matches }: Batch, workers: number): Batch[] {
  const size = Math.min(LARGEST_STRETCH, Math.max(1, Math.ceil(matches / (workers * STRETCHES_A_WORKER))));
  const stretches: Batch[] = [];
  for (let done = 0; done < matches; done += size)
    stretches.push({ seed, from: from + done, matches: Math.min(size, matches - done) });
  return stretches.reverse();
}

async function playHere(task: Task, stretches: Batch[], take: (tally: Tally) => void): Promise<void> {
  const experiment = await experimentOf(task);
  for (let next = stretches.pop(); next !== undefined; next = stretches.pop()) {
    take(tallyOf(experiment, next));
    await setImmediate();
  }
}

/** One thread, fed from the common pile until nothing is left of it. */
function playThere(task: Task, stretches: Batch[], take: (tally: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    const feed = (): void => {
      const next = stretches.pop();
      if (next === undefined) void worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(next, []);
    };
    worker.on('error', (error: Error) => {
      stretches.length = 0; // the others have nothing more to do
      reject(error);
    });
    worker.on('message', (tally: Tally) => {
      take(tally);
      feed();
    });
    feed();
  });
}
