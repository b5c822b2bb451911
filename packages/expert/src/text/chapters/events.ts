/** Words of the Event cards and of the game master’s hand. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { EventCommand, EventFacts } from '../../events/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { eventNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    eventDrawn: 'The game master draws an Event card.',
    eventSeen: 'The game master draws an Event card: {card}.',
    decoyDrawn: 'It is a decoy, {card_a}, and is discarded at once.',
    eventKept: 'The game master keeps the card.',
    eventKeptSeen: 'The game master keeps {card}.',
    eventRefused: 'The game master discards the card unseen.',
    eventRefusedSeen: 'The game master discards {card} unseen.',
    eventDropped: 'Of six Event cards the game master discards one unseen.',
    eventDroppedSeen: 'Of six Event cards the game master discards {card} unseen.',
    eventsReshuffled: 'The discarded Event cards are shuffled into a new pile.',
    keep: 'Keep the card',
    refuse: 'Discard the card',
    dropEvent: 'Discard {card}',
  },
  fr: {
    eventDrawn: 'Le maître du donjon pioche une carte Événement.',
    eventSeen: 'Le maître du donjon pioche une carte Événement : {card}.',
    decoyDrawn: 'C’est un leurre, {card}, défaussé aussitôt.',
    eventKept: 'Le maître du donjon garde la carte.',
    eventKeptSeen: 'Le maître du donjon garde {card}.',
    eventRefused: 'Le maître du donjon défausse la carte sans la montrer.',
    eventRefusedSeen: 'Le maître du donjon défausse {card} sans montrer la carte.',
    eventDropped: 'De six cartes Événement, le maître du donjon en défausse une sans la montrer.',
    eventDroppedSeen: 'De six cartes Événement, le maître du donjon défausse {card} sans montrer la carte.',
    eventsReshuffled: 'Les cartes Événement défaussées forment une nouvelle pioche.',
    keep: 'Garder la carte',
    refuse: 'Défausser la carte',
    dropEvent: 'Défausser {card}',
  },
});

const sentence = sentencesOf(TEXT);

type Told = 'eventKept' | 'eventRefused' | 'eventDropped';

/** Only the game master is told which card it is (EXP-EVT-07, EXP-EVT-08). */
function ofHand(key: Told, card: string | undefined) {
  return card === undefined ? sentence(key, {}) : sentence(`${key}Seen`, { card: eventNoun(card) });
}

export const EVENT_WORDS: ChapterWords<EventCommand, EventFacts> = {
  text: TEXT,
  tellers: {
    eventDrawn: ({ card }) =>
      card === undefined ? sentence('eventDrawn', {}) : sentence('eventSeen', { card: eventNoun(card) }),
    decoyDrawn: ({ card }) => sentence('decoyDrawn', { card: eventNoun(card) }),
    eventKept: ({ card }) => ofHand('eventKept', card),
    eventRefused: ({ card }) => ofHand('eventRefused', card),
    eventDropped: ({ card }) => ofHand('eventDropped', card),
    eventsReshuffled: () => sentence('eventsReshuffled', {}),
  },
  labels: {
    keepEvent: ({ keep }) => sentence(keep ? 'keep' : 'refuse', {}),
    dropEvent: ({ card }) => sentence('dropEvent', { card: eventNoun(card) }),
  },
  questions: {
    keepEvent: {
      prompt: {
        en: 'Keep the Event card you have drawn, or discard it.',
        fr: 'Gardez la carte Événement piochée, ou défaussez-la.',
      },
      reason: { en: 'whether an Event card is kept', fr: 'une carte Événement à garder, ou non' },
    },
    dropEvent: {
      prompt: {
        en: 'Five Event cards are the most: choose the one that goes.',
        fr: 'Pas plus de cinq cartes Événement : choisissez celle qui part.',
      },
      reason: { en: 'an Event card too many', fr: 'une carte Événement de trop' },
    },
  },
  rolls: {
    'EXP-PRP-11': { en: 'for the first Events in hand', fr: 'pour les premiers Événements en main' },
    'EXP-DOR-03': { en: 'for an Event', fr: 'pour un Événement' },
  },
  refusals: {
    notHeld: { en: 'That card is not in your hand.', fr: 'Vous n’avez pas cette carte en main.' },
  },
  quiet: ['eventKept', 'eventRefused'],
  deeds: {},
};
