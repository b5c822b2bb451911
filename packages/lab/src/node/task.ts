/** An experiment or a series by name, so that another thread can set it up for itself. */
import type { AnyExperiment, Series } from '../experiment.ts';
import { matchPlayer } from '../simulate.ts';
import { tallyFor } from '../tally.ts';

export interface Task {
  /** The module's URL, and its function that makes the experiment or the series. */
  readonly module: string;
  readonly make: string;
  /** The argument of that function: plain data. */
  readonly given: unknown;
}

/** The one part of a plain experiment. */
export const WHOLE = 'whole';

async function made({ module, make, given }: Task): Promise<unknown> {
  const found = (await import(module)) as Readonly<Record<string, unknown>>;
  const maker = found[make];
  if (typeof maker !== 'function') throw new Error(`${module} has no function ${make}`);
  return (maker as (given: unknown) => unknown)(given);
}

export async function experimentOf(task: Task): Promise<AnyExperiment> {
  return (await made(task)) as AnyExperiment;
}

/** A plain experiment is a series of one part. */
export async function seriesOf(task: Task): Promise<Series> {
  const found = (await made(task)) as AnyExperiment | Series;
  if ('parts' in found) return found;
  const play = matchPlayer(found);
  return {
    parts: [WHOLE],
    play: (tallies, seed, match) => play(tallyFor(tallies, WHOLE), seed, match),
  };
}
