/** What the listed games have in files. */
import { GAME_FILES } from '@oubliette/shelf/node';
import type { GameFiles } from '@oubliette/shelf/node';
import { hasExamples } from './gameIds.ts';
import type { TerminalId } from './gameIds.ts';

/** An entry for each of TERMINAL_IDS: an example is not loaded before it is asked for. */
export const FILES = {
  ...GAME_FILES,
  ...(hasExamples ? { wick: (await import('../../../examples/wick/files.ts')).wickFiles } : {}),
} as Readonly<Record<TerminalId, GameFiles>>;
