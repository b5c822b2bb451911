/** A game as the table takes it from the shelf: its rules, its bots, and the names of its seats. */
import type { BaseCommand, Game, Json, Player, Problem, Stream, System } from '@oubliette/kernel';
import type { Chair, LocalText } from './summary.ts';

export type AnyGame = Game;
export type AnyPlayer = Player;

export interface Box {
  readonly system: System;
  title(setup: Json): LocalText;
  chairs(setup: Json): readonly Omit<Chair, 'occupant'>[];
  /** From the gentlest master to the hardest. */
  readonly bots: readonly Bot[];
  /** The computer player an empty seat gets. */
  readonly defaultBot: string;
  /** `luck` makes its chance choices unpredictable; without one it always does the same. */
  makeBot(bot: string, luck?: Stream): AnyPlayer;
  /** Makes a setup of a lobby choice, or says what is wrong with the choice. */
  compose(choice: unknown): Composed | Promise<Composed>;
  /** The next setup after a finished match; null if there is none. */
  onward?(setup: Json, state: unknown): Json | null;
  /** Where the same heroes may go after a match, whatever its end. */
  further?(setup: Json): Further;
  /** For games that send their heroes out on quests, each a match of its own. */
  readonly outings?: Outings;
}

export interface Further {
  /** The setup of the quest after this one. */
  readonly next?: () => Promise<Json>;
  /** A campaign they may begin: a game of the shelf, and the choice for it. */
  readonly campaign?: { readonly game: string; readonly choice: Json };
}

export interface Bot {
  readonly id: string;
  readonly title: LocalText;
}

export type Composed =
  | { readonly ok: true; readonly setup: Json }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * A campaign and its quests: one system for the town, one for the dungeon. While a quest is out, its campaign
 * waits for the report, which the table gives; its computer players are not asked meanwhile.
 */
export interface Outings {
  /** A quest is under way: only its report can move the campaign on. */
  isOut(state: unknown): boolean;
  /** The system and setup of the quest's match, once the campaign's state says it is under way; else null. */
  setOut(setup: Json, state: unknown): Promise<{ readonly system: string; readonly setup: Json } | null>;
  /** The command that tells the campaign how the match ended, and the seat that gives it. */
  report(
    setup: Json,
    questState: unknown,
    campaignState: unknown,
  ): { readonly seat: string; readonly command: BaseCommand };
}

/** The games a host offers, by their system's id. */
export type Shelf = ReadonlyMap<string, Box>;
