/** Which rules are ever cited in play: some matches of every quest, by sensible and by reckless players. */
import { simulate } from '@oubliette/lab';
import type { AnyExperiment } from '@oubliette/lab';
import { Failure } from '../failure.ts';

/** Throws if a match breaks. */
export function citedOn(quest: string, experiment: AnyExperiment, matches: number): readonly string[] {
  const { rules, failures } = simulate(experiment, { seed: 'rules', matches });
  const [broken] = failures;
  if (broken !== undefined) throw new Failure(`A simulated match of ${quest} broke: ${broken.message}`);
  return Object.keys(rules);
}
