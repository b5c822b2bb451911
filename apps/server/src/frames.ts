/** Received frames as JSON that is safe to read. */

export type Frame =
  | { readonly ok: true; readonly message: unknown }
  | { readonly ok: false; readonly detail: string };

export function readFrame(text: string, depth: number): Frame {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { ok: false, detail: 'this is not JSON' };
  }
  const detail = faultOf(message, depth);
  return detail === null ? { ok: true, message } : { ok: false, detail };
}

/** Keys that mean something to the language, and nothing to us. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Too deep for recursive code, or with keys that would reach an object's prototype. */
export function faultOf(value: unknown, depth: number): string | null {
  if (value === null || typeof value !== 'object') return null;
  if (depth === 0) return 'it is nested too deeply';
  if (Array.isArray(value)) return firstFault(value, depth);
  if (Object.keys(value).some((key) => FORBIDDEN.has(key))) return 'it has a key that nothing here has';
  return firstFault(Object.values(value), depth);
}

function firstFault(values: readonly unknown[], depth: number): string | null {
  for (const value of values) {
    const fault = faultOf(value, depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}
