/** Expert at the terminal. */
import type { PlayedGame, TerminalGame } from '../terminalGame.ts';
import { expertBook } from './book.ts';
import { EXPERT_HELP } from './help.ts';
import { EXPERT_FLAGS, EXPERT_TRIALS, expertFlags, expertSetup } from './setup.ts';
import type { ExpertFlags } from './setup.ts';

export const expertTerminal = {
  book: expertBook,
  flags: EXPERT_FLAGS,
  readFlags: expertFlags,
  setup: expertSetup,
  help: EXPERT_HELP,
  simulated: EXPERT_TRIALS,
  simulation: async () => (await import('./simulation.ts')).expertSimulation,
  cited: async () => (await import('./cited.ts')).citedInExpert(),
} satisfies PlayedGame<ExpertFlags> & Pick<TerminalGame<ExpertFlags>, 'simulated' | 'simulation'>;
