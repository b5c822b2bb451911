/** State, questions and events of fighting. */
import type { Sight, Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import type { ItemId, WeaponId } from '../gear/types.ts';
import type { FrameBase } from '../kit.ts';
import type { FigureId, Turn } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type CombatCommand =
  /** The master's phase: one order for all monsters, and whether they pursue (ADV-CMB-12, ADV-CMB-49). */
  | {
      readonly type: 'chooseOrder';
      readonly order: NonNullable<Turn['order']>;
      readonly pursuit: boolean;
    }
  | {
      readonly type: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly weapon: WeaponId;
    }
  /** With a special arrow or bolt (ADV-MGT-34). */
  | {
      readonly type: 'shootMagic';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly weapon: WeaponId;
      readonly missile: ItemId;
    }
  | { readonly type: 'reload'; readonly figure: FigureId }
  | { readonly type: 'run'; readonly figure: FigureId }
  /** In combat, in place of a move (ADV-DEATH-08). */
  | { readonly type: 'drag'; readonly figure: FigureId; readonly target: FigureId }
  /** In exploration turns (ADV-DEATH-11). */
  | { readonly type: 'carry'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly type: 'givePotion'; readonly figure: FigureId; readonly target: FigureId }
  /** Answers: spend a fate point on the wounds just rolled, or on the roll just failed; or not. */
  | { readonly type: 'faceWounds'; readonly fate: boolean }
  | { readonly type: 'faceRoll'; readonly fate: boolean }
  /** Later in the turn: undo the wounds of this turn after all (ADV-FATE-08). */
  | { readonly type: 'undoWounds'; readonly figure: FigureId }
  | { readonly type: 'chooseVictim'; readonly target: FigureId }
  /** Into the square of the enemy just killed, or not (ADV-DEATH-03). */
  | { readonly type: 'followUp'; readonly to: Square | null }
  | { readonly type: 'fixZone'; readonly target: FigureId };

export type CombatCommandOf<T extends CombatCommand['type']> = Extract<CombatCommand, { readonly type: T }>;

export type HitResult = 'critical' | 'hit' | 'miss' | 'fumble';

export interface CombatFacts {
  orderChosen: { order: NonNullable<Turn['order']>; pursuit: boolean };
  attackBegan: { figure: FigureId; target: FigureId; weapon: WeaponId; number: number };
  attackRolled: {
    figure: FigureId;
    target: FigureId;
    weapon: WeaponId;
    /** The target's skill for this attack (ADV-HTH-06). */
    skill: number;
    needed: number;
    face: number;
    result: HitResult;
    free: boolean;
  };
  shotRolled: {
    figure: FigureId;
    target: FigureId;
    weapon: WeaponId;
    /** With four added where the target is partly hidden. */
    range: number;
    sight: Exclude<Sight, 'none'>;
    needed: number;
    face: number;
    result: HitResult;
  };
  missileUsed: { figure: FigureId; missile: Missile; weapon: WeaponId };
  /** A blow or a shot lands, whether it hurts or not. */
  struck: { figure: FigureId; target: FigureId; weapon: WeaponId };
  /** A shot goes astray and hits a friend (ADV-RNG-30). */
  strayed: { figure: FigureId; target: FigureId; victim: FigureId };
  damageRolled: {
    figure: FigureId;
    target: FigureId;
    /** The dice of each hit; those thrown again after a 12 come last. */
    faces: readonly (readonly number[])[];
    toughness: number;
    wounds: number;
  };
  /** A fate point is spent: what it undid or turned. */
  fateSpent: { figure: FigureId; on: 'wounds' | 'roll'; kind: string; restored: number };
  /** `left` is null where the master alone counts a monster's wounds (ADV-HTH-16). */
  wounded: {
    figure: FigureId;
    wounds: number;
    left: number | null;
    /** The wounds a disguised monster seems to have left (ADV-ENC-22). */
    seems?: number;
    cause: string;
    by: FigureId | null;
    fate: boolean;
  };
  knockedOut: { figure: FigureId };
  died: { figure: FigureId; by: FigureId | null; pile: string | null };
  followedUp: { figure: FigureId; from: Square; to: Square };
  zoneFixed: { figure: FigureId; target: FigureId };
  zoneFreed: { figure: FigureId };
  ran: { figure: FigureId; face: number };
  reloaded: { figure: FigureId };
  tookHold: { figure: FigureId; target: FigureId; how: 'drag' | 'carry'; left: number };
  dragged: { figure: FigureId; from: Square; to: Square; by: FigureId };
  potionGiven: { figure: FigureId; target: FigureId };
  /** A potion drunk in the turn before; `wounds` is the new number left. */
  potionWorked: { figure: FigureId; wounds: number };
  missileSought: { figure: FigureId; missile: Missile; face: number; found: boolean };
  spoilsFound: { gold: number; items: readonly string[]; pile: string; square: Square };
}

/** An arrow, a bolt, a magic one, or the thrown weapon. */
export type Missile = string;

/** One blow of a chain that hit. */
export interface Hit {
  readonly dice: number;
  /** From a free attack: ignores invulnerability (ADV-ABIL-13). */
  readonly free: boolean;
}

export interface AttackFrame extends FrameBase {
  readonly tag: 'attack';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponId;
  readonly free: boolean;
  /** The first or second of its attacks in a phase: a double attack has two damages (ADV-ABIL-16). */
  readonly number: number;
  readonly stage: 'roll' | 'rolled' | 'window' | 'damage' | 'dice' | 'hurt' | 'after' | 'end';
  readonly result: HitResult | null;
  readonly hits: readonly Hit[];
  /** A critical shot halves Toughness for the damage dice (ADV-RNG-29). */
  readonly weakSpot: boolean;
  /** The magic arrow or bolt that hits, if it is one. */
  readonly missile: ItemId | null;
  readonly wounds: number;
  /** Damage dice that did not wound; fate could buy one. */
  readonly failed: number;
  /** The target's squares when it is hurt: its killer may step into them. */
  readonly squares: readonly Square[];
}

export const ATTACK_FRAME = declare<AttackFrame>()({
  tag: open,
  attacker: open,
  target: open,
  weapon: open,
  free: open,
  number: open,
  stage: open,
  result: open,
  hits: open,
  weakSpot: open,
  missile: open,
  wounds: open,
  failed: open,
  squares: open,
  answer: unread,
});

export interface ShotFrame extends FrameBase {
  readonly tag: 'shot';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponId;
  readonly missile: ItemId | null;
  readonly stage: 'roll' | 'rolled' | 'victim';
  readonly result: HitResult | null;
  readonly victims: readonly FigureId[];
}

export const SHOT_FRAME = declare<ShotFrame>()({
  tag: open,
  attacker: open,
  target: open,
  weapon: open,
  missile: open,
  stage: open,
  result: open,
  victims: open,
  answer: unread,
});

export interface DamageFrame extends FrameBase {
  readonly tag: 'damage';
  readonly target: FigureId;
  readonly wounds: number;
  readonly cause: string;
  readonly by: FigureId | null;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly fate: boolean;
  readonly stage: 'ask' | 'asked' | 'suffer' | 'fall' | 'settle' | 'end';
}

export const DAMAGE_FRAME = declare<DamageFrame>()({
  tag: open,
  target: open,
  wounds: open,
  cause: open,
  by: open,
  rules: open,
  fate: open,
  stage: open,
  answer: unread,
});

export interface TestFrame extends FrameBase {
  readonly tag: 'test';
  readonly figure: FigureId;
  readonly kind: string;
  readonly face: number;
  readonly passed: boolean;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly stage: 'ask' | 'asked';
}

export const TEST_FRAME = declare<TestFrame>()({
  tag: open,
  figure: open,
  kind: open,
  face: open,
  passed: open,
  rules: open,
  stage: open,
  answer: unread,
});

export interface FollowUpFrame extends FrameBase {
  readonly tag: 'followUp';
  readonly figure: FigureId;
  readonly squares: readonly Square[];
  readonly stage: 'ask' | 'end';
}

export const FOLLOW_UP_FRAME = declare<FollowUpFrame>()({
  tag: open,
  figure: open,
  squares: open,
  stage: open,
  answer: unread,
});

export interface FixFrame extends FrameBase {
  readonly tag: 'fix';
  readonly figure: FigureId;
}

export const FIX_FRAME = declare<FixFrame>()({
  tag: open,
  figure: open,
  answer: unread,
});

export type CombatFrame = AttackFrame | ShotFrame | DamageFrame | TestFrame | FollowUpFrame | FixFrame;
