/** A quest that has been checked: every place is a square of its board, every name is known. */
import type { Board, Direction, Square, SquareSet } from '@oubliette/dungeon';
import type { Language, Noun } from '@oubliette/words';
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import type { FurnitureKind } from '../content/pieces.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { SpellId } from '../content/spells.ts';
import type { Harm } from '../content/traps.ts';
import type { PotionId } from '../content/treasure.ts';
import type { QuestVocabulary } from './vocabulary.ts';

export interface QuestDoor {
  readonly id: string | null;
  readonly secret: boolean;
  /** Heroes cannot open it by hand; a note does. */
  readonly locked: boolean;
}

export interface QuestFurniture {
  readonly id: string | null;
  readonly kind: FurnitureKind;
  readonly squares: readonly Square[];
}

export type Power =
  | { readonly tag: 'cast'; readonly spell: SpellId; readonly times: number }
  | { readonly tag: 'summon'; readonly kind: MonsterKind; readonly count: number; readonly times: number }
  | { readonly tag: 'vanish'; readonly to: Square; readonly times: number };

/** The strength of a monster or captive, from its card and the quest. */
export interface Strength {
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly body: number;
  readonly mind: number;
}

export interface QuestMonster {
  readonly id: string | null;
  /** As written; a book may replace it with a kind of its own. */
  readonly kind: MonsterKind;
  readonly name: Noun | null;
  readonly square: Square;
  /** The quest's changes to its card; null for an ordinary monster of its kind. */
  readonly strength: Strength | null;
  readonly powers: readonly Power[];
}

export interface QuestCaptive {
  readonly id: string;
  readonly name: Noun;
  readonly square: Square;
  readonly strength: Strength;
}

/** `sort`: which of the book's own traps it is, if it is not one of the box's. */
export type QuestTrap =
  | { readonly kind: 'pit'; readonly sort: string | null; readonly squares: readonly Square[] }
  | {
      readonly kind: 'rockfall';
      readonly sort: null;
      readonly squares: readonly [Square];
      readonly falls: Square;
    }
  | { readonly kind: 'spear'; readonly sort: string | null; readonly squares: readonly [Square] }
  /** `chest` is the index of the piece of furniture; `squares` are the squares it covers. */
  | {
      readonly kind: 'chest';
      readonly sort: null;
      readonly squares: readonly Square[];
      readonly chest: number;
      readonly harm: Harm;
      readonly text: Text | null;
    };

/** An effect that does not itself ask a question. */
export type PlainEffect = Exclude<Effect, { tag: 'ask' }>;

export interface Choice {
  readonly text: Text;
  /** Only the Morcar player knows it before it is chosen. */
  readonly then: readonly PlainEffect[];
}

export type Effect =
  | { readonly tag: 'text'; readonly text: Text }
  | { readonly tag: 'place'; readonly monsters: readonly QuestMonster[] }
  | { readonly tag: 'open'; readonly door: number }
  | { readonly tag: 'block'; readonly squares: readonly Square[] }
  | { readonly tag: 'reveal'; readonly area: number }
  | { readonly tag: 'giveGold'; readonly gold: number }
  | { readonly tag: 'giveQuestTreasure'; readonly treasure: QuestTreasureId }
  | { readonly tag: 'giveEquipment'; readonly equipment: EquipmentId }
  | { readonly tag: 'givePotion'; readonly potion: PotionId }
  | { readonly tag: 'move'; readonly who: Who | { readonly figure: string }; readonly to: readonly Square[] }
  | { readonly tag: 'harm'; readonly who: Who; readonly harm: Harm }
  | { readonly tag: 'heal'; readonly who: Who; readonly body: number }
  | { readonly tag: 'mind'; readonly who: Who; readonly by: number }
  | { readonly tag: 'goal'; readonly goal: string }
  | { readonly tag: 'flag'; readonly flag: string }
  | { readonly tag: 'timer'; readonly timer: string; readonly rounds: number }
  | { readonly tag: 'join'; readonly captive: string }
  | { readonly tag: 'remove'; readonly figure: string }
  | { readonly tag: 'shift'; readonly piece: number; readonly to: readonly Square[] }
  | { readonly tag: 'count'; readonly counter: string; readonly by: number }
  /** `question` numbers the quest's questions; in a hero's view it would tell how many there are. */
  | {
      readonly tag: 'ask';
      readonly question: number;
      readonly text: Text;
      readonly who: Who;
      readonly choices: readonly Choice[];
    }
  | { readonly tag: 'win' }
  | { readonly tag: 'lose' };

export type Who = 'actor' | 'everyone';

export type When =
  | { readonly tag: 'enter'; readonly areas: readonly number[] }
  | { readonly tag: 'seeArea'; readonly areas: readonly number[] }
  | { readonly tag: 'seeFigure'; readonly figures: readonly string[] }
  | { readonly tag: 'open'; readonly door: number }
  | { readonly tag: 'step'; readonly squares: readonly Square[] }
  | { readonly tag: 'search'; readonly area: number; readonly for: 'treasure' | 'secrets' }
  | { readonly tag: 'kill'; readonly figures: readonly string[] }
  | { readonly tag: 'round'; readonly round: number; readonly every: number | null }
  | { readonly tag: 'timer'; readonly timer: string }
  | { readonly tag: 'leave'; readonly figure: string | null }
  | { readonly tag: 'goal'; readonly goal: string }
  | { readonly tag: 'counter'; readonly counter: string; readonly reaches: number };

export interface Condition {
  readonly flag?: string | undefined;
  readonly noFlag?: string | undefined;
  readonly goal?: string | undefined;
  readonly noGoal?: string | undefined;
  readonly hero?: HeroKind | undefined;
  /** The hero who sets the note off carries this quest treasure. */
  readonly carries?: QuestTreasureId | undefined;
  /** By counter. */
  readonly atLeast?: { readonly [counter: string]: number } | undefined;
  readonly lessThan?: { readonly [counter: string]: number } | undefined;
}

export interface Note {
  /** Its title, which everybody reads when it happens. */
  readonly title: Text | null;
  readonly when: When;
  readonly if: Condition;
  /** Happens whenever it can, but once a turn. */
  readonly repeat: boolean;
  readonly then: readonly Effect[];
  /** For the Morcar player alone, at any time. */
  readonly master: Text | null;
}

export interface QuestCounter {
  readonly id: string;
  /** Shown to everybody with its count; null if only the Morcar player knows of it. */
  readonly text: Text | null;
  readonly start: number;
  /** The value it counts up to, if that is public. */
  readonly of: number | null;
}

/** A door in the outer wall of the board: a figure leaves by it from the square before it. */
export interface OuterDoor {
  readonly square: Square;
  readonly direction: Direction;
  /** Heroes come in by it, and so know it from the start; other doors are known once seen. */
  readonly entrance: boolean;
}

/** What a treasure search finds instead of a card, once (CLS-TRE-01). */
export interface QuestTreasure {
  readonly place: { readonly area: number } | { readonly square: Square };
  readonly then: readonly Effect[];
}

export interface SpecialRules {
  readonly moveDice?: number | undefined;
  readonly monstersOpenDoors?: boolean | undefined;
  readonly noSpells?: boolean | undefined;
}

export interface Quest {
  readonly id: string;
  /** The book it is written for; null if the box is enough. */
  readonly book: string | null;
  /** The vocabulary of the book it was read with. */
  readonly vocabulary: QuestVocabulary;
  /** The level of heroes it is meant for, if it names one and heroes have levels. */
  readonly level: number | null;
  readonly title: Text;
  readonly author: string | null;
  readonly source: string | null;
  /** The language of a quest written in only one: its texts in the other say so. */
  readonly language: Language | null;
  readonly draft: boolean;
  readonly parchment: Text;
  /** For the Morcar player alone. */
  readonly master: Text | null;
  readonly reward: { readonly gold: number; readonly share: 'each' | 'divided' } | null;
  readonly training: boolean;
  readonly board: Board;
  readonly wandering: MonsterKind;
  /** The squares of all stairways; none where there are none. */
  readonly stairs: readonly Square[];
  /** The squares of the stairways by which heroes come in, known from the start. */
  readonly entrance: readonly Square[];
  readonly outerDoors: readonly OuterDoor[];
  /** Where heroes start, best squares first; a later list is used only when the one before is full. */
  readonly startSquares: readonly (readonly Square[])[];
  /** The squares that lead out (CLS-END-02). */
  readonly exit: readonly Square[];
  /** The quest names its exits, which are then known once seen. */
  readonly namesExit: boolean;
  readonly goals: readonly { readonly id: string; readonly text: Text }[];
  readonly counters: readonly QuestCounter[];
  /** How many figures of a kind, if the quest adds to the box; only the Morcar player sees the box. */
  readonly figures: { readonly [kind: MonsterKind]: number };
  /** By door index of the board. */
  readonly doors: readonly QuestDoor[];
  readonly blocked: SquareSet;
  readonly furniture: readonly QuestFurniture[];
  readonly monsters: readonly QuestMonster[];
  readonly captives: readonly QuestCaptive[];
  readonly traps: readonly QuestTrap[];
  readonly treasures: readonly QuestTreasure[];
  readonly notes: readonly Note[];
  readonly rules: SpecialRules;
}
