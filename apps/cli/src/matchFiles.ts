/** Match files on disk. A file is written whole beside the old one and then takes its place. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { advanced } from '@oubliette/advanced';
import { classic, classicCampaign } from '@oubliette/classic';
import { replayFile } from '@oubliette/kernel';
import type { MatchFile, Replayed, StreamState, System } from '@oubliette/kernel';
import { nextlevel, nextlevelCampaign } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { Failure, messageOf, UsageError } from './failure.ts';
import { fileWords } from './fileWords.ts';
import type { Side } from './play/book.ts';

/** What a terminal needs beside the match to go on with it. */
export interface Terminal {
  readonly as: Side;
  readonly difficulty: string;
  /** Where the dice stand; null where people roll their own. */
  readonly dice: StreamState | null;
}

export type SavedMatch = MatchFile & { readonly terminal?: Terminal };

/** What a terminal needs beside a campaign: how its quests are played. */
export type SavedCampaign = MatchFile & {
  readonly terminal?: { readonly difficulty: string; readonly seed: string };
};

export function noSuchFile(path: string, cause?: unknown): UsageError {
  return new UsageError(
    {
      en: `${path} cannot be read: there is no such file.`,
      fr: `${path} ne peut pas être lu : ce fichier n’existe pas.`,
    },
    { cause },
  );
}

export function readMatchFile(path: string, language: Language): SavedMatch {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw noSuchFile(path, error);
    const why = messageOf(error);
    throw new UsageError(
      { en: `${path} cannot be read: ${why}`, fr: `${path} ne peut pas être lu : ${why}` },
      { cause: error },
    );
  }
  try {
    return JSON.parse(text) as SavedMatch;
  } catch (error) {
    throw new Failure(fileWords(language, 'noFileAt', { path }), { cause: error });
  }
}

/** The systems whose files this program reads. */
const SYSTEMS: readonly System[] = [classic, nextlevel, advanced, classicCampaign, nextlevelCampaign];

/** The system a file names. */
export function systemOf(file: MatchFile): System {
  return SYSTEMS.find(({ id }) => id === file?.system) ?? classic;
}

/** Re-plays a file by the system it names; the kernel checks the chain, every decision, every die and the final state. */
export function replayAny(file: MatchFile): Replayed {
  return replayFile(systemOf(file), file);
}

export function writeMatchFile(path: string, file: SavedMatch | SavedCampaign): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.part`;
  writeFileSync(half, `${JSON.stringify(file)}\n`);
  renameSync(half, path);
}
