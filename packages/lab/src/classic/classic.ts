/** Quests of the classic game, played by computer players. */
import { classic } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import type { Experiment } from '../experiment.ts';
import { partyExperiment, setupOf } from './party.ts';
import type { Sides, Trial } from './party.ts';

export const CLASSIC_SIDES: Sides<View, Command, ClassicEvent> = {
  heroes: sensibleHeroes,
  morcar: sensibleMorcar,
};

export function classicExperiment(trial: Trial): Experiment<State, Command, ClassicEvent, View, Setup> {
  const setup = setupOf(trial);
  return {
    ...partyExperiment(trial, CLASSIC_SIDES),
    system: classic,
    setup: () => setup,
  };
}
