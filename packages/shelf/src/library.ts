/** Where the quests come from: files on a server, the bundle in a browser. */
import type { QuestSource } from '@oubliette/classic';
import type { LocalText } from '@oubliette/table';

export interface ListedQuest {
  readonly id: string;
  readonly title: LocalText;
  /** May be played as a training game (CLS-TRN-01). */
  readonly training: boolean;
}

export interface QuestLibrary {
  /** The quest book, in its order. */
  list(): readonly ListedQuest[];
  /** The quest as its author wrote it; rejects for an id that is not listed. */
  source(id: string): Promise<QuestSource>;
}
