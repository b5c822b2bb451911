/** Sends match files one after the other, in a thread of its own, so that those who play are not held up here. */
import { parentPort, workerData } from 'node:worker_threads';
import { longMatch, send } from '../test/faults/heavy.ts';
import type { Sender } from './messages.ts';

const { url, rows } = workerData as Sender;
const file = await longMatch(rows);
for (;;) {
  const began = performance.now();
  const { status } = await send(url, file);
  if (status !== 200) throw new Error(`a match file was answered with ${status}`);
  parentPort?.postMessage(performance.now() - began, []);
}
