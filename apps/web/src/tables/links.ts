/** Links to share: to join, to watch, or to one's own chair. */
import type { TableKey } from '../net/linkCore.ts';
import { connect } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import { makePath } from '../router.ts';
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
