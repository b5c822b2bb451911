/** What the chapter keeps, asks and tells: turns and their phases, fights, the start and the end of an expedition. */
import type { Exit, Square } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { Group } from '../encounter/types.ts';
import type { FrameBase } from '../kit.ts';
import type { Correction } from '../override.ts';
import type { FigureId, Level, Sheet, Turn } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type TurnCommand =
  /** A player has finished with all figures of this phase; so has the master. */
  | { readonly type: 'done' }
  | { readonly type: 'takeHero'; readonly hero: FigureId }
  /** A figure takes its place on the stairs (ADV-SET-34). */
  | { readonly type: 'takePlace'; readonly figure: FigureId; readonly at: Square }
  /** All the player's figures that are left take the places that are left, in their order (ADV-SET-34). */
  | { readonly type: 'placeRest' }
  /** The leader has this place explored next (ADV-TURN-07). */
  | { readonly type: 'exploreNext'; readonly at: Square; readonly side: number };

export interface Rolled {
  readonly figure: FigureId;
  readonly face: number;
}

export interface TurnFacts {
  /** Who chooses a hero when (ADV-SET-09). */
  choiceRolled: {
    rolls: readonly { readonly seat: SeatId; readonly face: number }[];
    order: readonly SeatId[];
  };
  heroTaken: { hero: FigureId; seat: SeatId };
  /** Who goes in, with what. */
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
  /** A figure has done something besides moving. */
  acted: { figure: FigureId; did: string };
  /** What is to be explored now, and what is still to be. */
  frontierSeen: { exits: readonly Exit[] };
  /** The master's die for a counter (ADV-TURN-08). */
  masterRolled: { face: number; draws: boolean };
  fightBegan: { group: Group; placedBy: 'leader' | 'master' | null; surprised: boolean };
  fightJoined: { group: Group };
  /** Out of sight behind a closed door: one more turn (ADV-CMB-23). */
  hidBehindDoor: Record<never, never>;
  fightEnded: { how: 'slain' | 'escaped' };
  /** The game master set something right by hand. */
  corrected: { change: Correction; reason: string };
  expeditionEnded: {
    ending: Ending;
    lost: readonly FigureId[];
    /** Who came out, and with what between them. */
    home: { readonly figures: readonly FigureId[]; readonly gold: number; readonly items: readonly string[] };
  };
}

export type TurnFrame = ChoosingFrame | PlacingFrame | FrontierFrame | MasterPhaseFrame | MonstersActFrame;

/** Players take heroes, in the order they rolled (ADV-SET-09). */
export interface ChoosingFrame extends FrameBase {
  readonly tag: 'choosing';
  /** Who is still to choose. */
  readonly order: readonly SeatId[];
  readonly taken: Readonly<Record<FigureId, SeatId>>;
}

export const CHOOSING_FRAME = declare<ChoosingFrame>()({
  tag: open,
  order: open,
  taken: open,
  answer: unread,
});

/** Figures take their places on the stairs, one after the other (ADV-SET-34). */
export interface PlacingFrame extends FrameBase {
  readonly tag: 'placing';
  /** Still to be placed. */
  readonly figures: readonly FigureId[];
  /** Where they may stand: the first free squares of these. */
  readonly squares: readonly Square[];
}

export const PLACING_FRAME = declare<PlacingFrame>()({
  tag: open,
  figures: open,
  squares: open,
  answer: unread,
});

/** What has come into view is laid, place by place (ADV-TURN-06, ADV-CMB-09, ADV-CMB-16). */
export interface FrontierFrame extends FrameBase {
  readonly tag: 'frontier';
  readonly stage: 'look' | 'lay' | 'counters' | 'end';
  /** Monsters were found: whatever is left has to wait (ADV-TURN-07). */
  readonly met: boolean;
  /** The exit in hand. */
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

/** The monsters' phase of a fight where nobody is game master: the solo tables decide, one thing after another (ADV-SOLO-24). */
export interface MonstersActFrame extends FrameBase {
  readonly tag: 'monstersAct';
  /** Counted up with everything they do. */
  readonly steps: number;
}

export const MONSTERS_ACT_FRAME = declare<MonstersActFrame>()({
  tag: open,
  steps: open,
  answer: unread,
});
