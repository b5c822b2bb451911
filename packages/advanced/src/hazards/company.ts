/** What strangers change for others: who spares them, and what a thief does to a search. */
import { findFigure } from '../figures.ts';
import type { Figure, State } from '../state.ts';

/** Whether the guards of a captive leave it alone: any other monster may attack it (ADV-HAZ-11, ADV-HAZ-14). */
export function isSpared(state: State, attacker: Figure, target: Figure): boolean {
  const captive = target.effects.find(({ tag }) => tag === 'captive');
  if (captive === undefined) return false;
  return state.fight?.groups.find(({ area }) => area === captive.of)?.id === attacker.group;
}

/** With a thief among them, every roll of the heroes to spot or to disarm a trap is worse (ADV-HAZ-18). */
const THIEF_ALONG = -1;

export function trapModifier(state: State): number {
  const isAlong = state.sheets.some(
    ({ id, marks, where }) =>
      where === 'inside' && marks.includes('thief') && findFigure(state, id) !== undefined,
  );
  return isAlong ? THIEF_ALONG : 0;
}

/** The maiden never strikes anybody (ADV-HAZ-08), nor does a captive. */
export function isMeek(state: State, { id, effects }: Figure): boolean {
  if (effects.some(({ tag }) => tag === 'captive')) return true;
  return state.sheets.some((sheet) => sheet.id === id && sheet.marks.includes('maiden'));
}
