export {
  ADVANCED_DUNGEONS,
  ADVANCED_HEROES,
  ADVANCED_PARTY,
  advancedExperiment,
  advancedParty,
} from './advanced.ts';
export type { AdvancedHero, AdvancedTrial } from './advanced.ts';
export { classicExperiment } from './classic.ts';
export { nextlevelExperiment } from './nextlevel.ts';
export type { NextTrial } from './nextlevel.ts';
export { HEROES_PLAYED, MORCAR_PLAYED } from './party.ts';
export type { HeroesPlayed, MorcarPlayed, Trial } from './party.ts';
export type { AnyExperiment, Experiment } from './experiment.ts';
export { simulate } from './simulate.ts';
export type { Batch } from './simulate.ts';
export { spreadOf, wilson } from './statistics.ts';
export type { Interval, Spread } from './statistics.ts';
export { rulesReport } from './tally.ts';
export type { Failure, RulesReport, Statistics } from './tally.ts';
