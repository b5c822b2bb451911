/** What happens at the table rather than in the game. */
import { defineMessages } from '@oubliette/words';
import type { TableEvent } from '@oubliette/kernel';
import { sentencesOf } from '../sentence.ts';
import type { Sentence } from '../sentence.ts';
import { yesNo } from './teller.ts';

export const TABLE_TALK = defineMessages({
  en: {
    undone: '{By} takes back the last command.',
    takeBackProposed: '{By} proposes to go back to an earlier moment.',
    takeBackAnswered: '{By} {agrees, select, yes {agrees} other {does not agree}}.',
    takenBack: 'All agree: the table goes back to an earlier moment.',
  },
  fr: {
    undone: '{By} annule le dernier ordre.',
    takeBackProposed: '{By} propose de revenir en arrière.',
    takeBackAnswered: '{By} {agrees, select, yes {accepte} other {refuse}}.',
    takenBack: 'Tous sont d’accord : la table revient en arrière.',
  },
});

const sentence = sentencesOf(TABLE_TALK);

type TableTellers = {
  readonly [T in TableEvent['type']]: (event: Extract<TableEvent, { type: T }>) => Sentence;
};

export const TABLE_TELLERS: TableTellers = {
  undone: ({ by }) => sentence('undone', { by }),
  takeBackProposed: ({ by }) => sentence('takeBackProposed', { by }),
  takeBackAnswered: ({ by, agrees }) => sentence('takeBackAnswered', { by, agrees: yesNo(agrees) }),
  takenBack: () => sentence('takenBack', {}),
};
