/** What a square says to somebody who cannot see it: "F7, corridor, orc 2, wounded, reachable in 4". */
import { DIRECTIONS, hasSquare, isSquare, makeSquare } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { conditionName, figureMention, FURNITURE, nounOf, TRAPS } from '@oubliette/classic';
import type { Figure, Names, Screen, View } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Language, Mention } from '@oubliette/words';
import type { BoardParts, Reader, SpokenTrap } from '../kit.ts';
import { hiddenThings } from './hidden.ts';
import type { Light } from '../../board/light.ts';
import { SQUARE_WORDS } from './words.ts';

/** The teller of every square, made once for a whole board. */
export function cellTexts(
  parts: BoardParts,
  view: View,
  names: Names,
  language: Language,
  lights: readonly Light[],
  hidden: Screen | null = null,
): (square: Square) => string {
  const scene: Reader = { view, names, language };
  const placeOf = placesOf(scene);
  const figures = Map.groupBy(view.figures, ({ square }) => square);
  const things = thingsBySquare(scene, parts.sayTraps?.(scene) ?? spokenTraps(scene));
  const secrets = hidden === null ? null : secretsBySquare(hidden, scene, parts);
  const lit = Map.groupBy(lights, ({ square }) => square);
  return (square) =>
    [
      makeSquare(view.board, square),
      placeOf(square),
      ...(things.get(square) ?? []),
      ...(figures.get(square) ?? []).flatMap((figure) => [
        ...figureTexts(scene, figure),
        ...(parts.sayFigure?.(scene, figure) ?? []),
      ]),
      ...(parts.saySquare?.(scene, square) ?? []),
      ...(secrets?.get(square) ?? []),
      ...doorTexts(scene, square),
      ...(lit.get(square) ?? []).map((light) => lightText(light, language)),
    ]
      .filter((text) => text !== '')
      .join(', ');
}

export function cellText(
  parts: BoardParts,
  view: View,
  names: Names,
  square: Square,
  language: Language,
  lights: readonly Light[],
): string {
  return cellTexts(parts, view, names, language, lights)(square);
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

function mentionText(mention: Mention, language: Language): string {
  if (!('noun' in mention)) return mention[language].one;
  const { one } = mention.noun[language];
  return 'label' in mention ? `${one} ${mention.label}` : one;
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
function thingsBySquare(
  { view, names, language }: Reader,
  traps: readonly SpokenTrap[],
): ReadonlyMap<Square, readonly string[]> {
  const things = new Map<Square, string[]>();
  const add = (square: Square, text: string): void => {
    things.set(square, [...(things.get(square) ?? []), text]);
  };
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
  return things;
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

function secretsBySquare(
  screen: Screen,
  { view, names, language }: Reader,
  parts: BoardParts,
): ReadonlyMap<Square, readonly string[]> {
  const ownTraps = parts.sayHiddenTraps?.({ view, names, language }) ?? null;
  const hidden = hiddenThings(screen, view, parts.lurking?.(view));
  const { monsters, captives, traps, furniture, pins, doors } = hidden;
  const secrets = new Map<Square, string[]>();
  const add = (square: Square, thing: string): void => {
    const text = say(SQUARE_WORDS, language, 'hiddenThing', { thing });
    secrets.set(square, [...(secrets.get(square) ?? []), text]);
  };
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
  return secrets;
}

function hiddenTrap({ kind, squares }: Screen['quest']['traps'][number], language: Language): SpokenTrap {
  const text =
    kind === 'chest' ? say(SQUARE_WORDS, language, 'trappedChest', {}) : TRAPS[kind].noun[language].one;
  return { squares, text };
}

const SIDES = 'nesw';

function doorTexts({ view, language }: Reader, square: Square): string[] {
  const { board, doors, doorKeys, lockedDoors } = view;
  return DIRECTIONS.flatMap((direction: Direction) => {
    const door = board.edges[square * 4 + direction]!;
    if (door < 0) return [];
    const isLocked = lockedDoors.includes(doorKeys[door]!);
    const shut = isLocked ? 'lockedDoor' : 'closedDoor';
    return [
      say(SQUARE_WORDS, language, doors[door] === 'open' ? 'openDoor' : shut, { side: SIDES[direction]! }),
    ];
  });
}

function lightText({ kind, label, spoken }: Light, language: Language): string {
  if (spoken !== undefined) return spoken;
  switch (kind) {
    case 'reach':
      return label === undefined
        ? say(SQUARE_WORDS, language, 'reachable', {})
        : say(SQUARE_WORDS, language, 'reach', { label });
    case 'risky':
      return label === undefined
        ? say(SQUARE_WORDS, language, 'risky', {})
        : say(SQUARE_WORDS, language, 'riskyIn', { label });
    case 'linked':
      return '';
    default:
      return say(SQUARE_WORDS, language, kind, {});
  }
}
