/** The log: every event as a sentence in either language, with the rules behind it. */
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import { isTableTalk, speak, speakParts, tellTable } from '@oubliette/words';
import type { Language, LogLine, Sentence } from '@oubliette/words';
import type { ClassicEvent, EventOf, EventType } from '../events.ts';
import { BOARD_TELLERS, tellArrivals } from './log/board.ts';
import { COMBAT_TELLERS } from './log/combat.ts';
import { MAGIC_TELLERS } from './log/magic.ts';
import { MOVEMENT_TELLERS, tellWalk } from './log/movement.ts';
import { QUEST_TELLERS } from './log/quest.ts';
import { SEARCH_TELLERS } from './log/search.ts';
import { START_TELLERS } from './log/start.ts';
import type { Tellers } from './log/teller.ts';
import { TREASURE_TELLERS } from './log/treasure.ts';
import { learnNames, seatMention } from './names.ts';
import type { Names } from './names.ts';
import { sceneOf } from './scene.ts';
import type { TextScene } from './scene.ts';

export type LogEvent = ClassicEvent | TableEvent;

const TELLERS: Tellers<EventType> = {
  ...START_TELLERS,
  ...MOVEMENT_TELLERS,
  ...BOARD_TELLERS,
  ...COMBAT_TELLERS,
  ...MAGIC_TELLERS,
  ...SEARCH_TELLERS,
  ...TREASURE_TELLERS,
  ...QUEST_TELLERS,
};

/** How a book narrates: a sentence for every event type, and which events may stay unsaid. */
export interface Voice {
  readonly tellers: { readonly [type: string]: (event: never, at: TextScene) => Sentence };
  readonly isQuiet: (event: BaseEvent) => boolean;
}

function tell(voice: Voice, event: BaseEvent, at: TextScene): Sentence {
  if (isTableTalk(event)) return tellTable(event, (seat) => seatMention(at.names, seat));
  const teller = voice.tellers[event.type] as ((event: BaseEvent, at: TextScene) => Sentence) | undefined;
  if (teller === undefined) throw new Error(`nobody tells of ${event.type}`);
  return teller(event, at);
}

export function narrate(
  event: BaseEvent,
  language: Language,
  names: Names,
  voice: Voice = CLASSIC_VOICE,
): string {
  return speak(tell(voice, event, sceneOf(names, language)), language);
}

/** Bookkeeping events: what they say shows on the board or in the next line. */
const QUIET: ReadonlySet<string> = new Set<LogEvent['type']>([
  'turnEnded',
  'monsterChosen',
  'cardReturned',
  'cardSetAside',
  'noteFired',
  'flagSet',
  'questionPut',
  'questionDropped',
  'pieceMoved',
  'timerStarted',
  'weaponLost',
  'escapeAsked',
  'claimAsked',
]);

export const CLASSIC_VOICE: Voice = {
  tellers: TELLERS,
  isQuiet: ({ type }) => QUIET.has(type),
};

/**
 * The events of one command as lines: a walk is one line, and so are monsters that appear together. `after`
 * knows every figure the events brought to the table.
 */
export function narrateAll<E extends BaseEvent = LogEvent>(
  events: readonly E[],
  language: Language,
  names: Names,
  voice: Voice = CLASSIC_VOICE,
): { readonly lines: readonly LogLine<E>[]; readonly after: Names } {
  const after = learnNames(names, events);
  const at = sceneOf(after, language);
  const lines = together(events).map((group): LogLine<E> => {
    const sentence = tellGroup(voice, group, at);
    const parts = speakParts(sentence, language);
    return {
      text: parts.map(({ text }) => text).join(''),
      parts,
      rules: [...new Set(group.flatMap(({ rules }) => rules))],
      events: group,
      quiet: voice.isQuiet(group[0]!),
    };
  });
  return { lines, after };
}

/** Joins events in a row that make one line. */
function together<E extends BaseEvent>(events: readonly E[]): readonly (readonly E[])[] {
  const groups: E[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && belongTogether(group.at(-1)!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongTogether(before: BaseEvent, event: BaseEvent): boolean {
  if (isStep(before) && isStep(event)) return before.figure === event.figure;
  return before.type === 'monsterPlaced' && event.type === 'monsterPlaced';
}

function isStep(event: BaseEvent): event is EventOf<'stepped'> {
  return event.type === 'stepped';
}

function tellGroup(voice: Voice, group: readonly BaseEvent[], at: TextScene): Sentence {
  const [first] = group;
  if (group.length === 1) return tell(voice, first!, at);
  return group.every(isStep)
    ? tellWalk(group, at)
    : tellArrivals(group as unknown as readonly EventOf<'monsterPlaced'>[], at);
}
