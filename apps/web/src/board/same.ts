/** Views come over the wire: what has not changed keeps its old identity here, so that it is not drawn again. */
import { useRef } from 'react';

/** Plain data alike in every part. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame((a as Plain)[key], (b as Plain)[key]))
  );
}

type Plain = Readonly<Record<string, unknown>>;

/** The value, or the one before it where nothing in it has changed. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}
