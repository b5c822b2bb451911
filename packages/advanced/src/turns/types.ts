/** State, questions and events of turns and phases, fights, the start and the end of an expedition. */
import type { Exit, Square } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { Group } from '../encounter/types.ts';
import type { FrameBase } from '../kit.ts';
import type { Correction } from '../override.ts';
import type { FigureId, Level, Sheet, Turn } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type TurnCommand =
  /** A seat has finished with all its figures of this phase. */
  | { readonly type: 'done' }
  | { readonly type: 'takeHero'; readonly hero: FigureId }
  /** A figure takes its place on the stairs (ADV-SET-34). */
  | { readonly type: 'takePlace'; readonly figure: FigureId; readonly at: Square }
  /** The player's remaining figures take the remaining places, in order (ADV-SET-34). */
  | { readonly type: 'placeRest' }
  /** The leader picks the next place to explore (ADV-TURN-07). */
  | { readonly type: 'exploreNext'; readonly at: Square; readonly side: number };

export interface Rolled {
  readonly figure: FigureId;
  readonly face: number;
}

/** A monster's wounds were corrected: null for those who may not know to what (ADV-HTH-16). */
interface WoundsSet {
  readonly tag: 'setWounds';
  readonly figure: FigureId;
  readonly wounds: number | null;
}

export interface TurnFacts {
  /** The order of choosing heroes (ADV-SET-09). */
  choiceRolled: {
    rolls: readonly { readonly seat: SeatId; readonly face: number }[];
    order: readonly SeatId[];
  };
  heroTaken: { hero: FigureId; seat: SeatId };
  /** The party, with its belongings. */
  /** `again` by the map of an earlier expedition. */
  setOut: { sheets: readonly Sheet[]; again: boolean };
  /** The first sections of a level are laid (ADV-SET-28, ADV-STAIR-05). */
  levelLaid: { level: number; laid: Level };
  leaderChosen: { leader: FigureId | null; rolls: readonly Rolled[] };
  mapperChosen: { mapper: FigureId | null; rolls: readonly Rolled[] };
  tookPlace: { figure: FigureId; at: Square };
  turnBegan: { number: number; mode: Turn['mode']; phase: Turn['phase'] };
  phaseBegan: { phase: Turn['phase'] };
  seatDone: { seat: SeatId };
  /** A figure has acted besides moving. */
  acted: { figure: FigureId; did: string };
  /** The exits to explore now. */
  frontierSeen: { exits: readonly Exit[] };
  /** The master's die for a counter (ADV-TURN-08). */
  masterRolled: { face: number; draws: boolean };
  fightBegan: { group: Group; placedBy: 'leader' | 'master' | null; surprised: boolean };
  fightJoined: { group: Group };
  /** The sides are hidden from each other by a closed door: one more turn (ADV-CMB-23). */
  hidBehindDoor: Record<never, never>;
  fightEnded: { how: 'slain' | 'escaped' };
  /** The game master corrected something by hand. */
  corrected: {
    change: Correction | WoundsSet;
    reason: string;
    /** The wounds others see a monster have; null where the master alone counts them. */
    seems?: number | null;
  };
  expeditionEnded: {
    ending: Ending;
    lost: readonly FigureId[];
    /** Who came out, and their gold in all. */
    home: { readonly figures: readonly FigureId[]; readonly gold: number; readonly items: readonly string[] };
  };
}

export type TurnFrame = ChoosingFrame | PlacingFrame | FrontierFrame | MasterPhaseFrame | MonstersActFrame;

/** Players take heroes, in the order they rolled (ADV-SET-09). */
export interface ChoosingFrame extends FrameBase {
  readonly tag: 'choosing';
  /** The seats still to choose. */
  readonly order: readonly SeatId[];
  readonly taken: Readonly<Record<FigureId, SeatId>>;
}

export const CHOOSING_FRAME = declare<ChoosingFrame>()({
  tag: open,
  order: open,
  taken: open,
  answer: unread,
});

/** Figures take their places on the stairs, one by one (ADV-SET-34). */
export interface PlacingFrame extends FrameBase {
  readonly tag: 'placing';
  /** Figures still to be placed. */
  readonly figures: readonly FigureId[];
  /** The possible squares: the first free ones are offered. */
  readonly squares: readonly Square[];
}

export const PLACING_FRAME = declare<PlacingFrame>()({
  tag: open,
  figures: open,
  squares: open,
  answer: unread,
});

/** Places that came into view are laid one by one (ADV-TURN-06, ADV-CMB-09, ADV-CMB-16). */
export interface FrontierFrame extends FrameBase {
  readonly tag: 'frontier';
  readonly stage: 'look' | 'lay' | 'counters' | 'end';
  /** Monsters were found: the rest has to wait (ADV-TURN-07). */
  readonly met: boolean;
  /** The exit being explored. */
  readonly exit: Exit | null;
}

export const FRONTIER_FRAME = declare<FrontierFrame>()({
  tag: open,
  stage: open,
  met: open,
  exit: open,
  answer: unread,
});

/** The master's phase of an exploration turn (ADV-TURN-08). */
export interface MasterPhaseFrame extends FrameBase {
  readonly tag: 'masterPhase';
  readonly stage: 'roll' | 'end';
}

export const MASTER_PHASE_FRAME = declare<MasterPhaseFrame>()({
  tag: open,
  stage: open,
  answer: unread,
});

/** The monsters' phase of a fight without a master: the solo tables decide, step by step (ADV-SOLO-24). */
export interface MonstersActFrame extends FrameBase {
  readonly tag: 'monstersAct';
  /** Counts every step. */
  readonly steps: number;
}

export const MONSTERS_ACT_FRAME = declare<MonstersActFrame>()({
  tag: open,
  steps: open,
  answer: unread,
});
