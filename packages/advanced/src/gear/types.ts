/** State, questions and events of weapons, armour and monsters' abilities. */
import type { Square } from '@oubliette/dungeon';
import type { HitResult } from '../combat/types.ts';
import type { FrameBase } from '../kit.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

/** Ids of `content/weapons.ts`, `content/armour.ts` and `content/items.ts`. */
export type WeaponId = string;
export type ArmourId = string;
export type ItemId = string;

/** Monsters' devices besides weapons: `devices.ts` says which monster uses each, and how. */
export const DEVICES = ['gasGlobes', 'warpfire', 'plagueCenser', 'warpScroll'] as const;
export type Device = (typeof DEVICES)[number];

export type GearCommand =
  /** Takes another hand-to-hand weapon in hand; the one before goes to the belt (ADV-ARM-03). */
  | { readonly type: 'takeInHand'; readonly figure: FigureId; readonly weapon: WeaponId }
  | { readonly type: 'goBerserk'; readonly figure: FigureId }
  /** Aimed at an enemy; the censer swings on its chain and has no target. */
  | {
      readonly type: 'useDevice';
      readonly figure: FigureId;
      readonly device: Device;
      readonly target: FigureId | null;
    };

export interface GearFacts {
  tookInHand: { figure: FigureId; weapon: WeaponId };
  /** A Bravery test in the death zone of a fearsome figure (ADV-ABIL-24). */
  braveryTested: { figure: FigureId; face: number; bravery: number; passed: boolean };
  cowered: { figure: FigureId };
  /** A monster no longer cowers. */
  tookHeart: { figure: FigureId };
  wentBerserk: { figure: FigureId };
  calmedDown: { figure: FigureId };
  regenerated: { figure: FigureId; wounds: number };
  /** Whether the disease was caught (ADV-ABIL-17); `toughness` is the starting one. */
  diseaseTested: { figure: FigureId; by: FigureId; face: number; toughness: number; passed: boolean };
  fellIll: { figure: FigureId };
  deviceUsed: { figure: FigureId; device: Device; target: FigureId | null };
  /** The hit roll of a globe or a jet of fire. */
  deviceRolled: {
    figure: FigureId;
    device: Device;
    target: FigureId;
    range: number;
    needed: number;
    face: number;
    result: HitResult;
  };
  gasSpread: { cloud: string; square: Square; squares: readonly Square[]; by: FigureId };
  gasBreathed: { figure: FigureId; face: number; intelligence: number; passed: boolean };
  gasCleared: { cloud: string };
  /** Damage dice of a device against one of its targets. */
  scorched: {
    figure: FigureId;
    device: Device;
    target: FigureId;
    faces: readonly number[];
    toughness: number;
    wounds: number;
  };
}

export type GearFrame = FearFrame | ContagionFrame | DischargeFrame | BlastFrame | GasFrame;

/** All figures in the death zone of a fearsome one test Bravery, one by one (ADV-ABIL-23). */
export interface FearFrame extends FrameBase {
  readonly tag: 'fear';
  /** The first is being tested, or comes next. */
  readonly figures: readonly FigureId[];
  readonly stage: 'roll' | 'rolled';
}

export const FEAR_FRAME = declare<FearFrame>()({
  tag: open,
  figures: open,
  stage: open,
  answer: unread,
});

/** A contagious monster hit a hero (ADV-ABIL-17). */
export interface ContagionFrame extends FrameBase {
  readonly tag: 'contagion';
  readonly figure: FigureId;
  readonly by: FigureId;
  readonly stage: 'roll' | 'rolled';
}

export const CONTAGION_FRAME = declare<ContagionFrame>()({
  tag: open,
  figure: open,
  by: open,
  stage: open,
  answer: unread,
});

/** A globe is thrown, or a jet of fire shot: the hit roll and its result. */
export interface DischargeFrame extends FrameBase {
  readonly tag: 'discharge';
  readonly figure: FigureId;
  readonly device: 'gasGlobes' | 'warpfire';
  readonly target: FigureId;
  readonly stage: 'roll' | 'rolled' | 'wreck';
  readonly result: HitResult | null;
}

export const DISCHARGE_FRAME = declare<DischargeFrame>()({
  tag: open,
  figure: open,
  device: open,
  target: open,
  stage: open,
  result: open,
  answer: unread,
});

/** Several figures are hit at once: damage dice for each in turn. */
export interface BlastFrame extends FrameBase {
  readonly tag: 'blast';
  readonly figure: FigureId;
  readonly device: Device;
  /** Not hit yet. */
  readonly targets: readonly FigureId[];
  readonly dice: number;
  /** Just hit: it may have caught the disease. */
  readonly struck: FigureId | null;
}

export const BLAST_FRAME = declare<BlastFrame>()({
  tag: open,
  figure: open,
  device: open,
  targets: open,
  dice: open,
  struck: open,
  answer: unread,
});

/** Figures in a cloud of gas test whether they hold their breath. */
export interface GasFrame extends FrameBase {
  readonly tag: 'gas';
  readonly cloud: string;
  readonly by: FigureId | null;
  readonly figures: readonly FigureId[];
  readonly stage: 'roll' | 'rolled';
  /** The cloud is gone after this. */
  readonly last: boolean;
}

export const GAS_FRAME = declare<GasFrame>()({
  tag: open,
  cloud: open,
  by: open,
  figures: open,
  stage: open,
  last: open,
  answer: unread,
});
