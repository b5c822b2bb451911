/** The listed games' files. */
import { GAME_FILES } from '@oubliette/shelf/node';
import type { GameFiles } from '@oubliette/shelf/node';
import { hasExamples } from './gameIds.ts';
import type { TerminalId } from './gameIds.ts';

/** An entry for each of TERMINAL_IDS: an example is loaded only when needed. */
export const FILES = {
  ...GAME_FILES,
  ...(hasExamples ? { wick: (await import('../../../examples/wick/files.ts')).wickFiles } : {}),
} as Readonly<Record<TerminalId, GameFiles>>;
