/** What a game brings to its campaign: the stations of the family's town, or pages of its own. */
import type { ReactNode } from 'react';
import type { Refusal } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { Between } from './between.ts';
import type { TownKit } from './townKit.ts';

export interface OwnProps<View> {
  readonly between: Between<View>;
}

/** Methods, so that a game may ask for its own views. */
export interface OwnTown<View = unknown> {
  /** In all purses together. */
  gold(view: View): number;
  explain(refusal: Refusal, language: Language, view: View | null): string;
  /** Beside the book; `door` leads into the quest that is under way. */
  Station(props: OwnProps<View> & { readonly door: ReactNode }): ReactNode;
  /** Whoever sends the party out from here goes along. */
  Book(props: OwnProps<View> & { readonly onSetOut: () => void }): ReactNode;
}

export type CampaignTown =
  | { readonly is: 'family'; readonly kit: TownKit }
  | { readonly is: 'own'; readonly own: OwnTown };
