/** The chapter of combat: its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { FrameBase } from '@oubliette/referee';
import type { Aftermath } from '../content/abilityKinds.ts';
import type { ClassId } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

/** The faces of a skull die (EXP-DIC-01). */
export const SKULL_FACES = ['skull', 'skull', 'skull', 'heroShield', 'heroShield', 'monsterShield'] as const;
export type SkullFace = (typeof SKULL_FACES)[number];

/** The combat that is being fought (EXP-CBT-01). */
export interface Combat {
  readonly number: number;
  /** Somebody has attacked in this round. */
  readonly isFought: boolean;
}

export type CombatCommand =
  | { readonly type: 'attack'; readonly target: FigureId }
  /** Before the combat, for a hero with a choice (EXP-INV-04); null for what every hero starts with. */
  | { readonly type: 'chooseWeapon'; readonly weapon: string | null }
  | { readonly type: 'claimLoot'; readonly hero: string }
  | { readonly type: 'passLoot' };

export interface CombatFacts {
  combatBegan: { number: number };
  weaponChosen: { hero: ClassId; weapon: TreasureId | null };
  attacked: { attacker: FigureId; target: FigureId; shot: boolean };
  attackRolled: { attacker: FigureId; target: FigureId; faces: readonly SkullFace[]; hits: number };
  defenceRolled: { target: FigureId; faces: readonly SkullFace[]; blocked: number };
  bodyLost: { figure: FigureId; body: number; left: number };
  bodyGained: { figure: FigureId; body: number; left: number };
  died: { figure: FigureId; at: Square };
  /** All a hero carried is gone with it (EXP-SRF-23). */
  sunk: { hero: ClassId; gold: number };
  /** An answer or an Event changes the blow under way. */
  blowChanged: { attacker: FigureId; target: FigureId; change: BlowChange };
  /** A card or an answer has made it impossible (EXP-EVT-02). */
  blowLost: { attacker: FigureId; target: FigureId };
  roseAgain: { figure: FigureId; face: number; rises: boolean };
  shoved: { figure: FigureId; to: Square };
  robbed: { hero: ClassId; gold: number };
  conditionEnded: { figure: FigureId; tag: string };
  /** The cards a group pays: one for each creature that appeared (EXP-LOT-01). */
  lootDrawn: { group: number; cards: readonly TreasureId[] };
  lootTaken: { hero: ClassId; card: TreasureId };
  lootLeft: { card: TreasureId; at: Square };
  lootRolled: { rolls: readonly { readonly hero: ClassId; readonly face: number }[] };
  combatEnded: { number: number; why: 'won' | 'lull' | 'empty' };
}

export type CombatFrame = WeaponsFrame | StrikeFrame | VolleyFrame | EndingFrame | SharingFrame;

/** One attack after another on several targets, or on one. */
export interface VolleyFrame extends FrameBase {
  readonly tag: 'volley';
  readonly attacker: FigureId;
  readonly targets: readonly FigureId[];
  readonly blow: Blow;
}

/** What can become of a blow under way. */
export type BlowChange =
  /** The dice as they lie now: rolled again, or turned. */
  | { readonly does: 'faces'; readonly of: 'attack' | 'defence'; readonly faces: readonly SkullFace[] }
  /** Dice more or fewer, before they are rolled. */
  | { readonly does: 'dice'; readonly of: 'attack' | 'defence'; readonly by: number }
  | { readonly does: 'hits' | 'shields'; readonly by: number }
  /** Body points that the target does not lose. */
  | { readonly does: 'spare'; readonly by: number }
  /** Another figure is hit in its stead. */
  | { readonly does: 'turn'; readonly target: FigureId }
  /** It comes to nothing. */
  | { readonly does: 'stop' };

/** How a blow is struck, where not simply as the attacker attacks. */
export interface Blow {
  /** It reaches as shots do. */
  readonly shot: boolean;
  /** Dice instead of the attacker's own: a spell's. */
  readonly dice: number | null;
  /** Dice more or fewer, in attack and in defence. */
  readonly more?: { readonly attack?: number; readonly defence?: number };
  /** What comes of it, if it hurts. */
  readonly then?: Aftermath | { readonly does: 'drain' };
}

/** One blow: declared, answered, rolled, answered, blocked, answered, felt (EXP-UAB-07). */
export interface StrikeFrame extends FrameBase, Omit<Blow, 'more'> {
  readonly tag: 'strike';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly stage: 'declared' | 'answers' | 'attack' | 'attackSeen' | 'defence' | 'defenceSeen' | 'harm';
  /** The dice as they lie, once they are rolled. */
  readonly attack: readonly SkullFace[] | null;
  readonly defence: readonly SkullFace[] | null;
  readonly more: {
    readonly attack: number;
    readonly defence: number;
    readonly hits: number;
    readonly shields: number;
    readonly spared: number;
  };
  readonly stopped: boolean;
}

/** Heroes with more than one usable weapon say which (EXP-INV-05). */
export interface WeaponsFrame extends FrameBase {
  readonly tag: 'weapons';
  readonly heroes: readonly ClassId[];
}

/** The combat is over: effects end, loot is drawn and shared, the dead heroes' gear is free (EXP-CBT-08). */
export interface EndingFrame extends FrameBase {
  readonly tag: 'combatEnding';
  readonly why: 'won' | 'lull' | 'empty';
  /** Groups still to be paid for. */
  readonly groups: readonly number[];
}

/** Who takes the first of these cards (EXP-LOT-04). */
export interface SharingFrame extends FrameBase {
  readonly tag: 'sharing';
  readonly cards: readonly TreasureId[];
  readonly at: Square;
  readonly claims: readonly ClassId[];
  readonly asked: readonly SeatId[];
}

export const WEAPONS_FRAME = declare<WeaponsFrame>()({ tag: open, heroes: open, answer: open });
export const VOLLEY_FRAME = declare<VolleyFrame>()({
  tag: open,
  attacker: open,
  targets: open,
  blow: open,
  answer: open,
});
export const STRIKE_FRAME = declare<StrikeFrame>()({
  tag: open,
  attacker: open,
  target: open,
  shot: open,
  dice: open,
  stage: open,
  attack: open,
  defence: open,
  more: open,
  stopped: open,
  then: open,
  answer: open,
});
export const ENDING_FRAME = declare<EndingFrame>()({ tag: open, why: open, groups: open, answer: open });
export const SHARING_FRAME = declare<SharingFrame>()({
  tag: open,
  cards: open,
  at: open,
  claims: open,
  asked: open,
  answer: open,
});
