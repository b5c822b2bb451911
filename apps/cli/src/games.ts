/** The games as the terminal plays them. */
import { replayFile } from '@oubliette/kernel';
import type { MatchFile, Replayed, System } from '@oubliette/kernel';
import { EXAMPLE_IDS, GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { advancedTerminal } from './advanced/terminal.ts';
import type { CampaignBook } from './campaign/campaignBook.ts';
import { classicTerminal } from './classic/terminal.ts';
import { expertTerminal } from './expert/terminal.ts';
import { nextlevelTerminal } from './nextlevel/terminal.ts';
import { ADVENTURE_IDS } from './gameIds.ts';
import type { PlayBook } from './play/book.ts';
import type { PlayedGame, TerminalGame } from './terminalGame.ts';

export const TERMINAL_GAMES: Readonly<Record<GameId, TerminalGame>> = {
  classic: classicTerminal,
  nextlevel: nextlevelTerminal,
  advanced: advancedTerminal,
  expert: expertTerminal,
};

/** An entry for each of TERMINAL_IDS: an example is loaded only when needed. */
export const PLAYED_GAMES: Readonly<Record<GameId, PlayedGame>> = {
  ...TERMINAL_GAMES,
  ...(EXAMPLE_IDS.length > 0 ? (await import('../../../examples/terminals.ts')).EXAMPLE_TERMINALS : {}),
};

/** Those with a campaign. */
export const TOWN_IDS: readonly GameId[] = ADVENTURE_IDS.filter(
  (id) => TERMINAL_GAMES[id].town !== undefined,
);

export function bookOf(id: GameId): PlayBook {
  return PLAYED_GAMES[id].book;
}

/** The book a match file was played by; classic's if the file names none of them. */
export function bookOfSystem(system: string | undefined): PlayBook {
  return bookOf(GAME_IDS.find((id) => bookOf(id).system.id === system) ?? 'classic');
}

/** Throws for a game without a campaign. */
export function townOf(id: GameId): CampaignBook {
  const { town } = TERMINAL_GAMES[id];
  if (town === undefined) throw new Error(`${id} has no campaign`);
  return town;
}

/** Null for a system that is no campaign. */
export function townOfSystem(system: string): CampaignBook | null {
  return TOWN_IDS.map(townOf).find((book) => book.system.id === system) ?? null;
}

/** The system a file names. */
export function systemOf(file: MatchFile): System {
  return townOfSystem(file?.system)?.system ?? bookOfSystem(file?.system).system;
}

/** Replays a file by its system; the kernel checks the chain, every decision and die, and the final state. */
export function replayAny(file: MatchFile): Replayed {
  return replayFile(systemOf(file), file);
}
