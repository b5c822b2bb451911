/** Which events of NextLevel bring a card besides classic's, and which one. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Names } from '@oubliette/classic';
import {
  arcanumCard,
  criticalOf,
  criticalSkulls,
  fimirSpellName,
  gearName,
  scrollName,
  substanceName,
  trapName,
} from '@oubliette/nextlevel';
import type { NextEvent, NextOwnEvent, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { classicCard } from '../../classic/cues/classicCards.ts';
import type { CardsAt, EventCard } from '../../play/cards.ts';
import { CARD_WORDS } from '../../play/cardWords.ts';

export function cardOfEvents(
  group: readonly BaseEvent[],
  all: readonly BaseEvent[],
  at: CardsAt<NextView, Names>,
): EventCard | null {
  const [first] = group as readonly NextEvent[];
  const card = OWN[first!.type as NextOwnEvent['type']] as
    | ((event: BaseEvent, language: Language) => EventCard | null)
    | undefined;
  return card === undefined ? classicCard(group, all, at) : card(first!, at.language);
}

type Own = {
  readonly [T in NextOwnEvent['type']]?: (
    event: Extract<NextOwnEvent, { readonly type: T }>,
    language: Language,
  ) => EventCard | null;
};

const OWN: Own = {
  strikeRolled: ({ rolls }, language) =>
    criticalCard(
      rolls.reduce((sum, roll) => sum + criticalOf(roll), 0),
      language,
    ),
  sweepRolled: ({ critical, skulls }, language) =>
    criticalCard(skulls === 0 ? 0 : criticalSkulls(critical), language),
  trapWentOff: ({ trap }, language) => ({ topic: 'trap', id: trap, title: trapName(trap, language) }),
  arcanumCast: ({ spell }, language) => spellCard(spell, arcanumCard(spell).noun[language].one),
  scrollRead: ({ scroll }, language) => spellCard(scroll, scrollName(scroll, language)),
  fimirCast: ({ spell }, language) => spellCard(spell, fimirSpellName(spell, language)),
  substanceFound: ({ substance }, language) => ({
    topic: 'treasure',
    id: substance,
    title: substanceName(substance, language),
  }),
  scrollFound: ({ scroll }, language) => ({
    topic: 'treasure',
    id: 'leaf',
    title: scrollName(scroll, language),
  }),
  gearFound: ({ gear }, language) => ({ topic: 'treasure', id: gear, title: gearName(gear, language) }),
};

/** Where the critical die added something to a blow that struck home (NXT-CRT-01). */
function criticalCard(hits: number, language: Language): EventCard | null {
  if (hits === 0) return null;
  return {
    topic: 'event',
    id: 'critical',
    title: say(CARD_WORDS, language, 'critical', {}),
    line: say(CARD_WORDS, language, 'criticalAdds', { hits }),
    weight: 'brief',
  };
}

function spellCard(id: string, title: string): EventCard {
  return { topic: 'spell', id, title, weight: 'brief' };
}
