/** The figures of a view as the board's tokens. */
import { figureMark, monsterNumber } from '@oubliette/classic';
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
    ...tokenLook({ ...figure, mark: shortMark(names, figure, language) }),
    id: figure.id,
    square: figure.square,
    marks: parts.marks?.(view, figure) ?? [],
  }));
}

/** A monster's number, as the log has it, is enough beside its face; a named one keeps its initial. */
function shortMark(names: Names, figure: Figure, language: Language): string {
  const { id, side, name } = figure;
  if (side !== 'heroes' && name === null) return String(monsterNumber(names, id));
  const mark = figureMark(names, figure, language);
  return name === null ? mark : mark.replaceAll(/[@*]/g, '').toUpperCase();
}
