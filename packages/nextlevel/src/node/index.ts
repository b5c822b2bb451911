/** The parts that need a file system: NextLevel's rulebook and quests. */
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { readRules } from '@oubliette/kernel/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { fileURLToPath } from 'node:url';
import { NEXTLEVEL_QUESTS } from '../quests.ts';

const QUEST_FOLDER = fileURLToPath(new URL('../../quests/', import.meta.url));
const LESSON_FOLDER = fileURLToPath(new URL('../../lessons/', import.meta.url));
const RULEBOOK_FOLDER = fileURLToPath(new URL('../../rulebook/', import.meta.url));

export function readNextRulebook(): RuleEntry[] {
  return readRules(RULEBOOK_FOLDER);
}

/** The quests written for it, in their order. */
export function readOwnQuests(): BookQuest[] {
  return readQuestBook(QUEST_FOLDER, [NEXTLEVEL_QUESTS]);
}

/** The quests that teach it: beside the book, so that no campaign plays them. */
export function readNextLessons(): BookQuest[] {
  return readQuestBook(LESSON_FOLDER, [NEXTLEVEL_QUESTS]);
}

/** NextLevel's own quests, then classic's, which it plays as well. */
export function readNextQuestBook(): BookQuest[] {
  return [...readOwnQuests(), ...readQuestBook()];
}
