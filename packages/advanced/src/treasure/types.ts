/** State, questions and events of treasure. */
import type { Square } from '@oubliette/dungeon';
import type { RuleId, SeatId } from '@oubliette/kernel';
import type { Category } from '../content/magicTreasure.ts';
import type { ArmourId, ItemId, WeaponId } from '../gear/types.ts';
import type { FrameBase } from '../kit.ts';
import type { SpellId } from '../magic/types.ts';
import type { FigureId } from '../state.ts';
import type { ThingBase } from '../things.ts';
import { declare, masked, open, unread } from '../knowledge.ts';

/** A share taken, claimed or given: `gold`, or a thing by name; arrows and bolts all at once. */
export type Share = string;

export type TreasureCommand =
  | { readonly type: 'take'; readonly figure: FigureId; readonly from: string; readonly item: Share }
  | { readonly type: 'give'; readonly figure: FigureId; readonly target: FigureId; readonly item: Share }
  | { readonly type: 'drop'; readonly figure: FigureId; readonly item: Share }
  /** Puts on another ring or amulet: the first of each sort is worn (ADV-MGT-02). */
  | { readonly type: 'wear'; readonly figure: FigureId; readonly item: ItemId }
  | { readonly type: 'drinkPotion'; readonly figure: FigureId; readonly item: ItemId }
  /** A wizard's, from a wand or a scroll (ADV-MGT-12, ADV-MGT-21). */
  | {
      readonly type: 'castSource';
      readonly figure: FigureId;
      readonly item: ItemId;
      readonly spell: SpellId;
    }
  /** Answers when a chest is opened: which figure wants what, or nothing more. */
  | { readonly type: 'claim'; readonly figure: FigureId; readonly item: Share }
  | { readonly type: 'noClaim' }
  /** The leader decides about magic that several want (ADV-MGT-05). */
  | { readonly type: 'award'; readonly figure: FigureId }
  /** The answer of a wearer of a ring against magic (ADV-MGT-18). */
  | { readonly type: 'wardOff'; readonly roll: boolean };

export type TreasureCommandOf<T extends TreasureCommand['type']> = Extract<
  TreasureCommand,
  { readonly type: T }
>;

export interface TreasureFacts {
  /** The content is revealed; `face` is null if the map decides it, or it was known. */
  /** The chest's own die, when another die decides the exact content. */
  chestRolled: { chest: string; face: number; holds: 'potion' | 'magic' };
  chestOpened: { figure: FigureId; chest: string; face: number | null; found: Goods; first: boolean };
  potionFound: { figure: FigureId; face: number; item: ItemId };
  /** Two dice for the sort, and more for the thing. */
  magicFound: {
    figure: FigureId;
    faces: readonly [number, number];
    category: Category;
    more: readonly number[];
    items: readonly string[];
  };
  /** New things lie there now. */
  goodsLaid: { pile: string; square: Square } & Laid;
  /** More than the figure can carry (ADV-TRE-07). */
  goldLeft: { figure: FigureId; pile: string; square: Square; gold: number };
  took: { figure: FigureId; from: string; gold: number; items: readonly string[] };
  gave: { figure: FigureId; target: FigureId; gold: number; items: readonly string[] };
  dropped: { figure: FigureId; pile: string; square: Square; gold: number; items: readonly string[] };
  wore: { figure: FigureId; item: ItemId };
  drank: { figure: FigureId; item: ItemId };
  /** Several want the same: the dice of each round, until one is highest (ADV-EXPL-14). */
  disputeRolled: {
    item: Share;
    rounds: readonly (readonly { readonly figure: FigureId; readonly face: number }[])[];
    winner: FigureId;
  };
  awarded: { item: Share; figure: FigureId; by: FigureId | null };
  /** The master knows who lives there now, the others see their looks. */
  lairFilled: {
    area: string;
    monsters: Readonly<Record<string, number>>;
    looks: Readonly<Record<string, number>>;
  };
  wardRolled: { figure: FigureId; item: ItemId; face: number; cancelled: boolean };
  /** A charge of a wand, a spell of a scroll: `left` is null if nothing remains. */
  sourceSpent: { figure: FigureId; item: ItemId; spell: SpellId; left: ItemId | null };
}

interface Laid {
  readonly gold: number;
  readonly items: readonly string[];
  readonly armour: readonly ArmourId[];
  readonly weapons: readonly WeaponId[];
}

/** A chest is being opened: its trap, then its content. */
export interface ChestFrame extends FrameBase {
  readonly tag: 'chest';
  readonly figure: FigureId;
  readonly chest: string;
  readonly stage: 'offer' | 'offered' | 'sprung';
}

export const CHEST_FRAME = declare<ChestFrame>()({
  tag: open,
  figure: open,
  chest: open,
  stage: open,
  answer: unread,
});

/** Players claim their shares of a find. */
export interface ShareFrame extends FrameBase {
  readonly tag: 'share';
  readonly from: string;
  /** Still to be asked in this round. */
  readonly seats: readonly SeatId[];
  readonly claims: readonly { readonly figure: FigureId; readonly item: Share }[];
  /** Magic that several want: the leader decides. */
  readonly disputed: Share | null;
  readonly claimed: boolean;
}

export const SHARE_FRAME = declare<ShareFrame>()({
  tag: open,
  from: open,
  seats: open,
  claims: open,
  disputed: open,
  claimed: open,
  answer: unread,
});

/** A spell meets a figure that may be immune. Answers whether it has no effect. */
export interface WardFrame extends FrameBase {
  readonly tag: 'ward';
  readonly figure: FigureId;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly stage: 'amulet' | 'ring' | 'end';
  /** The figure's own spell: no ring is rolled against it. */
  readonly own: boolean;
}

export const WARD_FRAME = declare<WardFrame>()({
  tag: open,
  figure: open,
  rules: open,
  stage: open,
  own: open,
  answer: unread,
});

export type TreasureFrame = ChestFrame | ShareFrame | WardFrame;

export interface Goods {
  readonly gold: number;
  readonly items: readonly string[];
}

export interface ChestThing extends ThingBase {
  readonly tag: 'chest';
  readonly state: 'closed' | 'open';
  /** Already opened: its content is known (ADV-EXPL-13). */
  readonly found: Goods | null;
  /** Quest treasures in it, whatever is rolled. */
  readonly holds: readonly string[];
  /** The figure that opened it last. */
  readonly opener?: FigureId;
}

export const CHEST = declare<ChestThing>()({
  id: open,
  tag: open,
  square: open,
  state: open,
  found: open,
  holds: masked<readonly string[], Pick<ChestThing, 'found'>>(
    (eyes, { found }) => eyes.isMaster || found !== null,
    () => [],
    (_holds, { treasures, stream }) => treasures.filter(() => stream.below(3) === 0),
  ),
  opener: open,
});

/** Armour taken off, a dead hero's goods, coins left behind. */
export interface PileThing extends ThingBase {
  readonly tag: 'pile';
  readonly goods: Goods;
  readonly armour: readonly string[];
  readonly weapons: readonly string[];
}

export const PILE = declare<PileThing>()({
  id: open,
  tag: open,
  square: open,
  goods: open,
  armour: open,
  weapons: open,
});
