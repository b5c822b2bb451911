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

/** An attack that is not a plain one: an ability's, or of Chaos. */
export interface Special {
  /** Dice more or fewer than it has. */
  readonly more?: number;
  /** So many dice instead of its own: a spell, which reaches as shots do. */
  readonly spell?: number;
  /** Dice fewer in defence. */
  readonly piercing?: number;
  readonly then?: Aftermath | { readonly does: 'drain' };
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

export type CombatFrame = WeaponsFrame | EndingFrame | SharingFrame | VolleyFrame;

/** One attack after another on several targets, or on one. */
export interface VolleyFrame extends FrameBase {
  readonly tag: 'volley';
  readonly attacker: FigureId;
  readonly targets: readonly FigureId[];
  readonly special: Special;
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
  special: open,
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
