/** A game as the table takes it from the shelf: its rules, its bots, and how its seats are called. */
import type { BaseCommand, Game, Json, Player, Problem, Stream, System } from '@oubliette/kernel';
import type { Chair, LocalText } from './summary.ts';

export type AnyGame = Game;
export type AnyPlayer = Player;

export interface Box {
  readonly system: System;
  title(setup: Json): LocalText;
  chairs(setup: Json): readonly Omit<Chair, 'occupant'>[];
  readonly bots: readonly Bot[];
  /** The computer player an empty seat gets. */
  readonly defaultBot: string;
  /** `luck` is for what it decides by chance: whoever does not know it cannot guess what. Without, it always does the same. */
  makeBot(bot: string, luck?: Stream): AnyPlayer;
  /** Makes a setup of what somebody chose in the lobby, or says what is wrong with the choice. */
  compose(choice: unknown): Composed | Promise<Composed>;
  /** The setup a match that is over leads on to; null where it leads nowhere. */
  onward?(setup: Json, state: unknown): Json | null;
  /** Where the game sends its heroes out on quests, each a match of its own. */
  readonly outings?: Outings;
}

export interface Bot {
  readonly id: string;
  readonly title: LocalText;
}

export type Composed =
  | { readonly ok: true; readonly setup: Json }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * A campaign and its quests: two systems, one for the time between and one for the dungeon. While a quest is out its
 * campaign waits for the report, which the table gives: no computer player of the campaign is asked meanwhile.
 */
export interface Outings {
  /** A quest is under way: nobody but its report can move the campaign on. */
  isOut(state: unknown): boolean;
  /** The system of the quest's match, and its setup, once the campaign's state says that it is under way; else null. */
  setOut(setup: Json, state: unknown): Promise<{ readonly system: string; readonly setup: Json } | null>;
  /** The command by which the campaign learns how the match ended, and the seat that gives it. */
  report(
    setup: Json,
    questState: unknown,
    campaignState: unknown,
  ): { readonly seat: string; readonly command: BaseCommand };
}

/** The games a host offers, by their system's id. */
export type Shelf = ReadonlyMap<string, Box>;
