/** What went wrong with a request, as JSON: where, what, and what to do about it. */
import type { ProblemCode, ToldProblem } from '@oubliette/table';
import { cut } from './echo.ts';

export interface Problems {
  readonly ok: false;
  readonly problems: readonly ToldProblem[];
}

const MOST_PROBLEMS = 20;
const LONGEST_REMEDY = 1000;

/** Without a code if no page of ours reads it. */
export function problem(message: string, remedy: string, code?: ProblemCode): Problems {
  return { ok: false, problems: [{ path: '', message, remedy, ...(code === undefined ? {} : { code }) }] };
}

/** Problems may quote the request, so they are cut short. */
export function tellable(problems: readonly ToldProblem[]): Problems {
  return {
    ok: false,
    problems: problems.slice(0, MOST_PROBLEMS).map(({ path, message, remedy, code }) => ({
      ...(code === undefined ? {} : { code }),
      path: cut(path, 60),
      message: cut(message, 140),
      remedy: cut(remedy, LONGEST_REMEDY),
    })),
  };
}

export const NOT_SAVED = problem(
  'the disk of this server is full: nothing was saved',
  'tell whoever runs it, and try again later',
  'notSaved',
);

interface Misread {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** What a schema rejected. */
export function problemsOf(error: Misread, remedy: string): Problems {
  return tellable(
    error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message, remedy })),
  );
}
