/** What a Life of Adventure card says (EXP-ADV-04): tagged data, each tag with one handler. */
import type { InBoth } from '../quests/quest.ts';
import type { TreasureCard } from './treasures.ts';

/** What waits for a hero in its next quest, and ends with it. */
export type Omen =
  /** It starts with so many Body points fewer. */
  | { readonly does: 'weaken'; readonly body: number }
  /** Dice more or fewer in its first combat. */
  | { readonly does: 'dice'; readonly attack: number; readonly defence: number }
  /** More or less Speed. */
  | { readonly does: 'speed'; readonly by: number }
  /** A die more with the dearest weapon or armour that it can use. */
  | { readonly does: 'forge' }
  /** The dearest thing it fights with or wears is of no use until the end of its first combat. */
  | { readonly does: 'jinx' };

export type LifeEffect =
  | { readonly does: 'gold'; readonly by: number }
  /** Part of the gold it has is gone. */
  | { readonly does: 'tithe'; readonly percent: number }
  /** A Treasure card from the pile, of this kind or of any. */
  | { readonly does: 'gain'; readonly kind: TreasureCard['kind'] | null }
  /** Its cheapest Treasure card is gone. */
  | { readonly does: 'lose' }
  | Omen;

export const LIFE_SORTS = ['good', 'bad', 'mixed'] as const;

export interface LifeCard {
  readonly sort: (typeof LIFE_SORTS)[number];
  readonly name: InBoth;
  /** For the face of the card. */
  readonly text: InBoth;
  /** One after the other. */
  readonly effects: readonly LifeEffect[];
}
