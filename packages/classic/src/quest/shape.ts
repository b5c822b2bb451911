/** The schema's complaints about a quest file, in words its author can use. */
import type { z } from 'zod';
import type { Text } from '../content/names.ts';
import { MISSING, TOO_LITTLE } from './phrases.ts';
import type { QuestProblem } from './problem.ts';
import { FORMATS } from './source.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const REMEDY: Text = {
  en: 'see docs/quests.md for what may stand here',
  fr: 'voyez docs/quests.md pour ce qui peut être ici',
};
const TOO_MUCH: Text = { en: 'there is too much here', fr: 'il y a trop ici' };
const STRANGE: Text = {
  en: 'this is not what may stand here',
  fr: 'ce n’est pas ce qui peut être ici',
};

export function shapeProblems(issues: readonly Issue[]): QuestProblem[] {
  return issues.flatMap((issue) => problemsOf(issue, []));
}

/** `quest.monsters[3].at` */
function written(path: Path): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    'quest',
  );
}

function problemsOf(issue: Issue, above: Path): QuestProblem[] {
  const path = [...above, ...issue.path];
  const at = written(path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: written([...path, key]),
        message: nothingCalled(key),
        remedy: {
          en: 'correct its spelling, or take it out; docs/quests.md lists every key',
          fr: 'corrigez son orthographe, ou retirez-le ; docs/quests.md donne toutes les clefs',
        },
      }));
    case 'invalid_value':
      return [{ path: at, message: notOneOf(issue.input), remedy: writeOneOf(issue.values) }];
    case 'invalid_type':
      return [typeProblem(issue, at)];
    case 'invalid_union':
      return unionProblems(issue, path);
    case 'invalid_format':
      return [{ path: at, message: willNotDo(issue.input), remedy: formatNamed(issue.message) }];
    case 'invalid_key':
      return issue.issues.flatMap((inner) => problemsOf(inner, path));
    case 'too_small':
      return [
        {
          path: at,
          message: TOO_LITTLE,
          remedy: { en: `give at least ${issue.minimum}`, fr: `donnez-en au moins ${issue.minimum}` },
        },
      ];
    case 'too_big':
      return [
        {
          path: at,
          message: TOO_MUCH,
          remedy: { en: `give at most ${issue.maximum}`, fr: `donnez-en au plus ${issue.maximum}` },
        },
      ];
    default:
      return [{ path: at, message: STRANGE, remedy: REMEDY }];
  }
}

function typeProblem(issue: Extract<Issue, { code: 'invalid_type' }>, at: string): QuestProblem {
  const what = KINDS[issue.expected];
  if (isMissing(issue))
    return {
      path: at,
      message: MISSING,
      remedy: what === undefined ? REMEDY : { en: `add ${what.en}`, fr: `ajoutez ${what.fr}` },
    };
  const message =
    what === undefined ? STRANGE : { en: `this should be ${what.en}`, fr: `il faut ici ${what.fr}` };
  return { path: at, message, remedy: REMEDY };
}

const GROUP: Text = { en: 'a group of keys', fr: 'un groupe de clefs' };

const KINDS: Readonly<Record<string, Text>> = {
  string: { en: 'a text', fr: 'un texte' },
  int: { en: 'a whole number', fr: 'un nombre entier' },
  number: { en: 'a number', fr: 'un nombre' },
  array: { en: 'a list', fr: 'une liste' },
  object: GROUP,
  record: GROUP,
  boolean: { en: '`true` or `false`', fr: '`true` ou `false`' },
};

/** Of several shapes, complain about the one the author probably meant; if none is near, list them all. */
function unionProblems(issue: Extract<Issue, { code: 'invalid_union' }>, path: Path): QuestProblem[] {
  if (issue.errors.length === 0) return [discriminatorProblem(issue, path)];
  const nearest = issue.errors.reduce((best, branch) => (distance(branch) < distance(best) ? branch : best));
  if (!strange(nearest)) return nearest.flatMap((inner) => problemsOf(inner, path));
  const keys = new Set(issue.errors.flatMap((branch) => branch.find(isMissing)?.path.slice(0, 1) ?? []));
  const remedy = keys.size === 0 ? REMEDY : writeOneOf([...keys]);
  return [{ path: written(path), message: strangeness(nearest), remedy }];
}

function discriminatorProblem(issue: Issue, path: Path): QuestProblem {
  const { discriminator, options } = issue as { discriminator?: string; options?: readonly string[] };
  const given = (issue.input as Readonly<Record<string, unknown>> | undefined)?.[discriminator ?? ''];
  return {
    path: written(path),
    message: notOneOf(given),
    remedy: options === undefined ? REMEDY : writeOneOf(options),
  };
}

/** How far a value is from a shape: a wrong type is worse than an unknown key, which is worse than a missing one. */
function distance(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + weight(issue), 0);
}

function weight(issue: Issue): number {
  if (issue.path.length === 0 && issue.code === 'invalid_type') return 50;
  if (issue.path.length === 0 && issue.code === 'unrecognized_keys') return 20 * issue.keys.length;
  return isMissing(issue) ? 5 : 1;
}

/** A shape that lacks its own key and has another shape's is not the one meant. */
function strange(branch: readonly Issue[]): boolean {
  const wrongKind = branch.some(({ path, code }) => path.length === 0 && code === 'invalid_type');
  return wrongKind || (branch.some(({ code }) => code === 'unrecognized_keys') && branch.some(isMissing));
}

function strangeness(branch: readonly Issue[]): Text {
  const unknown = branch.find((issue) => issue.code === 'unrecognized_keys');
  return unknown === undefined ? STRANGE : nothingCalled(unknown.keys.join('`, `'));
}

function nothingCalled(key: string): Text {
  return { en: `nothing here is called \`${key}\``, fr: `rien ne s’appelle \`${key}\` ici` };
}

function willNotDo(given: unknown): Text {
  return { en: `"${String(given)}" will not do`, fr: `« ${String(given)} » ne va pas` };
}

/** The schema's message names the format. */
function formatNamed(name: string): Text {
  return name in FORMATS ? FORMATS[name as keyof typeof FORMATS] : REMEDY;
}

/** Zod reports the received value whenever there is one. */
function isMissing(issue: Issue): boolean {
  return issue.path.length > 0 && issue.input === undefined;
}

function notOneOf(given: unknown): Text {
  return typeof given === 'string' || typeof given === 'number'
    ? { en: `"${given}" is not known here`, fr: `« ${given} » est inconnu ici` }
    : { en: 'this is missing or not known here', fr: 'cela manque, ou est inconnu ici' };
}

function writeOneOf(values: readonly unknown[]): Text {
  const words = values.map(String);
  const last = words.pop()!;
  const list = words.join(', ');
  return list === ''
    ? { en: `write ${last}`, fr: `écrivez ${last}` }
    : { en: `write ${list} or ${last}`, fr: `écrivez ${list} ou ${last}` };
}
