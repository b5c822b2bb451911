/** What `simulate` needs of a game: its quests and heroes, who plays against whom, and what may vary. */
import type { HeroesPlayed, MorcarPlayed } from '@oubliette/lab';
import type { Task } from '@oubliette/lab/node';
import type { Language } from '@oubliette/words';

/** Who plays each side. */
interface PlayedBy {
  readonly heroesPlayed: HeroesPlayed;
  /** The side behind the screen. */
  readonly masterPlayed: MorcarPlayed;
}

/** How the matches of a game are played, with any party: by whom, and what its own flags said. */
export type Conditions<Own extends object = object> = PlayedBy & Own;

/** Methods, so that a game may be told what its own flags said. */
export interface SimulatedQuest<Own extends object = object> {
  readonly id: string;
  /** The default party. */
  readonly party: readonly string[];
  /** May be played as a training game. */
  readonly training: boolean;
  task(heroes: readonly string[], conditions: Conditions<Own>): Task;
}

export interface SimulatedGame<Own extends object = object> {
  readonly quests: () => readonly SimulatedQuest<Own>[];
  /** The quest in a file; undefined for what is no path. */
  readonly questIn?: (path: string) => SimulatedQuest<Own> | undefined;
  /** All quests of the book in their order, by the same heroes: a series with a part for each. */
  campaign?(conditions: Conditions<Own>): Task;
  readonly heroes: readonly string[];
  readonly heroName: (hero: string, language: Language) => string;
  /** The name of the side behind the screen. */
  readonly master: 'morcar' | 'master';
}
