export * from './classic.ts';
export * from './nextlevel.ts';
export type { AnyExperiment, Experiment } from './experiment.ts';
export { simulate } from './simulate.ts';
export type { Batch } from './simulate.ts';
export { spreadOf, wilson } from './statistics.ts';
export type { Interval, Spread } from './statistics.ts';
export { rulesReport } from './tally.ts';
export type { Failure, RulesReport, Statistics } from './tally.ts';
