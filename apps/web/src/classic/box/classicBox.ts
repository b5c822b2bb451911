/** Classic's pieces on the printed board, and those of books built on it: what the view shows, and no more. */
import { CLASSIC_NOUNS, figureMention, FURNITURE, heroCalled, TRAPS } from '@oubliette/classic';
import type { Figure, Hero, Names, View } from '@oubliette/classic';
import { squaresOf } from '@oubliette/dungeon';
import type { SquareSet } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import { gathered } from '../../board/geometry.ts';
import { mapOfView } from '../../paper/map.ts';
import type { OwnMarks } from '../../paper/map.ts';
import { mapNames } from '../../paper/mapNames.ts';
import type { BoxPiece, BoxUi, PartyMember } from '../../play/box/pieces.ts';
import type { PlayKit } from '../kit.ts';
import { BOX_NUMBERS } from './words.ts';

/** The dice of a hero's move, here and in books built on it. */
const MOVEMENT: ReadonlySet<string> = new Set(['CLS-MOV-01', 'NXT-MOV-01', 'NXT-ELF-04']);

/** `marks`: what a book built on classic has of its own on the picture. */
export function familyBox<V extends View>(
  { telling }: { readonly telling: Pick<PlayKit<V>['telling'], 'namesIn'> },
  marks?: (view: V, language: Language) => OwnMarks,
): BoxUi<V> {
  return {
    board(view) {
      if (view.phase !== 'play' && view.phase !== 'over') return null;
      const { width, height } = view.board;
      return { ground: 'board', size: { width, height }, pieces: piecesOf(view, telling.namesIn(view)) };
    },
    isUnsaid: ({ rule }) => MOVEMENT.has(rule),
    map: (view, language) => mapOfView(view, language, mapNames(language), marks?.(view, language)),
    party: (view, language) =>
      view.heroes.filter(({ fate }) => fate !== 'out').map((hero) => memberOf(view, hero, language)),
  };
}

function piecesOf(view: View, names: Names): readonly BoxPiece[] {
  const { board, doors, doorKeys, outerDoors = [] } = view;
  return [
    ...gathered(board, view.stairs).map((squares): BoxPiece => ({
      key: `stairs ${squares[0]}`,
      what: CLASSIC_NOUNS.stairs,
      squares,
    })),
    ...board.doors.map(({ a, b }, index): BoxPiece => ({
      key: `door ${doorKeys[index]}`,
      what: CLASSIC_NOUNS.door,
      squares: [a, b],
      isBetween: true,
      isOpen: doors[index] === 'open',
    })),
    ...outerDoors.map(({ square, direction }): BoxPiece => ({
      key: `door ${square} ${direction}`,
      what: CLASSIC_NOUNS.door,
      squares: [square],
    })),
    ...view.furniture.map(({ kind, squares }): BoxPiece => ({
      key: `${kind} ${squares[0]}`,
      what: FURNITURE[kind].noun,
      squares,
    })),
    ...tiles('rubble', CLASSIC_NOUNS.blockedSquare, view.rubble),
    ...tiles('pit', TRAPS.pit.noun, view.pits),
    ...view.figures.map((figure) => figurePiece(view, names, figure)),
  ];
}

function tiles(name: string, what: Noun, set: SquareSet): readonly BoxPiece[] {
  return squaresOf(set).map((square) => ({ key: `${name} ${square}`, what, squares: [square] }));
}

function figurePiece({ control, morcar }: View, names: Names, figure: Figure): BoxPiece {
  const { id, side, name, square } = figure;
  const isOne = side === 'heroes' || name !== null;
  return {
    key: `figure ${id}`,
    what: figureMention(names, id),
    squares: [square],
    by: control[id] ?? morcar,
    ...(isOne ? { isOne } : {}),
  };
}

function memberOf(view: View, hero: Hero, language: Language): PartyMember {
  const figure = view.figures.find(({ id }) => id === hero.id);
  return {
    id: hero.id,
    name: heroCalled(hero)[language].one,
    numbers:
      figure === undefined
        ? say(BOX_NUMBERS, language, 'dead', {})
        : say(BOX_NUMBERS, language, 'numbers', {
            body: figure.body,
            mind: figure.mind,
            gold: hero.gold,
          }),
    isOnTurn: view.turn.taker === hero.id,
  };
}
