/** What the schema says against a quest file, in words its author can use. */
import type { Problem } from '@oubliette/kernel';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const REMEDY = 'see docs/quests.md for what may stand here';

export function shapeProblems(issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue) => problemsOf(issue, []));
}

/** `quest.monsters[3].at` */
function written(path: Path): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    'quest',
  );
}

function problemsOf(issue: Issue, above: Path): Problem[] {
  const path = [...above, ...issue.path];
  const at = written(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: written([...path, key]),
        message: `nothing here is called \`${key}\``,
        remedy: 'correct its spelling, or take it out; docs/quests.md lists every key',
      }));
    case 'invalid_value':
      return [{ path: at, message: notOneOf(issue.input), remedy: `write ${oneOf(issue.values)}` }];
    case 'invalid_type':
      return [typeProblem(issue, at)];
    case 'invalid_union':
      return unionProblems(issue, path);
    case 'invalid_format':
      return [{ path: at, message: `"${String(issue.input)}" will not do`, remedy: issue.message }];
    case 'too_small':
      return [{ path: at, message: 'there is too little here', remedy: `give at least ${issue.minimum}` }];
    case 'too_big':
      return [{ path: at, message: 'there is too much here', remedy: `give at most ${issue.maximum}` }];
    default:
      return [{ path: at, message: issue.message, remedy: REMEDY }];
  }
}

function typeProblem(issue: Extract<Issue, { code: 'invalid_type' }>, at: string): Problem {
  const what = KINDS[issue.expected] ?? `a ${issue.expected}`;
  if (isMissing(issue)) return { path: at, message: 'this is missing', remedy: `add ${what}` };
  return { path: at, message: `this should be ${what}`, remedy: REMEDY };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  boolean: '`true` or `false`',
};

/** Of several shapes, complain about the one the author must have meant; where none is near, list what may stand there. */
function unionProblems(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path): Problem[] {
  if (issue.errors.length === 0) return [discriminatorProblem(issue, path)];
  const nearest = issue.errors.reduce((best, branch) => (distance(branch) < distance(best) ? branch : best));
  if (!strange(nearest)) return nearest.flatMap((inner) => problemsOf(inner, path));
  const keys = new Set(issue.errors.flatMap((branch) => branch.find(isMissing)?.path.slice(0, 1) ?? []));
  const remedy = keys.size === 0 ? REMEDY : `write ${oneOf([...keys])}`;
  return [{ path: written(path), message: strangeness(nearest), remedy }];
}

function discriminatorProblem(issue: Issue, path: Path): Problem {
  const { discriminator, options } = issue as { discriminator?: string; options?: readonly string[] };
  const given = (issue.input as Readonly<Record<string, unknown>> | undefined)?.[discriminator ?? ''];
  return {
    path: written(path),
    message: notOneOf(given),
    remedy: options === undefined ? REMEDY : `write ${oneOf(options)}`,
  };
}

/** How far a value is from a shape: a wrong kind of value is further than an unknown key, and that than a missing one. */
function distance(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + weight(issue), 0);
}

function weight(issue: Issue): number {
  if (issue.path.length === 0 && issue.code === 'invalid_type') return 50;
  if (issue.path.length === 0 && issue.code === 'unrecognized_keys') return 20 * issue.keys.length;
  return isMissing(issue) ? 5 : 1;
}

/** A shape that lacks its own key and has somebody else's is not the one that was meant. */
function strange(branch: readonly Issue[]): boolean {
  const wrongKind = branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type');
  return wrongKind || (branch.some(({ code }) => code === 'unrecognized_keys') && branch.some(isMissing));
}

function strangeness(branch: readonly Issue[]): string {
  const unknown = branch.find((issue) => issue.code === 'unrecognized_keys');
  return unknown === undefined
    ? 'this is not what may stand here'
    : `nothing here is called \`${unknown.keys.join('`, `')}\``;
}

/** Zod says what it was given wherever it was given something. */
function isMissing(issue: Issue): boolean {
  return issue.path.length > 0 && issue.input === undefined;
}

function notOneOf(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number'
    ? `"${given}" is not known here`
    : 'this is missing or not known here';
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map(String);
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
}
