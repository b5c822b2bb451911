/** A square's text for players who cannot see it: "F7, passage, ratman 2, reachable in 4". */
import { effectName, kindNoun, squaresOf } from '@oubliette/advanced';
import type { Figure, Level, Names, View } from '@oubliette/advanced';
import { hasSquare, isSquare } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import {
  cellTexts as boardTexts,
  doorTexts,
  lightTexts,
  openEndTexts,
  textsOf,
} from '../../board/cellText.ts';
import type { AddText } from '../../board/cellText.ts';
import type { Light } from '../../board/light.ts';
import { figureName } from '../play/labels.ts';
import { groundOf, laidOf } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { mostWounds } from './looks.ts';
import { infestationName, placeOf, squaresOfThing, thingName } from './things.ts';
import { LEVEL_WORDS } from './words.ts';
import type { ZoneSeen } from './zones.ts';

export interface CellTold {
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

/** Figures that died on this level this turn. */
export function corpsesOn(view: View, at: number): readonly Corpse[] {
  return (view.turn.fallen ?? [])
    .filter(({ level }) => level === at)
    .map(({ figure }) => ({ id: figure.id, square: figure.square }));
}

/** By square: its figures and things, without floor, doors and lights. */
export function tipTexts(told: CellTold): (square: Square) => string {
  const { level, language } = told;
  const { board } = laidOf(level.layout);
  const texts = textsOf((add) => {
    tellFigures(told, add);
    tellThings(told, add);
    for (const { id, squares } of board.areas) {
      const infested = level.places[id] === undefined ? null : infestationName(level.places[id], language);
      if (infested !== null) for (const square of squares) add(square, infested);
    }
  });
  return (square) => texts(square).join(', ');
}

interface Lit extends CellTold {
  readonly lights: readonly Light[];
  readonly zones: readonly ZoneSeen[];
}

/** Makes the texts of every square, once for a whole level. */
export function cellTexts(seen: Lit): (square: Square) => string {
  const { level, language, lights, zones, names } = seen;
  const { board, doors, openEnds = [] } = groundOf(level);
  const rock = wordsIn(ADVANCED, language)('rock');
  return boardTexts(board, [
    (square) => (isSquare(board, square) ? [] : [rock]),
    textsOf((add) => tellPlaces(seen, board, add)),
    textsOf((add) => tellThings(seen, add)),
    doorTexts(doors, language),
    openEndTexts(openEnds, language),
    textsOf((add) => tellFigures(seen, add)),
    textsOf((add) => {
      const words = wordsIn(LEVEL_WORDS, language);
      for (const { figure, squares } of zones)
        for (const square of squares)
          add(square, words('zoneIn', { who: figureName(names, figure, language) }));
    }),
    lightTexts(lights, language),
  ]);
}

function tellPlaces({ level, language }: CellTold, board: Board, add: AddText): void {
  const words = wordsIn(ADVANCED, language);
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
}

function tellThings({ level, language, corpses, names }: CellTold, add: AddText): void {
  const { board } = laidOf(level.layout);
  for (const thing of level.things) {
    const text = thingName(thing, placeOf(level, board, thing.square), language);
    for (const square of squaresOfThing(thing, board)) add(square, text);
  }
  for (const { id, square } of corpses)
    add(square, wordsIn(LEVEL_WORDS, language)('corpse', { figure: figureName(names, id, language) }));
}

function tellFigures({ view, level, figures, names, language }: CellTold, add: AddText): void {
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
