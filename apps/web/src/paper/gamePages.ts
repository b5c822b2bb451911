/** A game table's printed pages, as far as one player may know. */
import type { ReactNode } from 'react';
import type { Language } from '@oubliette/words';
import type { Document } from './documents.ts';

/** What a page of a table is made of. */
export interface PageOf<View = unknown> {
  readonly view: View;
  /** The table's. */
  readonly title: string;
  readonly language: Language;
}

/** Methods, so that a game may require its own views. The log is the same for every table. */
export interface GamePages<View = unknown> {
  /** The available sheets, the default ones first. */
  offered(view: View): readonly Document[];
  laidOut(view: View): readonly Document[];
  page(document: Document, of: PageOf<View>): ReactNode;
}
