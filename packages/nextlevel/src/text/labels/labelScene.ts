/** What a label works with: the table's names and its seat's view. */
import { FURNITURE, WORDS as CLASSIC_WORDS } from '@oubliette/classic/extend';
import type { Figure, FigureId, TextScene } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import type { Noun, Sentence } from '@oubliette/words';
import { upperLeft } from '../../furniture.ts';
import type { NextView } from '../../view.ts';
import { WORDS } from '../vocabulary.ts';

export interface NextLabelScene extends TextScene {
  readonly view: NextView;
  readonly find: (id: FigureId) => Figure | undefined;
  /** A piece of furniture and its upper left square, which it goes by. */
  readonly piece: (corner: Square) => { readonly piece: Noun; readonly square: Noun };
}

export type Labels<C extends BaseCommand> = {
  readonly [T in C['type']]: (command: Extract<C, { type: T }>, at: NextLabelScene) => Sentence;
};

export function nextLabelScene(scene: TextScene, view: NextView): NextLabelScene {
  return {
    ...scene,
    view,
    find: (id) => view.figures.find((figure) => figure.id === id),
    piece: (corner) => {
      const index = view.furniture.findIndex(({ squares }) => upperLeft(squares) === corner);
      const seen = view.furniture[index];
      if (seen === undefined) return { piece: CLASSIC_WORDS.somebody, square: scene.square(corner) };
      const noun = view.next.pieces[index]!.altar ? WORDS.altar : FURNITURE[seen.kind].noun;
      return { piece: noun, square: scene.square(corner) };
    },
  };
}
