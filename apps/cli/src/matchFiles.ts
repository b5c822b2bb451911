/** Match files on disk. A file is written whole beside the old one and then takes its place. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { classic, classicCampaign } from '@oubliette/classic';
import type { ClassicEvent, Command, Override, State, View } from '@oubliette/classic';
import { replayFile } from '@oubliette/kernel';
import type { BaseEvent, Fault, Match, MatchFile, Replayed, StreamState, System } from '@oubliette/kernel';
import { nextlevel, nextlevelCampaign } from '@oubliette/nextlevel';
import { Failure, messageOf, UsageError } from './failure.ts';

export type ClassicMatch = Match<State, Command, ClassicEvent, View, Override>;

/** What a terminal needs beside the match to go on with it. */
export interface Terminal {
  readonly as: 'heroes' | 'morcar' | 'both';
  readonly difficulty: string;
  /** Where the dice stand; null where people roll their own. */
  readonly dice: StreamState | null;
}

export type SavedMatch = MatchFile & { readonly terminal?: Terminal };

/** What a terminal needs beside a campaign: how its quests are played. */
export type SavedCampaign = MatchFile & {
  readonly terminal?: { readonly difficulty: string; readonly seed: string };
};

export function readMatchFile(path: string): SavedMatch {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`, { cause: error });
  }
  try {
    return JSON.parse(text) as SavedMatch;
  } catch (error) {
    throw new Failure(`${path} is not a match file: ${messageOf(error)}`, { cause: error });
  }
}

/** The systems a quest is played by. */
const QUESTS: readonly System[] = [classic, nextlevel];

export type Replay =
  | {
      readonly ok: true;
      readonly match: ClassicMatch;
      readonly events: readonly (readonly BaseEvent[])[];
    }
  | { readonly ok: false; readonly fault: Fault };

/** Re-plays a match; the kernel checks the chain, every decision, every die and the final state. */
export function replay(file: MatchFile): Replay {
  const system = QUESTS.find(({ id }) => id === file?.system) ?? classic;
  const replayed = replayFile(system, file);
  return replayed.ok ? { ...replayed, match: replayed.match as unknown as ClassicMatch } : replayed;
}

/** The systems whose files this program reads. */
const SYSTEMS: readonly System[] = [...QUESTS, classicCampaign, nextlevelCampaign];

/** The system a file names. */
export function systemOf(file: MatchFile): System {
  return SYSTEMS.find(({ id }) => id === file?.system) ?? classic;
}

/** A file of any system, by the one it names. */
export function replayAny(file: MatchFile): Replayed {
  return replayFile(systemOf(file), file);
}

export function writeMatchFile(path: string, file: SavedMatch | SavedCampaign): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.part`;
  writeFileSync(half, `${JSON.stringify(file)}\n`);
  renameSync(half, path);
}
