/** The seed of a run, reported only when the run fails, to repeat it. */
import { streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import { SEED } from '@oubliette/kernel/testing';

export async function seeded(name: string, run: (chance: Stream) => Promise<void> | void): Promise<void> {
  try {
    await run(streamFromSeed(`${name}/${SEED}`));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}\nOUBLIETTE_SEED=${SEED} makes it happen again`, { cause: error });
  }
}

/** The stream for planted defects: always the same, for a rare one may hide from some luck. */
export function planted(defect: string): Stream {
  return streamFromSeed(`${defect}/planted`);
}

/** How much is done: as the environment says, or as much as every change has time for. */
export function size(variable: string, usual: number): number {
  const asked = Number(process.env[variable] ?? usual);
  if (!Number.isInteger(asked) || asked < 1)
    throw new Error(`${variable} must be a whole number, such as ${variable}=${usual * 10}`);
  return asked;
}

export function pick<T>(chance: Stream, items: readonly T[]): T {
  if (items.length === 0) throw new Error('there is nothing to choose from');
  return items[chance.below(items.length)] as T;
}

/** A separate stream, so that simultaneous work does not change what is drawn. */
export function fork(chance: Stream): Stream {
  return streamFromSeed(`${chance.below(2 ** 32)} ${chance.below(2 ** 32)}`);
}
