/** An experiment by name, so that another thread can set it up for itself. */
import type { AnyExperiment } from '../experiment.ts';

export interface Task {
  /** The module, as a URL, and the function of it that makes the experiment. */
  readonly module: string;
  readonly make: string;
  /** What that function is given: plain data. */
  readonly given: unknown;
}

export async function experimentOf({ module, make, given }: Task): Promise<AnyExperiment> {
  const found = (await import(module)) as Readonly<Record<string, unknown>>;
  const maker = found[make];
  if (typeof maker !== 'function') throw new Error(`${module} has no function ${make}`);
  return (maker as (given: unknown) => AnyExperiment)(given);
}
