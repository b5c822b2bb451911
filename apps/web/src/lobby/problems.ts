/** Why a table could not be opened, in the reader's language; what only a program gets wrong stays as it was told. */
import type { Problem } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { LOBBY } from '../words/lobby.ts';

/** By where the problem is. */
const WORDS = {
  name: 'noName',
  quest: 'noQuest',
  source: 'noQuest',
  heroes: 'needHeroes',
  seats: 'noSeat',
  bots: 'noBot',
  game: 'noGame',
  file: 'noFile',
  rows: 'noFile',
} as const;

export function whyNot(problems: readonly Problem[], language: Language): string {
  const told = problems.map(({ path, message, remedy }) => {
    const [, field = ''] = /^(?:choice\.)?(\w*)/.exec(path) ?? [];
    if (Object.hasOwn(WORDS, field)) return say(LOBBY, language, WORDS[field as keyof typeof WORDS], {});
    return `${message} (${remedy})`;
  });
  return [...new Set(told)].join(' ');
}
