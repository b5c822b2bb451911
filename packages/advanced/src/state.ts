/** The whole of an expedition in progress, as plain data. Each chapter says what it keeps in its own `types.ts`. */
import type { Direction, DoorState, Exit, Layout, Square, SquareSet } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import type { CounterState } from './counters/types.ts';
import type { Fight, Group } from './encounter/types.ts';
import type { ArmourId, ItemId, WeaponId } from './gear/types.ts';
import type { HazardPlace } from './hazards/types.ts';
import type { ComponentId, SpellId } from './magic/types.ts';
import type { SoloState } from './solo/types.ts';
import type { Thing } from './things.ts';
import type { Frame } from './frames.ts';

/** A hero's or henchman's id, or `ratman-3`. */
export type FigureId = string;

/** The seven rated characteristics (ADV-SET-14). */
export const RATED = [
  'weaponSkill',
  'bowSkill',
  'strength',
  'toughness',
  'speed',
  'bravery',
  'intelligence',
] as const;
export type Rated = (typeof RATED)[number];
export type Stats = Readonly<Record<Rated, number>>;

/** A characteristic set to a value, or moved by one; `set` is applied before `by`. */
export interface StatChange {
  readonly stat: Rated;
  readonly by?: number;
  readonly set?: number;
}

/** Something at work on a figure, until it ends. */
export interface Effect {
  /** `courage`, `asleep`, `stillAir` …: the chapter that makes it reads it. */
  readonly tag: string;
  /** When it ends by itself: with this turn, with the fight, at the start of the next exploration turn, or never. */
  readonly ends: 'turn' | 'fight' | 'exploration' | 'never';
  readonly changes?: readonly StatChange[];
  /** Turns it still lasts, counted down by whoever made it. */
  readonly left?: number;
  /** Whatever else its chapter needs to know. */
  readonly of?: string;
}

/** Something that stands on a board. */
export interface Figure {
  readonly id: FigureId;
  readonly side: 'heroes' | 'monsters';
  readonly kind: 'hero' | 'henchman' | 'monster';
  /** A monster's entry in the bestiary; a hero's or henchman's own id. */
  readonly of: string;
  /** Its only square, or the upper left of the four a large one covers. */
  readonly square: Square;
  readonly size: 1 | 2;
  /** Wounds left: a hero at 0 lies knocked out (ADV-DEATH-04). */
  readonly wounds: number;
  readonly effects: readonly Effect[];
  /** The encounter it came with (ADV-CMB-55); null for the heroes' side. */
  readonly group: number | null;
  /** Heroes are shown another of its group's kinds until it does something only it can (ADV-ENC-22). */
  readonly disguise: string | null;
  /** The monster character it is. */
  readonly character: string | null;
}

/** A hero's or henchman's sheet (ADV-SET-14): it goes with its owner, on the board or off it. */
export interface Sheet {
  readonly id: FigureId;
  readonly kind: 'hero' | 'henchman';
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly race: 'human' | 'dwarf' | 'elf';
  readonly calling: 'warrior' | 'wizard' | 'manAtArms' | 'sergeant';
  /** Who decides for it (ADV-SET-04). */
  readonly seat: SeatId;
  /** The hero a henchman serves. */
  readonly serves: FigureId | null;
  /** Unarmoured, unhurt (ADV-SET-16). */
  readonly start: Stats;
  readonly startWounds: number;
  readonly startFate: number;
  readonly fate: number;
  /** Lasting changes: lost limbs, blessings. */
  readonly changes: readonly (StatChange & { readonly rule: string })[];
  readonly weapons: readonly WeaponId[];
  /** Worn. */
  readonly armour: readonly ArmourId[];
  readonly arrows: number;
  readonly bolts: number;
  readonly items: readonly ItemId[];
  readonly gold: number;
  readonly components: readonly ComponentId[];
  readonly spells: readonly SpellId[];
  /** Marks of a chapter: `disarm+1`, `lostHand`, `maimed` … */
  readonly marks: readonly string[];
  readonly where: 'inside' | 'below' | 'left' | 'dead' | 'lost';
}

/** What an area of a level is, and what has been done there. */
export interface Place {
  /** The area's id on the board. */
  readonly area: string;
  readonly kind: 'stairs' | 'corridor' | 'junction' | 'turn' | 'deadEnd' | 'room';
  readonly room: 'normal' | 'hazard' | 'lair' | 'quest' | 'location' | null;
  readonly stairs: 'out' | 'down' | 'up' | null;
  /** The side by which it was entered first. */
  readonly entry: Direction | null;
  readonly searched: boolean;
  readonly searchedWalls: readonly Direction[];
  /** The encounter that lives here (ADV-CMB-54). */
  readonly group: number | null;
  readonly hazard: HazardPlace | null;
}

/** One level of the dungeon: all that its map would show, and what waits there. */
export interface Level {
  readonly layout: Layout;
  /** By door of the layout. */
  readonly doors: readonly DoorState[];
  /** Exits whose door stands open, with nothing laid behind yet; a false one stays here (ADV-GEN-41). */
  readonly opened: readonly Exit[];
  readonly falseDoors: readonly Exit[];
  /** Made by magic, with nothing laid behind: there may be only rock (ADV-SPELL-05). */
  readonly brightDoors?: readonly Exit[];
  readonly places: Readonly<Record<string, Place>>;
  /** Squares somebody has set foot on (ADV-SPOT-02). */
  readonly trodden: SquareSet;
  readonly rubble: SquareSet;
  readonly furniture: SquareSet;
  readonly things: readonly Thing[];
  /** Figures left here while the party is on another level. */
  readonly left: readonly Figure[];
  /** Monsters the heroes escaped from, back where they came from (ADV-CMB-54). */
  readonly groups: readonly Group[];
}

/** What a figure has done in this phase. */
export interface Act {
  /** Squares it has moved, and may still move; `left` is null before it begins. */
  readonly moved: number;
  readonly left: number | null;
  /** What it did besides: attack, run, door, chest, search, armour, spell, disarm, drag … */
  readonly did: string | null;
  /** Whether it moved first or did something first (ADV-CMB-04). */
  readonly first: 'move' | 'deed' | null;
  /** Attacks made, where it attacks: some make more than one (ADV-ABIL-03, ADV-ABIL-15). */
  readonly attacks?: number;
  /** It has cast its one spell of the turn (ADV-MAG-10). */
  readonly cast?: true;
  readonly over: boolean;
}

export interface Turn {
  readonly number: number;
  readonly mode: 'exploration' | 'combat';
  readonly phase: 'heroes' | 'exploration' | 'master';
  /** Heroes' phase: the seats that have finished. */
  readonly done: readonly SeatId[];
  /** Exploration turns: the player moving figures; others wait (ADV-TURN-09). */
  readonly mover: SeatId | null;
  /** The figure in the middle of what it does (ADV-CMB-13). */
  readonly active: FigureId | null;
  readonly acts: Readonly<Record<FigureId, Act>>;
  /** Combat turns, master's phase: the order that binds all monsters (ADV-CMB-12). */
  readonly order: 'moveFirst' | 'deedFirst' | null;
  readonly pursuit: boolean;
  /** Wounds suffered this turn that a fate point may still cancel (ADV-FATE-08). */
  readonly suffered: Readonly<Record<FigureId, number>>;
  /** Heroes and henchmen who died in this turn (ADV-SPELL-09). */
  readonly fallen?: readonly Fallen[];
  /** Sections in which no monster stirs in this turn (ADV-SPELL-10). */
  readonly still?: readonly string[];
}

/** Somebody dead, as they were, where they lie, and what was with them. */
export interface Fallen {
  readonly figure: Figure;
  readonly level: number;
  readonly pile: string | null;
}

export interface State {
  readonly stage: 'setup' | 'play' | 'over';
  readonly ending: Ending | null;
  readonly turn: Turn;
  readonly leader: FigureId | null;
  readonly mapper: FigureId | null;
  /** Where the party is: an index into `levels`. */
  readonly level: number;
  readonly levels: readonly Level[];
  /** On the board of the party's level. */
  readonly figures: readonly Figure[];
  readonly sheets: readonly Sheet[];
  /** The stairs on which figures wait, off the board, for the party to change level (ADV-STAIR-05). */
  readonly gathering: string | null;
  /** Exits somebody can see behind which nothing is laid yet, in the order they will be explored (ADV-TURN-07). */
  readonly frontier: readonly Exit[];
  readonly fight: Fight | null;
  readonly master: CounterState;
  readonly solo: SoloState | null;
  /** Numbers given out so far, by prefix, so that ids are never used twice. */
  readonly named: Readonly<Record<string, number>>;
  /** What is under way, innermost last; empty while a phase simply goes on. */
  readonly stack: readonly Frame[];
  /** Quest treasures found, doors to the next part opened …: named by the quest. */
  readonly achieved: readonly string[];
}
