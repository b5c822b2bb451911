/** The log: every event as a line, in either language, with its rules. */
import type { BaseEvent } from '@oubliette/kernel';
import type { EventWith } from '@oubliette/referee';
import { isTableTalk, logLinesOf, tellTable } from '@oubliette/words';
import type { Language, LogLine, Sentence } from '@oubliette/words';
import type { Facts } from '../events.ts';
import { toldAlone } from './alone.ts';
import { FLOW, QUIET, TELLERS } from './chapters.ts';
import { tellArrivals } from './chapters/monsters.ts';
import { tellWalk } from './chapters/moving.ts';
import { learnNames } from './names.ts';
import type { Names } from './names.ts';
import { sceneOf } from './scene.ts';
import type { ExpertScene } from './scene.ts';

/**
 * The events of one command: a walk is one line, monsters that appear together too. `after` knows every
 * figure the events brought.
 */
export function narrateAllExpert<E extends BaseEvent>(
  events: readonly E[],
  names: Names,
  language: Language,
): { readonly lines: readonly LogLine<E>[]; readonly after: Names } {
  const after = learnNames(names, events);
  const at = sceneOf(after, language);
  const lines = together(events).flatMap((group) => lineOf(tellGroup(group, at), group, language));
  return { lines, after };
}

function tell(event: BaseEvent, at: ExpertScene): Sentence | null {
  if (isTableTalk(event)) return tellTable(event, at.seat);
  if (!Object.hasOwn(TELLERS, event.type)) throw new Error(`nobody tells of ${event.type}`);
  const teller = TELLERS[event.type as keyof Facts] as (event: BaseEvent, at: ExpertScene) => Sentence | null;
  const sentence = teller(event, at);
  return sentence === null || !at.names.solo ? sentence : toldAlone(sentence);
}

function lineOf<E extends BaseEvent>(
  sentence: Sentence | null,
  events: readonly E[],
  language: Language,
): LogLine<E>[] {
  return logLinesOf(sentence, events, language, QUIET.has(events[0]!.type));
}

/** Consecutive events told as one; stack events do not separate them. */
function together<E extends BaseEvent>(events: readonly E[]): readonly (readonly E[])[] {
  const groups: E[][] = [];
  for (const event of events.filter(({ type }) => !Object.hasOwn(FLOW, type))) {
    const group = groups.at(-1);
    if (group !== undefined && belongTogether(group[0]!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongTogether(first: BaseEvent, event: BaseEvent): boolean {
  if (isStep(first)) return isStep(event) && first.figure === event.figure;
  return first.type === 'appeared' && event.type === 'appeared';
}

function isStep(event: BaseEvent): event is EventWith<'stepped', Facts['stepped']> {
  return event.type === 'stepped';
}

function tellGroup(group: readonly BaseEvent[], at: ExpertScene): Sentence | null {
  if (group.length === 1) return tell(group[0]!, at);
  const steps = group.filter(isStep);
  return steps.length > 0
    ? tellWalk(steps, at)
    : tellArrivals(group as unknown as readonly EventWith<'appeared', Facts['appeared']>[], at);
}
