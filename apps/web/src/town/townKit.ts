/** How one book's town differs from another's. */
import type { ReactNode } from 'react';
import type { HeroKind, TownTelling, TownView } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { AnyIcon } from '../ui/Icon.tsx';
import type { Town } from './town.ts';
import type { Errands } from './townModel.ts';

type SheetOf<V extends TownView> = V['heroes'][number];

export interface SheetProps<V extends TownView> {
  readonly town: Town<V>;
  readonly sheet: SheetOf<V>;
}

export interface StationProps<V extends TownView> {
  readonly town: Town<V>;
  /** The hero in hand. */
  readonly sheet: SheetOf<V> | null;
}

/** A place of the book's own, between the company and the gate. */
export interface TownStation<V extends TownView> {
  readonly icon: AnyIcon;
  name(language: Language): string;
  Page(props: StationProps<V>): ReactNode;
}

/** Methods, so that a book may require more of its own views. */
export interface TownKit<V extends TownView = TownView, S extends string = string> {
  /** In their usual order. */
  readonly stations: Readonly<Record<S, TownStation<V>>>;
  readonly errands: Errands<S>;
  readonly telling: TownTelling;
  /** A hero's title: a Barbarian, with the level if there are levels. */
  title(sheet: SheetOf<V>, language: Language): string;
  Figures(props: SheetProps<V>): ReactNode;
  Belongings(props: SheetProps<V>): ReactNode;
  Newcomer(props: { readonly town: Town<V>; readonly kind: HeroKind }): ReactNode;
}
