/** The table screen's own words for refused requests, besides the game's. */
import type { Refusal } from '@oubliette/kernel';
import type { ErrorCode } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { KEEPING } from '../tables/keepingWords.ts';
import { TABLE } from './words.ts';

/** Too late to undo alone; the others may still agree to it. */
export function isAlreadyKnown({ code, rule }: Refusal): boolean {
  return rule === 'TBL-UNDO' && code === 'alreadyKnown';
}

export function explainError(code: ErrorCode, language: Language): string {
  switch (code) {
    case 'notYours':
      return say(TABLE, language, 'refusedNotYours', {});
    case 'tooFast':
    case 'tryAgain':
      return say(TABLE, language, 'refusedTooFast', {});
    case 'notSaved':
      return say(KEEPING, language, 'refusedNotSaved', {});
    case 'tableFull':
      return say(KEEPING, language, 'refusedTableFull', {});
    case 'noEntry':
    case 'removed':
    case 'parked':
      return say(TABLE, language, 'refusedAway', {});
    case 'badMessage':
    case 'badVersion':
      return say(TABLE, language, 'refusedOther', { code });
  }
}
