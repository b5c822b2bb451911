/** Compares a value with the expected one, and lists the differences. */

/** One place where the two differ. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Expected values are partial: an object names the keys that matter, everything else compares exactly.
 * `{ contains: [..] }` wants these in a list, `{ lacks: [..] }` wants none of them there,
 * `{ count: n }` wants its length.
 */
export function differences(actual: unknown, expected: unknown, path = ''): Difference[] {
  if (isRecord(expected)) {
    if (Array.isArray(actual) && isListMatcher(expected)) return listDifferences(actual, expected, path);
    if (!isRecord(actual)) return [{ path, expected, actual }];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(actual[key], value, path === '' ? key : `${path}.${key}`),
    );
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ path, expected, actual }];
    return expected.flatMap((value, i) => differences(actual[i], value, `${path}[${i}]`));
  }
  return Object.is(actual, expected) ? [] : [{ path, expected, actual }];
}

interface ListMatcher {
  readonly contains?: readonly unknown[];
  readonly lacks?: readonly unknown[];
  readonly count?: number;
}

function isListMatcher(expected: object): expected is ListMatcher {
  return Object.keys(expected).every((key) => ['contains', 'lacks', 'count'].includes(key));
}

function listDifferences(
  actual: readonly unknown[],
  { contains, lacks, count }: ListMatcher,
  path: string,
): Difference[] {
  const has = (wanted: unknown) => actual.some((item) => differences(item, wanted).length === 0);
  return [
    ...(contains ?? [])
      .filter((wanted) => !has(wanted))
      .map((expected) => ({ path: `${path} contains`, expected, actual })),
    ...(lacks ?? []).filter(has).map((expected) => ({ path: `${path} lacks`, expected, actual })),
    ...(count === undefined || actual.length === count
      ? []
      : [{ path: `${path} count`, expected: count, actual: actual.length }]),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function show({ path, expected, actual }: Difference): string {
  return `${path === '' ? 'value' : path}\n    expected ${text(expected)}\n    found    ${text(actual)}`;
}

function text(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
