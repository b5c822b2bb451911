/** Words of the game master’s changes to a tile that has been laid. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { DoorCommand, DoorFacts } from '../../doors/types.ts';
import type { ChapterWords, LabelScene } from '../chapterWords.ts';
import { pieceNoun } from '../names.ts';

const TEXT = defineMessages({
  en: {
    doorDropped: 'The game master leaves out the door {side} of {square}.',
    doorMoved: 'The game master moves the door {side} of {square} to {to}.',
    pieceMoved: 'The game master moves {piece} to {square}.',
    pieceDropped: 'The game master leaves out {piece}.',
    dropDoor: 'Leave out the door {side} of {square}',
    moveDoor: 'Move the door {side} of {square} to {to}',
    movePiece: 'Move {piece} on {from} to {square}',
    dropPiece: 'Leave out {piece} on {from}',
    omitMonsters:
      'Draw {cards, plural, =0 {no Monster card} one {# Monster card} other {# Monster cards}} here',
    arranged: 'Leave the tile {changed, select, yes {as it is} other {as printed}}',
  },
  fr: {
    doorDropped: 'Le maître du donjon supprime la porte {side} de {square}.',
    doorMoved: 'Le maître du donjon déplace la porte {side} de {square} en {to}.',
    pieceMoved: 'Le maître du donjon déplace {piece} en {square}.',
    pieceDropped: 'Le maître du donjon supprime {piece}.',
    dropDoor: 'Supprimer la porte {side} de {square}',
    moveDoor: 'Déplacer la porte {side} de {square} en {to}',
    movePiece: 'Déplacer {piece} en {from} vers {square}',
    dropPiece: 'Supprimer {piece} en {from}',
    omitMonsters:
      'Ne tirer ici {cards, plural, =0 {aucune carte Monstre} one {que # carte Monstre} other {que # cartes Monstre}}',
    arranged: 'Laisser la tuile {changed, select, yes {ainsi} other {comme sur la carte}}',
  },
});

const sentence = sentencesOf(TEXT);

export type BuildingFact = 'doorDropped' | 'doorMoved' | 'pieceMoved' | 'pieceDropped';
export type BuildingCommand = Extract<
  DoorCommand,
  { type: 'dropDoor' | 'moveDoor' | 'movePiece' | 'dropPiece' | 'omitMonsters' | 'arranged' }
>;

/** `chest@1234` stands on that square. */
function squareOf(piece: string, at: LabelScene) {
  return at.square(Number(/@(\d+)/u.exec(piece)?.[1] ?? 0));
}

export const BUILDING_WORDS: ChapterWords<BuildingCommand, Pick<DoorFacts, BuildingFact>> = {
  text: TEXT,
  tellers: {
    doorDropped: ({ at: square, side }, at) =>
      sentence('doorDropped', { side: at.side(side), square: at.square(square) }),
    doorMoved: ({ at: square, side, to }, at) =>
      sentence('doorMoved', { side: at.side(side), square: at.square(square), to: at.square(to) }),
    pieceMoved: ({ piece }, at) =>
      sentence('pieceMoved', { piece: pieceNoun(piece.id), square: at.square(piece.squares[0]!) }),
    pieceDropped: ({ piece }) => sentence('pieceDropped', { piece: pieceNoun(piece) }),
  },
  labels: {
    dropDoor: ({ at: square, side }, at) =>
      sentence('dropDoor', { side: at.side(side), square: at.square(square) }),
    moveDoor: ({ at: square, side, to }, at) =>
      sentence('moveDoor', { side: at.side(side), square: at.square(square), to: at.square(to) }),
    movePiece: ({ piece, at: square }, at) =>
      sentence('movePiece', {
        piece: pieceNoun(piece),
        from: squareOf(piece, at),
        square: at.square(square),
      }),
    dropPiece: ({ piece }, at) =>
      sentence('dropPiece', { piece: pieceNoun(piece), from: squareOf(piece, at) }),
    omitMonsters: ({ cards }) => sentence('omitMonsters', { cards }),
    arranged: (_command, { view }) => {
      const top = view.stack.at(-1);
      return sentence('arranged', { changed: yesNo(top?.tag === 'arranging' && top.cards !== top.printed) });
    },
  },
  questions: {
    arrangeTile: {
      prompt: {
        en: 'Change what the card shows, or leave the tile as it is.',
        fr: 'Changez ce que montre la carte, ou laissez la tuile ainsi.',
      },
      reason: { en: 'changes to a tile', fr: 'des changements sur une tuile' },
    },
  },
  rolls: {},
  refusals: {
    noRoom: { en: 'There is no room for it there.', fr: 'Il n’y a pas de place à cet endroit.' },
    barsTheWay: {
      en: 'That would bar the way between two doors.',
      fr: 'Cela barrerait le passage entre deux portes.',
    },
    outOfReach: {
      en: 'Something could no longer be come to.',
      fr: 'Quelque chose ne serait plus accessible.',
    },
    betweenTurns: { en: 'Only between two turns.', fr: 'Seulement entre deux tours.' },
    oneMoreOnly: {
      en: 'A tile gets one door more than its card shows, and has it.',
      fr: 'Une tuile reçoit une porte de plus que n’en montre sa carte, et elle l’a.',
    },
    onlyTheGm: { en: 'That is the game master’s.', fr: 'C’est au maître du donjon de le faire.' },
  },
  quiet: [],
  deeds: {},
};
