/** What a walk leads into that has dice of its own: vermin and mould all over a room, a magic circle (ADV-HAZ-39, ADV-HAZ-46, ADV-HAZ-53, ADV-HAZ-71). */
import { hazardRow } from '@oubliette/advanced';
import type { Level, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { placeOf } from '../board/things.ts';
import { laidOf } from './level.ts';

export interface Risk {
  readonly hazard: string;
  /** The first square of the path that meets it. */
  readonly square: Square;
}

const OVER: readonly string[] = ['cleared', 'spent'];

/** In the order met; a hazard the walker is already in is not repeated. */
export function risksOn(view: View, from: Square, steps: readonly Square[]): readonly Risk[] {
  const level = view.levels[view.level]!;
  return steps.flatMap((square, index) => {
    const hazard = hazardAt(level, square);
    return hazard === null || hazard === hazardAt(level, steps[index - 1] ?? from)
      ? []
      : [{ hazard, square }];
  });
}

/** Null if nothing happens on this square. */
export function hazardAt(level: Level, square: Square): string | null {
  const { board } = laidOf(level.layout);
  const { hazard, stage } = placeOf(level, board, square)?.hazard ?? { hazard: '', stage: '' };
  if (OVER.includes(stage)) return null;
  if (hazardRow(hazard)?.meets === 'room') return hazard;
  const here = level.things.find(
    (thing) =>
      thing.tag === 'feature' &&
      hazardRow(thing.feature)?.meets === 'squares' &&
      thing.squares.includes(square),
  );
  return here?.tag === 'feature' ? here.feature : null;
}
