/** How tests of NextLevel lay their tables. */
export { NextTable, table } from './table.ts';
export type { NextTableFigures, NextTableSetting } from './table.ts';
export { walk } from './steps.ts';
export { nextSubject } from './subject.ts';
