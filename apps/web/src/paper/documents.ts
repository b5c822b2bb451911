/** What can be printed, and for whom. */

const DOCUMENTS = [
  'sheets',
  'map',
  'expedition',
  'quest',
  'reference',
  'master',
  'log',
  'blank',
  'board',
] as const;
export type Document = (typeof DOCUMENTS)[number];

/** `master` prints what is behind the screen: none of it is for heroes. */
export type Source =
  | { readonly is: 'nothing' }
  | { readonly is: 'quest'; readonly quest: string }
  | { readonly is: 'table'; readonly table: string };

/** `/print`, `/print/quest/the-trial`, `/print/table/abc`; null for a meaningless address. */
export function readSource(what: readonly string[]): Source | null {
  const [kind, id, ...rest] = what;
  if (rest.length > 0) return null;
  if (kind === undefined) return { is: 'nothing' };
  if (id === undefined || id === '') return null;
  if (kind === 'quest') return { is: 'quest', quest: id };
  return kind === 'table' ? { is: 'table', table: id } : null;
}

/** Sheets of the box, a quest, and a running quest; the default ones first. */
export const OFFERED = {
  nothing: ['blank', 'reference', 'board'],
  quest: ['quest', 'master'],
  table: ['sheets', 'map', 'quest', 'reference', 'master', 'log', 'blank', 'board'],
} as const satisfies Record<string, readonly Document[]>;

/** For a running quest: only the game master is offered what is behind the screen (CLS-QBK-12). */
export function questDocuments(all: readonly Document[], behindScreen: boolean): readonly Document[] {
  return behindScreen ? all : all.filter((document) => document !== 'quest' && document !== 'master');
}

export function questLaidOut(behindScreen: boolean): readonly Document[] {
  return behindScreen ? ['quest'] : ['sheets', 'map'];
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Letter in the countries that use it. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX)$/i.test(languages[0] ?? '') ? 'letter' : 'a4';
}
