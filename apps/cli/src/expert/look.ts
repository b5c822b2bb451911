/** What the terminal sees of a quest of Expert. */
import type { Command, FigureId, Names, Setup, View } from '@oubliette/expert';
import { heroNoun, kindNoun } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import type { Menu, TerminalLook } from '../play/book.ts';
import { lettersFor, nameMark, numberMark } from '../play/marks.ts';

export type ExpertLook = TerminalLook<View, Names, Setup>;
export type ExpertMenu = Menu<Command>;

/** Two characters for each figure: the first letters of a name, or a letter for the kind and the number. */
export function marksOf(
  view: Pick<View, 'figures' | 'heroes'>,
  language: Language,
): ReadonlyMap<FigureId, string> {
  const marks = new Map<FigureId, string>();
  for (const hero of view.heroes)
    marks.set(hero.id, nameMark(heroNoun(hero)[language].one, new Set(marks.values())));
  const letters = kindLetters(view, language);
  for (const { id, of } of view.figures)
    if (!marks.has(id)) marks.set(id, numberMark(letters.get(of) ?? '?', id));
  return marks;
}

/** A small letter for each kind of monster on the board. */
export function kindLetters(view: Pick<View, 'figures'>, language: Language): ReadonlyMap<string, string> {
  const kinds = view.figures.flatMap(({ of, side }) => (side === 'gm' ? [of] : []));
  return lettersFor(kinds, (kind) => kindNoun(kind)[language].one);
}
