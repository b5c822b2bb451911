/** Why the table itself says no, in words; what the rules of the game refuse, the game explains. */
import { TABLE as RULES, TABLE_RULES } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { ErrorCode } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { KEEPING } from '../tables/keepingWords.ts';
import { LINKS } from './linkWords.ts';
import { TABLE } from './words.ts';

/** What the rule of seats is too general for. */
function linkWord(code: string) {
  switch (code) {
    case 'onlyHostOrMaster':
      return 'refusedWatchLink' as const;
    case 'tooManyLinks':
      return 'refusedTooManyLinks' as const;
    case 'noLinks':
      return 'refusedNoLinks' as const;
    default:
      return null;
  }
}

/** Null when it is not the table that refuses. */
export function explainTableRefusal({ code, rule }: Refusal, language: Language): string | null {
  if (rule === RULES.undo && code === 'nothingToUndo')
    return say(TABLE, language, 'refusedNothingToUndo', {});
  if (isAlreadyKnown({ code, rule })) return say(TABLE, language, 'refusedAlreadyKnown', {});
  if (rule === RULES.chat && code === 'chatFull') return say(KEEPING, language, 'refusedChatFull', {});
  const word = rule === RULES.seats ? linkWord(code) : null;
  if (word !== null) return say(LINKS, language, word, {});
  return TABLE_RULES.find(({ id }) => id === rule)?.[language] ?? null;
}

/** Too late to undo alone; the others may still agree to it. */
export function isAlreadyKnown({ code, rule }: Refusal): boolean {
  return rule === RULES.undo && code === 'alreadyKnown';
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
