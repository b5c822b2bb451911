/** Links to share: to join, to watch, or to one's own chair. */
import type { TableKey } from '../net/linkCore.ts';
import { connect, fileOf, sendFile } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import { makePath } from '../router.ts';
import { readStored, store } from '../settings/stored.ts';
import type { Mine } from './myTables.ts';
import { routeTo } from './myTables.ts';

/** A new link to play or watch; null if the table gives none. */
export async function inviteLink({ link, where }: Mine, to: 'play' | 'watch'): Promise<string | null> {
  const secret = await invitation(link, where, to);
  const at = to === 'play' ? 'join' : 'watch';
  return secret === null ? null : absolute(makePath({ at, table: link.table, secret }));
}

/** Its secret alone. */
export async function invitation(link: TableKey, where: Where, to: 'play' | 'watch'): Promise<string | null> {
  const table = connect(link, where);
  try {
    const reply = await table.ask({ t: 'invite', to });
    return reply.t === 'link' ? reply.secret : null;
  } finally {
    table.close();
  }
}

/**
 * A link under which everybody can watch a finished match again. One played in this browser is sent to the
 * server first, once. Null if the table gives no such link.
 */
export async function replayLink(link: TableKey, where: Where, name: string): Promise<string | null> {
  const shared = where === 'server' ? link : await sentToServer(link, name);
  const secret = shared === null ? null : await invitation(shared, 'server', 'watch');
  if (shared === null || secret === null) return null;
  return absolute(makePath({ at: 'replay', table: shared.table, secret, seq: null }));
}

const SENT_AS = 'oubliette.shared';

async function sentToServer(link: TableKey, name: string): Promise<TableKey | null> {
  const sent = (readStored(SENT_AS) ?? {}) as Readonly<Record<string, TableKey>>;
  const before = sent[link.table];
  if (before !== undefined) return before;
  const file = await fileOf(link, 'here');
  if (file === null) return null;
  const laid = await sendFile(file, {
    game: file.system,
    choice: null,
    name,
    seats: [],
    others: 'free',
    options: {},
    begin: false,
  });
  if (!laid.ok) return null;
  const { table, secret } = laid.value;
  store(SENT_AS, { ...sent, [link.table]: { table, secret } });
  return { table, secret };
}

export function ownLink(mine: Mine): string {
  return absolute(makePath(routeTo(mine)));
}

/** False if the browser forbids it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}
