/** The quest's notes, its goals, its end, and the game master's corrections. */
import { defineMessages } from '@oubliette/words';
import type { EventOf } from '../../events.ts';
import type { Scene } from '../scene.ts';
import { sentencesOf } from '../sentence.ts';
import type { Sentence } from '../sentence.ts';
import type { Tellers } from './teller.ts';

export const QUEST = defineMessages({
  en: {
    noteFired: 'Note {number} of the quest comes into play.',
    noteRead: '{Text}',
    goalReached: 'A goal is reached. {Goal}',
    flagSet: 'Morcar makes a note of what has happened.',
    timerStarted: 'Something is due in round {round}.',
    captiveJoined: '{Figure} is free, and follows {hero}.',
    questEnded:
      '{outcome, select, won {The quest is over: the mission is fulfilled and the heroes win.} abandoned {The quest is over: the heroes gave up, and Morcar wins.} slain {The quest is over: all the heroes are dead, and Morcar wins.} other {The quest is over: the mission has failed, and Morcar wins.}}',
    bodySet: 'Morcar sets {figure_s} Body to {amount}. Reason: {reason}',
    mindSet: 'Morcar sets {figure_s} Mind to {amount}. Reason: {reason}',
    goldSet: 'Morcar sets {figure_s} gold to {amount}. Reason: {reason}',
    squareSet: 'Morcar puts {figure} on {square}. Reason: {reason}',
  },
  fr: {
    noteFired: 'La note {number} de la quête entre en jeu.',
    noteRead: '{Text}',
    goalReached: 'Un but est atteint. {Goal}',
    flagSet: 'Morcar prend note de ce qui vient de se passer.',
    timerStarted: 'Quelque chose est prévu pour le tour de table {round}.',
    captiveJoined: '{Figure} est libre et suit {hero}.',
    questEnded:
      '{outcome, select, won {La quête est terminée : la mission est accomplie, les personnages l’emportent.} abandoned {La quête est terminée : les personnages ont renoncé, Morcar l’emporte.} slain {La quête est terminée : tous les personnages sont morts, Morcar l’emporte.} other {La quête est terminée : la mission a échoué, Morcar l’emporte.}}',
    bodySet: 'Morcar fixe le Corps de {figure} à {amount}. Raison : {reason}',
    mindSet: 'Morcar fixe l’Esprit de {figure} à {amount}. Raison : {reason}',
    goldSet: 'Morcar fixe l’or de {figure} à {amount}. Raison : {reason}',
    squareSet: 'Morcar place {figure} en {square}. Raison : {reason}',
  },
});

const sentence = sentencesOf(QUEST);

type Told =
  | 'noteFired'
  | 'noteRead'
  | 'goalReached'
  | 'flagSet'
  | 'timerStarted'
  | 'captiveJoined'
  | 'questEnded'
  | 'overridden';

export const QUEST_TELLERS: Tellers<Told> = {
  noteFired: ({ note }) => sentence('noteFired', { number: note + 1 }),
  noteRead: ({ text }, at) => sentence('noteRead', { text: at.text(text) }),
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

function tellOverride({ change, reason }: EventOf<'overridden'>, at: Scene): Sentence {
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
  }
}
