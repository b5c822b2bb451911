/** Views come over the wire: unchanged parts keep their old identity here, so that they are not redrawn. */
import { useRef } from 'react';

/** Whether plain data is equal in every part. */
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

/** The previous value if nothing in it has changed. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}
