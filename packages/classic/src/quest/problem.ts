/** One thing that is wrong or odd about a quest file, and what could be done about it, in both languages. */
import type { Problem } from '@oubliette/kernel';
import type { Text } from '../content/names.ts';

export interface QuestProblem {
  /** `quest.monsters[3].at` */
  readonly path: string;
  readonly message: Text;
  readonly remedy: Text;
}

export function questProblem(path: string, message: Text, remedy: Text): QuestProblem {
  return { path: `quest.${path}`, message, remedy };
}

/** As a setup's problem is told, which is for programmers. */
export function plainProblem({ path, message, remedy }: QuestProblem): Problem {
  return { path, message: message.en, remedy: remedy.en };
}
