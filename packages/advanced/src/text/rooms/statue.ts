/** Words of the statue with the ruby. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { StatueCommand, StatueFacts } from '../../hazards/statue.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    takeRuby: 'Reach for the ruby',
    rubyTried:
      '{Figure} reaches for the ruby and rolls {face}: {result, select, curse {a curse} animates {the statue comes to life} transforms {the statue changes into a monster} other {the ruby is taken}}.',
    statueRose: '{Figure_a} rises on {square}.',
    rubyFell: 'The ruby falls to the ground on {square}.',
  },
  fr: {
    takeRuby: 'Tendre la main vers le rubis',
    rubyTried:
      '{Figure} tend la main vers le rubis et obtient {face} : {result, select, curse {une malédiction} animates {la statue s’anime} transforms {la statue se change en monstre} other {le rubis est pris}}.',
    statueRose: '{Figure_a} se dresse en {square}.',
    rubyFell: 'Le rubis tombe à terre en {square}.',
  },
});

const sentence = sentencesOf(TEXT);

export const STATUE: RoomWords<StatueCommand, StatueFacts> = {
  text: TEXT,
  labels: {
    takeRuby: () => sentence('takeRuby', {}),
  },
  tellers: {
    rubyTried: ({ figure, face, result }, at) =>
      sentence('rubyTried', { figure: at.figure(figure), face, result }),
    statueRose: ({ figure }, at) =>
      sentence('statueRose', { figure: at.figure(figure.id), square: at.square(figure.square) }),
    rubyFell: ({ square }, at) => sentence('rubyFell', { square: at.square(square) }),
  },
  pictured: ['rubyTried', 'statueRose'],
  deeds: {
    takeRuby: { action: 'special', rule: 'ADV-HAZ-35' },
  },
  rolls: {
    'ADV-HAZ-35': { en: 'for the statue', fr: 'pour la statue' },
  },
  refusals: {
    noRuby: { en: 'There is no ruby within reach.', fr: 'Il n’y a pas de rubis à portée de main.' },
  },
  examples: ({ figure, area, from, monster }) => ({
    commands: {
      takeRuby: [{ type: 'takeRuby', figure }],
    },
    events: {
      rubyTried: (['curse', 'animates', 'transforms', 'taken'] as const).map((result) => ({
        figure,
        area,
        face: 5,
        result,
      })),
      statueRose: [{ figure: { ...monster, id: 'animatedStatue-1', of: 'animatedStatue' }, area }],
      rubyFell: [{ pile: 'pile-1', square: from, area }],
    },
  }),
};
