/**
 * The points inside commands at which one rule book may decide otherwise than another, gathered in one place; what is
 * decided by whole commands, questions and events, chapters replace. Classic's own answers are in `classicBook.ts`; a
 * book that builds on classic takes those and names what it replaces.
 */
import type { Square, SquareSet } from '@oubliette/dungeon';
import type { Refusal, RuleId } from '@oubliette/kernel';
import type { CombatFace } from './content/dice.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import type { Bestiary } from './content/monsters.ts';
import type { PotionId } from './content/treasure.ts';
import type { Play } from './play.ts';
import type { Attack, Figure, FigureId, State, Turn } from './state.ts';
import type { World } from './world.ts';

/** What a figure may spend its turn on. */
export type Action = 'attack' | 'cast' | 'power' | 'search' | 'disarm' | 'potion';

/** The way so far and what is at work on it. */
export type Way = Pick<Turn, 'path' | 'boons'>;

/** A hero's figures when they enter the dungeon. */
export interface HeroStrength {
  readonly body: number;
  readonly mind: number;
  readonly attack: number;
  readonly defence: number;
  readonly rules: readonly RuleId[];
}

export interface RulePoints {
  /** The monsters of the box. */
  readonly monsters: Bestiary;

  /** Whether the figure's turn still has this in it. */
  checkAction(state: State, figure: Figure, action: Action): Refusal | null;
  /** A hero's or ally's turn begins; false when it is over at once. */
  beginTurn(play: Play, figure: Figure): boolean;
  beginMorcarTurn(play: Play): void;

  heroStrength(world: World, state: State, hero: HeroKind): HeroStrength;
  /** Ordinary dice for a move, with those that are not D6 named by the book itself. */
  rollMove(play: Play, hero: HeroKind, times: number): readonly number[];
  /** The squares one step may lead to. */
  stepsFrom(world: World, state: State, mover: Figure, from: Square): readonly Square[];
  /** Whether a mover may set foot on a square next to its own, whoever stands there. */
  checkSquare(world: World, state: State, mover: Figure, way: Way, from: Square, to: Square): Refusal | null;
  /** What a step costs of the movement left. */
  stepCost(world: World, state: State, mover: Figure, way: Way, from: Square, to: Square): number;
  /** The squares that furniture covers, seen or not. */
  obstacles(world: World, state: State): SquareSet;
  /** Where a monster of the quest is that nobody has seen yet, by its index. */
  unseenAt(world: World, state: State, monster: number): Square;
  /** How many squares along a passage are discovered from where one stands, and so how far a search there reaches. */
  readonly discoverySight: number;
  /** How many squares along a passage are still the same place as the one it is looked at from. */
  readonly placeExtent: number;

  /** An attack that has been declared, from its first die to the last consequence. */
  makeAttack(play: Play, declared: Attack): void;
  /** The face that saves a figure. */
  ownShield(figure: Figure): CombatFace;
  /** What lies under a square goes off under the hero who has come to it. */
  springTraps(play: Play, hero: FigureId, square: Square): void;
  gainGold(play: Play, hero: HeroKind, amount: number, rules: readonly RuleId[]): void;
  gainPotion(play: Play, hero: HeroKind, potion: PotionId, fromDeck: boolean, rules: readonly RuleId[]): void;
  /** Whether a hero has nothing that could be taken up from where they fall. */
  isEmptyHanded(state: State, hero: HeroKind): boolean;
  gainEquipment(play: Play, hero: HeroKind, equipment: EquipmentId, rules: readonly RuleId[]): void;
}
