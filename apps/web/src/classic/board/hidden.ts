/** Unrevealed things behind the Morcar player's screen: the hatched layer. */
import { hasSquare, makeSquare, squaresOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Piece, Quest, Screen, View } from '@oubliette/classic';
import { hiddenDoors } from './doors.ts';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { Pin } from '../../board/HiddenLayer.tsx';

export interface Hidden {
  readonly monsters: readonly Quest['monsters'][number][];
  readonly captives: readonly Quest['captives'][number][];
  readonly furniture: readonly Piece[];
  readonly traps: readonly Quest['traps'][number][];
  readonly rubble: readonly Square[];
  readonly doors: readonly ShownDoor[];
  readonly treasures: readonly Square[];
  readonly pins: readonly Pin[];
}

export function hiddenThings(
  screen: Screen,
  view: Pick<View, 'revealed' | 'doorKeys' | 'rubble'>,
  /** Monsters that have left their square on the map. */
  lurking: ReadonlyMap<number, Square> = new Map(),
): Hidden {
  const { quest, traps, unplaced, unseenCaptives, fired } = screen;
  const isDark = (square: Square): boolean => !hasSquare(view.revealed, square);
  return {
    monsters: unplaced.map((index) => {
      const monster = quest.monsters[index]!;
      return { ...monster, square: lurking.get(index) ?? monster.square };
    }),
    captives: unseenCaptives.map((index) => quest.captives[index]!),
    furniture: quest.furniture
      .map(({ kind, squares }, piece) => ({ kind, squares: screen.shifted?.[piece] ?? squares }))
      .filter(({ squares }) => squares.every(isDark)),
    traps: quest.traps.filter((_, index) => traps[index] === 'hidden'),
    rubble: squaresOf(quest.blocked).filter((square) => isDark(square) && !hasSquare(view.rubble, square)),
    doors: hiddenDoors(screen, view.doorKeys),
    treasures: treasureSquares(quest)
      .filter(({ place }) => !screen.emptied.includes(place))
      .map(({ square }) => square),
    pins: pinsOf(quest, fired),
  };
}

/** Where a quest's own treasures lie; places are named as in events. */
function treasureSquares({ board, treasures }: Quest): { readonly square: Square; readonly place: string }[] {
  return treasures.flatMap(({ place }) => {
    if ('square' in place) return [{ square: place.square, place: makeSquare(board, place.square) }];
    const area = board.areas[place.area]!;
    return [{ square: middleOf(board.width, area.squares), place: area.id }];
  });
}

/** One pin per note, on the place that triggers it; a note without a place has none. */
export function pinsOf(quest: Quest, fired: readonly number[] = []): Pin[] {
  const taken = new Set<Square>();
  return quest.notes.flatMap((note, index) => {
    const wanted = placeOf(quest, note.when);
    if (wanted.length === 0) return [];
    const square = wanted.find((at) => !taken.has(at)) ?? wanted[0]!;
    taken.add(square);
    return [{ square, number: index + 1, done: fired.includes(index) }];
  });
}

/** Squares a note could be pinned to, the best first. */
function placeOf(quest: Quest, when: Quest['notes'][number]['when']): readonly Square[] {
  const { board } = quest;
  const ofAreas = (areas: readonly number[]): readonly Square[] =>
    areas.flatMap((area) => board.areas[area]!.squares).slice(0, 40);
  const ofFigures = (ids: readonly string[]): readonly Square[] =>
    [...quest.monsters, ...quest.captives]
      .filter(({ id }) => id !== null && ids.includes(id))
      .map(({ square }) => square);
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return ofAreas(when.areas);
    case 'search':
      return ofAreas([when.area]);
    case 'open': {
      const door = board.doors[when.door]!;
      return [door.b, door.a];
    }
    case 'step':
      return when.squares;
    case 'seeFigure':
    case 'kill':
      return ofFigures(when.figures);
    case 'round':
    case 'timer':
    case 'leave':
    case 'goal':
    case 'counter':
      return [];
  }
}

/** The square nearest to the middle of an area. */
function middleOf(width: number, squares: readonly Square[]): Square {
  const x = squares.reduce((sum, square) => sum + (square % width), 0) / squares.length;
  const y = squares.reduce((sum, square) => sum + Math.floor(square / width), 0) / squares.length;
  const off = (square: Square): number => Math.hypot((square % width) - x, Math.floor(square / width) - y);
  return squares.toSorted((a, b) => off(a) - off(b))[0]!;
}
