/** Plain data: frozen to catch mutation, searched for what JSON cannot say, compared with what is shared skipped. */

/** Freezes a value and all it holds. What is frozen already is taken to be frozen throughout. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return value;
  Object.freeze(value);
  for (const item of Object.values(value)) if (typeof item === 'object') deepFreeze(item);
  return value;
}

/** The first thing in a value that would not come back from JSON as it was, with its path; null when all would. */
export function whyNotPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${here(path)} is ${value}`;
  if (typeof value !== 'object')
    return `${here(path)} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value))
    return firstReason(Array.from(value, (item, i) => [`${path}[${i}]`, item] as const));
  if (kind !== Object.prototype && kind !== null) return `${here(path)} is a ${value.constructor.name}`;
  return firstReason(Object.entries(value).map(([key, item]) => [`${path}.${key}`, item] as const));
}

function here(path: string): string {
  return path === '' ? 'it' : path;
}

function firstReason(items: readonly (readonly [string, unknown])[]): string | null {
  for (const [path, item] of items) {
    const reason = whyNotPlain(item, path);
    if (reason !== null) return reason;
  }
  return null;
}

/** Equal as JSON, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]),
  );
}
