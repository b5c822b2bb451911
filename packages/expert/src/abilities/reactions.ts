/** Abilities that answer an Event, an attack or a roll (EXP-UAB-07). */
import type { AnswerSource } from '../moments/source.ts';

export const abilityAnswers: AnswerSource = {
  answersTo: () => [],
  perform: () => undefined,
};
