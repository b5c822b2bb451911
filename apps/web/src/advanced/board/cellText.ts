/** What a square says to somebody who cannot see it: "F7, corridor, ratman 2, reachable in 4". */
import { squaresOf } from '@oubliette/advanced';
import type { Figure, Level, Names, View } from '@oubliette/advanced';
import { makeSquare, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import type { Light } from '../../board/light.ts';
import { figureName } from '../play/labels.ts';
import { darkEnds, doorsOf, laidOf } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { mostWounds } from './looks.ts';

const SIDES = 'nesw';

interface Seen {
  readonly view: View;
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly names: Names;
  readonly language: Language;
  readonly lights: readonly Light[];
  readonly zones: ReadonlySet<Square>;
}

/** The teller of every square, made once for a whole level. */
export function cellTexts({
  view,
  level,
  figures,
  names,
  language,
  lights,
  zones,
}: Seen): (square: Square) => string {
  const words = wordsIn(ADVANCED, language);
  const { board } = laidOf(level.layout);
  const told = new Map<Square, string[]>();
  const add: Add = (square, text) => {
    told.set(square, [...(told.get(square) ?? []), text]);
  };
  for (const { id, squares } of board.areas) {
    const place = level.places[id];
    for (const square of squares) {
      add(square, words(`place_${place?.kind ?? 'corridor'}`));
      if (place?.stairs) add(square, words(`stairs_${place.stairs}`));
    }
  }
  tellThings(level, language, add);
  tellDoors(level, language, add);
  for (const { square, direction } of darkEnds(level))
    add(square, words('cellDark', { side: SIDES[direction]! }));
  for (const figure of figures)
    for (const square of squaresOf(board, figure)) {
      add(square, figureName(names, figure.id, language));
      const most = mostWounds(view, figure);
      if (figure.wounds <= 0) add(square, words('cellDown'));
      else if (figure.wounds < most) add(square, words('cellHurt', { now: figure.wounds, most }));
    }
  for (const square of zones) add(square, words('cellZone'));
  for (const { square, kind, label, spoken } of lights) {
    if (kind === 'linked') continue;
    add(
      square,
      spoken ?? (kind === 'reach' ? words('cellReach', { steps: label ?? '' }) : words('cellChoice')),
    );
  }
  return (square) => [makeSquare(board, square), ...(told.get(square) ?? [words('rock')])].join(', ');
}

type Add = (square: Square, text: string) => void;

function tellThings(level: Level, language: Language, add: Add): void {
  const words = wordsIn(ADVANCED, language);
  for (const thing of level.things) {
    const text = {
      chest: thing.tag === 'chest' && thing.state === 'open' ? words('cellOpenChest') : words('cellChest'),
      pile: words('cellPile'),
      trap: words('cellTrap'),
      feature: words('cellFeature'),
    }[thing.tag];
    for (const square of thing.tag === 'feature' ? thing.squares : [thing.square])
      add(square, text ?? words('cellFeature'));
  }
}

function tellDoors(level: Level, language: Language, add: Add): void {
  const words = wordsIn(ADVANCED, language);
  const { board } = laidOf(level.layout);
  for (const { a, b, state } of doorsOf(level, board))
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const side = [...SIDES].find((_, at) => neighbour(board, from, at as 0) === to) ?? 'n';
      add(from, words(state === 'open' ? 'cellOpenDoor' : 'cellDoor', { side }));
    }
}
