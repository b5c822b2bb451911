/** Reaching tables, at the server or in this browser: opening, joining, finding again. */
import type { MatchFile } from '@oubliette/kernel';
import type {
  Admission,
  Hosting,
  MySummary,
  NewTable,
  Outcome,
  Summary,
  ToldProblem,
  Whither,
} from '@oubliette/table';
import { withBase } from '../base.ts';
import { askOutcome, askServer, ServerRefuses, SOCKET_PATH } from './api.ts';
import { keptLinks, remember } from './keptLinks.ts';
import type { Where } from './keptLinks.ts';
import type { TableLink } from './link.ts';
import type { TableKey } from './linkCore.ts';
import { localLink } from './local.ts';
import { socketLink } from './socket.ts';

export { forget, keptLink, remember } from './keptLinks.ts';
export type { Where } from './keptLinks.ts';

interface MyTable {
  readonly link: TableKey;
  readonly where: Where;
  readonly watch: boolean;
  readonly summary: MySummary;
}

export interface MyTables {
  readonly tables: readonly MyTable[];
  /** Whether the server was unreachable: its tables are missing. */
  readonly serverAway: boolean;
}

export function connect(link: TableKey, where: Where): TableLink {
  if (where === 'here') return localLink(here, link);
  const url = new URL(withBase(SOCKET_PATH), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return socketLink(url.href, link);
}

/** The link is kept. */
export async function openTable(request: NewTable, where: Where): Promise<Outcome<Admission>> {
  const opened =
    where === 'here'
      ? await (await here()).open(request)
      : await askOutcome<Admission>('/api/tables', request);
  if (opened.ok) kept(opened.value, where);
  return opened;
}

/** A new table like one whose match is over, or continuing that match. Its link is kept. */
export async function openAgain(
  { table, secret }: TableKey,
  where: Where,
  whither: Whither,
): Promise<Outcome<Admission>> {
  const asked = { table, secret, where: whither };
  const opened =
    where === 'here'
      ? await (await here()).again({ table, secret }, whither)
      : ((await askOutcome<Admission>('/api/again', asked)) as Outcome<Admission> | null);
  if (opened === null) return { ok: false, problems: [GONE] };
  if (opened.ok) kept(opened.value, where);
  return opened;
}

/** A link replaced since the page was loaded. */
const GONE = { path: 'request', message: 'this link opens no table', remedy: 'load the page again' };

/** Null if the invitation opens nothing. The link is kept. */
export async function joinTable(
  invitation: TableKey,
  name: string,
  where: Where = 'server',
): Promise<Admission | null> {
  const admission =
    where === 'here'
      ? await (await here()).join(invitation, name)
      : await askServer<Admission>('/api/join', { table: invitation.table, secret: invitation.secret, name });
  if (admission !== null) remember(admission, where);
  return admission;
}

/** Opens a table on a match played elsewhere, up to and including row `rows`. */
export async function importFile(
  file: MatchFile,
  rows: number,
  request: NewTable,
  where: Where,
): Promise<Outcome<Admission>> {
  const opened =
    where === 'here'
      ? await (await here()).openFile(file, rows, request)
      : await sendFile(file, request, rows);
  if (opened.ok) kept(opened.value, where);
  return opened;
}

/** Lays a match on the server; its link is not kept. */
export async function sendFile(
  file: MatchFile,
  request: NewTable,
  rows = file.rows.length,
): Promise<Outcome<Admission>> {
  return askOutcome<Admission>('/api/files', { file, rows, request });
}

function kept(admission: Admission, where: Where): void {
  remember(admission, where);
  // A local table should not be deleted when the disk is full. Some browsers ask the player, so this waits
  // until there is one.
  if (where === 'here') void navigator.storage?.persist?.();
}

/** Null if it is gone; else the problems: none for players who are not its host, too. */
export async function deleteTable(
  { table, secret }: TableKey,
  where: Where,
): Promise<readonly ToldProblem[] | null> {
  if (where === 'here') return (await (await here()).remove({ table, secret })) === 'removed' ? null : [];
  try {
    return (await askServer('/api/tables', { table, secret }, 'DELETE')) === null ? [] : null;
  } catch (error) {
    return error instanceof ServerRefuses ? error.problems : [{ ...GONE, code: 'broken' }];
  }
}

/** The match file, for players who may know everything; else null. */
export async function fileOf(link: TableKey, where: Where): Promise<MatchFile | null> {
  if (where === 'here') return (await here()).file(link);
  return askServer<MatchFile>('/api/file', { table: link.table, secret: link.secret });
}

/** Whether there is still a table behind a link. */
export async function stillThere({ table, secret }: TableKey, where: Where): Promise<boolean> {
  const links = [{ table, secret }];
  const found = where === 'here' ? await (await here()).mine(links) : await mineOnServer(links);
  return found !== null && found.length > 0;
}

function mineOnServer(links: readonly TableKey[]): Promise<readonly MySummary[] | null> {
  return askServer<readonly MySummary[]>('/api/mine', { links });
}

/** The lobby's data on the player's own tables, newest link first. */
export async function myTables(): Promise<MyTables> {
  const links = keptLinks();
  const at = (where: Where) => links.filter((link) => link.where === where);
  const [local, remote] = await Promise.all([
    at('here').length === 0 ? [] : (await here()).mine(at('here')),
    at('server').length === 0
      ? []
      : mineOnServer(at('server').map(({ table, secret }) => ({ table, secret }))).catch(() => null),
  ]);
  const found = new Map([...local, ...(remote ?? [])].map((summary) => [summary.id, summary]));
  const tables = links.flatMap(({ table, secret, where, watch }): MyTable[] => {
    const summary = found.get(table);
    return summary === undefined ? [] : [{ link: { table, secret }, where, watch: watch === true, summary }];
  });
  return { tables, serverAway: remote === null };
}

/** Public tables with a free seat. */
export async function openTables(): Promise<readonly Summary[]> {
  return (await askServer<readonly Summary[]>('/api/tables')) ?? [];
}

/** Prepares tables of a game in this browser ahead of time. */
export async function warmUp(game: string): Promise<void> {
  const { fetchGame } = await import('./shelf.ts');
  await Promise.all([here(), fetchGame(game)]);
}

/** Fetched only for a table in this browser, since it brings the rules. */
async function here(): Promise<Hosting> {
  const { hostingHere } = await import('./hosting.ts');
  return hostingHere();
}
