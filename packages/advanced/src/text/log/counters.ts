/** The game master's counters. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { CounterFacts } from '../../counters/types.ts';
import { kindNoun } from '../names.ts';
import { counterNoun, momentName } from '../counterWords.ts';
import type { Tellers } from './teller.ts';

export const COUNTERS = defineMessages({
  en: {
    counterDrawn: 'The game master draws a counter.',
    counterDrawnOpen: 'The game master draws {counter_a}.',
    counterPlayed: 'The game master plays {counter_a}.',
    characterJoined: '{Character_a} joins the monsters.',
    characterEscaped: '{Figure} slips away, and may come back.',
    characterReturned: '{Figure}, an old enemy, is back.',
    watched:
      'The game master {on, select, yes {wants to be asked} other {need not be asked any more}} {moment}.',
  },
  fr: {
    counterDrawn: 'Le maître du jeu tire un pion.',
    counterDrawnOpen: 'Le maître du jeu tire {counter_a}.',
    counterPlayed: 'Le maître du jeu joue {counter_a}.',
    characterJoined: '{Character_a} se joint aux monstres.',
    characterEscaped: '{Figure} s’esquive, et peut revenir.',
    characterReturned: '{Figure} est de retour : une vieille connaissance.',
    watched:
      'La question {on, select, yes {sera posée} other {ne sera plus posée}} au maître du jeu {moment}.',
  },
});

const sentence = sentencesOf(COUNTERS);

export const COUNTER_TELLERS: Tellers<CounterFacts> = {
  counterDrawn: ({ counter }) =>
    counter === null
      ? sentence('counterDrawn', {})
      : sentence('counterDrawnOpen', { counter: counterNoun(counter) }),
  counterPlayed: ({ counter }) => sentence('counterPlayed', { counter: counterNoun(counter) }),
  characterJoined: ({ character }) => sentence('characterJoined', { character: kindNoun(character) }),
  characterEscaped: ({ figure }, at) => sentence('characterEscaped', { figure: at.figure(figure) }),
  characterReturned: ({ figure }, at) => sentence('characterReturned', { figure: at.figure(figure) }),
  watched: ({ moment, on }, at) =>
    sentence('watched', { on: yesNo(on), moment: momentName(moment, at.language) }),
};
