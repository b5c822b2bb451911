/** A mistake or oddity in a quest file, with a remedy, in both languages. */
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

/** Worded like a setup's problem, for programmers. */
export function plainProblem({ path, message, remedy }: QuestProblem): Problem {
  return { path, message: message.en, remedy: remedy.en };
}
