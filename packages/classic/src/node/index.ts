/** The parts that need a file system: the quest book and the rulebook. */
export { problemText, QUEST_FOLDER, readQuestBook, readQuestFile } from './questFiles.ts';
export type { BookQuest, CheckedFile } from './questFiles.ts';
export { readRulebook, RULEBOOK_FOLDER } from './rulebook.ts';
