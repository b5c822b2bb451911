/** Quests by NextLevel's book, played by computer players. */
import { HERO_KINDS } from '@oubliette/classic';
import { nextlevel } from '@oubliette/nextlevel';
import type { NextCommand, NextEvent, NextSetup, NextState, NextView } from '@oubliette/nextlevel';
import { sensibleNextHeroes, sensibleNextMorcar } from '@oubliette/players/nextlevel';
import type { Experiment } from '../experiment.ts';
import { measures, partyExperiment, setupOf } from '../classic/party.ts';
import type { Trial } from '../classic/party.ts';
import { VARIETIES, variety } from './variety.ts';

export interface NextTrial extends Trial {
  /** The level all heroes start at; by default the one the quest is meant for. */
  readonly level?: number;
  readonly options?: NextSetup['options'];
  /** Levels, gifts, specialities, traps and options change from match to match. */
  readonly varied?: boolean;
}

type NextExperiment = Experiment<NextState, NextCommand, NextEvent, NextView, NextSetup>;

export function nextlevelExperiment(trial: NextTrial): NextExperiment {
  const { heroes = HERO_KINDS, level, options, varied = false } = trial;
  const plain: NextSetup = {
    ...setupOf(trial),
    ...(level === undefined ? {} : { progress: heroes.map((kind) => ({ kind, level })) }),
    ...(options === undefined ? {} : { options }),
  };
  const setups = varied
    ? Array.from({ length: VARIETIES }, (_, i) => ({ ...plain, ...variety(heroes, i, trial) }))
    : [plain];
  return {
    ...partyExperiment(trial, { heroes: sensibleNextHeroes, morcar: sensibleNextMorcar }),
    system: nextlevel,
    setup: (match) => setups[match % setups.length]!,
    measures: (state) => ({ ...measures(state), experience: experienceIn(state) }),
  };
}

/** What the party has won in the quest. */
function experienceIn({ next }: NextState): number {
  return Object.values(next.sheets).reduce((sum, { won }) => sum + won, 0);
}
