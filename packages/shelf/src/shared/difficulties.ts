/** The computer players of every classic box: one for each way to play Morcar; heroes play alike with all. */
import type { Bot } from '@oubliette/table';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';

const TITLES = {
  merciful: { en: 'Merciful computer', fr: 'Ordinateur clément' },
  normal: { en: 'Computer', fr: 'Ordinateur' },
  ruthless: { en: 'Ruthless computer', fr: 'Ordinateur impitoyable' },
} as const satisfies Record<Difficulty, Bot['title']>;

export const BOTS: readonly Bot[] = DIFFICULTIES.map((id) => ({ id, title: TITLES[id] }));

export const DEFAULT_BOT: Difficulty = 'normal';

/** Throws for a bot that no box offers. */
export function difficultyOf(bot: string): Difficulty {
  const found = DIFFICULTIES.find((difficulty) => difficulty === bot);
  if (found === undefined) throw new Error(`there is no computer player ${bot}`);
  return found;
}
