export { HEROES_PLAYED, MORCAR_PLAYED } from './played.ts';
export type { HeroesPlayed, MorcarPlayed } from './played.ts';
export type { AnyExperiment, Experiment } from './experiment.ts';
export { simulate } from './simulate.ts';
export type { Batch } from './simulate.ts';
export { spreadOf, wilson } from './statistics.ts';
export type { Interval, Spread } from './statistics.ts';
export { rulesReport } from './tally.ts';
export type { Failure, RulesReport, Statistics } from './tally.ts';
