/** A thread that plays the stretches of matches it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { matchPlayer } from '../simulate.ts';
import type { Batch } from '../simulate.ts';
import { newTally } from '../tally.ts';
import { experimentOf } from './task.ts';
import type { Task } from './task.ts';

const port = parentPort!;
const experiment = await experimentOf(workerData as Task);
const play = matchPlayer(experiment);

port.on('message', ({ seed, from = 0, matches }: Batch) => {
  const tally = newTally();
  for (let match = from; match < from + matches; match += 1) play(tally, seed, match);
  port.postMessage(tally, []);
});
