/** What tests of other packages need to play classic at random, and to see who may know what. */
export { disguised } from './disguise.ts';
export { classicSubject } from './subject.ts';
export { RuleTable } from './table.ts';
export type { Written } from './table.ts';
