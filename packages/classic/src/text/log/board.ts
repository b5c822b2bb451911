/** What appears on the board. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Mention, Noun, Sentence } from '@oubliette/words';
import { FURNITURE } from '../../content/pieces.ts';
import type { EventOf } from '../../events.ts';
import { countAlike } from '../scene.ts';
import type { TextScene } from '../scene.ts';
import { WORDS } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

export const BOARD = defineMessages({
  en: {
    doorOpenedBy: '{By} opens the door {door}.',
    doorOpened: 'The door {door} opens.',
    doorLocked: '{By} tries the door {door}: it is locked.',
    roomSeen: '{By} looks into {place}{things_count, plural, =0 {} other {: {things_a}}}.',
    roomShown: '{Place} comes into view{things_count, plural, =0 {} other {: {things_a}}}.',
    passageSeen:
      '{By} sees {count, plural, one {# more square} other {# more squares}} of passage{things_count, plural, =0 {} other {: {things_a}}}.',
    passageShown:
      '{count, plural, one {# square of passage comes} other {# squares of passage come}} into view{things_count, plural, =0 {} other {: {things_a}}}.',
    monsterPlaced: '{Figure_a} appears on {square}.',
    monstersPlaced: '{Figures_a} appear on {squares}.',
    captiveSeen: '{Figure} is held captive on {square}.',
    figureMissing: 'The box has no {kind_bare} left for {square}.',
    substituteChosen: 'Morcar takes {kind_a} in place of {missing_a}.',
    substituteDeclined: 'Morcar does without {missing_a}.',
    squaresBlocked: 'The way is blocked on {squares}.',
    figureMoved: '{Figure} now stands on {to}.',
    figureRemoved: '{Figure} leaves the board.',
  },
  fr: {
    doorOpenedBy: '{By} ouvre la porte {door}.',
    doorOpened: 'La porte {door} s’ouvre.',
    doorLocked: '{By} essaie la porte {door} : elle est verrouillée.',
    roomSeen: '{By} découvre {place}{things_count, plural, =0 {} other { : {things_a}}}.',
    roomShown: '{Place} apparaît{things_count, plural, =0 {} other { : {things_a}}}.',
    passageSeen:
      '{By} découvre {count, plural, one {# case} other {# cases}} de passage{things_count, plural, =0 {} other { : {things_a}}}.',
    passageShown:
      '{count, plural, one {# case de passage apparaît} other {# cases de passage apparaissent}}{things_count, plural, =0 {} other { : {things_a}}}.',
    monsterPlaced: '{Figure_a} surgit en {square}.',
    monstersPlaced: '{Figures_a} surgissent en {squares}.',
    captiveSeen: '{Figure} est {figure_gender, select, f {captive} other {captif}} en {square}.',
    figureMissing: 'Il ne reste plus {kind_de} dans la boîte pour {square}.',
    substituteChosen: 'Morcar prend {kind_a} à la place de {missing_a}.',
    substituteDeclined: 'Morcar se passe de {missing_a}.',
    squaresBlocked: 'Le chemin est obstrué en {squares}.',
    figureMoved: '{Figure} se retrouve en {to}.',
    figureRemoved: '{Figure} quitte le plateau.',
  },
});

const sentence = sentencesOf(BOARD);

type BoardTold =
  | 'doorOpened'
  | 'doorLocked'
  | 'revealed'
  | 'monsterPlaced'
  | 'captiveSeen'
  | 'figureMissing'
  | 'substituteChosen'
  | 'squaresBlocked'
  | 'figureMoved'
  | 'figureRemoved';

export const BOARD_TELLERS: Tellers<BoardTold> = {
  doorOpened: ({ by, door }, at) =>
    by === null ? sentence('doorOpened', { door }) : sentence('doorOpenedBy', { by: at.figure(by), door }),
  doorLocked: ({ by, door }, at) => sentence('doorLocked', { by: at.figure(by), door }),
  revealed: tellRevealed,
  monsterPlaced: ({ figure }, at) =>
    sentence('monsterPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  captiveSeen: ({ figure }, at) =>
    sentence('captiveSeen', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  figureMissing: ({ missing }, at) =>
    sentence('figureMissing', { kind: at.kind(missing.kind), square: at.square(missing.square) }),
  substituteChosen: ({ missing, kind }, at) => {
    const absent = { missing: at.kind(missing.kind) };
    return kind === null
      ? sentence('substituteDeclined', absent)
      : sentence('substituteChosen', { ...absent, kind: at.kind(kind) });
  },
  squaresBlocked: ({ squares }, at) => sentence('squaresBlocked', { squares: at.squares(squares) }),
  figureMoved: ({ figure, to }, at) =>
    sentence('figureMoved', { figure: at.figure(figure), to: at.square(to) }),
  figureRemoved: ({ figure }, at) => sentence('figureRemoved', { figure: at.figure(figure) }),
};

function tellRevealed(
  { by, squares, doors, furniture, blocked, ways }: EventOf<'revealed'>,
  at: TextScene,
): Sentence {
  const found: Noun[] = [
    ...furniture.map(({ kind }) => FURNITURE[kind].noun),
    ...doors.map(() => WORDS.door),
    ...blocked.map(() => WORDS.blockedSquare),
    ...(ways === undefined ? [] : [ways.stairs.length > 0 ? WORDS.stairs : WORDS.wayOut]),
  ];
  const things: readonly Mention[] = countAlike(found);
  const { board } = at.names;
  const isRoom = board.areas[board.areaOf[squares[0]!]!]!.kind === 'room';
  if (isRoom) {
    const seen = { place: at.area(squares[0]!), things };
    return by === null ? sentence('roomShown', seen) : sentence('roomSeen', { ...seen, by: at.figure(by) });
  }
  const seen = { count: squares.length, things };
  return by === null
    ? sentence('passageShown', seen)
    : sentence('passageSeen', { ...seen, by: at.figure(by) });
}

/** Several monsters that appear together, in one line. */
export function tellArrivals(arrivals: readonly EventOf<'monsterPlaced'>[], at: TextScene): Sentence {
  return sentence('monstersPlaced', {
    figures: arrivals.map(({ figure }) => at.figure(figure.id)),
    squares: arrivals.map(({ figure }) => at.square(figure.square)),
  });
}
