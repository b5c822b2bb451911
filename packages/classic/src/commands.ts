/** What a seat may ask for. `figure` is always the acting figure. */
import type { Square } from '@oubliette/dungeon';
import type { HeroKind } from './content/heroes.ts';
import type { MonsterKind } from './content/monsters.ts';
import type { SpellId, SpellSet } from './content/spells.ts';
import type { PotionId } from './content/treasure.ts';
import type { FigureId, WeaponId } from './state.ts';

/** A door by the two squares it joins, `F7-G7`. */
export type DoorKey = string;

export type StartingCommand =
  | { readonly type: 'takeRole'; readonly role: 'morcar' | HeroKind }
  | { readonly type: 'takeSpells'; readonly hero: HeroKind; readonly set: SpellSet }
  | { readonly type: 'placeHero'; readonly hero: HeroKind; readonly square: Square };

export type MovingCommand =
  | { readonly type: 'rollMovement'; readonly figure: FigureId }
  | { readonly type: 'step'; readonly figure: FigureId; readonly to: Square }
  /** Over the pit in between, to the square beyond it. */
  | { readonly type: 'jump'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'answerPassage'; readonly allow: boolean };

export type ExploringCommand = {
  readonly type: 'openDoor';
  readonly figure: FigureId;
  readonly door: DoorKey;
};

export type FightingCommand =
  | {
      readonly type: 'attack';
      readonly figure: FigureId;
      readonly target: FigureId;
      /** Absent for the figure's own arms, as printed on its card. */
      readonly weapon?: WeaponId;
      readonly thrown?: true;
    }
  /** Let the announced attack be rolled. */
  | { readonly type: 'standFast'; readonly figure: FigureId };

export type SearchingCommand =
  | { readonly type: 'searchTreasure'; readonly figure: FigureId }
  | { readonly type: 'searchSecrets'; readonly figure: FigureId };

export type TrappingCommand =
  | { readonly type: 'disarm'; readonly figure: FigureId; readonly square: Square }
  | { readonly type: 'escape'; readonly figure: FigureId; readonly to: Square };

export type CastingCommand =
  | {
      readonly type: 'castSpell';
      readonly figure: FigureId;
      readonly spell: SpellId;
      readonly target?: FigureId;
      readonly door?: DoorKey;
      /** The caster knows that the target is out of sight: the spell will be wasted (CLS-SPL-11). */
      readonly unseen?: true;
    }
  /** A named foe uses one of the powers its quest gives it. */
  | {
      readonly type: 'usePower';
      readonly figure: FigureId;
      readonly power: number;
      readonly target?: FigureId;
    };

export type LeavingCommand =
  | { readonly type: 'leave'; readonly figure: FigureId }
  /** The player gives the hero up for lost. */
  | { readonly type: 'giveUp'; readonly figure: FigureId };

export type TreasureCommand =
  | {
      readonly type: 'usePotion';
      readonly figure: FigureId;
      readonly potion: PotionId;
      readonly target?: FigureId;
    }
  | { readonly type: 'placeWandering'; readonly kind: MonsterKind; readonly square: Square }
  /** Morcar declines to place it, where the rules let him. */
  | { readonly type: 'forgoWandering' };

export type PlacingCommand =
  /** Another kind of the same colour, or none. */
  { readonly type: 'substitute'; readonly kind: MonsterKind | null };

export type TurnCommand = { readonly type: 'endTurn' } | { readonly type: 'claim'; readonly take: boolean };

export type QuestCommand =
  /** The answer to the quest's question, by its number among the choices. */
  { readonly type: 'answerQuestion'; readonly choice: number };

export type Command =
  | StartingCommand
  | MovingCommand
  | ExploringCommand
  | FightingCommand
  | SearchingCommand
  | TrappingCommand
  | CastingCommand
  | LeavingCommand
  | TreasureCommand
  | PlacingCommand
  | TurnCommand
  | QuestCommand;

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
