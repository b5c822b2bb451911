/** A thread in which matches are replayed. It has the rules and reads the tables' file; it writes nothing. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { Damage } from '@oubliette/table';
import { openSqliteStore } from '@oubliette/table/node';
import { Jobs } from './jobs.ts';
import type { ClerkData, Failure, FromClerk, ToClerk } from './messages.ts';

if (parentPort === null) throw new Error('this runs as a worker thread');
const port = parentPort;
const { file } = workerData as ClerkData;
const jobs = new Jobs(openSqliteStore(file, { readOnly: true }), await makeShelf(questLibraries()));
/** The current job: its pieces go out one by one, on request. */
let pieces: AsyncGenerator | null = null;

port.on('message', (message: ToClerk) => {
  if (message.t === 'job') pieces = jobs.carryOut(message.job);
  if (message.t === 'drop') pieces = null;
  else void hand(message.id);
});
port.postMessage({ t: 'ready' } satisfies FromClerk);

async function hand(id: number): Promise<void> {
  try {
    const next = await pieces?.next();
    if (next === undefined || next.done === true) port.postMessage({ t: 'end', id } satisfies FromClerk);
    else port.postMessage({ t: 'piece', id, piece: next.value } satisfies FromClerk);
  } catch (error) {
    port.postMessage(failure(id, error));
  }
}

function failure(id: number, error: unknown): Failure {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const damage = error instanceof Damage ? { table: error.table, seq: error.seq, what: error.what } : null;
  return { t: 'failed', id, why, damage };
}
