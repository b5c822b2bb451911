/** What happens at the table rather than in a game: undo, or a proposal to undo. */
import { defineMessages } from './catalogue.ts';
import type { Subject } from './noun.ts';
import { sentencesOf, yesNo } from './sentence.ts';
import type { Sentence } from './sentence.ts';

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

/** The events of a table, as the kernel records them. */
type TableHappening =
  | { readonly type: 'undone' | 'takeBackProposed'; readonly by: string }
  | { readonly type: 'takeBackAnswered'; readonly by: string; readonly agrees: boolean }
  | { readonly type: 'takenBack' };

/** Whether the table, not a game, words this event. */
export function isTableTalk(event: { readonly type: string }): event is TableHappening {
  return Object.hasOwn(TABLE_TALK.en, event.type);
}

/** `seat` returns the game's name for a seat. */
export function tellTable(event: TableHappening, seat: (id: string) => Subject): Sentence {
  switch (event.type) {
    case 'undone':
      return sentence('undone', { by: seat(event.by) });
    case 'takeBackProposed':
      return sentence('takeBackProposed', { by: seat(event.by) });
    case 'takeBackAnswered':
      return sentence('takeBackAnswered', { by: seat(event.by), agrees: yesNo(event.agrees) });
    case 'takenBack':
      return sentence('takenBack', {});
  }
}
