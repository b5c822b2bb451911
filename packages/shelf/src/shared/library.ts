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
  /** The quest as its author wrote it, one of the book or a lesson; null for an id of neither. Rejects where it cannot be fetched. */
  source(id: string): Promise<QuestSource> | null;
}

/** A quest that is in the book. */
export function sourceOf(library: QuestLibrary, id: string): Promise<QuestSource> {
  return library.source(id) ?? Promise.reject(new Error(`the book has no quest ${id}`));
}

/** For a game without quest files, or where none is needed. */
export const NO_QUESTS: QuestLibrary = {
  list: () => [],
  source: () => null,
};
