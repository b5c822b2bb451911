/** What a game's table has on paper, as one person may know it. */
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

/** Methods, so that a game may ask for its own views. The log every table has alike. */
export interface GamePages<View = unknown> {
  /** The sheets that can be had, those that are laid out at first, first of all. */
  offered(view: View): readonly Document[];
  laidOut(view: View): readonly Document[];
  page(document: Document, of: PageOf<View>): ReactNode;
}
