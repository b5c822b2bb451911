/** What the terminal needs of a game: its seats, its words, and how its table is drawn. */
import type { Direction, Size, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, Match, Player, SeatId, Stream, System } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import type { Language, Telling } from '@oubliette/words';
import type { Style } from '../style.ts';

/** The side people play; the computer has the rest. */
export const SIDES = ['heroes', 'morcar', 'master', 'both'] as const;
export type Side = (typeof SIDES)[number];

export type AnyMatch = Match<unknown, BaseCommand, BaseEvent, unknown, unknown>;

/** What a screen is drawn from. */
export interface Look<View = unknown, Names = unknown, Setup = unknown> {
  readonly setup: Setup;
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
  readonly style: Style;
}

export interface Choice<C extends BaseCommand = BaseCommand> {
  readonly label: string;
  /** One command, or several of a sort that differ in their target. */
  readonly commands: readonly C[];
  /** Choices of one sort that share its number. */
  readonly of?: readonly Choice<C>[];
  /** Choosing it turns to another figure and does nothing else. */
  readonly turnTo?: string;
  /** Cannot be undone and is seldom meant. */
  readonly grave?: true;
}

/** A seat's moves as a person chooses among them: steps by direction, the rest by number. */
export interface Menu<C extends BaseCommand = BaseCommand> {
  /** The figure that the letters n, e, s, w move. */
  readonly mover: string | null;
  readonly steps: ReadonlyMap<Direction, C & { readonly to: Square }>;
  readonly choices: readonly Choice<C>[];
  /** Legal, but so seldom wanted that they have no number: they can be typed in words. */
  readonly rare: readonly Choice<C>[];
}

/** How much of the screen the table may take. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Methods, so that a game may ask for its own views, names and commands. */
export interface PlayBook {
  readonly id: string;
  readonly system: System;
  /** The side behind the screen. */
  readonly master: 'morcar' | 'master';
  /** The seat people look from at first. */
  seat(setup: unknown, as: Side): SeatId;
  /** Computer players for the other seats. */
  computers(
    setup: unknown,
    as: Side,
    difficulty: Difficulty,
    /** For a computer player's chance choices. */
    luck?: Stream,
  ): ReadonlyMap<SeatId, Player>;
  /** What the people at the table are assumed to want before they are asked. */
  wishes(as: Side): readonly { readonly seat: SeatId; readonly command: BaseCommand }[];
  /** The answer to a question without a choice; null if a person must be asked. */
  obvious(moves: readonly BaseCommand[]): BaseCommand | null;
  /** The name of a new file. */
  questId(setup: unknown): string;
  /** Read out as the match begins; null if the log tells it. */
  intro(setup: unknown, language: Language): string | null;
  /** The next setup after a finished match; null if there is none. */
  onward?(setup: unknown, state: unknown): unknown;

  /** All of the game's words. */
  readonly telling: Telling<unknown, BaseCommand, unknown>;

  menu(moves: readonly BaseCommand[], look: Look, focus: string | null): Menu;
  /** Whether a chosen figure has anything worth doing left. */
  isBusy(moves: readonly BaseCommand[], figure: string): boolean;
  /** Needs confirmation. */
  isGrave(choice: Choice, view: unknown): boolean;
  /** The command of the letter for dice. */
  roll(mover: string | null): BaseCommand;
  /** What ends a turn. */
  readonly end: BaseCommand;
  /** An attack on every foe in view, legal or not: the rules say why not. */
  blowsAtAll(view: unknown, mover: string): readonly (BaseCommand & { readonly target: string })[];

  /** The board's size, to name squares. */
  board(view: unknown): Size;
  squareOf(view: unknown, figure: string): Square | null;
  /** The command needed before the first step. */
  beforeWalk(view: unknown, mover: string): BaseCommand | null;
  /** The squares of a walk, in order; none if there is no way. */
  way(view: unknown, mover: string, to: Square): readonly Square[];
  /** The next figure after one that went ahead, and its way; null if none follows. */
  follower(
    view: unknown,
    ahead: string,
  ): { readonly mover: string; readonly steps: readonly Square[] } | null;
  /** Events of a step that do not stop a walk. */
  readonly ordinary: ReadonlySet<string>;

  title(look: Look): string;
  /** What is left of the turn, in a few words. */
  turnState(look: Look, menu: Menu): readonly string[];
  /** Board and panel beside each other. */
  table(look: Look, menu: Menu, room: Room): string[];
  /** Below a question: more about it. */
  about(look: Look, menu: Menu): readonly string[];
  map(look: Look, width: number): string[];
  reachMap(look: Look, mover: string, width: number): string[] | null;
  sheet(look: Look, width: number): string[];
  ending(look: Look): string;
  /** What can be typed. */
  readonly help: Readonly<Record<Language, string>>;
}
