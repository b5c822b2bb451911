/** Words of the Event cards and of the game master’s hand. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { EventCommand, EventFacts } from '../../events/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import type { Armed } from '../../state.ts';
import { eventNoun, facesText } from '../scene.ts';
import type { ExpertScene } from '../scene.ts';
import { momentText } from './watches.ts';

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
    eventsReshuffled: 'The discarded Event cards are shuffled into a new deck.',
    onNobody: 'The game master plays {card}{armed, select, yes {, set beforehand} other {}}.',
    onFigure: 'The game master plays {card} on {figure}{armed, select, yes {, set beforehand} other {}}.',
    onDoor:
      'The game master plays {card} on the door {side} of {square}{armed, select, yes {, set beforehand} other {}}.',
    eventCancelled: '{Card} {card_number, select, many {come} other {comes}} to nothing.',
    eventArmed:
      'The game master sets {card} in secret: {moment}{of, select, none {} figure { ({figure})} other { ({square})}}.',
    eventDisarmed: 'The game master takes {card} back into the hand.',
    watched: 'The game master {on, select, yes {is asked} other {is not asked any more}}: {moment}.',
    held: 'The game master {on, select, yes {holds} other {no longer holds}} the next moment.',
    eventsPassed: 'The game master lets the moment pass: {moment}.',
    trapStruck:
      'The dice against {figure} show {faces}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
    trialMade:
      '{Figure} rolls {face}: {total} with {stat, select, attack {Attack} body {Body} other {Speed}}, {passes, select, yes {and comes off well} other {which is too little}}.',
    play: 'Play {card}',
    playOn: 'Play {card} on {figure}',
    playOnDoor: 'Play {card} on the door {side} of {square}',
    passEvents: 'Play nothing now',
    armEvent: 'Set {card} in secret: {moment}{of, select, none {} figure { ({figure})} other { ({square})}}',
    disarmEvent: 'Take {card} back: {moment}{of, select, none {} figure { ({figure})} other { ({square})}}',
    watch: '{on, select, yes {Be asked} other {Do not be asked}}: {moment}',
    hold: '{on, select, yes {Hold} other {Do not hold}} the next moment',
    keep: 'Keep the card',
    refuse: 'Discard the card',
    dropEvent: 'Discard {card}',
  },
  fr: {
    eventDrawn: 'Le maître du donjon tire une carte Événement.',
    eventSeen: 'Le maître du donjon tire une carte Événement : {card}.',
    decoyDrawn: 'C’est un leurre, {card}, défaussé aussitôt.',
    eventKept: 'Le maître du donjon garde la carte.',
    eventKeptSeen: 'Le maître du donjon garde {card}.',
    eventRefused: 'Le maître du donjon défausse la carte sans la montrer.',
    eventRefusedSeen: 'Le maître du donjon défausse {card} sans montrer la carte.',
    eventDropped: 'De six cartes Événement, le maître du donjon en défausse une sans la montrer.',
    eventDroppedSeen: 'De six cartes Événement, le maître du donjon défausse {card} sans montrer la carte.',
    eventsReshuffled: 'Les cartes Événement défaussées forment un nouveau paquet.',
    onNobody: 'Le maître du donjon joue {card}{armed, select, yes {, tendu{card_e} d’avance} other {}}.',
    onFigure:
      'Le maître du donjon joue {card} sur {figure}{armed, select, yes {, tendu{card_e} d’avance} other {}}.',
    onDoor:
      'Le maître du donjon joue {card} sur la porte {side} de {square}{armed, select, yes {, tendu{card_e} d’avance} other {}}.',
    eventCancelled: '{Card} ne {card_number, select, many {donnent} other {donne}} rien.',
    eventArmed:
      'Le maître du donjon tend {card} en secret : {moment}{of, select, none {} figure { ({figure})} other { ({square})}}.',
    eventDisarmed: 'Le maître du donjon reprend {card} en main.',
    watched: 'On {on, select, yes {consulte} other {ne consulte plus}} le maître du donjon : {moment}.',
    held: 'Le maître du donjon {on, select, yes {retient} other {ne retient plus}} le prochain moment.',
    eventsPassed: 'Le maître du donjon laisse passer le moment : {moment}.',
    trapStruck:
      'Les dés contre {figure} donnent {faces} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
    trialMade:
      '{Figure} obtient {face} : {total} avec {stat, select, attack {son Attaque} body {son Corps} other {sa Vitesse}}, {passes, select, yes {et s’en tire} other {trop peu}}.',
    play: 'Jouer {card}',
    playOn: 'Jouer {card} sur {figure}',
    playOnDoor: 'Jouer {card} sur la porte {side} de {square}',
    passEvents: 'Ne rien jouer maintenant',
    armEvent:
      'Tendre {card} en secret : {moment}{of, select, none {} figure { ({figure})} other { ({square})}}',
    disarmEvent: 'Reprendre {card} : {moment}{of, select, none {} figure { ({figure})} other { ({square})}}',
    watch: '{on, select, yes {Être consulté} other {Ne pas être consulté}} : {moment}',
    hold: '{on, select, yes {Retenir} other {Ne pas retenir}} le prochain moment',
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

/** Whom or which cell a card is set for. */
function setFor({ figure, at: square }: Pick<Armed, 'figure' | 'at'>, at: ExpertScene) {
  return {
    of: figure !== null ? 'figure' : square !== null ? 'square' : 'none',
    figure: at.figure(figure ?? ''),
    square: at.square(square ?? 0),
  } as const;
}

function setWords({ card, moment, ...where }: Armed, at: ExpertScene) {
  return { card: eventNoun(card), moment: at.text(momentText(moment)), ...setFor(where, at) };
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
    eventPlayed({ card: id, armed, figure, at: square, side }, at) {
      const played = { card: eventNoun(id), armed: yesNo(armed) };
      if (side !== null && square !== null)
        return sentence('onDoor', { ...played, side: at.side(side), square: at.square(square) });
      return figure === null
        ? sentence('onNobody', played)
        : sentence('onFigure', { ...played, figure: at.figure(figure) });
    },
    eventCancelled: ({ card }) => sentence('eventCancelled', { card: eventNoun(card) }),
    eventArmed: (armed, at) => sentence('eventArmed', setWords(armed, at)),
    eventDisarmed: ({ card }) => sentence('eventDisarmed', { card: eventNoun(card) }),
    watched: ({ moment, on }, at) =>
      sentence('watched', { on: yesNo(on), moment: at.text(momentText(moment)) }),
    held: ({ on }) => sentence('held', { on: yesNo(on) }),
    eventsPassed: ({ moment }, at) => sentence('eventsPassed', { moment: at.text(momentText(moment)) }),
    trapStruck: ({ figure, faces, hits }, at) =>
      sentence('trapStruck', { figure: at.figure(figure), faces: facesText(faces, at.language), hits }),
    trialMade: ({ figure, stat, face, total, passes }, at) =>
      sentence('trialMade', { figure: at.figure(figure), stat, face, total, passes: yesNo(passes) }),
    eventsReshuffled: () => sentence('eventsReshuffled', {}),
  },
  labels: {
    keepEvent: ({ keep }) => sentence(keep ? 'keep' : 'refuse', {}),
    playEvent({ card: id, figure, at: square, side }, at) {
      const card = eventNoun(id);
      if (side !== null && square !== null)
        return sentence('playOnDoor', { card, side: at.side(side), square: at.square(square) });
      return figure === null
        ? sentence('play', { card })
        : sentence('playOn', { card, figure: at.figure(figure) });
    },
    passEvents: () => sentence('passEvents', {}),
    armEvent: (command, at) => sentence('armEvent', setWords(command as Armed, at)),
    disarmEvent: (command, at) => sentence('disarmEvent', setWords(command as Armed, at)),
    watch: ({ moment, on }, at) => sentence('watch', { on: yesNo(on), moment: at.text(momentText(moment)) }),
    hold: ({ on }) => sentence('hold', { on: yesNo(on) }),
    dropEvent: ({ card }) => sentence('dropEvent', { card: eventNoun(card) }),
  },
  questions: {
    playEvents: {
      prompt: {
        en: 'Play an Event now, or let the moment pass.',
        fr: 'Jouez un Événement maintenant, ou laissez passer le moment.',
      },
      reason: { en: 'an Event, perhaps', fr: 'un Événement, peut-être' },
    },
    keepEvent: {
      prompt: {
        en: 'Keep the Event card you have drawn, or discard it.',
        fr: 'Gardez la carte Événement tirée, ou défaussez-la.',
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
    'EXP-EVT-01': { en: 'for the Event', fr: 'pour l’Événement' },
    'EXP-DOR-03': { en: 'for an Event', fr: 'pour un Événement' },
  },
  refusals: {
    notNow: { en: 'This is no moment for {card}.', fr: 'Ce n’est pas le moment pour {card}.' },
    notOnThat: { en: '{Card} cannot be played on that.', fr: 'On ne joue pas {card} là-dessus.' },
    notSo: { en: '{Card} cannot be set like that.', fr: 'On ne tend pas {card} ainsi.' },
    notArmed: { en: 'No such card is set.', fr: 'Aucune carte de ce genre n’est tendue.' },
    asItIs: { en: 'That is how it is already.', fr: 'C’est déjà le cas.' },
    notHeld: { en: 'That card is not in your hand.', fr: 'Vous n’avez pas cette carte en main.' },
  },
  quiet: ['eventKept', 'eventRefused', 'eventsPassed', 'eventArmed', 'eventDisarmed', 'watched', 'held'],
  deeds: { eventPlayed: () => [{ deed: 'peril' }], trapStruck: () => [{ deed: 'peril' }] },
};
