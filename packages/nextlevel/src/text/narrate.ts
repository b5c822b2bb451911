/**
 * The log of NextLevel: classic's voice with its own events, and with those that mean something else here.
 */
import { CLASSIC_VOICE, namesFrom, narrateAll } from '@oubliette/classic/extend';
import type { Names, Voice } from '@oubliette/classic/extend';
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import type { Language, LogLine } from '@oubliette/words';
import { BESTIARY } from '../content/bestiary.ts';
import type { NextEvent, NextFacts } from '../events.ts';
import type { NextView } from '../view.ts';
import { AMBUSH_TELLERS } from './log/ambushes.ts';
import { ANSWER_TELLERS } from './log/answers.ts';
import { ATTACK_TELLERS } from './log/attack.ts';
import { DOOR_TELLERS } from './log/doors.ts';
import { HERO_TELLERS } from './log/heroes.ts';
import { MAGIC_TELLERS } from './log/magic.ts';
import { MOVING_TELLERS } from './log/moving.ts';
import { REPLACED_TELLERS } from './log/replaced.ts';
import { SEARCH_TELLERS } from './log/search.ts';
import { TECHNIQUE_TELLERS } from './log/techniques.ts';
import type { NextTellers } from './log/teller.ts';
import { TRAP_TELLERS } from './log/traps.ts';
import { WEAPON_TELLERS } from './log/weapons.ts';

export type NextLogEvent = NextEvent | TableEvent;

const TELLERS: NextTellers<NextFacts> = {
  ...MOVING_TELLERS,
  ...DOOR_TELLERS,
  ...WEAPON_TELLERS,
  ...ATTACK_TELLERS,
  ...ANSWER_TELLERS,
  ...AMBUSH_TELLERS,
  ...HERO_TELLERS,
  ...MAGIC_TELLERS,
  ...SEARCH_TELLERS,
  ...TRAP_TELLERS,
  ...TECHNIQUE_TELLERS,
};

/** Its own bookkeeping events: what they say shows on the board or in the next line. */
const QUIET: ReadonlySet<string> = new Set<keyof NextFacts>([
  'engaged',
  'nextAsked',
  'stancesEnded',
  'shotFollows',
  'aidsSpent',
  'ambushEnded',
  'pushEnded',
]);

function isQuiet(event: BaseEvent): boolean {
  if (QUIET.has(event.type) || CLASSIC_VOICE.isQuiet(event)) return true;
  const own = event as NextEvent;
  switch (own.type) {
    case 'faced':
      return own.cost === 0;
    case 'stanceTaken':
      return own.defence === 0;
    // A thrown weapon is told with the throw.
    case 'strikePaid':
      return own.mana + own.mind === 0;
    case 'nextAnswered':
      return own.tag !== 'ward' && !(own.tag === 'livingShield' && own.choice === null);
    case 'plightGained':
      return ['attacked', 'spared', 'trampling'].includes(own.plight.tag);
    default:
      return false;
  }
}

const NEXT_VOICE: Voice = {
  tellers: { ...CLASSIC_VOICE.tellers, ...REPLACED_TELLERS, ...TELLERS },
  isQuiet,
};

/** A NextLevel table's names for its figures. */
export function nextNamesFrom(view: Pick<NextView, 'board' | 'figures' | 'heroes' | 'quest'>): Names {
  return namesFrom(view, BESTIARY);
}

/** The events of one command as lines; `after` knows every figure the events brought to the table. */
export function narrateNext<E extends BaseEvent = NextLogEvent>(
  events: readonly E[],
  language: Language,
  names: Names,
): { readonly lines: readonly LogLine<E>[]; readonly after: Names } {
  return narrateAll(events, language, names, NEXT_VOICE);
}
