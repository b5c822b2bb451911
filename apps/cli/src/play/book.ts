/** What the terminal asks of a game: whose seats there are, what is said, and how its table is drawn. */
import type { Direction, Size, Square } from '@oubliette/dungeon';
import type { BaseCommand, BaseEvent, Match, Player, SeatId, Stream, System } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import type { Language, Telling } from '@oubliette/words';
import type { Style } from '../style.ts';

/** Which side people play; the computer has the rest. */
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
  /** Choosing it turns to another figure instead of doing anything. */
  readonly turnTo?: string;
  /** Cannot be undone and is seldom meant. */
  readonly grave?: true;
}

/** The moves of a seat as a person chooses among them: steps by their direction, the rest by a number. */
export interface Menu<C extends BaseCommand = BaseCommand> {
  /** Whose steps the letters n, e, s, w are. */
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
  /** Computer players for the seats people do not play. */
  computers(
    setup: unknown,
    as: Side,
    difficulty: Difficulty,
    /** For what a computer player decides by chance. */
    luck?: Stream,
  ): ReadonlyMap<SeatId, Player>;
  /** What the people at the table are taken to want before they are asked. */
  wishes(as: Side): readonly { readonly seat: SeatId; readonly command: BaseCommand }[];
  /** The answer to a question that leaves no choice; null where somebody has to be asked. */
  obvious(moves: readonly BaseCommand[]): BaseCommand | null;
  /** What a new file is called after. */
  questId(setup: unknown): string;
  /** What is read out as the match begins; null where the log tells it. */
  intro(setup: unknown, language: Language): string | null;
  /** The setup a match that is over leads on to; null where it leads nowhere. */
  onward?(setup: unknown, state: unknown): unknown;

  /** All that the game says of itself. */
  readonly telling: Telling<unknown, BaseCommand, unknown>;

  menu(moves: readonly BaseCommand[], look: Look, focus: string | null): Menu;
  /** Whether anything worth doing is left to a figure one has turned to. */
  isBusy(moves: readonly BaseCommand[], figure: string): boolean;
  /** Asked twice before it is done. */
  isGrave(choice: Choice, view: unknown): boolean;
  /** What the letter for dice stands for. */
  roll(mover: string | null): BaseCommand;
  /** What ends a turn. */
  readonly end: BaseCommand;
  /** A blow at every foe in view, whether or not one may strike there: the rules say why not. */
  blowsAtAll(view: unknown, mover: string): readonly (BaseCommand & { readonly target: string })[];

  /** The squares as they are named. */
  board(view: unknown): Size;
  squareOf(view: unknown, figure: string): Square | null;
  /** What has to be given before the first step. */
  beforeWalk(view: unknown, mover: string): BaseCommand | null;
  /** Squares to step on, one after the other; none where there is no way. */
  way(view: unknown, mover: string, to: Square): readonly Square[];
  /** Whoever comes next after one who went ahead, and by which squares; null where nobody follows. */
  follower(
    view: unknown,
    ahead: string,
  ): { readonly mover: string; readonly steps: readonly Square[] } | null;
  /** What may come of a step without stopping a walk. */
  readonly ordinary: ReadonlySet<string>;

  title(look: Look): string;
  /** What is left of the turn, in a few words. */
  turnState(look: Look, menu: Menu): readonly string[];
  /** Board and panel beside each other. */
  table(look: Look, menu: Menu, room: Room): string[];
  /** Below what is asked: more about it. */
  about(look: Look, menu: Menu): readonly string[];
  map(look: Look, width: number): string[];
  reachMap(look: Look, mover: string, width: number): string[] | null;
  sheet(look: Look, width: number): string[];
  ending(look: Look): string;
  /** What can be typed. */
  readonly help: Readonly<Record<Language, string>>;
}
