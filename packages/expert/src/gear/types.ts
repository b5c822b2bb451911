/** The chapter of what heroes carry: its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import type { ClassId } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId, Held } from '../state.ts';

export type GearCommand =
  | { readonly type: 'giveCard'; readonly card: string; readonly to: string }
  | { readonly type: 'giveGold'; readonly gold: number; readonly to: string }
  | { readonly type: 'answerGift'; readonly accept: boolean }
  /** On one's own turn, to a cell beside (EXP-INV-09). */
  | { readonly type: 'dropCard'; readonly card: string; readonly at: Square }
  | { readonly type: 'pickUp'; readonly card: string }
  | { readonly type: 'pickUpGold' }
  | { readonly type: 'wear'; readonly card: string }
  | { readonly type: 'takeOff'; readonly card: string }
  | { readonly type: 'drink'; readonly card: string }
  /** Lightning at an opponent in sight, mending for an ally beside or oneself. */
  | { readonly type: 'readScroll'; readonly card: string; readonly target: FigureId }
  /** A card too many: which is left, and where (EXP-INV-02). */
  | { readonly type: 'leaveCard'; readonly card: string; readonly at: Square };

export interface GearFacts {
  treasureTurned: { card: TreasureId };
  /** The pile is empty: its discards are the new one (EXP-CRD-08). */
  reshuffled: Record<never, never>;
  nothingLeft: Record<never, never>;
  cashed: { hero: ClassId; card: TreasureId; gold: number };
  cardTaken: { hero: ClassId; held: Held; from: 'deck' | 'floor' | 'gift' };
  cardGiven: { from: ClassId; to: ClassId; held: Held };
  goldGiven: { from: ClassId; to: ClassId; gold: number };
  giftRefused: { from: ClassId; to: ClassId; card: TreasureId };
  cardDropped: { hero: ClassId; held: Held; at: Square };
  goldPicked: { hero: ClassId; at: Square; gold: number };
  cardPicked: { hero: ClassId; at: Square; held: Held };
  worn: { hero: ClassId; card: TreasureId };
  takenOff: { hero: ClassId; card: TreasureId };
  /** In answer; used up for good, or until the next combat (EXP-ITM-04). */
  objectUsed: { hero: ClassId; card: TreasureId; gone: boolean };
  drunk: { hero: ClassId; card: TreasureId };
  scrollRead: { hero: ClassId; card: TreasureId; target: FigureId };
  /** `left`: what is still in the quiver; with none it is gone. */
  shotSpent: { hero: ClassId; card: TreasureId; left: number };
  diceOfHealing: { figure: string; face: number };
  hastened: { hero: ClassId; cells: number };
}

export type GearFrame = TakingFrame | GiftFrame;

/** A card comes to a hero: cashed, kept, or one too many (EXP-INV-01 to EXP-INV-03). */
export interface TakingFrame extends FrameBase {
  readonly tag: 'taking';
  readonly hero: ClassId;
  /** Still to be drawn from the deck. */
  readonly draws: number;
  /** In hand, and still to be put somewhere. */
  readonly cards: readonly Held[];
}

export interface GiftFrame extends FrameBase {
  readonly tag: 'gift';
  readonly from: ClassId;
  readonly to: ClassId;
  readonly card: TreasureId;
}

export const TAKING_FRAME = declare<TakingFrame>()({
  tag: open,
  hero: open,
  draws: open,
  cards: open,
  answer: open,
});
export const GIFT_FRAME = declare<GiftFrame>()({ tag: open, from: open, to: open, card: open, answer: open });
