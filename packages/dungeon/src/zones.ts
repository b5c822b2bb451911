/** The squares a figure threatens. Each game defines what a threat does. */

import { diagonalNeighbours } from './corner.ts';
import type { Corners } from './corner.ts';
import { sideNeighbours } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Square } from './squares.ts';
import { emptySquares, withSquares } from './squareSet.ts';
import type { SquareSet } from './squareSet.ts';

export interface Zone {
  /** The figure's square, or all its squares if it is large. */
  readonly of: readonly Square[];
  /** Which diagonals it reaches; none if omitted. */
  readonly corners?: Corners;
  /** A zone fixed on one square threatens no other. */
  readonly fixedOn?: Square;
}

/** The squares round a block of squares: across its sides, and across the corners that count. */
export function squaresAround(ground: Ground, block: readonly Square[], corners?: Corners): Square[] {
  const around = new Set<Square>();
  for (const square of block) {
    for (const beyond of sideNeighbours(ground, square)) around.add(beyond);
    if (corners) for (const beyond of diagonalNeighbours(ground, square, corners)) around.add(beyond);
  }
  for (const square of block) around.delete(square);
  return [...around].sort((a, b) => a - b);
}

export function zoneSquares(ground: Ground, zone: Zone): Square[] {
  const around = squaresAround(ground, zone.of, zone.corners);
  return zone.fixedOn === undefined ? around : around.filter((square) => square === zone.fixedOn);
}

/** Every square in one of the zones. */
export function threatenedSquares(ground: Ground, zones: readonly Zone[]): SquareSet {
  return zones.reduce((set, zone) => withSquares(set, zoneSquares(ground, zone)), emptySquares(ground.board));
}
