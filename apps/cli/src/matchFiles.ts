/** Match files on disk. A file is written whole beside the old one and then takes its place. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { advanced } from '@oubliette/advanced';
import { classic, classicCampaign } from '@oubliette/classic';
import { replayFile } from '@oubliette/kernel';
import type { MatchFile, Replayed, StreamState, System } from '@oubliette/kernel';
import { nextlevel, nextlevelCampaign } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { Failure, messageOf, ToldFailure, UsageError } from './failure.ts';
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
    known.set(resolve(path), markOf(path));
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

/** Nothing is written over what another program has written in the meantime. */
export function writeMatchFile(path: string, file: SavedMatch | SavedCampaign): void {
  const place = resolve(path);
  if (known.has(place) && markOf(path) !== known.get(place)) throw playedElsewhere(path);
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.part`;
  writeFileSync(half, `${JSON.stringify(file)}\n`);
  renameSync(half, path);
  known.set(place, markOf(path));
}

/** A file that is to be new: whoever makes it first has it. */
export function expectNone(path: string): void {
  known.set(resolve(path), 'none');
}

/** Files as this program last read or wrote them. */
const known = new Map<string, string>();

/** Every writing makes a new file, so this tells one writing from any other. */
function markOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.ino} ${found.size} ${found.mtimeNs}`;
}

function playedElsewhere(path: string): ToldFailure {
  return new ToldFailure({
    en: `${path} was written by another program in the meantime: it is being played on elsewhere, in another terminal perhaps. Your last command was not saved, and nothing of the other’s is lost. Go on there, or go on here from what it has saved, with --continue ${path}.`,
    fr: `${path} a été écrit entre-temps par un autre programme : on y joue ailleurs, dans un autre terminal peut-être. Votre dernière commande n’a pas été enregistrée, et rien de l’autre n’est perdu. Continuez là-bas, ou reprenez ici ce qui y est enregistré, avec --continue ${path}.`,
  });
}
