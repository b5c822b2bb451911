/** The table a rulebook was opened from, and which rules are in force there. */
import type { TableOptions } from '@oubliette/table';
import { TABLE_CHAPTER } from './book.ts';
import type { Rule } from './book.ts';

export interface Here {
  readonly role: 'hero' | 'gamemaster' | 'spectator';
  /** The simplified rules of a first game (CLS-TRN-01). */
  readonly training: boolean;
  readonly dice: TableOptions['dice'];
}

/**
 * `in`: an optional rule that holds at this table; `out`: one that does not; everything else is as in the
 * book.
 */
export type Standing = 'in' | 'out' | 'plain';

/** The reader's last table; null before any. */
let table: Here | null = null;

/** Set by the table's screen, so that the rulebook can mark what is in force. */
export function rememberTable(here: Here | null): void {
  table = here;
}

export function tableBehind(): Here | null {
  return table;
}

/** What the training game omits: cards, traps, spells and searches (CLS-TRN-02 to CLS-TRN-04). */
const NOT_IN_TRAINING: ReadonlySet<string> = new Set([
  'spells',
  'search',
  'secretDoors',
  'traps',
  'treasure',
  'questTreasure',
  'equipment',
  'missiles',
]);

export function standing({ id, chapter }: Pick<Rule, 'id' | 'chapter'>, here: Here | null): Standing {
  if (here === null) return 'plain';
  if (chapter === 'training') return here.training ? 'in' : 'out';
  if (here.training && NOT_IN_TRAINING.has(chapter)) return 'out';
  if (id === 'TBL-DICE') return here.dice !== 'app' ? 'in' : 'out';
  return chapter === TABLE_CHAPTER ? 'in' : 'plain';
}

/** The master's chapters are closed to hero players and watchers. */
export function isClosed(forMaster: boolean, here: Here | null, insisted: boolean): boolean {
  return forMaster && !insisted && here?.role !== 'gamemaster';
}
