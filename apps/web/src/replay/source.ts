/** Where a replay comes from: a table the player may know everything of, or a file. */
import type { MatchFile } from '@oubliette/kernel';
import type { Box, Json } from '@oubliette/table';
import { fetchGame, shelfHere } from '../net/shelf.ts';
import type { TableKey } from '../net/linkCore.ts';
import { fileOf, keptLink, stillThere } from '../net/tables.ts';
import type { Where } from '../net/tables.ts';
import { loadGameUi } from '../tables/games.ts';
import type { GameUi } from '../play/gameUi.ts';
import { openReplay } from './replayModel.ts';
import type { Replay } from './replayModel.ts';
import { troubleOf } from './trouble.ts';
import type { Trouble } from './trouble.ts';

/** A match ready to be shown. */
export interface Recorded {
  readonly replay: Replay;
  readonly box: Box;
  readonly ui: GameUi;
  readonly setup: Json;
  /** The link it was fetched with; null for a file from disk. */
  readonly from: (TableKey & { readonly where: Where }) | null;
}

export type Sourced =
  | { readonly ok: true; readonly recorded: Recorded }
  | { readonly ok: false; readonly trouble: Trouble };

/** The address may omit the secret: this browser may have kept it. */
export async function fromTable(table: string, secret: string): Promise<Sourced> {
  const kept = keptLink(table);
  const link = { table, secret: secret === '' ? (kept?.secret ?? '') : secret };
  const where = kept?.where ?? 'server';
  try {
    const file = await fileOf(link, where);
    if (file === null) return trouble({ is: (await stillThere(link, where)) ? 'closed' : 'gone' });
    return await recordedIn(file, { ...link, where });
  } catch (error) {
    return trouble(troubleOf(error));
  }
}

export async function fromDisk(chosen: Blob): Promise<Sourced> {
  const text = await chosen.text();
  try {
    return await recordedIn(JSON.parse(text) as MatchFile, null);
  } catch (error) {
    if (error instanceof SyntaxError) return trouble({ is: 'notAFile' });
    return trouble({ is: 'away' });
  }
}

async function recordedIn(file: MatchFile, from: Recorded['from']): Promise<Sourced> {
  const game = typeof file?.system === 'string' ? file.system : '';
  await fetchGame(game);
  const box = shelfHere().get(game);
  const loading = loadGameUi(game);
  if (box === undefined || loading === null)
    return trouble({ is: 'unknownGame', game: game === '' ? '?' : game });
  const opened = openReplay(box.system, file);
  if (!opened.ok) return trouble({ is: 'fault', fault: opened.fault });
  const { replay } = opened;
  const setup = replay.file.setup as Json;
  return { ok: true, recorded: { replay, box, ui: await loading, setup, from } };
}

function trouble(what: Trouble): Sourced {
  return { ok: false, trouble: what };
}
