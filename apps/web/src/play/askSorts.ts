/** The sort of question that every game has. */
import type { AskSort } from './asking.ts';

export const ONLY_ANSWER: AskSort = {
  id: 'onlyAnswer',
  title: { en: 'Questions with a single answer', fr: 'Questions à réponse unique' },
  otherwise: { en: 'It is given.', fr: 'Elle est donnée.' },
};
