/** Plain data: freeze it against mutation, find what JSON cannot hold, compare it and skip shared parts. */

/** Freezes a value and all it holds. A frozen part counts as frozen throughout. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return value;
  Object.freeze(value);
  for (const key in value) {
    const item: unknown = value[key];
    if (typeof item === 'object') deepFreeze(item);
  }
  return value;
}

/** The first part of a value that would not survive JSON, with its path; null when all would. */
export function whyNotPlain(value: unknown): string | null {
  return isPlain(value) ? null : reason(value, '');
}

/** The same test without the path, which is the slow part. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object') return typeof value === 'number' ? Number.isFinite(value) : isText(value);
  if (value === null) return true;
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) if (!isPlain(item)) return false; // `every` passes over holes
    return true;
  }
  return isRecord(value) && Object.values(value).every(isPlain);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function isRecord(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

function reason(value: unknown, path: string): string {
  const here = path === '' ? 'it' : path;
  if (value === undefined || typeof value === 'number') return `${here} is ${value}`;
  if (value === null || typeof value !== 'object') return `${here} is a ${typeof value}`;
  if (Array.isArray(value)) {
    const at = Array.from(value).findIndex((item) => !isPlain(item));
    return reason(value[at], `${path}[${at}]`);
  }
  if (!isRecord(value)) return `${here} is a ${value.constructor.name}`;
  const entries: [string, unknown][] = Object.entries(value);
  const [key, item] = entries.find(([, one]) => !isPlain(one))!;
  return reason(item, `${path}.${key}`);
}

/** Equal as JSON, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]),
  );
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!same(a[i], b[i])) return false;
  return true;
}
