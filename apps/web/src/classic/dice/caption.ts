/** Whose dice they are, and what for. */
import { figureMention } from '@oubliette/classic';
import type { Names } from '@oubliette/classic';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Roll } from './rolls.ts';
import { DICE_WORDS } from './words.ts';

export function captionOf({ what, title, figure }: Roll, names: Names, language: Language): string {
  if (what === 'roles' || figure === null) return say(DICE_WORDS, language, 'roles', {});
  if (title === undefined) return say(DICE_WORDS, language, what, { figure: figureMention(names, figure) });
  return say(DICE_WORDS, language, 'titled', {
    title: typeset(language, withApostrophes(title[language])),
    figure: figureMention(names, figure),
  });
}
