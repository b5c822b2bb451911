/** Words of what the master puts into a room. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { PuttingCommand, PuttingFacts } from '../../hazards/put.ts';
import { featureNoun } from '../hazardWords.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    placeFeature: 'Put it on {square}',
    featurePlaced: '{Feature_a} {feature_number, select, many {are} other {is}} on {square}.',
  },
  fr: {
    placeFeature: 'Placer en {square}',
    featurePlaced: '{Feature_a} {feature_number, select, many {se trouvent} other {se trouve}} en {square}.',
  },
});

const sentence = sentencesOf(TEXT);

export const PUTTING: RoomWords<PuttingCommand, PuttingFacts> = {
  text: TEXT,
  labels: {
    placeFeature: ({ at: square }, at) => sentence('placeFeature', { square: at.square(square) }),
  },
  tellers: {
    featurePlaced: ({ feature, squares }, at) =>
      sentence('featurePlaced', { feature: featureNoun(feature), square: at.square(squares[0]!) }),
  },
  deeds: {
    placeFeature: 'answer',
  },
  questions: {
    placeFeature: {
      prompt: { en: 'Choose where it stands in the room.', fr: 'Choisissez sa place dans la salle.' },
      reason: { en: 'the place of something in the room', fr: 'une place dans la salle' },
    },
  },
  examples: ({ area, from }) => ({
    commands: {
      placeFeature: [{ type: 'placeFeature', at: from }],
    },
    events: {
      featurePlaced: [
        { id: 'statue-1', area, feature: 'statue', squares: [from] },
        { id: 'rats-1', area, feature: 'rats', squares: [from] },
      ],
    },
  }),
};
