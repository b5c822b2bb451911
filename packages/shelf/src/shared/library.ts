/** Where quests come from: files on a server, the bundle in a browser. Each game has its own book. */
import type { QuestSource } from '@oubliette/classic';
import type { LocalText } from '@oubliette/table';

export interface ListedQuest {
  readonly id: string;
  readonly title: LocalText;
  /** May be played as a training game (CLS-TRN-01). */
  readonly training: boolean;
  /** The hero level it is meant for, if it says so; null if heroes have no levels. */
  readonly level: number | null;
}

export interface QuestLibrary {
  /** The quest book, in its order. */
  list(): readonly ListedQuest[];
  /** The quest as its author wrote it, one of the book or a lesson; rejects for an id of neither. */
  source(id: string): Promise<QuestSource>;
}

/** For a game without quest files, or where none is needed. */
export const NO_QUESTS: QuestLibrary = {
  list: () => [],
  source: (id) => Promise.reject(new Error(`there is no quest ${id}`)),
};
