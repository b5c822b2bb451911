/** Why there is nothing to replay, and whether it is worth trying again. */
import type { Fault } from '@oubliette/kernel';
import { Damage } from '@oubliette/table';
import type { ToldProblem } from '@oubliette/table';
import { explainFault, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { whyNot } from '../tables/problems.ts';
import { ServerRefuses } from '../net/api.ts';
import { REPLAY } from './words.ts';

export type Trouble =
  /** The match is still running, and this player is in it. */
  | { readonly is: 'closed' }
  /** There is no table behind the link, or none it opens. */
  | { readonly is: 'gone' }
  | { readonly is: 'away' }
  /** The table's host gives a reason for refusing the file. */
  | { readonly is: 'refused'; readonly problems: readonly ToldProblem[] }
  | { readonly is: 'notAFile' }
  | { readonly is: 'unknownGame'; readonly game: string }
  | { readonly is: 'fault'; readonly fault: Fault };

/** What came instead of a table's file: the server's answer, or an error from a table in this browser. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ServerRefuses) return { is: 'refused', problems: error.problems };
  if (!(error instanceof Damage)) return { is: 'away' };
  const { message } = error;
  return { is: 'refused', problems: [{ path: '', message, remedy: '', code: 'parked' }] };
}

/** Whether the same request may succeed later. */
export function mayPass(trouble: Trouble): boolean {
  if (trouble.is === 'refused') return trouble.problems.every(({ code }) => code !== 'parked');
  return trouble.is === 'away';
}

export function troubleText(trouble: Trouble, language: Language): string {
  switch (trouble.is) {
    case 'closed':
    case 'gone':
    case 'away':
    case 'notAFile':
      return say(REPLAY, language, trouble.is, {});
    case 'refused':
      return whyNot(trouble.problems, language);
    case 'unknownGame':
      return say(REPLAY, language, 'unknownGame', { game: trouble.game });
    case 'fault': {
      const { at, why } = trouble.fault;
      if (why.code === 'notAFile') return say(REPLAY, language, 'notAFile', {});
      if (isNewer(why)) return say(REPLAY, language, 'newer', {});
      const reason = explainFault(why, language);
      return at === 0
        ? say(REPLAY, language, 'faultHeading', { reason })
        : say(REPLAY, language, 'faultRow', { row: at, reason });
    }
  }
}

/** Written by a later version of the program than this page's. */
function isNewer(why: Fault['why']): boolean {
  if (why.code === 'otherRules') return Number(why.version) > why.wanted;
  return why.code === 'otherFormat' && Number(why.format) > why.newest;
}
