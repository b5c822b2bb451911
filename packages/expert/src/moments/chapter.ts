/** The chapter of moments, and of heroes' answers. */
import type { Chapter } from '../kit.ts';
import { answer, answering, passAnswer } from './answering.ts';
import { moment } from './moment.ts';
import type { MomentCommand, MomentFacts, MomentFrame } from './types.ts';

export const momentChapter: Chapter<MomentCommand, MomentFacts, MomentFrame> = {
  shapes: { answer: { hero: 'text', by: ['ability', 'card'], id: 'text' }, passAnswer: {} },
  handlers: { answer, passAnswer },
  appliers: {
    momentCame: (state) => state,
    deedLost: (state) => state,
    answered: (state) => state,
    answerPassed: (state) => state,
  },
  frames: { moment, answering },
};
