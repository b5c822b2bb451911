/** Words of the trapdoor, and of what is below it. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { TrapdoorCommand, TrapdoorFacts } from '../../hazards/trapdoor.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    openTrapdoor: 'Open the trapdoor',
    searchCrypt: 'Search the crypt',
    trapdoorOpened:
      '{Figure} opens the trapdoor and rolls {face}: {underneath, select, trap {a trap} room {a room} crypt {a crypt} labyrinth {the labyrinth below} other {stairs}}.',
    cryptSearched:
      '{Figure} searches the crypt and rolls {face}: {result, select, spores {spores} ring {a gold ring} undead {an undead ratman} other {nothing}}.',
    sprangUp: '{Figure_a} leaps up on {square}!',
  },
  fr: {
    openTrapdoor: 'Ouvrir la trappe',
    searchCrypt: 'Fouiller la crypte',
    trapdoorOpened:
      '{Figure} ouvre la trappe et obtient {face} : {underneath, select, trap {un piège} room {une salle} crypt {une crypte} labyrinth {le labyrinthe d’en bas} other {un escalier}}.',
    cryptSearched:
      '{Figure} fouille la crypte et obtient {face} : {result, select, spores {des spores} ring {un anneau d’or} undead {un homme-rat mort-vivant} other {rien}}.',
    sprangUp: '{Figure_a} jaillit en {square} !',
  },
});

const sentence = sentencesOf(TEXT);

export const TRAPDOOR: RoomWords<TrapdoorCommand, TrapdoorFacts> = {
  text: TEXT,
  labels: {
    openTrapdoor: () => sentence('openTrapdoor', {}),
    searchCrypt: () => sentence('searchCrypt', {}),
  },
  tellers: {
    trapdoorOpened: ({ figure, face, underneath }, at) =>
      sentence('trapdoorOpened', { figure: at.figure(figure), face, underneath }),
    cryptSearched: ({ figure, face, result }, at) =>
      sentence('cryptSearched', { figure: at.figure(figure), face, result }),
    sprangUp: ({ figure }, at) =>
      sentence('sprangUp', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  },
  pictured: ['trapdoorOpened'],
  deeds: {
    openTrapdoor: { action: 'special', rule: 'ADV-HAZ-75' },
    searchCrypt: { action: 'search', rule: 'ADV-HAZ-79' },
  },
  rolls: {
    'ADV-HAZ-75': { en: 'for what is under the trapdoor', fr: 'pour ce qu’il y a sous la trappe' },
    'ADV-HAZ-76': { en: 'for the trap in the trapdoor', fr: 'pour le piège de la trappe' },
    'ADV-HAZ-79': { en: 'for what is in the crypt', fr: 'pour ce que contient la crypte' },
  },
  refusals: {
    notAtTrapdoor: { en: 'Stand at the trapdoor first.', fr: 'Placez-vous d’abord à la trappe.' },
    noCrypt: {
      en: 'There is no crypt to search, or it has been.',
      fr: 'Il n’y a pas de crypte à fouiller, ou elle l’est déjà.',
    },
  },
  examples: ({ figure, area, monster }) => ({
    commands: {
      openTrapdoor: [{ type: 'openTrapdoor', figure }],
      searchCrypt: [{ type: 'searchCrypt', figure }],
    },
    events: {
      trapdoorOpened: (['trap', 'room', 'crypt', 'labyrinth', 'stairs'] as const).map((underneath) => ({
        figure,
        area,
        face: 5,
        underneath,
      })),
      cryptSearched: (['spores', 'nothing', 'ring', 'undead'] as const).map((result) => ({
        figure,
        area,
        face: 5,
        result,
      })),
      sprangUp: [{ figure: { ...monster, id: 'undeadRatman-1', of: 'undeadRatman' } }],
    },
  }),
};
