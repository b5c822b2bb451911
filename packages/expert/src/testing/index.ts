/** The table tools of the tests of Expert. */
export { expertSubject } from './subject.ts';
export { ExpertTable, gmWith, table } from './table.ts';
