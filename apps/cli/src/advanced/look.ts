/** What the terminal sees of an expedition. */
import type { Command, Figure, FigureId, Level, Names, Setup, View } from '@oubliette/advanced';
import { BESTIARY, heroName, kindNoun } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import type { TerminalLook, Menu } from '../play/book.ts';
import { lettersFor, nameMark, numberMark } from '../play/marks.ts';

export type AdvancedLook = TerminalLook<View, Names, Setup>;
export type AdvancedMenu = Menu<Command>;

export function levelShown({ levels, level }: View): Level | undefined {
  return levels[level];
}

/** Its wounds on arrival. */
export function mostWounds(view: View, { id, of, kind }: Figure): number {
  if (kind === 'monster') return BESTIARY[of]?.wounds ?? 1;
  return view.sheets.find((sheet) => sheet.id === id)?.startWounds ?? 1;
}

/** Two characters for each figure: the first letters of a name, or a letter for the kind and the number. */
export function marksOf(
  view: Pick<View, 'figures' | 'sheets'>,
  language: Language,
): ReadonlyMap<FigureId, string> {
  const marks = new Map<FigureId, string>();
  for (const { id, name } of view.sheets)
    marks.set(id, nameMark(heroName(name)[language], new Set(marks.values())));
  const letters = kindLetters(view, language);
  for (const { id, of, kind } of view.figures)
    if (kind === 'monster') marks.set(id, numberMark(letters.get(of)!, id));
  return marks;
}

/** A small letter for each kind on the board. */
export function kindLetters(view: Pick<View, 'figures'>, language: Language): ReadonlyMap<string, string> {
  const kinds = view.figures.flatMap(({ of, kind }) => (kind === 'monster' ? [of] : []));
  return lettersFor(kinds, (kind) => kindNoun(kind)[language].one);
}
