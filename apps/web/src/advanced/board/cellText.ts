/** What a square says to somebody who cannot see it: "F7, passage, ratman 2, reachable in 4". */
import { effectName, kindNoun, squaresOf } from '@oubliette/advanced';
import type { Figure, Level, Names, View } from '@oubliette/advanced';
import { hasSquare, makeSquare, neighbour, sameExit } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import type { Light } from '../../board/light.ts';
import { figureName } from '../play/labels.ts';
import { darkEnds, doorsOf, laidOf } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { mostWounds } from './looks.ts';
import { infestationName, placeOf, squaresOfThing, thingName } from './things.ts';
import { LEVEL_WORDS } from './words.ts';
import type { ZoneSeen } from './zones.ts';

const SIDES = 'nesw';

export interface Told {
  readonly view: View;
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly names: Names;
  readonly language: Language;
  readonly corpses: readonly Corpse[];
}

export interface Corpse {
  readonly id: string;
  readonly square: Square;
}

/** Whoever died on this level in this turn. */
export function corpsesOn(view: View, at: number): readonly Corpse[] {
  return (view.turn.fallen ?? [])
    .filter(({ level }) => level === at)
    .map(({ figure }) => ({ id: figure.id, square: figure.square }));
}

type Add = (square: Square, text: string) => void;

/** By square: who and what is there, without its floor, its doors and the lights. */
export function tipTexts(told: Told): (square: Square) => string {
  const { level, language } = told;
  const { board } = laidOf(level.layout);
  const texts = new Map<Square, string[]>();
  const add: Add = (square, text) => void texts.set(square, [...(texts.get(square) ?? []), text]);
  tellFigures(told, add);
  tellThings(told, add);
  for (const { id, squares } of board.areas) {
    const infested = level.places[id] === undefined ? null : infestationName(level.places[id], language);
    if (infested !== null) for (const square of squares) add(square, infested);
  }
  return (square) => (texts.get(square) ?? []).join(', ');
}

interface Lit extends Told {
  readonly lights: readonly Light[];
  readonly zones: readonly ZoneSeen[];
}

/** The teller of every square, made once for a whole level. */
export function cellTexts(seen: Lit): (square: Square) => string {
  const { level, names, language, lights, zones } = seen;
  const words = wordsIn(ADVANCED, language);
  const { board } = laidOf(level.layout);
  const told = new Map<Square, string[]>();
  const add: Add = (square, text) => void told.set(square, [...(told.get(square) ?? []), text]);
  for (const { id, squares } of board.areas) {
    const place = level.places[id];
    const infested = place === undefined ? null : infestationName(place, language);
    for (const square of squares) {
      add(square, words(`place_${place?.kind ?? 'corridor'}`));
      if (place?.stairs && squares.length <= 4) add(square, words(`stairs_${place.stairs}`));
      if (infested !== null) add(square, infested);
      if (hasSquare(level.rubble, square)) add(square, wordsIn(LEVEL_WORDS, language)('rubble'));
    }
  }
  tellThings(seen, add);
  tellDoors(level, language, add);
  for (const { square, direction } of darkEnds(level))
    add(square, words('cellDark', { side: SIDES[direction]! }));
  tellFigures(seen, add);
  for (const { figure, squares } of zones)
    for (const square of squares)
      add(square, wordsIn(LEVEL_WORDS, language)('zoneIn', { who: figureName(names, figure, language) }));
  for (const { square, kind, label, spoken } of lights) {
    if (kind === 'linked') continue;
    add(
      square,
      spoken ?? (kind === 'reach' ? words('cellReach', { steps: label ?? '' }) : words('cellChoice')),
    );
  }
  return (square) => [makeSquare(board, square), ...(told.get(square) ?? [words('rock')])].join(', ');
}

function tellThings({ level, language, corpses, names }: Told, add: Add): void {
  const { board } = laidOf(level.layout);
  for (const thing of level.things) {
    const text = thingName(thing, placeOf(level, board, thing.square), language);
    for (const square of squaresOfThing(thing, board)) add(square, text);
  }
  for (const { id, square } of corpses)
    add(square, wordsIn(LEVEL_WORDS, language)('corpse', { figure: figureName(names, id, language) }));
}

function tellFigures({ view, level, figures, names, language }: Told, add: Add): void {
  const words = wordsIn(ADVANCED, language);
  const levelWords = wordsIn(LEVEL_WORDS, language);
  for (const figure of figures) {
    const texts = [figureName(names, figure.id, language)];
    const most = mostWounds(view, figure);
    if (figure.disguise !== null)
      texts.push(
        levelWords('disguised', {
          kind: kindNoun(figure.of)[language].one,
          as: kindNoun(figure.disguise)[language].one,
        }),
      );
    if (figure.wounds <= 0) texts.push(words('cellDown'));
    else if (figure.wounds < most) texts.push(words('cellHurt', { now: figure.wounds, most }));
    if (figure.id === view.leader) texts.push(levelWords('leader'));
    if (figure.id === view.turn.active) texts.push(levelWords('active'));
    if (figure.effects.some(({ tag }) => tag === 'captive')) texts.push(levelWords('captive'));
    texts.push(...figure.effects.flatMap(({ tag }) => effectName(tag, language) ?? []));
    for (const square of squaresOf(level.layout, figure)) for (const text of texts) add(square, text);
  }
}

function tellDoors(level: Level, language: Language, add: Add): void {
  const words = wordsIn(ADVANCED, language);
  const { board } = laidOf(level.layout);
  const walledUp = level.falseDoors.flatMap((exit) =>
    level.layout.exits.filter((other) => sameExit(exit, other)),
  );
  for (const { a, b, state } of doorsOf(level, board)) {
    const isFalse = walledUp.some(({ squares }) => squares.includes(a));
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const side = [...SIDES].find((_, at) => neighbour(board, from, at as 0) === to) ?? 'n';
      if (isFalse) add(from, wordsIn(LEVEL_WORDS, language)('falseDoor', { side }));
      else add(from, words(state === 'open' ? 'cellOpenDoor' : 'cellDoor', { side }));
    }
  }
}
