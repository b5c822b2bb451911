/** The quest's notes, its goals, its end, and the game master's corrections. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import { cardNoun } from '../../cards.ts';
import { FURNITURE } from '../../content/pieces.ts';
import type { EventOf } from '../../events.ts';
import type { TextScene } from '../scene.ts';
import { facesText } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

export const QUEST = defineMessages({
  en: {
    noteFired: 'Note {number} of the quest comes into play.',
    noteTold: '{Title}',
    noteRead: '{Text}',
    noteRolled:
      '{titled, select, yes {{Title} Against {figure}: {faces}.} other {Dice are rolled against {figure}: {faces}.}} {skulls, plural, =0 {No skull} one {# skull} other {# skulls}}.',
    questionPut: 'The quest has a question.',
    questionAsked: '{Figure} is asked: {text}',
    questionAnswered: '{Figure} answers: {text}',
    questionDropped: 'Nobody is left to answer.',
    counted: '{Text}: {value}{known, select, yes { of {total}} other {}}.',
    countedAside: 'Morcar counts {counter}: {value}.',
    furnitureShifted: '{Piece} moves: it now stands on {squares}.',
    pieceMoved: 'A piece of furniture changes its place.',
    goalReached: 'A goal is reached. {Goal}',
    flagSet: 'Morcar makes a note of what has happened.',
    timerStarted: 'Something is due in round {round}.',
    captiveJoined: '{Figure} is free, and follows {hero}.',
    questEnded:
      '{outcome, select, won {The quest is over: the mission is fulfilled and the heroes win.} abandoned {The quest is over: the heroes gave up, and Morcar wins.} slain {The quest is over: all the heroes are dead, and Morcar wins.} other {The quest is over: the mission has failed, and Morcar wins.}}',
    bodySet: 'Set right: {figure_s} Body is {amount}. Reason: {reason}',
    mindSet: 'Set right: {figure_s} Mind is {amount}. Reason: {reason}',
    goldSet: 'Set right: {figure_s} gold is {amount}. Reason: {reason}',
    squareSet: 'Set right: {figure} on {square}. Reason: {reason}',
    doorSet: 'Set right: the door {door} is open. Reason: {reason}',
    figureTaken: 'Set right: {figure} is taken off the board. Reason: {reason}',
    cardAdded: 'Set right: {figure} has {card_a}. Reason: {reason}',
    cardDropped: 'Set right: {figure} no longer has {card}. Reason: {reason}',
  },
  fr: {
    noteFired: 'La note {number} de la quête entre en jeu.',
    noteTold: '{Title}',
    noteRead: '{Text}',
    noteRolled:
      '{titled, select, yes {{Title} Contre {figure} : {faces}.} other {On lance les dés contre {figure} : {faces}.}} {skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}.',
    questionPut: 'La quête a une question.',
    questionAsked: 'On demande à {figure} : {text}',
    questionAnswered: '{Figure} répond : {text}',
    questionDropped: 'Il ne reste personne pour répondre.',
    counted: '{Text} : {value}{known, select, yes { sur {total}} other {}}.',
    countedAside: 'Morcar compte {counter} : {value}.',
    furnitureShifted:
      '{Piece} se déplace : {piece_gender, select, f {elle} other {il}} se trouve maintenant en {squares}.',
    pieceMoved: 'Un meuble change de place.',
    goalReached: 'Un but est atteint. {Goal}',
    flagSet: 'Morcar prend note de ce qui vient de se passer.',
    timerStarted: 'Quelque chose est prévu pour le tour de table {round}.',
    captiveJoined: '{Figure} est libre et suit {hero}.',
    questEnded:
      '{outcome, select, won {La quête est terminée : la mission est accomplie, les personnages l’emportent.} abandoned {La quête est terminée : les personnages ont renoncé, Morcar l’emporte.} slain {La quête est terminée : tous les personnages sont morts, Morcar l’emporte.} other {La quête est terminée : la mission a échoué, Morcar l’emporte.}}',
    bodySet: 'Corrigé : le Corps {figure_of} est de {amount}. Raison : {reason}',
    mindSet: 'Corrigé : l’Esprit {figure_of} est de {amount}. Raison : {reason}',
    goldSet: 'Corrigé : l’or {figure_of} est de {amount}. Raison : {reason}',
    squareSet: 'Corrigé : {figure} en {square}. Raison : {reason}',
    doorSet: 'Corrigé : la porte {door} est ouverte. Raison : {reason}',
    figureTaken: 'Corrigé : {figure} quitte le plateau. Raison : {reason}',
    cardAdded: 'Corrigé : {figure} a {card_a}. Raison : {reason}',
    cardDropped: 'Corrigé : {figure} n’a plus {card}. Raison : {reason}',
  },
});

const sentence = sentencesOf(QUEST);

type QuestTold =
  | 'noteFired'
  | 'noteTold'
  | 'noteRead'
  | 'noteRolled'
  | 'questionPut'
  | 'questionAsked'
  | 'questionAnswered'
  | 'questionDropped'
  | 'counted'
  | 'furnitureShifted'
  | 'pieceMoved'
  | 'goalReached'
  | 'flagSet'
  | 'timerStarted'
  | 'captiveJoined'
  | 'questEnded'
  | 'overridden';

export const QUEST_TELLERS: Tellers<QuestTold> = {
  noteFired: ({ note }) => sentence('noteFired', { number: note + 1 }),
  noteTold: ({ title }, at) => sentence('noteTold', { title: stopped(at.text(title)) }),
  noteRead: ({ text }, at) => sentence('noteRead', { text: at.text(text) }),
  noteRolled: ({ figure, faces, skulls, title }, at) =>
    sentence('noteRolled', {
      titled: yesNo(title !== null),
      title: title === null ? '' : stopped(at.text(title)),
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      skulls,
    }),
  questionPut: () => sentence('questionPut', {}),
  questionAsked: ({ pending }, at) =>
    sentence('questionAsked', { figure: at.figure(pending.figure), text: at.text(pending.text) }),
  questionAnswered: ({ figure, text }, at) =>
    sentence('questionAnswered', { figure: at.figure(figure), text: at.text(text) }),
  questionDropped: () => sentence('questionDropped', {}),
  counted: ({ counter, text, value, of }, at) =>
    text === null
      ? sentence('countedAside', { counter, value })
      : sentence('counted', { text: at.text(text), value, known: yesNo(of !== null), total: of ?? 0 }),
  furnitureShifted: ({ piece: { kind, squares } }, at) =>
    sentence('furnitureShifted', { piece: FURNITURE[kind].noun, squares: at.squares(squares) }),
  pieceMoved: () => sentence('pieceMoved', {}),
  goalReached: ({ goal }, at) => {
    const text = at.names.goals[goal];
    return sentence('goalReached', { goal: text === undefined ? '' : at.text(text) });
  },
  flagSet: () => sentence('flagSet', {}),
  timerStarted: ({ round }) => sentence('timerStarted', { round }),
  captiveJoined: ({ figure, hero }, at) =>
    sentence('captiveJoined', { figure: at.figure(figure), hero: at.figure(hero) }),
  questEnded: ({ ending }) => sentence('questEnded', { outcome: ending.outcome }),
  overridden: tellOverride,
};

/** A title as a sentence. */
function stopped(title: string): string {
  return /[.!?…]$/u.test(title) ? title : `${title}.`;
}

function tellOverride({ change, reason }: EventOf<'overridden'>, at: TextScene): Sentence {
  switch (change.tag) {
    case 'setBody':
      return sentence('bodySet', { figure: at.figure(change.figure), amount: change.body, reason });
    case 'setMind':
      return sentence('mindSet', { figure: at.figure(change.figure), amount: change.mind, reason });
    case 'setGold':
      return sentence('goldSet', { figure: at.figure(change.hero), amount: change.gold, reason });
    case 'setSquare':
      return sentence('squareSet', {
        figure: at.figure(change.figure),
        square: at.square(change.square),
        reason,
      });
    case 'openDoor':
      return sentence('doorSet', { door: change.door, reason });
    case 'removeFigure':
      return sentence('figureTaken', { figure: at.figure(change.figure), reason });
    case 'addCard':
    case 'dropCard':
      return sentence(change.tag === 'addCard' ? 'cardAdded' : 'cardDropped', {
        figure: at.figure(change.hero),
        card: cardNoun(change.card),
        reason,
      });
  }
}
