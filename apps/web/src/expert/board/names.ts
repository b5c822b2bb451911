/** The names of what lies and stands about, without their articles. */
import { heldNoun, pieceNoun, tileMention } from '@oubliette/expert';
import type { Names, View } from '@oubliette/expert';
import type { Language } from '@oubliette/words';

export function tileName(names: Names, tile: string, language: Language): string {
  return tileMention(names, tile)[language].one;
}

export function pieceName(piece: string, language: Language): string {
  return pieceNoun(piece)[language].one;
}

/** Cards in a heap. */
export function heldNames({ cards }: View['heaps'][number], language: Language): readonly string[] {
  return cards.map((held) => heldNoun(held)[language].one);
}
