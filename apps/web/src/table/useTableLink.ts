/** The link of the table that the address names, open as long as the screen is. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableLink, TableState } from '../net/link.ts';
import type { TableKey } from '../net/linkCore.ts';
import { NOTHING_KNOWN } from '../net/fold.ts';
import { connect, keptLink, remember } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import type { RouteAt } from '../router.ts';

interface OpenLink {
  readonly link: TableLink | null;
  readonly state: TableState;
  readonly key: TableKey;
  readonly where: Where;
}

/** An address without a secret is that of a table whose link this browser keeps. */
export function useTableLink(route: RouteAt<'table' | 'watch'>): OpenLink {
  const { table, secret, at } = route;
  const kept = keptLink(table);
  const given = secret === '' ? (kept?.secret ?? '') : secret;
  const where = kept?.where ?? 'server';
  const [link, setLink] = useState<TableLink | null>(null);

  useEffect(() => {
    const opened = connect({ table, secret: given }, where);
    setLink(opened);
    return () => {
      setLink(null);
      opened.close();
    };
  }, [table, given, where]);

  const state = useSyncExternalStore(link?.subscribe ?? subscribeToNothing, link?.state ?? nothingKnown);
  const isOpen = state.status === 'open';
  useEffect(() => {
    if (isOpen) remember({ table, secret: given }, where, at === 'watch');
  }, [isOpen, table, given, where, at]);

  return { link, state, key: { table, secret: given }, where };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function nothingKnown(): TableState {
  return NOTHING_KNOWN;
}
