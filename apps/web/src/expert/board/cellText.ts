/** A square's text for players who cannot see it: "F7, kitchen, table, orc 2, reachable in 4". */
import { conditionText, fullBody, siteText } from '@oubliette/expert';
import type { Names, View } from '@oubliette/expert';
import { isSquare, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { cellTexts as boardTexts, doorTexts, lightTexts, textsOf } from '../../board/cellText.ts';
import type { AddText } from '../../board/cellText.ts';
import type { Light } from '../../board/light.ts';
import { wordsIn } from '../../words/useWords.ts';
import { figureName } from '../play/labels.ts';
import { laidOf } from '../play/level.ts';
import { armedIn } from './armed.ts';
import { groundOf, linksOf, piecesOf, sitesOf, tileSquares } from './dungeon.ts';
import { isLeader } from './looks.ts';
import { heldNames, pieceName, tileName } from './names.ts';
import { DUNGEON_WORDS } from './words.ts';

export interface CellTold {
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
}

/** By square: its figures and things, without floor, doors and lights. */
export function tipTexts(told: CellTold): (square: Square) => string {
  const texts = textsOf((add) => {
    tellFigures(told, add);
    tellThings(told, add);
    tellArmed(told, add);
  });
  return (square) => texts(square).join(', ');
}

/** Makes the texts of every square, once for the whole dungeon. */
export function cellTexts(
  seen: CellTold & { readonly lights: readonly Light[] },
): (square: Square) => string {
  const { view, language, lights } = seen;
  const { board } = laidOf(view.layout);
  const rock = wordsIn(DUNGEON_WORDS, language)('rock');
  return boardTexts(board, [
    (square) => (isSquare(board, square) ? [] : [rock]),
    textsOf((add) => tellTiles(seen, add)),
    textsOf((add) => tellThings(seen, add)),
    doorTexts(groundOf(view).doors, language),
    textsOf((add) => tellLinks(seen, add)),
    textsOf((add) => tellFigures(seen, add)),
    textsOf((add) => tellArmed(seen, add)),
    lightTexts(lights, language),
  ]);
}

function tellTiles({ view, names, language }: CellTold, add: AddText): void {
  const words = wordsIn(DUNGEON_WORDS, language);
  for (const { id, searched, stairs, card } of view.tiles) {
    const name = tileName(names, id, language);
    for (const square of tileSquares(view, id)) {
      add(square, name);
      if (searched) add(square, words('tileSearched'));
    }
    if (stairs !== null) add(stairs, words(card === 'first' ? 'stairs' : 'wayOut'));
  }
  for (const { tile } of view.forgotten)
    for (const square of tileSquares(view, tile)) add(square, words('forgotten'));
}

function tellThings({ view, names, language }: CellTold, add: AddText): void {
  const words = wordsIn(DUNGEON_WORDS, language);
  for (const { id, squares, searched } of piecesOf(view)) {
    const thing = pieceName(id, language);
    for (const square of squares) add(square, searched ? words('searched', { thing }) : thing);
  }
  for (const { chasm } of view.tiles) {
    if (chasm === null) continue;
    const isBridged = (square: Square): boolean => chasm.bridge !== 'none' && chasm.across.includes(square);
    for (const square of chasm.squares)
      add(square, isBridged(square) ? words('bridge', { bridge: chasm.bridge }) : words('chasm'));
  }
  for (const { id, squares, isDone } of sitesOf(view)) {
    const site = siteText(names, id, language);
    for (const square of squares) add(square, isDone ? words('siteDone', { site }) : site);
  }
  for (const square of view.trapped) if (!view.pits.includes(square)) add(square, words('trapped'));
  for (const square of view.pits) add(square, words('pit'));
  for (const heap of view.heaps) add(heap.square, heapText({ names, language }, heap));
}

function heapText({ names, language }: Omit<CellTold, 'view'>, heap: View['heaps'][number]): string {
  const words = wordsIn(DUNGEON_WORDS, language);
  const { gold, of } = heap;
  const lying = [...heldNames(heap, language), ...(gold > 0 ? [words('gold', { gold })] : [])];
  const things = lying.length === 0 ? words('nothing') : lying.join(', ');
  if (of === undefined) return words('heap', { things });
  return words('heapOf', { hero: figureName(names, of, language), things });
}

function tellLinks({ view, language }: CellTold, add: AddText): void {
  const words = wordsIn(DUNGEON_WORDS, language);
  for (const { letter, at, side, to } of linksOf(view))
    add(at, words('link', { side: 'nesw'[side]!, square: makeSquare(view.layout, to), letter }));
}

function tellFigures({ view, names, language }: CellTold, add: AddText): void {
  const words = wordsIn(DUNGEON_WORDS, language);
  const armed = new Set(view.chaos.map(({ group }) => group));
  for (const figure of view.figures) {
    const { id, square, body, group, conditions } = figure;
    const most = fullBody(figure);
    add(square, figureName(names, id, language));
    if (isLeader(figure)) add(square, words('leader'));
    if (body < most) add(square, words('hurt', { now: body, most }));
    if (view.turn.act?.figure === id) add(square, words('active'));
    if (group !== null && armed.has(group)) add(square, words('chaos'));
    add(square, ...new Set(conditions.map((condition) => conditionText(condition)[language])));
  }
}

function tellArmed({ view, language }: CellTold, add: AddText): void {
  const words = wordsIn(DUNGEON_WORDS, language);
  for (const { square, name } of armedIn(view, language)) add(square, words('armed', { card: name }));
}
