/** The links this browser keeps: a link's holder is that member of the table. */
import type { TableKey } from './linkCore.ts';
import { readStored, store } from '../settings/stored.ts';

/** Where a table is hosted: in this browser, or at the page's server. */
export type Where = 'here' | 'server';

export interface KeptLink extends TableKey {
  readonly where: Where;
  /** True for a link that is only for watching. */
  readonly watch?: true;
}

const STORED_AS = 'oubliette.tables';

/** The newest first. */
export function keptLinks(): readonly KeptLink[] {
  return parseLinks(readStored(STORED_AS));
}

export function keptLink(table: string): KeptLink | null {
  return keptLinks().find((link) => link.table === table) ?? null;
}

export function remember(key: TableKey, where: Where, watch = false): void {
  const link: KeptLink = { table: key.table, secret: key.secret, where, ...(watch ? { watch } : {}) };
  write(withLink(keptLinks(), link));
}

export function forget(table: string): void {
  write(keptLinks().filter((link) => link.table !== table));
}

/** A link replaces the one kept for the same table, unless it can do less. */
export function withLink(links: readonly KeptLink[], link: KeptLink): readonly KeptLink[] {
  const known = links.find(({ table }) => table === link.table);
  if (known !== undefined && known.watch !== true && link.watch === true) return links;
  if (known?.secret === link.secret && known.where === link.where) return links;
  return [link, ...links.filter(({ table }) => table !== link.table)];
}

/** Invalid entries are left out. */
export function parseLinks(stored: unknown): readonly KeptLink[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown): KeptLink[] => {
    const { table, secret, where, watch } = (each ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof table !== 'string' || typeof secret !== 'string') return [];
    if (where !== 'here' && where !== 'server') return [];
    return [{ table, secret, where, ...(watch === true ? { watch } : {}) }];
  });
}

/** If they cannot be kept, the address still holds the link. */
function write(links: readonly KeptLink[]): void {
  store(STORED_AS, links);
}
