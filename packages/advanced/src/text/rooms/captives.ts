/** Words of strangers in a room, and of captives set free. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { CaptiveFacts } from '../../hazards/captives.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    strangerPlaced: '{Figure_a} is on {square}.',
    captiveFreed: '{Figure} is free and comes along with {leader}.',
  },
  fr: {
    strangerPlaced: '{Figure_a} est en {square}.',
    captiveFreed: '{Figure} est libre et suit {leader}.',
  },
});

const sentence = sentencesOf(TEXT);

export const CAPTIVES: RoomWords<never, CaptiveFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    strangerPlaced: ({ figure }, at) =>
      sentence('strangerPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
    captiveFreed: ({ figure, leader }, at) =>
      sentence('captiveFreed', { figure: at.figure(figure), leader: at.figure(leader) }),
  },
  deeds: {},
  examples: ({ figure, other, area, monster, sheet }) => ({
    commands: {},
    events: {
      strangerPlaced: [
        {
          figure: { ...monster, id: 'maiden-1', side: 'heroes', kind: 'henchman', of: 'maiden-1' },
          sheet: { ...sheet, id: 'maiden-1', name: 'maiden', gender: 'f', kind: 'henchman' },
        },
      ],
      captiveFreed: [{ figure: other, area, leader: figure }],
    },
  }),
};
