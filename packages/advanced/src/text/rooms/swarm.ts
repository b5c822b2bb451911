/** Words of rooms full of rats, bats or mould. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { SwarmCommand, SwarmFacts } from '../../hazards/swarm.ts';
import { areaNoun } from '../names.ts';
import { thingNoun } from '../scene.ts';
import { usedThings } from './parts.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    clearRoom: 'Clear the room with {means}',
    swarmEntered: '{Figure} goes into the swarm in {place}.',
    swarmLeft: '{Figure} gets out of the swarm.',
    roomCleared:
      '{Place} is cleared {things_count, plural, =0 {{how, select, spell {by a spell} other {by fighting}}} other {with {things_a}}}.',
  },
  fr: {
    clearRoom: 'Dégager la salle avec {means}',
    swarmEntered: '{Figure} entre dans la nuée de {place}.',
    swarmLeft: '{Figure} sort de la nuée.',
    roomCleared:
      '{Place} est dégagé{place_e} {things_count, plural, =0 {{how, select, spell {par un sort} other {par les armes}}} other {avec {things_a}}}.',
  },
});

const sentence = sentencesOf(TEXT);

export const SWARM: RoomWords<SwarmCommand, SwarmFacts> = {
  text: TEXT,
  labels: {
    clearRoom: ({ means }) => sentence('clearRoom', { means: thingNoun(means) }),
  },
  tellers: {
    swarmEntered: ({ figure, area }, at) =>
      sentence('swarmEntered', { figure: at.figure(figure), place: areaNoun(area) }),
    swarmLeft: ({ figure }, at) => sentence('swarmLeft', { figure: at.figure(figure) }),
    roomCleared: ({ area, how, used }) =>
      sentence('roomCleared', { place: areaNoun(area), how, things: usedThings(used) }),
  },
  deeds: {
    clearRoom: { action: 'special' },
  },
  refusals: {
    noHelp: { en: 'That is no help here.', fr: 'Cela n’est d’aucun secours ici.' },
    nothingToClear: { en: 'There is nothing here to be cleared.', fr: 'Il n’y a rien à chasser ici.' },
  },
  examples: ({ figure, area }) => ({
    commands: {
      clearRoom: [{ type: 'clearRoom', figure, means: 'greekFire' }],
    },
    events: {
      swarmEntered: [{ figure, area, from: 'passage-2' }],
      swarmLeft: [{ figure }],
      roomCleared: [
        { area, how: 'greekFire', used: [{ figure, item: 'greekFire' }] },
        { area, how: 'spell', used: [] },
      ],
    },
  }),
};
