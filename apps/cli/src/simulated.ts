/** What `simulate` needs of a game: its quests and heroes, who plays against whom, and what may vary. */
import type { HeroesPlayed, MorcarPlayed } from '@oubliette/lab';
import type { Task } from '@oubliette/lab/node';
import type { NextOptions } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';

/** How the matches of a game are played, with any party. */
export interface Conditions {
  readonly heroesPlayed: HeroesPlayed;
  /** The side behind the screen. */
  readonly masterPlayed: MorcarPlayed;
  /** NextLevel: the level all heroes start at; by default the one each quest is meant for. */
  readonly level?: number;
  /** NextLevel: levels, gifts, traps and options change from match to match. */
  readonly varied?: true;
  /** Classic and NextLevel: by the rules of the training game (CLS-TRN-01). */
  readonly training?: true;
  /** Classic: the same heroes from quest to quest. */
  readonly campaign?: true;
  /** NextLevel: the table's options. */
  readonly options: Partial<NextOptions>;
  /** Advanced: without a game master, the solo tables decide. */
  readonly solo?: true;
  /** Advanced: how many expeditions into the same dungeon they have, one after the other. */
  readonly expeditions?: number;
}

/** Options that not every game has. */
export const OWN_OPTIONS = ['level', 'varied', 'training', 'campaign', 'solo', 'expeditions'] as const;
export type OwnOption = (typeof OWN_OPTIONS)[number];

export interface SimulatedQuest {
  readonly id: string;
  /** The default party. */
  readonly party: readonly string[];
  /** May be played as a training game. */
  readonly training: boolean;
  readonly task: (heroes: readonly string[], conditions: Conditions) => Task;
}

export interface SimulatedGame {
  readonly quests: () => readonly SimulatedQuest[];
  /** The quest in a file; undefined for what is no path. */
  readonly questIn?: (path: string) => SimulatedQuest | undefined;
  /** All quests of the book in their order, by the same heroes: a series with a part for each. */
  readonly campaign?: (conditions: Conditions) => Task;
  readonly heroes: readonly string[];
  readonly heroName: (hero: string, language: Language) => string;
  /** The name of the side behind the screen. */
  readonly master: 'morcar' | 'master';
  readonly own: readonly OwnOption[];
}
