/** The outlines that games have brought to this page, by the name of the icon. */
import type { Outlines } from './picture.ts';

const brought: Record<string, Outlines[string]> = {};
const waiting = new Set<() => void>();
let times = 0;

/** Drawings that waited for them are drawn. */
export function bringOutlines(outlines: Outlines): void {
  Object.assign(brought, outlines);
  times += 1;
  for (const wake of waiting) wake();
}

export function broughtOutlines(): Outlines {
  return brought;
}

/** Not waited for: without them cards are words alone. */
export function bringLater(coming: Promise<{ readonly OUTLINES: Outlines }>): void {
  coming.then(
    ({ OUTLINES }) => bringOutlines(OUTLINES),
    () => undefined,
  );
}

/** How often outlines have been brought. */
export function timesBrought(): number {
  return times;
}

export function onBrought(wake: () => void): () => void {
  waiting.add(wake);
  return () => waiting.delete(wake);
}
