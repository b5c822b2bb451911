/** A table of a plain game on paper: its log, which every table has alike. */
import type { GamePages } from './gamePages.ts';

export const PLAIN_PAGES: GamePages = {
  offered: () => ['log'],
  laidOut: () => ['log'],
  page: () => null,
};
