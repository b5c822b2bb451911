/** The events of an attack. */
import type { Condition, FigureId, HeroKind } from '@oubliette/classic/extend';
import type { Direction } from '@oubliette/dungeon';
import type { AttackDie, ColourFace, CombatFace } from '../content/dice.ts';
import type { GearId } from '../content/ids.ts';
import type { HeldChoice, NextPending, Strike } from '../state.ts';

/** What a free blow is a response to. */
export type BlowReason = 'miss' | 'perfectDefence' | 'push' | 'shooting' | 'opportunity' | 'assistance';

export interface StrikerRoll {
  readonly figure: FigureId;
  /** Empty if every die counts as its best face, unrolled (NXT-BCK-02). */
  readonly dice: readonly AttackDie[];
  readonly faces: readonly ColourFace[];
  /** Unstoppable dice rolled with them. */
  readonly extra: readonly CombatFace[];
  /** The critical D20; null where none is rolled. */
  readonly critical: number | null;
  readonly hits: number;
  readonly unstoppable: number;
  /** The skull every attacker adds against a cornered target (NXT-COR-01). */
  readonly cornered: boolean;
}

export interface AttackFacts {
  faced: { figure: FigureId; facing: Direction; cost: number };
  engaged: { a: FigureId; b: FigureId };
  strikeDeclared: { strike: Strike };
  /** An attack is held back for others to join (NXT-GRP-01). */
  attackHeld: { figure: FigureId; target: FigureId; choice: HeldChoice };
  heldLost: { figure: FigureId };
  /** Mana, Mind or a thrown weapon: what an attack costs besides the action. */
  strikePaid: { figure: HeroKind; mana: number; mind: number; thrown: GearId | null };
  /** `bonus`: what a gift adds to the die, up to 20. */
  surpriseRolled: { attacker: FigureId; target: FigureId; die: number; bonus: number };
  strikeRolled: {
    target: FigureId;
    rolls: readonly StrikerRoll[];
    hits: number;
    unstoppable: number;
    /** Aids of the attackers that are used up. */
    used: readonly { readonly figure: FigureId; readonly conditions: readonly Condition[] }[];
  };
  /** The target dies without a defence roll (NXT-FIN-01). */
  finished: { target: FigureId };
  strikeParried: {
    figure: FigureId;
    faces: readonly CombatFace[];
    dodge: readonly [number, number] | null;
    shields: number;
    blackShields: number;
    damage: number;
    used: readonly Condition[];
  };
  resisted: { figure: FigureId; spared: number; diceLost: number };
  shieldTaken: { figure: FigureId; by: FigureId };
  friendlyFire: { shooter: FigureId; victim: FigureId; damage: number };
  counterRolled: {
    by: FigureId;
    on: FigureId;
    /** Empty after a perfect defence: its black shields are already known. */
    faces: readonly CombatFace[];
    hits: number;
    why: BlowReason;
  };
  counterParried: { figure: FigureId; faces: readonly CombatFace[]; shields: number };
  nextAsked: { asked: NextPending };
  nextAnswered: { tag: NextPending['tag']; choice: string | number | null };
  /** How many dice moved from attack to defence (NXT-CHW-02, NXT-CHW-04). */
  stanceTaken: { figure: FigureId; defence: number };
  stancesEnded: { figures: readonly FigureId[] };
}
