/** What the terminal sees of an expedition. */
import type { Command, Figure, FigureId, Level, Names, Setup, View } from '@oubliette/advanced';
import { BESTIARY, heroName, kindNoun } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import type { TerminalLook, Menu } from '../play/book.ts';

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

/** After nine come letters: ratman 10 is rA. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two characters for each figure: the first letters of a name, or a letter for the kind and the number. */
export function marksOf(
  view: Pick<View, 'figures' | 'sheets'>,
  language: Language,
): ReadonlyMap<FigureId, string> {
  const marks = new Map<FigureId, string>();
  for (const { id, name } of view.sheets)
    marks.set(id, heroMark(plain(heroName(name)[language]), new Set(marks.values())));
  const letters = kindLetters(view, language);
  for (const { id, of, kind } of view.figures)
    if (kind === 'monster') {
      const number = Number(/\d+$/u.exec(id)?.[0] ?? 0);
      marks.set(id, `${letters.get(of)!}${DIGITS[number % DIGITS.length]}`);
    }
  return marks;
}

/** The first letter with another of the name, or a number if all are taken. */
function heroMark(name: string, taken: ReadonlySet<string>): string {
  const first = name.charAt(0).toUpperCase();
  const wanted = [...name.slice(1).replaceAll(/[^a-z]/gu, ''), ...DIGITS].map((second) => first + second);
  return wanted.find((mark) => !taken.has(mark)) ?? `${first}?`;
}

/** A small letter for each kind on the board, its first if no other kind has it. */
export function kindLetters(view: Pick<View, 'figures'>, language: Language): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const { of, kind } of view.figures) {
    if (kind !== 'monster' || letters.has(of)) continue;
    const taken = new Set(letters.values());
    const name = plain(kindNoun(of)[language].one).replaceAll(/[^a-z]/gu, '');
    letters.set(of, [...name].find((letter) => !taken.has(letter)) ?? name.charAt(0));
  }
  return letters;
}

/** Small letters without accents, which every terminal has. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
