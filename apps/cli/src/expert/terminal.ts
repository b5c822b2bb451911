/** Expert at the terminal. */
import type { TerminalGame } from '../terminalGame.ts';
import { expertBook } from './book.ts';
import { ADVENTURES, expertMap } from './dungeonMap.ts';
import { EXPERT_HELP } from './help.ts';
import { EXPERT_FLAGS, EXPERT_TRIALS, expertFlags, expertSetup } from './setup.ts';
import type { ExpertFlags } from './setup.ts';
import { expertTown } from './town.ts';

export const expertTerminal: TerminalGame<ExpertFlags> = {
  book: expertBook,
  flags: EXPERT_FLAGS,
  readFlags: expertFlags,
  setup: expertSetup,
  help: EXPERT_HELP,
  adventures: () => ADVENTURES,
  map: expertMap,
  town: expertTown,
  simulated: EXPERT_TRIALS,
  simulation: async () => (await import('./simulation.ts')).expertSimulation,
  cited: async () => (await import('./cited.ts')).citedInExpert(),
};
