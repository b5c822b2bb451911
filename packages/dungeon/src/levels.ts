/** Several boards one above another, and the stairs and shafts between them. */

import type { Square } from './squares.ts';

export interface Place {
  /** Index of the level's board. */
  readonly level: number;
  readonly square: Square;
}

export interface Link {
  readonly from: Place;
  readonly to: Place;
  /** A shaft that figures fall down but cannot climb. */
  readonly oneWay?: true;
}

export function samePlace(a: Place, b: Place): boolean {
  return a.level === b.level && a.square === b.square;
}

/** Where the links of a place lead, in the order of the links. */
export function linkedPlaces(links: readonly Link[], place: Place): Place[] {
  return links.flatMap(({ from, to, oneWay }) => {
    if (samePlace(from, place)) return [to];
    return samePlace(to, place) && !oneWay ? [from] : [];
  });
}

/** The links within one level, as steps: a piece laid apart, its door joined to the one it belongs to. */
export function linksOnLevel(links: readonly Link[], level: number): (square: Square) => Square[] {
  return (square) =>
    linkedPlaces(links, { level, square })
      .filter((place) => place.level === level)
      .map((place) => place.square);
}
