/** Words of the maiden’s way home. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { MaidenFacts } from '../../hazards/maiden.ts';
import { crowns } from '../scene.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    escortPassed: '{Figure} now goes with {leader}.',
    maidenReturned: '{Figure} is home safe: {to} is given {gold_n}.',
  },
  fr: {
    escortPassed: '{Figure} suit désormais {leader}.',
    maidenReturned: '{Figure} est chez elle, saine et sauve : {to} reçoit {gold_n}.',
  },
});

const sentence = sentencesOf(TEXT);

export const MAIDEN: RoomWords<never, MaidenFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    escortPassed: ({ figure, leader }, at) =>
      sentence('escortPassed', { figure: at.figure(figure), leader: at.figure(leader) }),
    maidenReturned: ({ figure, gold, to }, at) =>
      sentence('maidenReturned', { figure: at.figure(figure), to: at.figure(to), gold: crowns(gold) }),
  },
  pictured: ['maidenReturned'],
  deeds: {},
  examples: ({ figure, other }) => ({
    commands: {},
    events: {
      escortPassed: [{ figure: other, leader: figure }],
      maidenReturned: [{ figure: other, gold: 300, to: figure }],
    },
  }),
};
