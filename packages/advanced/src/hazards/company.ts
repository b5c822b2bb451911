/** Effects of strangers on others: who spares them, and how a thief hinders trap rolls. */
import type { Group } from '../encounter/types.ts';
import { findFigure, isCaptive } from '../figures.ts';
import type { Figure, State } from '../state.ts';

/** Whether a captive's guards leave it alone: any other monster may attack it (ADV-HAZ-11, ADV-HAZ-14). */
export function isSpared(state: State, attacker: Pick<Figure, 'group'>, target: Figure): boolean {
  const captive = target.effects.find(({ tag }) => tag === 'captive');
  return captive?.of !== undefined && guardsOf(state, captive.of)?.id === attacker.group;
}

/** The group met in a captive's room, or being met there now. */
function guardsOf({ fight, stack }: State, room: string): Group | undefined {
  const meetings = stack.flatMap((frame) => (frame.tag === 'meeting' ? [frame.group] : []));
  return [...(fight?.groups ?? []), ...meetings].find(({ area }) => area === room);
}

/** With a thief in the party, all heroes' rolls to spot or disarm a trap are worse (ADV-HAZ-18). */
const THIEF_ALONG = -1;

export function trapModifier(state: State): number {
  const isAlong = state.sheets.some(
    ({ id, marks, where }) =>
      where === 'inside' && marks.includes('thief') && findFigure(state, id) !== undefined,
  );
  return isAlong ? THIEF_ALONG : 0;
}

/** The maiden never attacks (ADV-HAZ-08), nor does a captive. */
export function isMeek(state: State, figure: Figure): boolean {
  if (isCaptive(figure)) return true;
  return state.sheets.some((sheet) => sheet.id === figure.id && sheet.marks.includes('maiden'));
}
