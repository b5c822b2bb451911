/** State, questions and events of traps. */
import type { Direction, Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import type { Gas } from '../content/traps.ts';
import type { FrameBase } from '../kit.ts';
import type { FigureId } from '../state.ts';
import type { ThingBase } from '../things.ts';
import { declare, open, unread } from '../knowledge.ts';

export type Limb = 'hand' | 'leg';

export type TrapCommand =
  /** A hero beside a noticed trap, at the end of a move (ADV-SPOT-08). */
  | { readonly type: 'disarm'; readonly figure: FigureId; readonly trap: string }
  /** Answers, at a chest: its opener tries at once, or not. */
  | { readonly type: 'tryTrap' }
  | { readonly type: 'leaveTrap' }
  /** Off closed ground (ADV-SPOT-16). */
  | { readonly type: 'makeRoom'; readonly to: Square }
  /** Out of a pit, or over it (ADV-TRAP-10, ADV-TRAP-11). */
  | { readonly type: 'climbOut'; readonly figure: FigureId }
  | { readonly type: 'comeOut'; readonly to: Square }
  | { readonly type: 'jump'; readonly figure: FigureId; readonly to: Square }
  /** The master lays the grating along the line on this side of the square, or across the door there. */
  | { readonly type: 'dropPortcullis'; readonly at: Square; readonly side: Direction }
  | { readonly type: 'liftPortcullis'; readonly figure: FigureId; readonly trap: string }
  | { readonly type: 'rollUnder'; readonly to: Square | null }
  | { readonly type: 'moveFireball'; readonly to: Square }
  /** The master's, for a figure under its orders (ADV-TRAP-33). */
  | { readonly type: 'controlStep'; readonly to: Square }
  | { readonly type: 'controlAttack'; readonly target: FigureId }
  | { readonly type: 'controlEnd' }
  /** Answers to a deadly poison: a healing potion, a fate point, or neither (ADV-MGT-31). */
  | { readonly type: 'takeAntidote'; readonly of: FigureId }
  | { readonly type: 'facePoison'; readonly fate: boolean };

export type TrapCommandOf<T extends TrapCommand['type']> = Extract<TrapCommand, { readonly type: T }>;

export interface TrapFacts {
  /** The master's die, and the trap it brings. */
  trapRolled: { figure: FigureId; chest: string | null; face: number; trap: string };
  spotRolled: {
    figure: FigureId;
    trap: string;
    face: number;
    bonus: number;
    needed: number;
    passed: boolean;
  };
  trapNoticed: { figure: FigureId; id: string; trap: string; square: Square; chest: string | null };
  /** `mastery`: a 12, and a lasting bonus (ADV-SPOT-11). */
  disarmRolled: {
    figure: FigureId;
    trap: string;
    face: number;
    bonus: number;
    needed: number;
    passed: boolean;
    mastery: boolean;
  };
  trapDisarmed: { figure: FigureId; id: string; square: Square };
  trapLeft: { figure: FigureId; id: string };
  /** `id`: the trap noticed before, or one that stays from now on. */
  trapWentOff: { figure: FigureId; trap: string; square: Square; chest: string | null; id: string };
  madeRoom: { figure: FigureId; from: Square; to: Square };
  /** Damage dice of a trap against one of its victims. */
  trapStruck: {
    figure: FigureId;
    trap: string;
    faces: readonly number[];
    toughness: number;
    wounds: number;
  };
  boltsCounted: { figure: FigureId; face: number; bolts: number };
  poisonRolled: { figure: FigureId; face: number; poisoned: boolean };
  /** The affected characteristic is this much lower from now on. */
  limbLost: { figure: FigureId; limb: Limb; by: number };
  dodgeRolled: { figure: FigureId; face: number; speed: number; passed: boolean };
  fellIn: { figure: FigureId; pit: string; square: Square; face: number; wounds: number };
  climbRolled: { figure: FigureId; face: number; speed: number; passed: boolean };
  cameOut: { figure: FigureId; to: Square };
  jumpRolled: {
    figure: FigureId;
    from: Square;
    to: Square;
    face: number;
    speed: number;
    passed: boolean;
    left: number;
  };
  jumped: { figure: FigureId; to: Square };
  portcullisFell: { id: string; line: Line };
  portcullisLifted: {
    trap: string;
    lifters: readonly FigureId[];
    face: number;
    strength: number;
    passed: boolean;
    /** It stays up for good. */
    jammed: boolean;
  };
  rolledUnder: { figure: FigureId; to: Square };
  fireballLit: { id: string; square: Square };
  fireballMoved: { id: string; to: Square; left: number };
  fireballRests: { id: string };
  fireballDied: { id: string };
  /** `ring`: the distance from the middle, subtracted from the die. */
  gasResisted: { figure: FigureId; face: number; ring: number; toughness: number; passed: boolean };
  gasRolled: { face: number; gas: Gas };
  spellRolled: { face: number; spell: string };
  /** An effect on a figure has this many turns left. */
  effectWaned: { figure: FigureId; tag: string; left: number };
  controlled: { figure: FigureId };
  held: { figure: FigureId; by: readonly FigureId[] };
  antidoteTaken: { figure: FigureId; of: FigureId };
}

/** A trap, from its counter to its end. Answers 'noticed', 'disarmed' or 'sprung'. */
export interface SpringFrame extends FrameBase {
  readonly tag: 'trap';
  readonly figure: FigureId;
  readonly square: Square;
  readonly chest: string | null;
  /** Null until it is rolled. */
  readonly trap: string | null;
  /** The thing on the level, once it has been noticed. */
  readonly known: string | null;
  readonly stage: 'type' | 'spot' | 'spotted' | 'ask' | 'disarm' | 'disarmed' | 'goOff' | 'extra' | 'end';
  /** A 1 on the roll to disarm it (ADV-SPOT-12). */
  readonly fumbled: boolean;
}

export const SPRING_FRAME = declare<SpringFrame>()({
  tag: open,
  figure: open,
  square: open,
  chest: open,
  trap: open,
  known: open,
  stage: open,
  fumbled: open,
  answer: unread,
});

/** Damage dice for one victim after another. */
export interface TrapBlastFrame extends FrameBase {
  readonly tag: 'trapBlast';
  readonly trap: string;
  readonly rule: RuleId;
  readonly targets: readonly FigureId[];
  readonly dice: number;
  readonly limb: Limb | null;
  readonly poison: 'sure' | 'maybe' | null;
  readonly struck: FigureId | null;
}

export const TRAP_BLAST_FRAME = declare<TrapBlastFrame>()({
  tag: open,
  trap: open,
  rule: open,
  targets: open,
  dice: open,
  limb: open,
  poison: open,
  struck: open,
  answer: unread,
});

/** Falling blocks: each figure dodges, or does not (ADV-TRAP-23). */
export interface DodgeFrame extends FrameBase {
  readonly tag: 'dodge';
  readonly figure: FigureId;
  readonly stage: 'roll' | 'rolled' | 'end';
}

export const DODGE_FRAME = declare<DodgeFrame>()({
  tag: open,
  figure: open,
  stage: open,
  answer: unread,
});

export interface MakeRoomFrame extends FrameBase {
  readonly tag: 'makeRoom';
  readonly figure: FigureId;
}

export const MAKE_ROOM_FRAME = declare<MakeRoomFrame>()({
  tag: open,
  figure: open,
  answer: unread,
});

export interface ClimbFrame extends FrameBase {
  readonly tag: 'climb';
  readonly figure: FigureId;
  readonly stage: 'roll' | 'rolled' | 'out';
}

export const CLIMB_FRAME = declare<ClimbFrame>()({
  tag: open,
  figure: open,
  stage: open,
  answer: unread,
});

export interface JumpFrame extends FrameBase {
  readonly tag: 'jump';
  readonly figure: FigureId;
  readonly pit: string;
  readonly to: Square;
  readonly stage: 'rolled' | 'end';
}

export const JUMP_FRAME = declare<JumpFrame>()({
  tag: open,
  figure: open,
  pit: open,
  to: open,
  stage: open,
  answer: unread,
});

export interface PortcullisFrame extends FrameBase {
  readonly tag: 'portcullis';
  readonly area: string;
}

export const PORTCULLIS_FRAME = declare<PortcullisFrame>()({
  tag: open,
  area: open,
  answer: unread,
});

/** The grating is up: figures may roll under it one by one (ADV-TRAP-14). */
export interface LiftFrame extends FrameBase {
  readonly tag: 'lift';
  readonly trap: string;
  readonly stage: 'roll' | 'rolled' | 'under';
  readonly figures: readonly FigureId[];
}

export const LIFT_FRAME = declare<LiftFrame>()({
  tag: open,
  trap: open,
  stage: open,
  figures: open,
  answer: unread,
});

export interface FireballFrame extends FrameBase {
  readonly tag: 'fireball';
  readonly id: string;
}

export const FIREBALL_FRAME = declare<FireballFrame>()({
  tag: open,
  id: open,
  answer: unread,
});

/** Figures in the cloud, one by one; then its kind, for all who breathed it. */
export interface TrapGasFrame extends FrameBase {
  readonly tag: 'trapGas';
  readonly figures: readonly { readonly id: FigureId; readonly ring: number }[];
  readonly failed: readonly FigureId[];
  readonly gas: Gas | null;
  readonly stage: 'roll' | 'rolled' | 'kind' | 'suffer';
}

export const TRAP_GAS_FRAME = declare<TrapGasFrame>()({
  tag: open,
  figures: open,
  failed: open,
  gas: open,
  stage: open,
  answer: unread,
});

/** The spell of a magic trap, on one victim after another. */
export interface TrapSpellFrame extends FrameBase {
  readonly tag: 'trapSpell';
  readonly spell: string;
  readonly targets: readonly FigureId[];
  readonly stage: 'ward' | 'warded';
}

export const TRAP_SPELL_FRAME = declare<TrapSpellFrame>()({
  tag: open,
  spell: open,
  targets: open,
  stage: open,
  answer: unread,
});

export interface ControlFrame extends FrameBase {
  readonly tag: 'control';
  readonly figure: FigureId;
  readonly struck: boolean;
  readonly over: boolean;
}

export const CONTROL_FRAME = declare<ControlFrame>()({
  tag: open,
  figure: open,
  struck: open,
  over: open,
  answer: unread,
});

/** A poison that kills unless cured at once (ADV-MGT-31). */
export interface DeadlyFrame extends FrameBase {
  readonly tag: 'deadly';
  readonly figure: FigureId;
  readonly cause: string;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly stage: 'ask' | 'die';
}

export const DEADLY_FRAME = declare<DeadlyFrame>()({
  tag: open,
  figure: open,
  cause: open,
  rules: open,
  stage: open,
  answer: unread,
});

export type TrapFrame =
  | SpringFrame
  | TrapBlastFrame
  | DodgeFrame
  | MakeRoomFrame
  | ClimbFrame
  | JumpFrame
  | PortcullisFrame
  | LiftFrame
  | FireballFrame
  | TrapGasFrame
  | TrapSpellFrame
  | ControlFrame
  | DeadlyFrame;

/** Where a portcullis stands: between two columns or rows of an area, or in a doorway between two squares. */
export type Line =
  | {
      readonly tag: 'across';
      readonly area: string;
      readonly axis: 'x' | 'y';
      /** The last column or row before it. */
      readonly after: number;
    }
  | { readonly tag: 'door'; readonly a: Square; readonly b: Square };

/** A trap noticed but not disarmed, or lasting after it went off (ADV-SPOT-15). */
export interface TrapThing extends ThingBase {
  readonly tag: 'trap';
  readonly trap: string;
  readonly state: 'noticed' | 'sprung';
  /** The chest it guards. */
  readonly chest: string | null;
  /** The line of a portcullis that is down. */
  readonly line?: Line;
  /** A fireball: master's phases it still burns; it rests in the first. */
  readonly left?: number;
  readonly rests?: boolean;
}

export const TRAP = declare<TrapThing>()({
  id: open,
  tag: open,
  square: open,
  trap: open,
  state: open,
  chest: open,
  line: open,
  left: open,
  rests: open,
});
