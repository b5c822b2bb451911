/** Effects shown on top of a board during an event: plain data, testable without a browser. */
import { stepsApart } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';

/** Each has its own sign. */
export type Element = 'earth' | 'water' | 'air' | 'fire';

export type ShownEffect =
  /** A text at a figure that rises and fades: "−2". */
  | {
      readonly tag: 'text';
      readonly square: Square;
      readonly text: string;
      readonly tone: 'harm' | 'good' | 'gold' | 'plain';
    }
  /** A blow or a shot from one square to another. */
  | { readonly tag: 'strike'; readonly from: Square; readonly to: Square }
  | { readonly tag: 'spell'; readonly set: Element; readonly from: Square | null; readonly to: Square }
  /** Squares emerge from the dark, the nearest to `from` first. */
  | { readonly tag: 'unveil' | 'search' | 'find'; readonly squares: readonly Square[]; readonly from: Square }
  | { readonly tag: 'arrive' | 'turn' | 'trap' | 'rocks'; readonly square: Square }
  | { readonly tag: 'door'; readonly squares: readonly [Square, Square] };

type Shown = readonly ShownEffect[];

/** Figures off the board are on square -1, where nothing is shown. */
export function strike(from: Square, to: Square): Shown {
  return from < 0 || to < 0 ? [] : [{ tag: 'strike', from, to }];
}

export function spell(set: Element, from: Square, to: Square): Shown {
  return to < 0 ? [] : [{ tag: 'spell', set, from: from < 0 || from === to ? null : from, to }];
}

export function written(
  square: Square,
  text: string,
  tone: Extract<ShownEffect, { tag: 'text' }>['tone'],
): Shown {
  return square < 0 ? [] : [{ tag: 'text', square, text, tone }];
}

/** Light spreads from a viewer's position: from the square nearest to it. */
export function unveil(size: Size, squares: readonly Square[], from: Square): Shown {
  const [first] = squares;
  if (first === undefined) return [];
  const far = (square: Square): number => (from < 0 ? 0 : stepsApart(size, square, from));
  return [
    {
      tag: 'unveil',
      squares,
      from: squares.reduce((best, square) => (far(square) < far(best) ? square : best), first),
    },
  ];
}

/** Figures that fade during these events, which remove them. */
export function leaving(
  events: readonly BaseEvent[],
  types: readonly BaseEvent['type'][],
): readonly string[] {
  return events.flatMap((event) =>
    types.includes(event.type) && 'figure' in event && typeof event.figure === 'string' ? [event.figure] : [],
  );
}
