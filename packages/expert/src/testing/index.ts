/** The table tools of the tests of Expert. */
export { expertSubject } from './subject.ts';
export { table } from './table.ts';
