/** A match file in the lobby: replayed by its game, so that its problems are known before it is opened. */
import { replayFile } from '@oubliette/kernel';
import type { Fault, MatchFile } from '@oubliette/kernel';
import type { Box, Json } from '@oubliette/table';
import { explainFault, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { LOBBY } from '../words/lobby.ts';

export interface FileSeat {
  readonly seat: string;
  readonly master: boolean;
}

export type FileRead =
  | { readonly ok: true; readonly file: MatchFile; readonly seats: readonly FileSeat[] }
  | { readonly ok: false; readonly why: FileTrouble };

type FileTrouble =
  | { readonly is: 'notJson' | 'notAMatch' }
  | { readonly is: 'otherGame'; readonly game: string }
  | { readonly is: 'fault'; readonly fault: Fault };

/** `boxOf` knows the games that can be played here. */
export async function readMatchFile(
  text: string,
  boxOf: (game: string) => Promise<Box | undefined>,
): Promise<FileRead> {
  let file: MatchFile;
  try {
    file = JSON.parse(text) as MatchFile;
  } catch {
    return { ok: false, why: { is: 'notJson' } };
  }
  if (typeof file?.system !== 'string' || !Array.isArray(file.rows))
    return { ok: false, why: { is: 'notAMatch' } };
  const box = await boxOf(file.system);
  if (box === undefined) return { ok: false, why: { is: 'otherGame', game: file.system } };
  const replayed = replayFile(box.system, file);
  if (!replayed.ok) return { ok: false, why: { is: 'fault', fault: replayed.fault } };
  const seats = box
    .chairs(file.setup as Json)
    .map(({ seat, role }): FileSeat => ({ seat, master: role === 'gamemaster' }));
  return { ok: true, file, seats };
}

/** The problem with a file of this name, and its remedy. */
export function fileTrouble(name: string, why: FileTrouble, language: Language): string {
  switch (why.is) {
    case 'notJson':
    case 'notAMatch':
      return say(LOBBY, language, why.is, { name });
    case 'otherGame':
      return say(LOBBY, language, 'otherGame', { name, game: why.game });
    case 'fault': {
      const reason = explainFault(why.fault.why, language);
      return why.fault.at === 0
        ? say(LOBBY, language, 'fileFault', { name, reason })
        : say(LOBBY, language, 'fileFaultRow', { name, row: why.fault.at, reason });
    }
  }
}
