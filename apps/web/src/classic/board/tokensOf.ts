/** The figures of a view as the board's tokens. */
import { figureMark } from '@oubliette/classic';
import type { Figure, Names, View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { BoardToken } from '../../board/Tokens.tsx';
import type { BoardParts } from '../kit.ts';
import { tokenLook } from '../tokens/tokens.ts';

export function tokensOf(
  parts: BoardParts,
  view: View,
  names: Names,
  language: Language,
): readonly BoardToken[] {
  return view.figures.map((figure) => ({
    ...tokenLook({ ...figure, mark: shortMark(figureMark(names, figure, language), figure) }),
    id: figure.id,
    square: figure.square,
    marks: parts.marks?.(view, figure) ?? [],
  }));
}

/** A monster's number is enough beside its emblem; a named one keeps its initial. */
function shortMark(mark: string, { side, name }: Figure): string {
  if (side === 'heroes' && name === null) return mark;
  return name === null ? mark.slice(1) : mark.replaceAll(/[@*]/g, '').toUpperCase();
}
