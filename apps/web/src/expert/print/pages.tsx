/** A quest of Expert on paper: its log, which every table has alike. */
export { PLAIN_PAGES as expertPages } from '../../paper/plainPages.ts';
