/** A board's transient contents: lit squares, fingers, and the camera's target. */
import type { Square } from '@oubliette/dungeon';

/** A lit square, and why. Each kind has its own pattern and outline besides its colour. */
export interface Light {
  readonly square: Square;
  readonly kind:
    | 'reach'
    /** Reachable, but with a known danger there or on the way. */
    | 'risky'
    /** Reachable if the dice lead so far. */
    | 'perhaps'
    | 'path'
    /** Where the staged path ends. */
    | 'goal'
    | 'target'
    | 'choice'
    /** Dark and struck through: not allowed. */
    | 'barred'
    | 'linked';
  /** A step count, dice odds: a few characters. */
  readonly label?: string;
  /** For a blow or a shot, in per cent: to hit, and to wound overall. */
  readonly odds?: { readonly hit: number; readonly wound: number };
  /** The text it adds to the square's: "reachable in 4". */
  readonly spoken?: string;
  /** Selectable and spoken; the game draws it in its own way. */
  readonly undrawn?: boolean;
  /** Its label is shown though its kind shows none by itself. */
  readonly shown?: boolean;
}

/** Where a player points. */
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
      /** Kept in sight even if not all of them can be. */
      readonly keep?: Square;
      readonly key: number;
    };
