/** Lets monsters be met where a test needs them. */
import type { Face } from '@oubliette/kernel';
import { meet } from '../encounter/meet.ts';
import type { Meeting } from '../encounter/meet.ts';
import type { AdvancedTable } from './table.ts';
import { setGoing } from './underWay.ts';

export function comes(table: AdvancedTable, meeting: Meeting, dice: readonly Face[] = []): void {
  setGoing(table, (play) => meet(play, meeting), dice);
}
