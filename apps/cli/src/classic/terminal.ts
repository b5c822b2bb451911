/** Classic at the terminal. */
import { questBookOf } from '../questBooks.ts';
import type { TerminalGame } from '../terminalGame.ts';
import { classicBook } from './book.ts';
import { CLASSIC_HELP } from './help.ts';
import { questMap } from './questMap.ts';
import { CLASSIC_TRIALS, QUEST_FLAGS, questFlags, questFrom } from './setup.ts';
import type { QuestFlags } from './setup.ts';
import { classicTown } from './town.ts';

export const classicTerminal: TerminalGame<QuestFlags> = {
  book: classicBook,
  flags: QUEST_FLAGS,
  readFlags: questFlags,
  setup: (asked) => questFrom('classic', asked),
  help: CLASSIC_HELP,
  adventures: () => questBookOf('classic').map(({ id }) => id),
  map: (asked, language) => questMap(asked, 'classic', language),
  town: classicTown,
  simulated: CLASSIC_TRIALS,
  simulation: async () => (await import('./simulation.ts')).classicSimulation,
  cited: async () => (await import('./cited.ts')).citedInClassic(),
};
