/** Moves as numbered choices: those of one sort that differ only in their place share a number. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { Choice } from './book.ts';
import { commonStart } from './menuText.ts';
import { ui } from './words.ts';

export interface ChoiceManner<C> {
  readonly language: Language;
  /** Where a sort of command stands in the list. */
  readonly place: (command: C) => number;
  /** Moves alike in this share a number. */
  readonly sort: (command: C) => string;
  /** So many of a sort share a number; fewer are listed one by one. */
  readonly fewest: (command: C) => number;
  readonly label: (command: C) => string;
  /** What a shared number is called; by default the words with which all its labels begin. */
  readonly shared?: (command: C) => string | null;
}

export function choicesAmong<C extends BaseCommand>(
  moves: readonly C[],
  { language, place, sort, fewest, label, shared = () => null }: ChoiceManner<C>,
): Choice<C>[] {
  const groups = Map.groupBy(
    moves.toSorted((a, b) => place(a) - place(b)),
    sort,
  );
  return [...groups.values()].flatMap((group): Choice<C>[] => {
    const [first] = group;
    if (group.length < fewest(first!)) return group.map((move) => ({ label: label(move), commands: [move] }));
    const common = shared(first!) ?? commonStart(group.map(label));
    return [{ label: ui(language, 'targets', { label: common, count: group.length }), commands: group }];
  });
}

/** The place of a type among those that come first, and those that come last. */
export function placeAmong(type: string, first: readonly string[], last: readonly string[]): number {
  const late = last.indexOf(type);
  if (late >= 0) return first.length + 1 + late;
  const at = first.indexOf(type);
  return at < 0 ? first.length : at;
}
