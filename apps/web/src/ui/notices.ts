/** The app's messages to the player: read out, and shown for a while as toasts. */

export type Tone = 'plain' | 'warning' | 'good';

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: Tone;
}

export interface Notices {
  readonly toasts: readonly Toast[];
  readonly polite: string;
  readonly assertive: string;
}

const MOST_TOASTS = 3;

let notices: Notices = { toasts: [], polite: '', assertive: '' };
let lastKey = 0;
const listeners = new Set<() => void>();

export function getNotices(): Notices {
  return notices;
}

export function subscribeToNotices(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Read out by a screen reader: politely, after it has finished speaking, or at once. */
export function announce(text: string, assertive = false): void {
  const region = assertive ? 'assertive' : 'polite';
  // The same words twice would not be read out twice.
  const again = notices[region] === text ? '\u00a0' : '';
  change({ ...notices, [region]: text + again });
}

/** Shown and read out. */
export function toast(text: string, tone: Tone = 'plain'): void {
  lastKey += 1;
  const { toasts } = notices;
  const others = toasts.filter((each) => each.text !== text).slice(1 - MOST_TOASTS);
  change({ ...notices, toasts: [...others, { key: lastKey, text, tone }] });
  announce(text, tone === 'warning');
}

export function dismissToast(key: number): void {
  change({ ...notices, toasts: notices.toasts.filter((each) => each.key !== key) });
}

function change(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}
