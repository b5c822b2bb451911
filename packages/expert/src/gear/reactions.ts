/** Treasure cards that answer an Event, an attack or a roll (EXP-EVT-05). */
import type { AnswerSource } from '../moments/source.ts';

export const cardAnswers: AnswerSource = {
  answersTo: () => [],
  perform: () => undefined,
};
