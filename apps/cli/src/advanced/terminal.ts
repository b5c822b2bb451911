/** Advanced at the terminal. */
import type { TerminalGame } from '../terminalGame.ts';
import { advancedBook } from './book.ts';
import { mapNamed } from './dungeonMap.ts';
import { DUNGEONS } from './dungeons.ts';
import { ADVANCED_HELP } from './help.ts';
import { ADVANCED_TRIALS, EXPEDITION_FLAGS, expeditionFlags, expeditionFrom } from './setup.ts';
import type { ExpeditionFlags } from './setup.ts';

export const advancedTerminal: TerminalGame<ExpeditionFlags> = {
  book: advancedBook,
  flags: EXPEDITION_FLAGS,
  readFlags: expeditionFlags,
  setup: expeditionFrom,
  help: ADVANCED_HELP,
  adventures: () => DUNGEONS.map(({ id }) => id),
  map: mapNamed,
  simulated: ADVANCED_TRIALS,
  simulation: async () => (await import('./simulation.ts')).advancedSimulation,
  cited: async () => (await import('./cited.ts')).citedInAdvanced(),
};
