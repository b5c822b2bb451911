/** What is shown on top of a board while something happens: plain data, so that it can be tested without a browser. */
import type { Square } from '@oubliette/dungeon';

/** Each has its own sign. */
export type Element = 'earth' | 'water' | 'air' | 'fire';

export type ShownEffect =
  /** Something written at a figure that rises and fades: "−2". */
  | {
      readonly tag: 'text';
      readonly square: Square;
      readonly text: string;
      readonly tone: 'harm' | 'good' | 'gold' | 'plain';
    }
  /** A blow or a shot from one square to another. */
  | { readonly tag: 'strike'; readonly from: Square; readonly to: Square }
  | { readonly tag: 'spell'; readonly set: Element; readonly from: Square | null; readonly to: Square }
  /** Squares come out of the dark, the nearest to `from` first. */
  | { readonly tag: 'unveil' | 'search' | 'find'; readonly squares: readonly Square[]; readonly from: Square }
  | { readonly tag: 'arrive' | 'turn' | 'trap' | 'rocks'; readonly square: Square }
  | { readonly tag: 'door'; readonly squares: readonly [Square, Square] };
