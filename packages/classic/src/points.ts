/**
 * The decision points inside commands that one rule book may answer differently from another: each is one
 * rule. Whole commands, questions and events are replaced by chapters instead. Classic's own answers are in
 * `book.ts`; a book that builds on classic takes those and names what it replaces.
 */
import type { Ground, Square, SquareSet } from '@oubliette/dungeon';
import type { Die, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CombatFace } from './content/dice.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import type { MonsterKind } from './content/monsters.ts';
import type { Play } from './play.ts';
import type { Attack, Belongings, Figure, FigureId, Hero, State, Turn } from './state.ts';
import type { World } from './world.ts';

/** Something a figure may spend its turn on; a move is begun once, then goes step by step. */
export type Action =
  | 'move'
  | 'step'
  | 'attack'
  | 'cast'
  | 'power'
  | 'searchTreasure'
  | 'searchSecrets'
  | 'disarm'
  | 'potion';

/** The path so far and the boons at work on it. */
export type Way = Pick<Turn, 'path' | 'boons'>;

export interface HeroStrength {
  readonly body: number;
  readonly mind: number;
  readonly attack: number;
  readonly defence: number;
  readonly rules: readonly RuleId[];
}

/** The dice of a move, and the rules behind them. */
export interface MoveDice {
  readonly dice: readonly Die<number>[];
  readonly rules: readonly RuleId[];
}

/** Movement points, and the rule by which a step costs more than one. */
export interface StepCost {
  readonly points: number;
  readonly rule: RuleId;
}

/** Near: beside the searcher. */
export interface WanderersSquares {
  readonly near: boolean;
  readonly squares: readonly Square[];
}

export interface WaysOut {
  /** The rule that grants the choice comes first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly chooser: (state: State, victim: Figure) => SeatId;
  readonly squares: (world: World, state: State, victim: Figure) => readonly Square[];
  /** What happens to a victim with nowhere to go. */
  readonly stuck: (play: Play, victim: Figure) => void;
}

interface SetUp {
  /** Which seat chooses a role next, given the order of the rolls (CLS-GEN-04, CLS-GEN-06). */
  choiceOrder(world: World, rolled: readonly SeatId[]): SeatId[];
  /** The order of the heroes' turns (CLS-TUR-01). */
  turnOrder(world: World, state: State): HeroKind[];
  /** Who chooses the next set of spells (CLS-SPL-03). */
  nextToDraft(world: World, state: State): HeroKind | null;
  /** A hero's figures on entering the dungeon (CLS-HRO-03). */
  heroStrength(world: World, state: State, hero: HeroKind): HeroStrength;
}

interface Turns {
  /** Starts a turn, a hero's, an ally's or Morcar's; false when it is over at once. */
  beginTurn(play: Play, taker: FigureId | null): boolean;
  /** Whether a figure misses its turn, asleep or stunned (CLS-SPL-07). */
  losesTurn(play: Play, figure: Figure): boolean;
  /** Whether the figure may still do this in its turn (CLS-TUR-03, CLS-TUR-04). */
  checkAction(state: State, figure: Figure, action: Action): Refusal | null;
}

interface Moving {
  /** What a hero rolls for a move (CLS-MOV-01). */
  moveDice(world: World, state: State, hero: HeroKind): MoveDice;
  /** The cost of a step in movement points. */
  stepCost(world: World, state: State, mover: Figure, way: Way, from: Square, to: Square): StepCost;
  /** How two squares must lie for a step, and what blocks the way between them (CLS-MOV-04, CLS-DOR-01). */
  checkBorder(ground: Ground, mover: Figure, way: Way, from: Square, to: Square): Refusal | null;
  /** Whether one move may cross a square twice (CLS-MOV-05). */
  readonly crossesTwice: boolean;
  /** The rule by which something on a square keeps a mover off it (CLS-MOV-10, CLS-OBS-02). */
  barredBy(world: World, state: State, ground: Ground, mover: Figure, square: Square): RuleId | null;
  /** Squares one side never enters (CLS-STA-08). */
  isClosed(world: World, side: Figure['side'], square: Square): boolean;
  /** Whether one figure lets another pass through its square (CLS-MOV-07). */
  passage(
    world: World,
    state: State,
    mover: Figure,
    holder: Figure,
    turn: Pick<Turn, 'boons'>,
  ): 'always' | 'ask' | 'never';
  /** A step, from leaving one square to whatever waits on the next. */
  takeStep(play: Play, figure: FigureId, to: Square): void;
}

interface Seeing {
  /** How many squares along a passage are revealed from a figure's square; a search there reaches as far. */
  readonly discoverySight: number;
  /** How many squares along a passage count as the same place as the square they are seen from. */
  readonly placeExtent: number;
  /** What is in view (CLS-VIS-02, CLS-VIS-06). */
  sees(world: World, state: State, from: Square, to: Square): boolean;
  /** Whether spells and missiles can be aimed there (CLS-SPL-10, CLS-RNG-03). */
  canTarget(world: World, state: State, from: Square, to: Square): boolean;
  /** The squares that furniture covers, seen or not. */
  obstacles(world: World, state: State): SquareSet;
  /** Who opens doors (CLS-DOR-02). */
  opensDoors(world: World, figure: Figure): boolean;
  /** Whether the quest's lock holds a door that a hero tries (CLS-QBK-11). */
  isLocked(world: World, door: number): boolean;
}

interface Monsters {
  /** Where an unseen monster of the quest stands, by its index. */
  unseenAt(world: World, state: State, monster: number): Square;
  /** Kinds whose figures may stand in for one the box has run out of (CLS-MON-06). */
  substitutes(world: World, state: State, kind: MonsterKind): MonsterKind[];
  /** Where a wandering monster may appear (CLS-TRE-10, CLS-TRE-11). */
  wanderersSquares(world: World, state: State, searcher: Figure): WanderersSquares;
  /** What a wandering monster does when it appears beside a searcher (CLS-TRE-15). */
  surprise(play: Play, monster: Figure, searcher: HeroKind): void;
}

interface Fighting {
  /** Whether one figure may attack another (CLS-CBT-14, CLS-MON-04). */
  checkFoe(attacker: Figure, target: Figure): Refusal | null;
  /** A declared attack, from its first die to its last consequence. */
  makeAttack(play: Play, declared: Attack): void;
  /** The face that counts as a shield for a figure (CLS-CBT-09, CLS-CBT-10). */
  ownShield(figure: Figure): CombatFace;
  /** What happens to a figure without a point of Mind (CLS-HRO-09). */
  loseMind(play: Play, victim: Figure): void;
}

interface Leaving {
  /** Whether a hero would leave nothing to recover when they fall. */
  isEmptyHanded(state: State, hero: HeroKind): boolean;
  /** The belongings of the dead that a search finds (CLS-DTH-02). */
  belongingsHere(world: World, state: State, from: Square): readonly Belongings[];
  /** Whether Morcar may claim what a hero has left (CLS-DTH-03). */
  isClaimable(world: World, state: State, left: Belongings): boolean;
  /** Whether a figure stands where it can leave the dungeon (CLS-END-02). */
  isOnTheWayOut(world: World, figure: Figure): boolean;
  /** The winners, once no hero is left in the dungeon (CLS-END-03). */
  winners(state: State): readonly Hero[];
}

interface Trapping {
  /** Whether a trap still goes off (CLS-TRP-30). */
  isArmed(state: State, trap: number): boolean;
  /** Springs what lies under the square a hero has come to. */
  springTraps(play: Play, hero: FigureId, square: Square): void;
  /** How victims of a rockfall get out (CLS-TRP-24). */
  readonly waysOut: WaysOut;
}

interface Searching {
  /** The rule by which a monster keeps a hero from searching, if it does (CLS-SRC-03). */
  disturbs(world: World, state: State, searcher: Figure, monster: Figure): RuleId | null;
  /** What a hero gets from a piece of equipment that is found. */
  gainEquipment(play: Play, hero: HeroKind, equipment: EquipmentId, rules: readonly RuleId[]): void;
}

export interface RulePoints
  extends SetUp, Turns, Moving, Seeing, Monsters, Fighting, Leaving, Trapping, Searching {}
