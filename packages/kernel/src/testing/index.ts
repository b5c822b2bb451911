/** Test tools, for the kernel and for every system. */
export { PROPERTIES, PropertyFailure } from './failure.ts';
export type { Place, Property } from './failure.ts';
export { mutate, wordsIn } from './mutate.ts';
export { deepFreeze, whyNotPlain } from './plain.ts';
export { checkProperties } from './properties.ts';
export type { CheckOptions, Report } from './properties.ts';
export { rule } from './rule.ts';
export { RuleTable } from './ruleTable.ts';
export type { Written } from './ruleTable.ts';
export { SEED, sized } from './seed.ts';
export { playClosely, playShare, playSome } from './share.ts';
export { ALWAYS, RATES } from './sampling.ts';
export type { Rates } from './sampling.ts';
export type { Amounts, Imagined, Moment, Subject } from './subject.ts';
export { findsLeaks, tellsBy } from './leaks.ts';
export type { Leak } from './leaks.ts';
