/** Words of doors, and of the tiles behind them. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { DoorCommand, DoorFacts } from '../../doors/types.ts';
import type { ChapterWords, LabelScene } from '../chapterWords.ts';
import type { BuildingCommand, BuildingFact } from './building.ts';
import { furnitureKind } from '../../content/furniture.ts';
import { eventNoun, gather, sumText, wayArguments } from '../scene.ts';
import { tileNoun } from '../vocabulary.ts';

const TEXT = defineMessages({
  en: {
    doorOpened: '{Figure} opens the door {side} of {square}.',
    doorTried: '{Figure} sets about opening the door {side} of {square}.',
    doorLocked: 'The door {side} of {square} stays shut: {card}.',
    lockTried:
      '{Figure} tries the door and rolls {face}: {total} in all, and it {opens, select, yes {gives way} other {holds}}.',
    lockGave: 'The door {side} of {square} is no longer locked.',
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
    layTile: 'Lay the tile: way {number} of {count}',
    arrangeTile: 'Lay the tile: way {number} of {count}, then change it',
    addDoor: 'Put a door {side} of {square}',
    openDoor: 'Open the door {side} of {square}',
    tryLock: 'Try the locked door {side} of {square}',
  },
  fr: {
    doorOpened: '{Figure} ouvre la porte {side} de {square}.',
    doorTried: '{Figure} entreprend d’ouvrir la porte {side} de {square}.',
    doorLocked: 'La porte {side} de {square} reste close : {card}.',
    lockTried:
      '{Figure} force la porte et obtient {face} : {total} en tout, et elle {opens, select, yes {cède} other {tient}}.',
    lockGave: 'La porte {side} de {square} n’est plus verrouillée.',
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
    layTile: 'Poser la tuile : façon {number} sur {count}',
    arrangeTile: 'Poser la tuile : façon {number} sur {count}, puis la modifier',
    addDoor: 'Mettre une porte {side} de {square}',
    openDoor: 'Ouvrir la porte {side} de {square}',
    tryLock: 'Forcer la porte {side} de {square}',
  },
});

const sentence = sentencesOf(TEXT);

/** One of how many ways to lay the tile. */
function wayOf(fit: number, { view }: LabelScene) {
  const top = view.stack.at(-1);
  return { number: fit + 1, count: top?.tag === 'laying' ? top.fits.length : fit + 1 };
}

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
    doorTried: ({ figure, at: square, side }, at) =>
      sentence('doorTried', {
        figure: at.figure(figure),
        side: at.side(side),
        square: at.square(square),
      }),
    doorLocked: ({ at: square, side, card }, at) =>
      sentence('doorLocked', {
        side: at.side(side),
        square: at.square(square),
        card: eventNoun(card),
      }),
    lockTried: ({ figure, face, total, opens }, at) =>
      sentence('lockTried', { figure: at.figure(figure), face, total, opens: yesNo(opens) }),
    lockGave: ({ at: square, side }, at) =>
      sentence('lockGave', { side: at.side(side), square: at.square(square) }),
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
    tryLock: ({ at: square, side }, at) =>
      sentence('tryLock', { side: at.side(side), square: at.square(square) }),
    layTile: ({ fit }, at) => sentence('layTile', wayOf(fit, at)),
    arrangeTile: ({ fit }, at) => sentence('arrangeTile', wayOf(fit, at)),
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
    'EXP-DOR-07': { en: 'to force the lock', fr: 'pour forcer la serrure' },
    'EXP-SRF-21': { en: 'for a bridge across the chasm', fr: 'pour un pont sur la crevasse' },
  },
  refusals: {
    'noDoors EXP-MON-15': { en: 'Monsters open no doors.', fr: 'Les monstres n’ouvrent pas de portes.' },
    noDoor: { en: 'There is no closed door there.', fr: 'Il n’y a pas là de porte fermée.' },
    locked: { en: 'The door is locked: {card}.', fr: 'La porte est close : {card}.' },
    notLocked: { en: 'That door is not locked.', fr: 'Cette porte n’est pas verrouillée.' },
    noSuchWay: { en: 'The tile cannot be laid like that.', fr: 'La tuile ne se pose pas ainsi.' },
    noWall: { en: 'No door can be put there.', fr: 'Aucune porte ne se place là.' },
    notBefore: { en: 'Stand before it first.', fr: 'Placez-vous d’abord devant.' },
  },
  quiet: ['doorJoined', 'doorTried', 'lockGave'],
  deeds: {},
};
