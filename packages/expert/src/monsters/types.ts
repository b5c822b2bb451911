/** The chapter of monsters: how they appear, and where. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import type { CreatureId, MonsterId } from '../content/monsters.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

export type MonsterCommand =
  | { readonly type: 'placeMonster'; readonly at: Square }
  /** The rest as far from the heroes as they can be (EXP-MON-06). */
  | { readonly type: 'placeRest' };

export interface MonsterFacts {
  /** A card is drawn; `back`: it goes back into the pile unplayed (EXP-MON-03, EXP-SRF-33). */
  monsterDrawn: { card: MonsterId; back: boolean };
  groupRolled: { card: CreatureId; face: number | null; count: number };
  /** `borrowed`: its card was not in the pile, and does not go back there (EXP-SRF-36). */
  groupCame: { group: number; card: CreatureId; borrowed?: true; home: string | null; poor?: true };
  appeared: { figure: FigureId; group: number; of: CreatureId; at: Square };
  /** There was no room for it: it has not appeared (EXP-MON-05). */
  noRoom: { of: CreatureId; count: number };
  /** The pile is empty: nobody comes (EXP-MON-16). */
  nobodyCame: Record<never, never>;
  /** The last creature of a card has gone, and the card goes back (EXP-MON-16). */
  groupGone: { group: number };
}

export type MonsterFrame = AppearingFrame | PlacingFrame;

/** Where creatures come into play. */
export type Whence =
  /** Anywhere on a tile (EXP-MON-07). */
  | {
      readonly is: 'tile';
      readonly tile: string;
      /** They have been paid for before (EXP-EXI-02). */
      readonly looted?: true;
    }
  /** On the nearest free cells to these, these first. */
  | {
      readonly is: 'at';
      readonly squares: readonly Square[];
      /** Whom they attack while they can (EXP-SRF-36). */
      readonly hunts?: FigureId;
      /** Beside no hero. */
      readonly apart?: true;
    };

/** Monster cards are drawn, and their creatures put down. */
export interface AppearingFrame extends FrameBase {
  readonly tag: 'appearing';
  /** Cards still to be drawn. */
  readonly cards: number;
  readonly whence: Whence;
}

export interface PlacingFrame extends FrameBase {
  readonly tag: 'placingMonsters';
  readonly group: number;
  readonly of: CreatureId;
  readonly count: number;
  readonly whence: Whence;
}

export const APPEARING_FRAME = declare<AppearingFrame>()({
  tag: open,
  cards: open,
  whence: open,
  answer: open,
});
export const PLACING_FRAME = declare<PlacingFrame>()({
  tag: open,
  group: open,
  of: open,
  count: open,
  whence: open,
  answer: open,
});
