/** The table tools of the tests of Advanced. */
export { battle, MONSTERS } from './battle.ts';
export { comes } from './meeting.ts';
export { AdvancedTable, table } from './table.ts';
export type { Scene } from '../scenario/arrange.ts';
export { advancedSubject } from './subject.ts';
export { growLevel } from './growing.ts';
export { walk } from './walk.ts';
