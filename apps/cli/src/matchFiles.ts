/** Match files on disk. A file is written whole beside the old one and then replaces it. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { MatchFile, StreamState } from '@oubliette/kernel';
import { makeFolder } from '@oubliette/kernel/node';
import type { Language } from '@oubliette/words';
import { Failure, messageOf, ToldFailure, UsageError } from './failure.ts';
import { fileWords } from './fileWords.ts';
import type { Side } from './play/book.ts';

/** What a terminal needs beside the match to go on with it. */
export interface Terminal {
  readonly as: Side;
  readonly difficulty: string;
  /** The position of the dice; null if people roll their own. */
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

export function isFolder(path: string, cause?: unknown): UsageError {
  return new UsageError(
    {
      en: `${path} is a folder: name a file in it.`,
      fr: `${path} est un dossier : nommez un fichier qui s’y trouve.`,
    },
    { cause },
  );
}

/** A text file, or what is wrong with the path to it. */
function readTextFile(path: string): string {
  try {
    known.set(resolve(path), markOf(path));
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw noSuchFile(path, error);
    if (code === 'EISDIR') throw isFolder(path, error);
    const why = code ?? messageOf(error);
    throw new UsageError(
      { en: `${path} cannot be read: ${why}`, fr: `${path} ne peut pas être lu : ${why}` },
      { cause: error },
    );
  }
}

export function readMatchFile(path: string, language: Language): SavedMatch {
  const text = readTextFile(path);
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new TypeError('no object');
    return file as SavedMatch;
  } catch (error) {
    throw new Failure(fileWords(language, 'noFileAt', { path }), { cause: error });
  }
}

/** Does not overwrite what another program has written meanwhile. */
export function writeMatchFile(path: string, file: SavedMatch | SavedCampaign): void {
  const place = resolve(path);
  if (known.has(place) && markOf(path) !== known.get(place)) throw playedElsewhere(path);
  const half = `${path}.part`;
  try {
    makeFolder(dirname(path));
    writeFileSync(half, `${JSON.stringify(file)}\n`);
    renameSync(half, path);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? messageOf(error);
    throw new UsageError(
      {
        en: `${path} cannot be written (${why}): name another file, or make room for it.`,
        fr: `${path} ne peut pas être écrit (${why}) : nommez un autre fichier, ou faites-lui de la place.`,
      },
      { cause: error },
    );
  }
  known.set(place, markOf(path));
}

/** For a new file: its first maker has it. */
export function expectNone(path: string): void {
  known.set(resolve(path), 'none');
}

/** Files as this program last read or wrote them. */
const known = new Map<string, string>();

/** Every write makes a new file, so this tells one write from any other. */
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
