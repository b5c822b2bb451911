/** What can be printed: which sheets there are, and for whom. */

export const DOCUMENTS = [
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

/** What there is to print from; an expedition and a table of NextLevel are other games' tables. */
export type Matter = Source['is'] | 'expedition' | 'nextlevel';

/** `/print`, `/print/quest/the-trial`, `/print/table/abc`; null where the address means nothing. */
export function readSource(what: readonly string[]): Source | null {
  const [kind, id, ...rest] = what;
  if (rest.length > 0) return null;
  if (kind === undefined) return { is: 'nothing' };
  if (id === undefined || id === '') return null;
  if (kind === 'quest') return { is: 'quest', quest: id };
  return kind === 'table' ? { is: 'table', table: id } : null;
}

/** The sheets that can be had, those that are laid out at first, first of all. */
export function offered(source: Matter, behindScreen: boolean): readonly Document[] {
  switch (source) {
    case 'nothing':
      return ['blank', 'reference', 'board'];
    case 'quest':
      return ['quest', 'master'];
    case 'table':
      return DOCUMENTS.filter(
        (document) =>
          document !== 'expedition' && (behindScreen || (document !== 'quest' && document !== 'master')),
      );
    case 'nextlevel':
      return [...(['sheets', 'map'] as const), ...(behindScreen ? (['quest'] as const) : []), 'log', 'board'];
    case 'expedition':
      return ['expedition', 'sheets', 'log'];
  }
}

export function laidOut(source: Matter, behindScreen: boolean): readonly Document[] {
  switch (source) {
    case 'nothing':
      return ['blank'];
    case 'quest':
      return ['quest'];
    case 'table':
    case 'nextlevel':
      return behindScreen ? ['quest'] : ['sheets', 'map'];
    case 'expedition':
      return ['expedition'];
  }
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where people write on Letter, so do we. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX)$/i.test(languages[0] ?? '') ? 'letter' : 'a4';
}
