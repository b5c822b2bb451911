/** The chapter of rounds and turns: its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { FrameBase } from '@oubliette/referee';
import type { ClassId } from '../content/characters.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

export type TurnCommand =
  | { readonly type: 'placeHero'; readonly hero: string; readonly at: Square }
  /** The next turn is claimed for a hero (EXP-TRN-02). */
  | { readonly type: 'takeTurn'; readonly hero: string }
  /** Another player's claim is disputed, or not (EXP-TRN-03). */
  | { readonly type: 'claimTurn'; readonly hero: string }
  | { readonly type: 'letGo' }
  | { readonly type: 'endTurn' }
  /** From the staircase, for good (EXP-EXI-01). */
  | { readonly type: 'leave' }
  | { readonly type: 'activate'; readonly monster: FigureId };

export interface TurnFacts {
  heroPlaced: { hero: ClassId; at: Square };
  roundBegan: { round: number };
  claimed: { hero: ClassId };
  /** Claims that only dice can settle (EXP-TRN-04). */
  claimsRolled: { rolls: readonly { readonly hero: ClassId; readonly face: number }[] };
  turnBegan: { figure: FigureId };
  /** It has no action in this turn. */
  actionLost: { figure: FigureId };
  turnEnded: { figure: FigureId };
  gmTurnBegan: { awake: readonly FigureId[] };
  /** Every creature has had its activation. */
  gmTurnEnded: Record<never, never>;
  gmDone: Record<never, never>;
  left: { hero: ClassId };
  ended: { ending: Ending };
}

export type TurnFrame = StartingFrame | ClaimsFrame;

/** The heroes are put on the first tile (EXP-PRP-13). */
export interface StartingFrame extends FrameBase {
  readonly tag: 'starting';
}

/** Who acts next, where more than one player could (EXP-TRN-03). */
export interface ClaimsFrame extends FrameBase {
  readonly tag: 'claims';
  readonly claims: readonly ClassId[];
  /** Seats still to be asked whether they claim the turn too. */
  readonly asked: readonly SeatId[];
}

export const STARTING_FRAME = declare<StartingFrame>()({ tag: open, answer: open });
export const CLAIMS_FRAME = declare<ClaimsFrame>()({ tag: open, claims: open, asked: open, answer: open });
