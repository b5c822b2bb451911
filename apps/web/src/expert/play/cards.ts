/** Which events of a quest bring a card, and which one. */
import { abilityNoun, cardNoun, eventNoun, figureMention, kindNoun } from '@oubliette/expert';
import type { ExpertEvent, Names, View } from '@oubliette/expert';
import { chaosCard } from '@oubliette/expert/reckoning';
import type { BaseEvent } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { pictureOf } from '../../pictures/making.ts';
import type { Subject } from '../../pictures/picture.ts';
import type { CardsAt, EventCard } from '../../play/cards.ts';
import { CARD_WORDS } from '../../play/cardWords.ts';
import { wordsIn } from '../../words/useWords.ts';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';
import { EXPERT } from '../words.ts';

type EventOf<T extends ExpertEvent['type']> = Extract<ExpertEvent, { type: T }>;

interface CardScene extends CardsAt<View, Names> {
  readonly all: readonly BaseEvent[];
}

export function expertCard(
  [event]: readonly BaseEvent[],
  all: readonly BaseEvent[],
  at: CardsAt<View, Names>,
): EventCard | null {
  const card = CARDS[event!.type as ExpertEvent['type']] as
    | ((event: BaseEvent, at: CardScene) => EventCard | null)
    | undefined;
  return card?.(event!, { ...at, all }) ?? null;
}

const CARDS: {
  readonly [T in ExpertEvent['type']]?: (event: EventOf<T>, at: CardScene) => EventCard | null;
} = {
  eventPlayed: ({ card }, at) => eventCardOf(card, at),
  cardWaits: ({ card }, at) => ({ ...eventCardOf(card, at), weight: 'brief' }),
  groupRolled: ({ card, count }, { language }) => ({
    topic: 'monster',
    id: card,
    title: kindNoun(card)[language].one,
    monsters: { [card]: count },
  }),
  treasureTurned: ({ card }, at) => treasureCardOf(card, at),
  cashed: ({ card }, at) => treasureCardOf(card, at),
  lootTaken: ({ card }, at) => ({ ...treasureCardOf(card, at), weight: 'brief' }),
  abilityUsed: ({ ability }, { language }) => ({
    topic: 'spell',
    id: ability,
    title: abilityNoun(ability)[language].one,
    weight: 'brief',
  }),
  chaosUsed: ({ card }, { language }) => ({
    topic: 'spell',
    id: card,
    title: chaosCard(card).noun[language].one,
  }),
  taskTold: ({ room }, { language, view }) => ({
    topic: 'room',
    id: room.plan,
    title: view.quest.plan?.title[language] ?? '',
  }),
  died: diedCard,
  objectiveMet: (_event, { language }) => ({
    topic: 'event',
    id: 'tidings',
    title: say(CARD_WORDS, language, 'goal', {}),
  }),
  ended: ({ ending: { outcome } }, { language }) => ({
    ...ENDINGS[endOf(outcome)],
    title: wordsIn(EXPERT, language)('verdict', { outcome }),
    weight: 'moment',
  }),
};

const ENDINGS = {
  won: { topic: 'event', id: 'victory' },
  lost: { topic: 'event', id: 'defeat' },
  out: { topic: 'room', id: 'stairs' },
} as const;

function endOf(outcome: string): keyof typeof ENDINGS {
  if (outcome === 'won') return 'won';
  return outcome === 'withdrawn' ? 'out' : 'lost';
}

export function endingPicture(outcome: string): Subject | undefined {
  const { topic, id } = ENDINGS[endOf(outcome)];
  return pictureOf(EXPERT_PICTURES, topic, id);
}

function eventCardOf(id: string, { language }: CardScene): EventCard {
  return { topic: 'event', id, title: eventNoun(id)[language].one };
}

function treasureCardOf(id: string, { language }: CardScene): EventCard {
  return { topic: 'treasure', id, title: cardNoun(id)[language].one };
}

/** A hero's death, and the end of the last creature in sight. */
function diedCard(
  event: EventOf<'died'>,
  { before, view, all, names, language }: CardScene,
): EventCard | null {
  const dead = before.figures.find(({ id }) => id === event.figure);
  if (dead?.side === 'heroes')
    return {
      topic: 'event',
      id: 'death',
      title: say(CARD_WORDS, language, 'fell', { figure: figureMention(names(), event.figure) }),
      weight: 'moment',
    };
  const isLast =
    !view.figures.some(({ side, id }) => side === 'gm' && id !== event.figure) &&
    all.findLast(({ type }) => type === 'died') === event;
  if (!isLast || dead === undefined) return null;
  return {
    topic: 'event',
    id: 'slain',
    title: say(CARD_WORDS, language, 'clear', {}),
    monsters: { [dead.of]: 1 },
    weight: 'brief',
  };
}
