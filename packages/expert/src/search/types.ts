/** The chapter of searches: its commands, events and frames. */
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { FrameBase } from '@oubliette/referee';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { DungeonCard, KnownCard } from '../doors/types.ts';
import { declare, open, own } from '../knowledge.ts';
import type { Condition, FigureId } from '../state.ts';

export type SearchCommand =
  | { readonly type: 'searchTile' }
  | { readonly type: 'searchFurniture'; readonly piece: string }
  /** The order in which open cards of the pile go back, by their present places (EXP-SRF-10). */
  | { readonly type: 'reorder'; readonly order: readonly number[] }
  /** The arrival of whoever a circle sends to the first tile (EXP-SRF-17). */
  | { readonly type: 'arrive'; readonly at: Square }
  /** What a scroll found in a bookcase holds (EXP-SRF-11). */
  | { readonly type: 'chooseSpell'; readonly ability: string }
  /** The wall a secret passage is in (EXP-SRF-37). */
  | { readonly type: 'choosePassage'; readonly at: Square; readonly side: Direction };

/** A card looked at: its face for those who may know it. */
export type PeekedCard = Omit<KnownCard, 'card'> & Partial<Pick<KnownCard, 'card'>>;

export interface SearchFacts {
  /** The action of the turn: nothing is found yet. */
  searchBegun: { figure: FigureId; tile: string; piece: string | null };
  tileSearched: { figure: FigureId; tile: string; face: number };
  furnitureSearched: { figure: FigureId; piece: string; faces: readonly number[]; total: number };
  /** The next cards of the pile are seen (EXP-SRF-08, EXP-SRF-10). */
  cardsPeeked: { by: SeatId; known: readonly PeekedCard[] };
  cardsReordered: { cards: readonly DungeonCard[] };
  conditionGained: { figure: FigureId; condition: Condition };
  teleported: { figure: FigureId; to: Square };
  pushedOut: { figure: FigureId; to: Square };
  scrollFound: { hero: ClassId; ability: AbilityId };
  /** Creatures that act before the hero's turn goes on, and then it does (EXP-SRF-33). */
  surprised: { awake: readonly FigureId[] };
  surpriseOver: Record<never, never>;
  goldFound: { hero: ClassId; faces: readonly number[]; gold: number };
  /** `help`: what a tool adds. */
  lidTried: { hero: ClassId; face: number; help: number; total: number; opens: boolean };
  escapeTried: { hero: ClassId; face: number; total: number; free: boolean };
  statueWoke: { piece: string };
  passageFound: { exit: Exit };
  /** The deck is looked through; what is turned up and not wanted goes back (EXP-SRF-40). */
  lookedFor: { found: readonly TreasureId[] };
  diceOfHarm: { figure: FigureId; face: number };
}

/** A search: declared, then its dice, then what they bring. */
export interface SearchingFrame extends FrameBase {
  readonly tag: 'searching';
  readonly figure: ClassId;
  readonly tile: string;
  readonly piece: string | null;
  readonly at: Square;
  /** Monster cards that had come before. */
  readonly since: number;
  readonly stage: 'declared' | 'dice' | 'done';
}

export const SEARCHING_FRAME = declare<SearchingFrame>()({
  tag: open,
  figure: open,
  tile: open,
  piece: open,
  at: open,
  since: open,
  stage: open,
  answer: open,
});

export type SearchFrame =
  | ScrollFrame
  | SearchingFrame
  | ReorderingFrame
  | TeleportFrame
  | WallFrame
  | SurpriseFrame;

/** Creatures that appear attack at once: those of groups after this one. */
export interface SurpriseFrame extends FrameBase {
  readonly tag: 'surprise';
  readonly since: number;
}

/** The searcher puts open cards back in any order. */
export interface ReorderingFrame extends FrameBase {
  readonly tag: 'reordering';
  readonly figure: FigureId;
  readonly seat: SeatId;
  readonly cards: readonly DungeonCard[];
}

export interface TeleportFrame extends FrameBase {
  readonly tag: 'teleport';
  readonly figure: FigureId;
  readonly seat: SeatId;
}

export interface WallFrame extends FrameBase {
  readonly tag: 'wall';
  readonly tile: string;
}

/** Which Wizard ability a scroll holds (EXP-SRF-11). */
export interface ScrollFrame extends FrameBase {
  readonly tag: 'scroll';
  readonly hero: ClassId;
}

export const SCROLL_FRAME = declare<ScrollFrame>()({ tag: open, hero: open, answer: open });
export const REORDERING_FRAME = declare<ReorderingFrame>()({
  tag: open,
  figure: open,
  seat: open,
  cards: open,
  answer: open,
});
export const TELEPORT_FRAME = declare<TeleportFrame>()({ tag: open, figure: open, seat: open, answer: open });
export const SURPRISE_FRAME = declare<SurpriseFrame>()({ tag: open, since: open, answer: open });
export const WALL_FRAME = declare<WallFrame>()({ tag: open, tile: open, answer: open });

/** A known card is shown to those who know it. */
export const KNOWN_CARD = declare<KnownCard>()({
  at: open,
  card: own<DungeonCard, KnownCard>(
    ({ seat }, { to }) => to === 'all' || to.includes(seat),
    ({ known }, { at }) => known[at]!,
  ),
  to: open,
});
