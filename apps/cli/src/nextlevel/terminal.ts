/** NextLevel at the terminal: classic's quests and its own, by heroes of some level. */
import type { NextOptions } from '@oubliette/nextlevel';
import { classicBook } from '../classic/book.ts';
import { questMap } from '../classic/questMap.ts';
import { QUEST_FLAGS, questFlags, questFrom } from '../classic/setup.ts';
import type { QuestFlags } from '../classic/setup.ts';
import { questBookOf } from '../questBooks.ts';
import type { TerminalGame } from '../terminalGame.ts';
import { nextBook } from './book.ts';
import { NEXTLEVEL_HELP } from './help.ts';
import { LEVEL_FLAG, levelFrom, NEXT_FLAGS, NEXT_TRIALS, nextOptionsIn } from './options.ts';
import { nextTownBook } from './town.ts';

interface NextFlags extends QuestFlags {
  /** Undefined: the level the quest is meant for. */
  readonly level: number | undefined;
  readonly options: Partial<NextOptions>;
}

const nextlevelBook = nextBook(classicBook);

export const nextlevelTerminal: TerminalGame<NextFlags> = {
  book: nextlevelBook,
  flags: { ...QUEST_FLAGS, ...LEVEL_FLAG, ...NEXT_FLAGS },
  readFlags: (values) => ({
    ...questFlags(values),
    level: levelFrom(values),
    options: nextOptionsIn(values),
  }),
  setup(asked) {
    const { level, options } = asked.own;
    const quest = questFrom('nextlevel', asked);
    const progress = quest.heroes.map(({ kind }) => ({ kind, level }));
    return { ...quest, ...(level === undefined ? {} : { progress }), options };
  },
  help: NEXTLEVEL_HELP,
  adventures: () => questBookOf('nextlevel').map(({ id }) => id),
  map: (asked, language) => questMap(asked, 'nextlevel', language),
  town: nextTownBook(nextlevelBook),
  simulated: NEXT_TRIALS,
  simulation: async () => (await import('./simulation.ts')).nextlevelSimulation,
  cited: async () => (await import('./cited.ts')).citedInNextLevel(),
};
