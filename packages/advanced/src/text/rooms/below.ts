/** Words of the room under a grate or a trapdoor. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { BelowFacts } from '../../hazards/below.ts';
import { monstersIn } from '../scene.ts';
import { ROOM_NOUNS } from '../vocabulary.ts';
import type { RoomWords } from './roomWords.ts';

const TEXT = defineMessages({
  en: {
    belowSeen: 'There is a room below. The die shows {face}: {room_a}.',
    roomLaidBelow: '{Room_a} lies below; the way down leads to {square}.',
    noRoomBelow: 'There is nothing below but rock.',
    prisonersSeen: 'Down there, unarmed: {monsters_a}.',
  },
  fr: {
    belowSeen: 'Il y a une salle en dessous. Le dé donne {face} : {room_a}.',
    roomLaidBelow: '{Room_a} se trouve en dessous ; on y descend en {square}.',
    noRoomBelow: 'Il n’y a que de la pierre en dessous.',
    prisonersSeen: 'En bas, sans armes : {monsters_a}.',
  },
});

const sentence = sentencesOf(TEXT);

export const BELOW: RoomWords<never, BelowFacts> = {
  text: TEXT,
  labels: {},
  tellers: {
    belowSeen: ({ face, room }) => sentence('belowSeen', { face, room: ROOM_NOUNS[room] }),
    roomLaidBelow: ({ room, landing }, at) =>
      sentence('roomLaidBelow', { room: ROOM_NOUNS[room], square: at.square(landing) }),
    noRoomBelow: () => sentence('noRoomBelow', {}),
    prisonersSeen: ({ group }) =>
      sentence('prisonersSeen', { monsters: monstersIn(group.monsters, group.characters) }),
  },
  deeds: {},
  rolls: {
    'ADV-HAZ-60': { en: 'for the room below', fr: 'pour la salle du dessous' },
  },
  examples: ({ area, from, to, group }) => ({
    commands: {},
    events: {
      belowSeen: [{ area, face: 9, room: 'lair' }],
      roomLaidBelow: [
        {
          area,
          below: 'smallRoom-9',
          section: 'smallRoom',
          at: from,
          room: 'normal',
          landing: to,
        },
      ],
      noRoomBelow: [{ area }],
      prisonersSeen: [{ group }],
    },
  }),
};
