/** Spending fate: on a blow that would fell a hero, and on as fatal a roll (ADV-FATE-08, ADV-FATE-09). */
import type { View } from '@oubliette/advanced';
import { figureIn, sheetIn } from '../seen.ts';

/** A point undoes all wounds of the turn. It takes this many to spend one with others left, or the last. */
const HEAVY = { toSpare: 3, last: 4 } as const;
/** Rolls that cost a life when failed, and those that may; a missed blow does not. */
const DEADLY = new Set(['mould', 'leap', 'rope', 'choke']);
const RISKY = new Set(['gas', 'poison', 'jump', 'dodge', 'bravery', 'deadly', 'ward']);

export function savesFromWounds(view: View, target: string, wounds: number): boolean {
  const figure = figureIn(view, target);
  const sheet = sheetIn(view, target);
  if (figure === undefined || sheet === undefined) return false;
  const undone = wounds + (view.turn.suffered[target] ?? 0);
  return figure.wounds - wounds <= 0 || undone >= (sheet.fate > 1 ? HEAVY.toSpare : HEAVY.last);
}

export function savesRoll(view: View, figure: string, kind: string): boolean {
  const fate = sheetIn(view, figure)?.fate ?? 0;
  // A globe's gas kills (ADV-ABIL-36), a trap's does not.
  const isDeadly = DEADLY.has(kind) || (kind === 'gas' && view.turn.mode === 'combat');
  return isDeadly ? fate > 0 : fate > 1 && RISKY.has(kind);
}
