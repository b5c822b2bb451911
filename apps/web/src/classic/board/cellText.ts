/** A square's text for players who cannot see it: "F7, corridor, orc 2, wounded, reachable in 4". */
import { hasSquare, isSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { conditionName, figureMention, FURNITURE, nounOf, TRAPS } from '@oubliette/classic';
import type { Figure, Names, Screen } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { BoardParts, Reader, SpokenTrap } from '../kit.ts';
import { cellTexts as boardTexts, doorTexts, lightTexts, textsOf } from '../../board/cellText.ts';
import type { AddText, SquareTexts } from '../../board/cellText.ts';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { Light } from '../../board/light.ts';
import { mentionText } from '../../words/mention.ts';
import { hiddenThings } from './hidden.ts';
import { SQUARE_WORDS } from './words.ts';

interface Seen extends Reader {
  readonly parts: BoardParts;
  readonly doors: readonly ShownDoor[];
  readonly lights: readonly Light[];
  readonly hidden: Screen | null;
}

/** Makes the texts of every square, once for a whole board. */
export function cellTexts({ parts, doors, lights, hidden, ...scene }: Seen): (square: Square) => string {
  const { view, language } = scene;
  const placeOf = placesOf(scene);
  const figures = Map.groupBy(view.figures, ({ square }) => square);
  return boardTexts(view.board, [
    (square) => [placeOf(square)],
    thingTexts(scene, parts.sayTraps?.(scene) ?? spokenTraps(scene)),
    (square) =>
      (figures.get(square) ?? []).flatMap((figure) => [
        ...figureTexts(scene, figure),
        ...(parts.sayFigure?.(scene, figure) ?? []),
      ]),
    (square) => parts.saySquare?.(scene, square) ?? [],
    hidden === null ? () => [] : secretTexts(hidden, scene, parts),
    doorTexts(doors, language),
    lightTexts(lights, language),
  ]);
}

/** By area, once for all its squares. */
function placesOf({ view, language }: Reader): (square: Square) => string {
  const { board, revealed } = view;
  const rock = say(SQUARE_WORDS, language, 'rock', {});
  const unseen = say(SQUARE_WORDS, language, 'unseen', {});
  const corridor = say(SQUARE_WORDS, language, 'corridor', {});
  const places = board.areas.map(({ id, kind }) =>
    kind === 'passage' ? corridor : say(SQUARE_WORDS, language, 'room', { label: id }),
  );
  return (square) => {
    if (!isSquare(board, square)) return rock;
    const place = places[board.areaOf[square]!]!;
    return hasSquare(revealed, square) ? place : `${place}, ${unseen}`;
  };
}

/** A figure's name without its article: "orc 2". */
function figureName(names: Names, id: string, language: Language): string {
  return mentionText(figureMention(names, id), language);
}

function figureTexts({ view, names, language }: Reader, figure: Figure): string[] {
  const { id, body, maxBody, side, conditions } = figure;
  const texts = [figureName(names, id, language)];
  if (side === 'nobody') texts.push(say(SQUARE_WORDS, language, 'captive', {}));
  if (body < maxBody)
    texts.push(
      say(SQUARE_WORDS, language, 'wounded', { who: figureMention(names, id), body, most: maxBody }),
    );
  for (const condition of conditions) texts.push(conditionName(condition, language));
  if (view.turn.actor === id) texts.push(say(SQUARE_WORDS, language, 'active', {}));
  return texts;
}

/** Everything but figures and doors. */
function thingTexts(scene: Reader, traps: readonly SpokenTrap[]): SquareTexts {
  return textsOf((add) => tellThings(scene, traps, add));
}

function tellThings({ view, names, language }: Reader, traps: readonly SpokenTrap[], add: AddText): void {
  for (const square of view.stairs) add(square, say(SQUARE_WORDS, language, 'stairs', {}));
  for (const square of view.exit)
    if (!view.stairs.includes(square)) add(square, say(SQUARE_WORDS, language, 'exit', {}));
  for (const { kind, squares } of view.furniture)
    for (const square of squares) add(square, FURNITURE[kind].noun[language].one);
  for (let square = 0; square < view.board.areaOf.length; square += 1) {
    if (hasSquare(view.pits, square)) add(square, say(SQUARE_WORDS, language, 'pit', {}));
    if (hasSquare(view.rubble, square)) add(square, say(SQUARE_WORDS, language, 'rubble', {}));
  }
  for (const { squares, text } of traps)
    for (const square of squares) if (!hasSquare(view.pits, square)) add(square, text);
  for (const { hero, square } of view.belongings)
    add(square, say(SQUARE_WORDS, language, 'heap', { hero: figureMention(names, hero) }));
}

function spokenTraps({ view, language }: Reader): SpokenTrap[] {
  return view.traps.map(({ kind, squares }) => ({
    squares,
    text:
      kind === 'chest'
        ? say(SQUARE_WORDS, language, 'trappedChest', {})
        : say(SQUARE_WORDS, language, 'trap', { trap: TRAPS[kind].noun }),
  }));
}

function secretTexts(screen: Screen, { view, names, language }: Reader, parts: BoardParts): SquareTexts {
  const ownTraps = parts.sayHiddenTraps?.({ view, names, language }) ?? null;
  const hidden = hiddenThings(screen, view, parts.lurking?.(view));
  const { monsters, captives, traps, furniture, pins, doors } = hidden;
  return textsOf((tell) => {
    const add = (square: Square, thing: string): void =>
      tell(square, say(SQUARE_WORDS, language, 'hiddenThing', { thing }));
    for (const { kind, name, square } of monsters)
      add(square, (name ?? nounOf(names.monsters, kind))[language].one);
    for (const { name, square } of captives) add(square, name[language].one);
    for (const { kind, squares } of furniture)
      for (const square of squares) add(square, FURNITURE[kind].noun[language].one);
    for (const { squares, text } of ownTraps ?? traps.map((trap) => hiddenTrap(trap, language)))
      for (const square of squares) add(square, text);
    for (const { a, b, state } of doors)
      if (state === 'secret')
        for (const square of [a, b]) add(square, say(SQUARE_WORDS, language, 'hiddenDoor', {}));
    for (const { square, number } of pins) add(square, say(SQUARE_WORDS, language, 'note', { number }));
  });
}

function hiddenTrap({ kind, squares }: Screen['quest']['traps'][number], language: Language): SpokenTrap {
  const text =
    kind === 'chest' ? say(SQUARE_WORDS, language, 'trappedChest', {}) : TRAPS[kind].noun[language].one;
  return { squares, text };
}
