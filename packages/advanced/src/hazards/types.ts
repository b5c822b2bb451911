/** State, questions and events of hazard rooms. */
import type { Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import type { Hazard, Put, Stranger } from '../content/hazards.ts';
import type { Group } from '../encounter/types.ts';
import type { Found, RoomKind } from '../generate/types.ts';
import type { FrameBase } from '../kit.ts';
import type { Figure, FigureId, Sheet } from '../state.ts';
import type { ThingBase } from '../things.ts';
import { declare, isMaster, knowsRolls, open, own, unread } from '../knowledge.ts';

/** Means of clearing a room of rats, bats or mould. */
export const MEANS = ['ratPoison', 'greekFire', 'screechBug'] as const;
export type Means = (typeof MEANS)[number];

export const THIEF_ANSWERS = ['accept', 'refuse', 'attack'] as const;
export const CURES = ['fate', 'potion', 'nothing'] as const;

export type MushroomKind = 'poison' | 'sleep' | 'spots' | 'strength' | 'speed' | 'healing';

export type HazardCommand =
  /** The master places the room's content, by the upper left square it covers. */
  | { readonly type: 'placeFeature'; readonly at: Square }
  /** The leader answers for the party (ADV-HAZ-16). */
  | { readonly type: 'answerThief'; readonly answer: (typeof THIEF_ANSWERS)[number] }
  | { readonly type: 'allowAttack'; readonly allow: boolean }
  /** Leaps a chasm, alone or on a rope (ADV-HAZ-22, ADV-HAZ-26). */
  | { readonly type: 'leap'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'cautiousLeap'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'holdRope'; readonly hold: boolean }
  | { readonly type: 'buildLadder'; readonly figure: FigureId }
  | { readonly type: 'crossLadder'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'takeRuby'; readonly figure: FigureId }
  /** Against rats, bats or mould: takes all heroes' whole turn (ADV-HAZ-40, ADV-HAZ-47, ADV-HAZ-54). */
  | { readonly type: 'clearRoom'; readonly figure: FigureId; readonly means: Means }
  | { readonly type: 'fightBats'; readonly figure: FigureId }
  | { readonly type: 'goIn'; readonly go: boolean }
  /** The master picks the figure that suffers a left-over wound (ADV-HAZ-50). */
  | { readonly type: 'giveBite'; readonly target: FigureId }
  | { readonly type: 'pickMushroom'; readonly figure: FigureId }
  | { readonly type: 'eatMushroom'; readonly figure: FigureId; readonly mushroom: string }
  /** The cure for a deadly drink or bite: a fate point, a healing potion, or none. */
  | { readonly type: 'faceVenom'; readonly cure: (typeof CURES)[number] }
  | { readonly type: 'liftGrate'; readonly figure: FigureId }
  | { readonly type: 'fixRope'; readonly figure: FigureId }
  /** `surely`: confirmed, although no figure would stay above and no rope hangs down (ADV-HAZ-66). */
  | {
      readonly type: 'goDown';
      readonly figure: FigureId;
      readonly to: Square;
      readonly surely: boolean;
    }
  | { readonly type: 'climbUp'; readonly figure: FigureId; readonly to: Square }
  /** The master picks the monster on the throne (ADV-HAZ-83). */
  | { readonly type: 'enthrone'; readonly target: FigureId };

export type HazardCommandOf<T extends HazardCommand['type']> = Extract<HazardCommand, { readonly type: T }>;

export type CircleResult = 'curse' | 'conjuring' | 'nothing' | 'power' | 'healing' | 'destiny';

export interface HazardFacts {
  /** The dice on the tables, none if the map decides, and the result. */
  hazardFound: { area: string; hazard: Hazard; faces: readonly number[] };
  /** A stranger met before was rolled: wandering monsters are there instead (ADV-HAZ-07). */
  strangerKnown: { area: string; stranger: Stranger; face: number };
  featurePlaced: { id: string; area: string; feature: string; squares: readonly Square[] };
  /** A stranger is in the room: captive, or free to join. */
  strangerPlaced: { figure: Figure; sheet: Sheet };
  captiveFreed: { figure: FigureId; area: string; leader: FigureId };
  escortPassed: { figure: FigureId; leader: FigureId };
  maidenReturned: { figure: FigureId; gold: number; to: FigureId };
  witchGathers: { figure: FigureId };
  witchVanished: { figure: FigureId | null; losses: readonly Loss[] };
  thiefAnswered: { area: string; answer: (typeof THIEF_ANSWERS)[number] };
  attackAllowed: { area: string; allowed: boolean };
  thiefRolled: {
    figure: FigureId;
    face: number;
    result: 'all' | 'half' | 'fails' | 'stays';
    losses: readonly Loss[];
  };
  leapRolled: { figure: FigureId; face: number; speed: number; cautious: boolean; across: boolean };
  ropeTied: { figure: FigureId; holders: readonly FigureId[] };
  ropeRefused: { figure: FigureId };
  ropeRolled: {
    figure: FigureId;
    rolls: readonly { readonly holder: FigureId; readonly face: number; readonly held: boolean }[];
  };
  leapt: { figure: FigureId; area: string; from: Square; to: Square; roped: boolean };
  /** Fallen, and pulled up by the rope's holders. */
  pulledUp: { figure: FigureId; from: Square; to: Square };
  /** Body and goods are lost, and the rope if there was one (ADV-HAZ-23). */
  fellForEver: { figure: FigureId; rope: FigureId | null };
  ladderBuilt: { figure: FigureId; area: string; used: readonly Used[]; turn: number };
  ladderCrossed: { figure: FigureId; from: Square; to: Square };
  rubyTried: {
    figure: FigureId;
    area: string;
    face: number;
    result: 'curse' | 'animates' | 'transforms' | 'taken';
  };
  statueRose: { figure: Figure; area: string };
  rubyFell: { pile: string; square: Square; area: string };
  swarmEntered: { figure: FigureId; area: string; from: string };
  swarmLeft: { figure: FigureId };
  ratsFought: { figure: FigureId; area: string; face: number; left: number; bitten: boolean };
  batsFought: { area: string; face: number; wounds: number; figures: readonly FigureId[] };
  roomCleared: { area: string; how: Means | 'spell' | 'fight'; used: readonly Used[] };
  mouldRolled: {
    figure: FigureId;
    face: number;
    result: 'deadly' | 'poison' | 'irritation' | 'nothing';
  };
  mushroomsFound: { area: string; face: number };
  mushroomPicked: { figure: FigureId; area: string; mushroom: string };
  /** `face` is null if the kind was already known. */
  mushroomEaten: { figure: FigureId; mushroom: string; face: number | null; kind: MushroomKind };
  strengthened: { figure: FigureId; by: 'strength' | 'speed'; speed: number };
  cured: { figure: FigureId };
  healed: { figure: FigureId; wounds: number };
  fellAsleep: { figure: FigureId; face: number };
  sleptOn: { figure: FigureId; left: number };
  awoke: { figure: FigureId };
  belowSeen: { area: string; face: number; room: RoomKind };
  roomLaidBelow: {
    area: string;
    below: string;
    section: string;
    at: Square;
    room: RoomKind;
    /** The square to come down on. */
    landing: Square;
  };
  noRoomBelow: { area: string };
  prisonersSeen: { group: Group };
  grateLifted: { figure: FigureId; area: string };
  ropeFixed: { figure: FigureId; area: string };
  wentBelow: { figure: FigureId; area: string; from: Square; to: Square };
  climbedUp: { figure: FigureId; area: string; from: Square; to: Square; rope: boolean };
  trappedBelow: { area: string; figures: readonly FigureId[] };
  circleEntered: { figure: FigureId; area: string; face: number; result: CircleResult };
  circleSpent: { area: string };
  fateGiven: { figure: FigureId };
  fateLost: { figure: FigureId; points: number; lasting: boolean };
  powerGiven: { figure: FigureId };
  enthroned: { figure: FigureId; area: string; from: Square; to: Square; others: readonly FigureId[] };
  throneFell: { area: string; others: readonly FigureId[] };
  throneWaits: { area: string };
}

/** Gold taken from a figure. */
export interface Loss {
  readonly figure: FigureId;
  readonly gold: number;
}

/** A thing used up, and its owner. */
export interface Used {
  readonly figure: FigureId;
  readonly item: string;
}

/** A room gets its hazard: the answer is the monsters found with it. */
export interface LayingHazardFrame extends FrameBase {
  readonly tag: 'hazard';
  readonly area: string;
  /** The map's hazard; null to roll one. */
  readonly hazard: string | null;
  readonly stage: 'roll' | 'lay' | 'thief' | 'consent' | 'end';
  readonly found: readonly Found[];
}

export const LAYING_HAZARD_FRAME = declare<LayingHazardFrame>()({
  tag: open,
  area: open,
  hazard: own(isMaster, () => null),
  stage: open,
  found: own(knowsRolls, () => []),
  answer: unread,
});

/** The master places a piece of a room. */
export interface PuttingFrame extends FrameBase {
  readonly tag: 'putting';
  readonly what: Put;
  readonly area: string;
}

export const PUTTING_FRAME = declare<PuttingFrame>()({
  tag: open,
  what: open,
  area: open,
  answer: unread,
});

export interface LeapFrame extends FrameBase {
  readonly tag: 'leap';
  readonly figure: FigureId;
  readonly area: string;
  readonly from: Square;
  readonly to: Square;
  readonly cautious: boolean;
  readonly stage: 'holders' | 'leap' | 'leapt' | 'rescue' | 'rescued';
  /** Still to be asked to hold the rope. */
  readonly asked: readonly FigureId[];
  readonly holders: readonly FigureId[];
}

export const LEAP_FRAME = declare<LeapFrame>()({
  tag: open,
  figure: open,
  area: open,
  from: open,
  to: open,
  cautious: open,
  stage: open,
  asked: open,
  holders: open,
  answer: unread,
});

export interface RatsFrame extends FrameBase {
  readonly tag: 'rats';
  readonly area: string;
  readonly figures: readonly FigureId[];
}

export const RATS_FRAME = declare<RatsFrame>()({
  tag: open,
  area: open,
  figures: open,
  answer: unread,
});

export interface BatsFrame extends FrameBase {
  readonly tag: 'bats';
  readonly area: string;
  readonly figure: FigureId;
  readonly stage: 'who' | 'roll' | 'share' | 'hurt';
  readonly asked: readonly FigureId[];
  readonly figures: readonly FigureId[];
  /** Wounds for each figure; `more` names those that suffer one more. */
  readonly each: number;
  readonly over: number;
  readonly more: readonly FigureId[];
}

export const BATS_FRAME = declare<BatsFrame>()({
  tag: open,
  area: open,
  figure: open,
  stage: open,
  asked: open,
  figures: open,
  each: open,
  over: open,
  more: open,
  answer: unread,
});

export interface MouldFrame extends FrameBase {
  readonly tag: 'mould';
  readonly figure: FigureId;
  readonly stage: 'roll' | 'deadly' | 'end';
  readonly rule: RuleId;
}

export const MOULD_FRAME = declare<MouldFrame>()({
  tag: open,
  figure: open,
  stage: open,
  rule: open,
  answer: unread,
});

/** A figure has swallowed something deadly. */
export interface VenomFrame extends FrameBase {
  readonly tag: 'venom';
  readonly figure: FigureId;
  readonly rule: RuleId;
  readonly face: number;
}

export const VENOM_FRAME = declare<VenomFrame>()({
  tag: open,
  figure: open,
  rule: open,
  face: open,
  answer: unread,
});

/** A room below is found. */
export interface BelowFrame extends FrameBase {
  readonly tag: 'below';
  readonly area: string;
  readonly below: string;
  readonly room: RoomKind;
  readonly stage: 'roll' | 'fill' | 'end';
}

export const BELOW_FRAME = declare<BelowFrame>()({
  tag: open,
  area: open,
  below: open,
  room: open,
  stage: open,
  answer: unread,
});

export interface CircleFrame extends FrameBase {
  readonly tag: 'circle';
  readonly figure: FigureId;
  readonly area: string;
}

export const CIRCLE_FRAME = declare<CircleFrame>()({
  tag: open,
  figure: open,
  area: open,
  answer: unread,
});

export interface ThroneFrame extends FrameBase {
  readonly tag: 'throne';
  readonly area: string;
  readonly group: number;
}

export const THRONE_FRAME = declare<ThroneFrame>()({
  tag: open,
  area: open,
  group: open,
  answer: unread,
});

export type HazardFrame =
  | LayingHazardFrame
  | PuttingFrame
  | LeapFrame
  | RatsFrame
  | BatsFrame
  | MouldFrame
  | VenomFrame
  | BelowFrame
  | CircleFrame
  | ThroneFrame;

/** A hazard room's content, and its present stage. */
export interface HazardPlace {
  readonly hazard: string;
  readonly stage: string;
  readonly facts: Readonly<Record<string, number | string | boolean>>;
}

/** Furniture of a room: a statue, a throne, a grate, a fountain, a chasm. */
export interface FeatureThing extends ThingBase {
  readonly tag: 'feature';
  readonly feature: string;
  readonly squares: readonly number[];
}

export const FEATURE = declare<FeatureThing>()({
  id: open,
  tag: open,
  square: open,
  feature: open,
  squares: open,
});
