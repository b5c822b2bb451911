/** The rules hero players may read: all but traps they have not suffered and techniques they have not met (NXT-GM-02 to NXT-GM-04). */
import type { BaseEvent, RuleId } from '@oubliette/kernel';
import { withNext } from './changes.ts';
import type { NextState } from './state.ts';
import type { NextView } from './view.ts';

const TRAPS = /^(NXT|CLS)-TRP-/;
const TECHNIQUES = /^NXT-(MON|GAR|FIM|ZOM|CHW)-/;

/** Whether a view's seat may read a rule of the book. */
export function mayRead({ next }: Pick<NextView, 'next'>, rule: RuleId): boolean {
  const isSecret = TRAPS.test(rule) || (TECHNIQUES.test(rule) && next.options.hiddenTechniques);
  return !isSecret || next.screen !== null || next.shown.includes(rule);
}

/** A rule behind something everybody sees is no secret any more. Finding a trap cites none of it. */
export function withShown(state: NextState, { rules, audience }: BaseEvent): NextState {
  if (audience !== undefined || state.phase !== 'play') return state;
  const { shown } = state.next;
  const met = rules.filter((rule) => (TRAPS.test(rule) || TECHNIQUES.test(rule)) && !shown.includes(rule));
  return met.length === 0 ? state : withNext(state, { shown: [...shown, ...new Set(met)] });
}
