/** Which events of a quest bring a card, and which one. */
import {
  abilityCard,
  cardNoun,
  eventNoun,
  figureMention,
  kindNoun,
  siteText,
  telling,
} from '@oubliette/expert';
import type { ExpertEvent, Names, View } from '@oubliette/expert';
import { chaosCard } from '@oubliette/expert/reckoning';
import type { BaseEvent } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { CardsAt, EventCard } from '../../play/cards.ts';
import { CARD_WORDS } from '../../play/cardWords.ts';
import { foeDied, heroDied } from '../../play/deaths.ts';
import { pictureOf } from '../../pictures/making.ts';
import type { Subject } from '../../pictures/picture.ts';
import { wordsIn } from '../../words/useWords.ts';
import { isCreature, isLeader } from '../board/looks.ts';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';
import { EXPERT } from '../words.ts';
import { figureName } from './labels.ts';

interface CardScene extends CardsAt<View, Names> {
  readonly all: readonly BaseEvent[];
}

type EventOf<T extends ExpertEvent['type']> = Extract<ExpertEvent, { type: T }>;

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
  cardTurned: ({ card }, { language }) => ({
    topic: 'room',
    id: card === 'questRoom' ? 'lair' : 'room',
    title: telling.face('dungeon', card, { language }),
    weight: 'brief',
  }),
  groupRolled: ({ card, count }, { language }) => ({
    topic: 'monster',
    id: card,
    title: kindNoun(card)[language].one,
    monsters: count > 1 ? { [card]: count } : {},
  }),
  foeCame: ({ foe }, { language }) => ({ topic: 'monster', id: foe, title: kindNoun(foe)[language].one }),
  eventPlayed: ({ card }, { language }) => ({
    topic: 'event',
    id: card,
    title: eventNoun(card)[language].one,
  }),
  eventDrawn: ({ card }, { language }) =>
    card === undefined ? null : { topic: 'event', id: card, title: eventNoun(card)[language].one },
  decoyDrawn: ({ card }, { language }) => ({
    topic: 'event',
    id: card,
    title: eventNoun(card)[language].one,
    weight: 'brief',
  }),
  treasureTurned: ({ card }, { language }) => ({
    topic: 'treasure',
    id: card,
    title: cardNoun(card)[language].one,
  }),
  lootDrawn: ({ cards: [card] }, { language }) =>
    card === undefined ? null : { topic: 'treasure', id: card, title: cardNoun(card)[language].one },
  abilityUsed: ({ ability }, { language }) => ({
    topic: 'spell',
    id: ability,
    title: abilityCard(ability).noun[language].one,
    weight: 'brief',
  }),
  scrollRead: ({ card }, { language }) => ({
    topic: 'treasure',
    id: card,
    title: cardNoun(card)[language].one,
    weight: 'brief',
  }),
  chaosUsed: ({ card }, { language }) => ({
    topic: 'spell',
    id: card,
    title: chaosCard(card).noun[language].one,
  }),
  siteDone: ({ site }, { language, names }) => ({
    topic: 'event',
    id: 'tidings',
    title: siteText(names(), site, language),
  }),
  objectiveMet: (_event, { language }) => ({
    topic: 'event',
    id: 'tidings',
    title: say(CARD_WORDS, language, 'goal', {}),
  }),
  died: diedCard,
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

/** Of an ending that is told. */
export function endingPicture(outcome: string): Subject | undefined {
  const { topic, id } = ENDINGS[endOf(outcome)];
  return pictureOf(EXPERT_PICTURES, topic, id);
}

/** A hero's death, and the end of a leader or of the last creature on the board. */
function diedCard(
  event: EventOf<'died'>,
  { before, view, all, names, language }: CardScene,
): EventCard | null {
  const dead = before.figures.find(({ id }) => id === event.figure);
  if (dead === undefined) return null;
  if (!isCreature(dead)) return heroDied(figureMention(names(), dead.id), language);
  const isLast =
    !view.figures.some((figure) => isCreature(figure) && figure.id !== dead.id) &&
    all.findLast(({ type }) => type === 'died') === event;
  return foeDied(dead.of, isLeader(dead) ? figureName(names(), dead.id, language) : null, isLast, language);
}
