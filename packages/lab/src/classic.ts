/** Quests of the classic game, played by computer players. */
import { classic } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import type { Experiment } from './experiment.ts';
import { partyExperiment, setupOf } from './party.ts';
import type { Trial } from './party.ts';

export function classicExperiment(trial: Trial): Experiment<State, Command, ClassicEvent, View, Setup> {
  const setup = setupOf(trial);
  return {
    ...partyExperiment(trial, { heroes: sensibleHeroes, morcar: sensibleMorcar }),
    system: classic,
    setup: () => setup,
  };
}
