/** Where the quests come from: files on a server, the bundle in a browser. Each game has a book of its own. */
import type { QuestSource } from '@oubliette/classic';
import type { LocalText } from '@oubliette/table';

export interface ListedQuest {
  readonly id: string;
  readonly title: LocalText;
  /** May be played as a training game (CLS-TRN-01). */
  readonly training: boolean;
  /** The level of the heroes it is meant for, where it says so; null where heroes have no levels. */
  readonly level: number | null;
}

export interface QuestLibrary {
  /** The quest book, in its order. */
  list(): readonly ListedQuest[];
  /** The quest as its author wrote it; rejects for an id that is not listed. */
  source(id: string): Promise<QuestSource>;
}

/** Of a game whose quests are no files, or where none will be asked for. */
export const NO_QUESTS: QuestLibrary = {
  list: () => [],
  source: (id) => Promise.reject(new Error(`there is no quest ${id}`)),
};
