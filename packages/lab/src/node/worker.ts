/** A thread that plays the stretches of matches it is sent, and reports each match separately. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from '../simulate.ts';
import type { Tallies } from '../tally.ts';
import { seriesOf } from './task.ts';
import type { Task } from './task.ts';

const port = parentPort!;
const series = await seriesOf(workerData as Task);

port.on('message', ({ seed, from = 0, matches }: Batch) => {
  for (let match = from; match < from + matches; match += 1) {
    const tallies: Tallies = {};
    series.play(tallies, seed, match);
    port.postMessage(tallies, []);
  }
});
