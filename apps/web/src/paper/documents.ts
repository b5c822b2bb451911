/** What can be printed: which sheets there are, and for whom. */

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

/** `master` prints behind the screen: nothing of it is for heroes. */
export type Source =
  | { readonly is: 'nothing' }
  | { readonly is: 'quest'; readonly quest: string }
  | { readonly is: 'table'; readonly table: string };

/** `/print`, `/print/quest/the-trial`, `/print/table/abc`; null where the address means nothing. */
export function readSource(what: readonly string[]): Source | null {
  const [kind, id, ...rest] = what;
  if (rest.length > 0) return null;
  if (kind === undefined) return { is: 'nothing' };
  if (id === undefined || id === '') return null;
  if (kind === 'quest') return { is: 'quest', quest: id };
  return kind === 'table' ? { is: 'table', table: id } : null;
}

/** What the box has, a quest, and a quest that is played; those that are laid out at first, first of all. */
export const OFFERED = {
  nothing: ['blank', 'reference', 'board'],
  quest: ['quest', 'master'],
  table: ['sheets', 'map', 'quest', 'reference', 'master', 'log', 'blank', 'board'],
} as const satisfies Record<string, readonly Document[]>;

/** Of a quest that is played: only who sits behind the screen is offered what lies behind it (CLS-QBK-12). */
export function questDocuments(all: readonly Document[], behindScreen: boolean): readonly Document[] {
  return behindScreen ? all : all.filter((document) => document !== 'quest' && document !== 'master');
}

export function questLaidOut(behindScreen: boolean): readonly Document[] {
  return behindScreen ? ['quest'] : ['sheets', 'map'];
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where people write on Letter, so do we. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX)$/i.test(languages[0] ?? '') ? 'letter' : 'a4';
}
