/** Which heroes keep the others waiting on the stairs, before the party can change level (ADV-STAIR-05). */
import type { Sheet, View } from '@oubliette/advanced';

export interface Gathered {
  /** Heroes who could come: those knocked out or asleep keep nobody waiting. */
  readonly missing: readonly Sheet[];
  /** Says when to go. */
  readonly leader: Sheet | null;
}

/** Null if nobody waits. */
export function gatheringOf({ sheets, figures, leader }: View): Gathered | null {
  if (!sheets.some(({ where }) => where === 'below')) return null;
  const able = figures
    .filter(({ kind, wounds, effects }) => {
      return kind === 'hero' && wounds > 0 && !effects.some(({ tag }) => tag === 'asleep');
    })
    .map(({ id }) => id);
  return {
    missing: sheets.filter(({ id }) => able.includes(id)),
    leader: sheets.find(({ id }) => id === leader) ?? null,
  };
}
