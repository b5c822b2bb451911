/** The log: every event as a line, in either language, with its rules. */
import type { BaseEvent } from '@oubliette/kernel';
import { isTableTalk, logLinesOf, tellTable } from '@oubliette/words';
import type { Language, LogLine, Sentence } from '@oubliette/words';
import type { AdvancedEvent, EventOf, Facts, Flow } from '../events.ts';
import { COMBAT_TELLERS } from './log/combat.ts';
import { COUNTER_TELLERS } from './log/counters.ts';
import { ENCOUNTER_TELLERS, tellArrivals } from './log/encounter.ts';
import { EXPLORE_TELLERS, tellWalk } from './log/explore.ts';
import { GEAR_TELLERS } from './log/gear.ts';
import { GENERATE_TELLERS, tellSections } from './log/generate.ts';
import { MAGIC_TELLERS } from './log/magic.ts';
import { SOLO_TELLERS } from './log/solo.ts';
import type { Tellers } from './log/teller.ts';
import { TRAP_TELLERS } from './log/traps.ts';
import { TREASURE_TELLERS } from './log/treasure.ts';
import { TURN_TELLERS } from './log/turns.ts';
import { ROOM_TELLERS } from './rooms/rooms.ts';
import { learnNames } from './names.ts';
import type { Names } from './names.ts';
import { sceneOf } from './scene.ts';
import type { ExpeditionScene } from './scene.ts';

/** Not told: they keep the stack. */
const FLOW: Tellers<Flow> = { begun: () => null, wentOn: () => null, finished: () => null };

const TELLERS: Tellers<Facts> = {
  ...FLOW,
  ...TURN_TELLERS,
  ...EXPLORE_TELLERS,
  ...GENERATE_TELLERS,
  ...ENCOUNTER_TELLERS,
  ...COUNTER_TELLERS,
  ...COMBAT_TELLERS,
  ...MAGIC_TELLERS,
  ...TRAP_TELLERS,
  ...TREASURE_TELLERS,
  ...ROOM_TELLERS,
  ...GEAR_TELLERS,
  ...SOLO_TELLERS,
};

/** Bookkeeping events: the board or the next line shows them. */
const QUIET: ReadonlySet<string> = new Set<AdvancedEvent['type']>([
  'acted',
  'phaseBegan',
  'seatDone',
  'frontierSeen',
  'trod',
  'missileUsed',
  'struck',
  'zoneFixed',
  'zoneFreed',
  'watched',
  'effectWaned',
  'monstersWait',
]);

/** An event as one line, or none. */
export function narrateAdvanced(
  event: BaseEvent,
  names: Names,
  language: Language,
): readonly LogLine<BaseEvent>[] {
  return lineOf(tell(event, sceneOf(names, language)), [event], language);
}

/**
 * The events of one command: a walk is one line, monsters that appear together too. `after` knows every
 * figure the events brought.
 */
export function narrateAllAdvanced<E extends BaseEvent>(
  events: readonly E[],
  names: Names,
  language: Language,
): { readonly lines: readonly LogLine<E>[]; readonly after: Names } {
  const after = learnNames(names, events);
  const at = sceneOf(after, language);
  const lines = together(events).flatMap((group) => lineOf(tellGroup(group, at), group, language));
  return { lines, after };
}

function tell(event: BaseEvent, at: ExpeditionScene): Sentence | null {
  if (isTableTalk(event)) return tellTable(event, at.seat);
  if (!Object.hasOwn(TELLERS, event.type)) throw new Error(`nobody tells of ${event.type}`);
  const teller = TELLERS[event.type as keyof Facts] as (
    event: BaseEvent,
    at: ExpeditionScene,
  ) => Sentence | null;
  return teller(event, at);
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
    if (group !== undefined && belongTogether(group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

const IN_ROWS: readonly string[] = ['monsterPlaced', 'sectionLaid'] satisfies AdvancedEvent['type'][];

/** New ground without a trap does not interrupt a walk. */
function belongTogether(group: readonly BaseEvent[], event: BaseEvent): boolean {
  const [first] = group;
  if (isStep(first!)) return event.type === 'trod' || (isStep(event) && first.figure === event.figure);
  return IN_ROWS.includes(event.type) && first!.type === event.type;
}

function isStep(event: BaseEvent): event is EventOf<'stepped'> {
  return event.type === 'stepped';
}

function tellGroup(group: readonly BaseEvent[], at: ExpeditionScene): Sentence | null {
  const steps = group.filter(isStep);
  if (steps.length > 1) return tellWalk(steps, at);
  const [first] = group;
  if (group.length === 1 || steps.length === 1) return tell(first!, at);
  return first!.type === 'sectionLaid'
    ? tellSections(group as unknown as readonly EventOf<'sectionLaid'>[], at)
    : tellArrivals(group as unknown as readonly EventOf<'monsterPlaced'>[], at);
}
