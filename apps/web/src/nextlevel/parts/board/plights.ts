/** Which lasting effects get a sign on the token, and how each is drawn. */
import type { FigureId } from '@oubliette/classic';
import type { NextView, Plight } from '@oubliette/nextlevel';

/** Drawn with a pen in a square of 24. Pure bookkeeping is not shown. */
export const SIGNS: { readonly [tag in Plight['tag']]?: string } = {
  held: 'M4 8l4 5 4-5 4 5 4-5M4 18l4-5M12 18l-4-5M12 18l4-5M20 18l-4-5',
  dazzled: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  ill: 'M12 3q7 9 7 13a7 6 0 0 1-14 0q0-4 7-13zM9 16q3 3 6 0',
  disarmed: 'M5 19L14 10M16 8l4-4M4 14l6 6M4 4l16 16',
  ambush: 'M3 12q9-9 18 0q-9 9-18 0zM12 9a3 3 0 1 0 .1 0',
  stance: 'M12 3l8 3v6q0 6-8 9q-8-3-8-9V6zM8 12h8',
  holding: 'M8 5v14M16 5v14',
  crossing: 'M3 6q9 14 18 0M3 12q9 14 18 0M7 9v6M12 12v7M17 9v6',
  enchanted: 'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z',
  heroic: 'M4 20L20 4M20 4h-7M20 4v7M4 20l1-5M4 20l5-1',
};

/** Most urgent first: a token has room for four. */
const RANKS = Object.keys(SIGNS) as readonly Plight['tag'][];

export function plightsIn({ next }: Pick<NextView, 'next'>, figure: FigureId): readonly Plight[] {
  return next.plights[figure] ?? [];
}

export function signsOf(view: Pick<NextView, 'next'>, figure: FigureId): Plight['tag'][] {
  const tags = plightsIn(view, figure).map(({ tag }) => tag);
  return RANKS.filter((tag) => tags.includes(tag));
}
