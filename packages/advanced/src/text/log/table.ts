/** What happens at the table rather than in the game. */
import type { BaseEvent, TableEvent } from '@oubliette/kernel';
import { defineMessages } from '@oubliette/words';
import type { Scene } from '../scene.ts';
import { sentencesOf, yesNo } from '../sentence.ts';
import type { Sentence } from '../sentence.ts';

export const TABLE_TALK = defineMessages({
  en: {
    undone: '{By} {by_number, select, many {take} other {takes}} back the last command.',
    takeBackProposed:
      '{By} {by_number, select, many {propose} other {proposes}} to go back to an earlier moment.',
    takeBackAnswered:
      '{By} {by_number, select, many {{agrees, select, yes {agree} other {do not agree}}} other {{agrees, select, yes {agrees} other {does not agree}}}}.',
    takenBack: 'All agree: the table goes back to an earlier moment.',
  },
  fr: {
    undone: '{By} {by_number, select, many {annulent} other {annule}} le dernier ordre.',
    takeBackProposed: '{By} {by_number, select, many {proposent} other {propose}} de revenir en arrière.',
    takeBackAnswered:
      '{By} {by_number, select, many {{agrees, select, yes {acceptent} other {refusent}}} other {{agrees, select, yes {accepte} other {refuse}}}}.',
    takenBack: 'Tous sont d’accord : la table revient en arrière.',
  },
});

const sentence = sentencesOf(TABLE_TALK);

type TableTellers = {
  readonly [T in TableEvent['type']]: (event: Extract<TableEvent, { type: T }>, at: Scene) => Sentence;
};

const TABLE_TELLERS: TableTellers = {
  undone: ({ by }, at) => sentence('undone', { by: at.seat(by) }),
  takeBackProposed: ({ by }, at) => sentence('takeBackProposed', { by: at.seat(by) }),
  takeBackAnswered: ({ by, agrees }, at) =>
    sentence('takeBackAnswered', { by: at.seat(by), agrees: yesNo(agrees) }),
  takenBack: () => sentence('takenBack', {}),
};

export function isTableEvent(event: BaseEvent): event is TableEvent {
  return Object.hasOwn(TABLE_TELLERS, event.type);
}

export function tellTable(event: TableEvent, at: Scene): Sentence {
  const teller = TABLE_TELLERS[event.type] as (event: TableEvent, at: Scene) => Sentence;
  return teller(event, at);
}
