/** What the terminal has of a game, for every command. */
import type { ParseArgsConfig } from 'node:util';
import type { Language } from '@oubliette/words';
import type { TownBook } from './campaign/townBook.ts';
import type { PlayBook, Side } from './play/book.ts';
import type { SimulatedGame } from './simulated.ts';

/** Flags as they were typed; false and undefined if they were not. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** The options of `play` about a new match. */
export interface NewMatch<Own = unknown> {
  readonly as: Side | undefined;
  readonly quest: string | undefined;
  readonly heroes: string | undefined;
  /** The game's own flags. */
  readonly own: Own;
}

/** What `play` and `rules` need of a game. Methods, so that a game may ask for its own flags. */
export interface PlayedGame<Own = unknown> {
  readonly book: PlayBook;
  /** The options of a new match beside those of every game. */
  readonly flags: NonNullable<ParseArgsConfig['options']>;
  /** Throws a UsageError for what makes no sense. */
  readFlags(values: Values): Own;
  setup(asked: NewMatch<Own>): unknown;
  /** The `help` text of its own options in a command. */
  readonly help: Readonly<
    Partial<Record<'play' | 'campaign' | 'simulate', Readonly<Record<Language, string>>>>
  >;
  /** The rules that are ever cited in play; loads computer players. */
  readonly cited: () => Promise<ReadonlySet<string>>;
}

/** A game with quests or dungeons, which can be mapped and simulated. */
export interface TerminalGame<Own = unknown> extends PlayedGame<Own> {
  /** The quests or dungeons it comes with. */
  readonly adventures: () => readonly string[];
  /** The map of a quest or a dungeon, or of a match so far. */
  map(asked: string, language: Language): readonly string[];
  readonly town?: TownBook;
  /** Loads computer players and statistics. */
  readonly simulation: () => Promise<SimulatedGame>;
}
