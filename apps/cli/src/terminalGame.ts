/** What the terminal has of a game, for every command. */
import type { Language } from '@oubliette/words';
import type { CampaignBook } from './campaign/campaignBook.ts';
import type { Flags, OwnFlags, Values } from './ownFlags.ts';
import type { PlayBook, Side } from './play/book.ts';
import type { SimulatedGame } from './simulated.ts';

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
  readonly flags: Flags;
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
  readonly town?: CampaignBook;
  /** What may vary in a simulation, to be given to its quests. */
  readonly simulated: OwnFlags<object>;
  /** Loads computer players and statistics. */
  readonly simulation: () => Promise<SimulatedGame>;
}
