/** What a board is told besides what stands on it: lit squares, fingers, and where its camera goes. */
import type { Square } from '@oubliette/dungeon';

/** A square that is lit, and what for. Each kind has its own pattern and outline besides its colour. */
export interface Light {
  readonly square: Square;
  readonly kind:
    | 'reach'
    /** Can be walked to, but something known lies in wait there or on the way. */
    | 'risky'
    | 'path'
    /** Where the staged path ends. */
    | 'goal'
    | 'target'
    | 'choice'
    /** Dark and struck through: may not be chosen. */
    | 'barred'
    | 'linked';
  /** A step count, dice odds: a few characters. */
  readonly label?: string;
  /** Of a blow or a shot, in per cent: that it hits, and that it wounds all in all. */
  readonly odds?: { readonly hit: number; readonly wound: number };
  /** What the square says besides what stands on it: "reachable in 4". */
  readonly spoken?: string;
  /** It can be chosen and says so; the game draws it in its own way. */
  readonly undrawn?: boolean;
}

/** Where somebody points. */
export interface Pointed {
  readonly at: Square;
  readonly to?: Square;
  readonly name: string;
  readonly key: number;
}

/** Changes when the camera should move. */
export type Camera =
  | { readonly at: 'whole'; readonly key: number }
  | { readonly at: 'square'; readonly square: Square; readonly key: number }
  | {
      readonly at: 'squares';
      readonly squares: readonly Square[];
      /** In sight even where not all of them can be. */
      readonly keep?: Square;
      readonly key: number;
    };
