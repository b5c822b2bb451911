/** One text per value, whatever the order of its keys; and hashes of that text. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return primitive(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  // A Map or a Date would be written as an empty object, so two different states would look the same.
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw new Error(`a ${value.constructor.name} is not JSON`);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

function primitive(value: unknown): string {
  const ok = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  if (!ok) throw new Error(`${typeof value === 'number' ? value : typeof value} is not JSON`);
  return JSON.stringify(value);
}

/** Node's own is five times as fast; the browser's is only asynchronous. */
const crypto = globalThis.process?.getBuiltinModule?.('node:crypto');

export function hashText(text: string): string {
  return crypto === undefined ? bytesToHex(sha256(utf8ToBytes(text))) : crypto.hash('sha256', text);
}

export function hashOf(value: unknown): string {
  return hashText(canonical(value));
}
