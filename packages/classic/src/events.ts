/** What happens in a match: each event is one fact a player could narrate. */
import type { Square } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { EventsOf, EventWith } from '@oubliette/referee';
import type { CardId } from './cards.ts';
import type { DoorKey } from './commands.ts';
import type { CombatFace } from './content/dice.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import type { MonsterKind } from './content/monsters.ts';
import type { Text } from './content/names.ts';
import type { QuestTreasureId } from './content/questTreasures.ts';
import type { SpellId, SpellSet } from './content/spells.ts';
import type { TrapKind } from './content/traps.ts';
import type { PotionId, TreasureId } from './content/treasure.ts';
import type { OuterDoor } from './quest/quest.ts';
import type {
  Attack,
  Belongings,
  Condition,
  Figure,
  FigureId,
  Hero,
  Missing,
  Pending,
  Piece,
  State,
  WeaponId,
} from './state.ts';

export interface StartingFacts {
  /** The table is laid: seats, sheets, full stocks and a shuffled treasure deck. */
  questOpened: { quest: string; title: Text };
  rolesRolled: { rolls: readonly { seat: SeatId; die: number }[]; order: readonly SeatId[] };
  roleTaken: { seat: SeatId; role: 'morcar' | HeroKind };
  sheetFilled: { hero: Hero };
  parchmentRead: { text: Text };
  phaseBegun: { phase: 'spells' | 'placement'; order: readonly FigureId[] };
  spellsTaken: { hero: HeroKind; set: SpellSet; spells: readonly SpellId[] };
  heroPlaced: { figure: Figure };
}

export interface MovingFacts {
  movementRolled: {
    figure: FigureId;
    dice: readonly number[];
    total: number;
    boons: Turn['boons'];
    used: readonly Condition[];
  };
  stepped: { figure: FigureId; from: Square; to: Square };
  passageAsked: { figure: FigureId; through: FigureId; to: Square };
  passageAnswered: { figure: FigureId; through: FigureId; allowed: boolean };
  jumped: { figure: FigureId; from: Square; over: readonly Square[]; to: Square; face: CombatFace };
  /** `face`: of a jump that failed; `onPurpose`: climbed down into (CLS-TRP-13). */
  fellIntoPit: { figure: FigureId; square: Square; cost: number; face?: CombatFace; onPurpose?: true };
  figureMoved: { figure: FigureId; to: Square };
}

/** Squares of stairways, squares that lead out, and doors in the outer wall. */
export interface Ways {
  readonly stairs: readonly Square[];
  readonly exit: readonly Square[];
  readonly outerDoors: readonly Pick<OuterDoor, 'square' | 'direction'>[];
}

export interface ExploringFacts {
  doorOpened: { by: FigureId | null; door: DoorKey };
  doorLocked: { by: FigureId; door: DoorKey };
  revealed: {
    by: FigureId | null;
    squares: readonly Square[];
    doors: readonly DoorKey[];
    furniture: readonly Piece[];
    blocked: readonly Square[];
    /** Ways out that nobody knew of, where there are any. */
    ways?: Ways;
  };
  captiveSeen: { figure: Figure };
}

export interface FightingFacts {
  attackDeclared: { attack: Attack };
  attackRolled: { attack: Attack; faces: readonly CombatFace[]; skulls: number; used: readonly Condition[] };
  defenceRolled: {
    figure: FigureId;
    faces: readonly CombatFace[];
    shields: number;
    used: readonly Condition[];
  };
  woke: { figure: FigureId };
  bodyLost: { figure: FigureId; amount: number };
  bodyRestored: { figure: FigureId; amount: number };
  mindChanged: { figure: FigureId; by: number };
  /** A treasure that strengthens the mind also raises its maximum. */
  mindStrengthened: { figure: FigureId; by: number };
  monsterKilled: { figure: FigureId; kind: MonsterKind; by: FigureId | null };
  heroDied: { figure: FigureId; belongings: Belongings | null };
  weaponLost: { hero: HeroKind; weapon: WeaponId };
}

export interface SearchingFacts {
  /** `counts`: this uses up the hero's one treasure search here (CLS-SRC-11). */
  searched: { hero: FigureId; for: 'treasure' | 'secrets'; squares: readonly Square[]; counts: boolean };
  secretDoorFound: { by: FigureId; door: DoorKey };
  nothingFound: { hero: FigureId };
  questTreasureFound: { hero: HeroKind; place: string };
}

export interface TrappingFacts {
  trapFound: { by: FigureId; trap: TrapKind | 'chest'; squares: readonly Square[] };
  trapSprung: { figure: FigureId; trap: TrapKind | 'chest'; squares: readonly Square[]; text: Text | null };
  trapRolled: { figure: FigureId; faces: readonly CombatFace[]; skulls: number };
  rocksFell: { squares: readonly Square[] };
  escapeAsked: { pending: Extract<Pending, { tag: 'escape' }> };
  escaped: { figure: FigureId; to: Square };
  trapDisarmed: { by: FigureId; square: Square };
}

export interface CastingFacts {
  spellCast: { figure: FigureId; spell: SpellId; target: FigureId | null; door: DoorKey | null };
  spellWasted: { figure: FigureId; spell: SpellId; target: FigureId };
  saveRolled: { figure: FigureId; faces: readonly CombatFace[]; shields: number };
  conditionGained: { figure: FigureId; condition: Condition };
  foeVanished: { figure: FigureId; to: Square };
  foeSummoned: { figure: FigureId; kind: MonsterKind };
}

export interface LeavingFacts {
  figureLeft: { figure: FigureId; succeeded: boolean };
  rewardPaid: { hero: HeroKind; gold: number };
  questEnded: { ending: Ending };
}

export interface TreasureFacts {
  cardDrawn: { hero: HeroKind; card: TreasureId };
  cardReturned: { card: TreasureId };
  cardSetAside: { card: TreasureId };
  deckEmpty: { hero: HeroKind };
  goldRolled: { hero: HeroKind; die: number };
  goldGained: { hero: HeroKind; amount: number };
  potionKept: { hero: HeroKind; potion: PotionId; fromDeck: boolean };
  potionUsed: { hero: HeroKind; potion: PotionId; target: FigureId | null };
  questTreasureGained: { hero: HeroKind; treasure: QuestTreasureId };
  equipmentGained: { hero: HeroKind; equipment: EquipmentId };
  wanderingAsked: { pending: Extract<Pending, { tag: 'wandering' }> };
  wanderingAbsent: { hero: HeroKind };
}

export interface PlacingFacts {
  /** `map`: its square on the quest's map; null if a note, card or power placed it. */
  monsterPlaced: { figure: Figure; map: Square | null };
  figureMissing: { missing: Missing; map: Square | null };
  substituteChosen: { missing: Missing; kind: MonsterKind | null };
}

export interface TurnFacts {
  roundStarted: { round: number };
  turnStarted: { figure: FigureId | null };
  turnSkipped: { figure: FigureId; why: 'asleep' | 'stunned' };
  wakeRolled: { figure: FigureId; die: number; wakes: boolean };
  turnEnded: { figure: FigureId | null };
  monsterChosen: { figure: FigureId };
  belongingsTaken: { by: HeroKind; belongings: Belongings };
  belongingsClaimed: { belongings: Belongings };
  claimDeclined: { hero: HeroKind };
  claimAsked: { hero: HeroKind };
}

export interface QuestFacts {
  noteFired: { note: number };
  /** A note with a title takes effect. */
  noteTold: { title: Text };
  noteRead: { text: Text };
  /** The dice a note rolls against a figure. */
  noteRolled: { figure: FigureId; faces: readonly CombatFace[]; skulls: number; title: Text | null };
  /** A question is put in the queue. */
  questionPut: { question: number; actor: FigureId | null };
  questionAsked: { pending: Extract<Pending, { tag: 'question' }> };
  questionAnswered: { figure: FigureId; text: Text };
  /** No figure is left to answer it. */
  questionDropped: Record<never, never>;
  counted: { counter: string; text: Text | null; value: number; of: number | null };
  /** `from`: where it stood; the move is seen. */
  furnitureShifted: { piece: Piece; from: readonly Square[] };
  /** The same behind the screen. */
  pieceMoved: { index: number; squares: readonly Square[] };
  goalReached: { goal: string };
  flagSet: { flag: string };
  timerStarted: { timer: string; round: number };
  squaresBlocked: { squares: readonly Square[] };
  figureRemoved: { figure: FigureId };
  captiveJoined: { figure: FigureId; hero: HeroKind };
  overridden: { change: Override; reason: string };
}

export type Facts = StartingFacts &
  MovingFacts &
  ExploringFacts &
  FightingFacts &
  SearchingFacts &
  TrappingFacts &
  CastingFacts &
  LeavingFacts &
  TreasureFacts &
  PlacingFacts &
  TurnFacts &
  QuestFacts;

type Turn = State['turn'];

/** Corrections the Morcar player may make by hand. */
export type Override =
  | { readonly tag: 'setBody'; readonly figure: FigureId; readonly body: number }
  | { readonly tag: 'setMind'; readonly figure: FigureId; readonly mind: number }
  | { readonly tag: 'setGold'; readonly hero: HeroKind; readonly gold: number }
  | { readonly tag: 'setSquare'; readonly figure: FigureId; readonly square: Square }
  /** A door on the board is opened, and shows what lies behind it. */
  | { readonly tag: 'openDoor'; readonly door: DoorKey }
  | { readonly tag: 'removeFigure'; readonly figure: FigureId }
  | { readonly tag: 'addCard' | 'dropCard'; readonly hero: HeroKind; readonly card: CardId };

export type EventType = keyof Facts;
export type EventOf<T extends EventType> = EventWith<T, Facts[T]>;
export type ClassicEvent = EventsOf<Facts>;
