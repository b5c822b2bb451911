/** The map of a match so far: as everybody at its table knows it. */
import { existsSync } from 'node:fs';
import { replayFile, SPECTATOR } from '@oubliette/kernel';
import type { System } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { Failure, UsageError } from './failure.ts';
import { fileWords, placeOf } from './fileWords.ts';
import { readMatchFile } from './matchFiles.ts';

export function isMatchFile(asked: string): boolean {
  return existsSync(asked) || /[/\\]|\.json$/iu.test(asked);
}

/** What a watcher sees where the match in the file has got to. */
export function seenInFile(
  path: string,
  system: System,
  language: Language,
  other: Readonly<Record<Language, string>>,
): unknown {
  const file = readMatchFile(path, language);
  if (file.system !== system.id) throw new UsageError(other);
  const replayed = replayFile(system, file);
  if (!replayed.ok)
    throw new Failure(fileWords(language, 'notReplayed', { path, place: placeOf(replayed.fault, language) }));
  const { game, state } = replayed.match;
  return game.view(state, SPECTATOR);
}
