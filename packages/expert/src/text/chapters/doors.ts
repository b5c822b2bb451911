/** Words of doors, and of the tiles behind them. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { DoorCommand, DoorFacts } from '../../doors/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import type { BuildingCommand, BuildingFact } from './building.ts';
import { furnitureKind } from '../../content/furniture.ts';
import { gather, sumText, wayArguments } from '../scene.ts';
import { tileNoun } from '../vocabulary.ts';

const TEXT = defineMessages({
  en: {
    doorOpened: '{Figure} opens the door {side} of {square}.',
    doorFlung: 'The door {side} of {square} is flung open.',
    cardTurned:
      '{quest, select, yes {Behind the door lies the quest room!} other {Behind the door lies {tile_a}.}}',
    tileLaid:
      '{Tile} is laid out{things_count, plural, =0 {} other {, with {things_a}}}{apart, select, yes { (apart, up or down a few steps)} other {}}.',
    doorJoined: 'The door leads to a tile already laid.',
    deadEndFound: 'Behind the door {side} of {square} there is nothing but rock.',
    bridgeRolled:
      'The game master rolls {dice} = {total} for the chasm: {bridge, select, none {no bridge} rickety {a rickety bridge} guarded {a bridge, and guards with it} other {a solid bridge}}.',
    doorAdded: 'One more door {side} of {square} leads on.',
    layTile: 'Lay the tile: way {number} of {count}{arrange, select, yes {, then change it} other {}}',
    addDoor: 'Put a door {side} of {square}',
    openDoor: 'Open the door {side} of {square}',
  },
  fr: {
    doorOpened: '{Figure} ouvre la porte {side} de {square}.',
    doorFlung: 'La porte {side} de {square} s’ouvre brusquement.',
    cardTurned:
      '{quest, select, yes {Derrière la porte se trouve la salle de quête !} other {Derrière la porte se trouve {tile_a}.}}',
    tileLaid:
      '{Tile} est en place{things_count, plural, =0 {} other {, avec {things_a}}}{apart, select, yes { (à part, quelques marches plus haut ou plus bas)} other {}}.',
    doorJoined: 'La porte mène à une tuile déjà posée.',
    deadEndFound: 'Derrière la porte {side} de {square}, il n’y a que du roc.',
    bridgeRolled:
      'Le maître du donjon obtient {dice} = {total} pour la crevasse : {bridge, select, none {aucun pont} rickety {un pont branlant} guarded {un pont et ses gardes} other {un pont solide}}.',
    doorAdded: 'Une porte de plus, {side} de {square}, mène plus loin.',
    layTile:
      'Poser la tuile : façon {number} sur {count}{arrange, select, yes {, puis la modifier} other {}}',
    addDoor: 'Mettre une porte {side} de {square}',
    openDoor: 'Ouvrir la porte {side} de {square}',
  },
});

const sentence = sentencesOf(TEXT);

export const DOOR_WORDS: ChapterWords<
  Exclude<DoorCommand, BuildingCommand>,
  Omit<DoorFacts, BuildingFact>
> = {
  text: TEXT,
  tellers: {
    doorOpened({ figure, at: square, side }, at) {
      const where = { side: at.side(side), square: at.square(square) };
      return figure === null
        ? sentence('doorFlung', where)
        : sentence('doorOpened', { ...where, figure: at.figure(figure) });
    },
    cardTurned: ({ card }) =>
      sentence('cardTurned', { quest: yesNo(card === 'questRoom'), tile: tileNoun(card) }),
    tileLaid: ({ tile: { card, furniture }, link }) =>
      sentence('tileLaid', {
        apart: yesNo(link !== null),
        tile: tileNoun(card),
        things: gather(furniture.map(({ kind }) => furnitureKind(kind).noun)),
      }),
    doorJoined: () => sentence('doorJoined', {}),
    deadEndFound: ({ exit }, at) => sentence('deadEndFound', wayArguments(exit, at)),
    bridgeRolled: ({ faces, bridge }) =>
      sentence('bridgeRolled', {
        dice: sumText(faces),
        total: faces.reduce((sum, face) => sum + face, 0),
        bridge,
      }),
    doorAdded: ({ exit }, at) => sentence('doorAdded', wayArguments(exit, at)),
  },
  labels: {
    openDoor: ({ at: square, side }, at) =>
      sentence('openDoor', { side: at.side(side), square: at.square(square) }),
    layTile({ fit, arrange = false }, { view }) {
      const top = view.stack.at(-1);
      const count = top?.tag === 'laying' ? top.fits.length : fit + 1;
      return sentence('layTile', { number: fit + 1, count, arrange: yesNo(arrange) });
    },
    addDoor: ({ at: square, side }, at) =>
      sentence('addDoor', { side: at.side(side), square: at.square(square) }),
  },
  questions: {
    layTile: {
      prompt: { en: 'Choose how the tile is laid.', fr: 'Choisissez comment la tuile est posée.' },
      reason: { en: 'the laying of a tile', fr: 'la pose d’une tuile' },
    },
    addDoor: {
      prompt: {
        en: 'No closed door is left: choose a wall for one more.',
        fr: 'Il ne reste plus de porte fermée : choisissez un mur pour une porte de plus.',
      },
      reason: { en: 'the place of one more door', fr: 'la place d’une porte de plus' },
    },
  },
  rolls: {
    'EXP-DOR-04': { en: 'for what is behind the door', fr: 'pour ce qu’il y a derrière la porte' },
    'EXP-SRF-21': { en: 'for a bridge across the chasm', fr: 'pour un pont sur la crevasse' },
  },
  refusals: {
    'noDoors EXP-MON-15': { en: 'Monsters open no doors.', fr: 'Les monstres n’ouvrent pas de portes.' },
    noDoor: { en: 'There is no closed door there.', fr: 'Il n’y a pas là de porte fermée.' },
    noSuchWay: { en: 'The tile cannot be laid like that.', fr: 'La tuile ne se pose pas ainsi.' },
    noWall: { en: 'No door can be put there.', fr: 'Aucune porte ne se place là.' },
    notBefore: { en: 'Stand before it first.', fr: 'Placez-vous d’abord devant.' },
  },
  quiet: ['doorJoined'],
  deeds: {},
};
