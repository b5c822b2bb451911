/** Where a card lies on the stage, and which cards still do. */
import type { Box } from '../board/geometry.ts';

/** No more lie there at once: the oldest makes room. */
export const MOST_CARDS = 3;

const EDGE_PX = 10;
/** Steps from one edge to the other. */
const COLUMNS = [1, 0, 0.5] as const;
const ROWS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Over as little as may be of those it is about, then of all others, then of what lies over the board; to the right if all is free. */
export function placeCard(
  stage: Pick<Box, 'width' | 'height'>,
  card: Pick<Box, 'width' | 'height'>,
  keep: readonly Box[],
  figures: readonly Box[],
  covers: readonly Box[],
): { readonly x: number; readonly y: number } {
  const free = { x: stage.width - card.width, y: stage.height - card.height };
  const at = (share: number, most: number): number => Math.max(0, EDGE_PX + share * (most - 2 * EDGE_PX));
  const spots = COLUMNS.flatMap((column) =>
    ROWS.map((row) => ({ x: at(column, free.x), y: at(row, free.y) })),
  );
  const cost = (spot: { readonly x: number; readonly y: number }): number => {
    const box = { ...spot, ...card };
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + shared(box, each), 0);
    return 1000 * over(keep) + 100 * over(figures) + over(covers);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The area two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How long a card lies there at normal speed; a moment lasts as long as its cue. */
const LASTS_MS = { brief: 1200, plain: 2000, moment: 5000 } as const;

export function lastsFor(weight: keyof typeof LASTS_MS, speed: number): number {
  return LASTS_MS[weight] / speed;
}
