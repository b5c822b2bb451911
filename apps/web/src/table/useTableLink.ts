/** The link of the table in the address, open as long as the screen is. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableLink, TableState } from '../net/link.ts';
import type { TableKey } from '../net/linkCore.ts';
import { NOTHING_KNOWN } from '../net/fold.ts';
import { isKeptHere } from '../net/keptHere.ts';
import { connect, keptLink, remember } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import type { RouteAt } from '../router.ts';

interface OpenLink {
  readonly link: TableLink | null;
  readonly state: TableState;
  readonly key: TableKey;
  readonly where: Where;
}

/** An address without a secret means a table whose link this browser keeps. */
export function useTableLink(route: RouteAt<'table' | 'watch'>): OpenLink {
  const { table, secret, at } = route;
  const [found, setFound] = useState<{ readonly table: string; readonly link: Found } | null>(null);
  const known = found?.table === table ? found.link : null;
  const given = secret === '' ? (known?.secret ?? '') : secret;
  const where = known?.where ?? 'server';
  const [link, setLink] = useState<TableLink | null>(null);

  useEffect(() => {
    let left = false;
    const seek = async () => {
      const sought = await findLink(table);
      if (!left) setFound({ table, link: sought });
    };
    void seek();
    return () => {
      left = true;
    };
  }, [table]);

  useEffect(() => {
    if (known === null) return undefined;
    const opened = connect({ table, secret: given }, where);
    setLink(opened);
    return () => {
      setLink(null);
      opened.close();
    };
  }, [table, given, where, known]);

  const state = useSyncExternalStore(link?.subscribe ?? subscribeToNothing, link?.state ?? nothingKnown);
  const isOpen = state.status === 'open';
  useEffect(() => {
    if (isOpen) remember({ table, secret: given }, where, at === 'watch');
  }, [isOpen, table, given, where, at]);

  return { link, state, key: { table, secret: given }, where };
}

interface Found {
  readonly secret: string;
  readonly where: Where;
}

/** Read once on arrival: forgetting a link later does not move an open table. */
async function findLink(table: string): Promise<Found> {
  const kept = keptLink(table);
  if (kept !== null) return kept;
  // The list of links may have been cleared without the table.
  return { secret: '', where: (await isKeptHere(table)) ? 'here' : 'server' };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function nothingKnown(): TableState {
  return NOTHING_KNOWN;
}
