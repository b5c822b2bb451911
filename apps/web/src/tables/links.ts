/** Links to hand out: to come in, to watch, to one's own chair. */
import type { TableKey } from '../net/linkCore.ts';
import { connect } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import { makePath } from '../router.ts';
import type { Mine } from './myTables.ts';
import { routeTo } from './myTables.ts';

/** A new link that lets somebody play or watch; null when the table does not give one. */
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

/** False where the browser does not let us. */
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
