/** The tiles, doors, furniture and figures of a dungeon as they lie on the table: what the view shows, and no more. */
import { figureMention, fullBody, heroNoun, pieceNoun, telling, tileMention } from '@oubliette/expert';
import type { Hero, Names, Tile, View } from '@oubliette/expert';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { BoxPiece, BoxUi, PartyMember } from '../../play/box/pieces.ts';
import { tilesOf } from '../../play/box/tiles.ts';
import { piecesOf, tileSquares } from '../board/dungeon.ts';
import { mapOfDungeon } from '../board/paperDungeon.ts';
import { doorsOf } from '../play/level.ts';
import { BOX_NOUNS, BOX_SHEET } from './words.ts';

export const expertBox: BoxUi<View> = {
  board(view) {
    const { width, height, pieces } = view.layout;
    if (pieces.length === 0) return null;
    const names = telling.namesIn(view);
    return {
      ground: 'dungeon',
      size: { width, height },
      pieces: [
        ...tilesOf(
          view.layout,
          ({ id }) => tileSquares(view, id),
          ({ id }) => tileMention(names, id),
        ),
        ...doorPieces(view),
        ...view.tiles.flatMap(holesIn),
        ...furniture(view),
        ...figuresOn(view, names),
      ],
    };
  },
  map: (view, language) => mapOfDungeon(view, language).map,
  party: (view, language) =>
    view.heroes.filter(({ where }) => where === 'inside').map((hero) => memberOf(view, hero, language)),
};

function doorPieces(view: View): readonly BoxPiece[] {
  return doorsOf(view).flatMap(({ key, a, b, state }): BoxPiece[] =>
    state === 'walledUp'
      ? []
      : [
          {
            key: `door ${key}`,
            what: BOX_NOUNS.door,
            squares: b < 0 ? [a] : [a, b],
            ...(b < 0 ? {} : { isBetween: true }),
            isOpen: state === 'open',
          },
        ],
  );
}

/** Stairs, the way out, a chasm and what spans it. */
function holesIn({ id, card, stairs, chasm }: Tile): readonly BoxPiece[] {
  return [
    ...(stairs === null
      ? []
      : [
          {
            key: `stairs ${id}`,
            what: card === 'first' ? BOX_NOUNS.stairs : BOX_NOUNS.wayOut,
            squares: [stairs],
          },
        ]),
    ...(chasm === null ? [] : [{ key: `chasm ${id}`, what: BOX_NOUNS.chasm, squares: chasm.squares }]),
    ...(chasm === null || chasm.bridge === 'none'
      ? []
      : [{ key: `bridge ${id}`, what: BOX_NOUNS.bridge, squares: chasm.across }]),
  ];
}

function furniture(view: View): readonly BoxPiece[] {
  return [
    ...piecesOf(view).map(({ id, squares }) => ({ key: `piece ${id}`, what: pieceNoun(id), squares })),
    ...view.pits.map((square) => ({ key: `pit ${square}`, what: BOX_NOUNS.pit, squares: [square] })),
  ];
}

function figuresOn(view: View, names: Names): readonly BoxPiece[] {
  return view.figures.map(({ id, side, square }): BoxPiece => {
    const hero = view.heroes.find((one) => one.id === (id === 'hostage' ? view.quest.freed?.by : id));
    return {
      key: `figure ${id}`,
      what: figureMention(names, id),
      squares: [square],
      ...(side === 'heroes' ? { isOne: true } : {}),
      ...(hero === undefined ? {} : { by: hero.seat }),
    };
  });
}

function memberOf(view: View, hero: Hero, language: Language): PartyMember {
  const { id, arrival, gold } = hero;
  const figure = view.figures.find((one) => one.id === id);
  // Before they take their places nothing has happened to them.
  const body = figure?.body ?? arrival.body;
  return {
    id,
    name: heroNoun(hero)[language].one,
    numbers: say(BOX_SHEET, language, 'numbers', { body, most: fullBody({ of: id, side: 'heroes' }), gold }),
    isOnTurn: view.turn.act?.figure === id,
  };
}
