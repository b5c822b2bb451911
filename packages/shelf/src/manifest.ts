/** What a game gives to everything above its rules. Each part is fetched only when needed. */
import type { QuestVocabulary } from '@oubliette/classic';
import type { System } from '@oubliette/kernel';
import type { LocalText, Shelf } from '@oubliette/table';
import type { QuestLibrary } from './shared/library.ts';

export interface ClosedChapters {
  /** The readers they are for. */
  readonly title: LocalText;
  readonly text: LocalText;
  /** Whether a rule's card opens once the heroes have met it: it is no secret then. */
  readonly openCards: boolean;
}

export interface GameManifest {
  /** Its system's. */
  readonly id: string;
  /** The prefix of its rule ids: `CLS` of CLS-MOV-05. */
  readonly rules: string;
  /** As in lists of games. */
  readonly title: LocalText;
  /** The game whose book it extends: that book is read after its own. */
  readonly parent?: string;
  /** The id of its campaign, a system of its own. */
  readonly campaign?: string;
  /** How the chapters for the master are kept from hero players; by default as the parent's. */
  readonly closed?: ClosedChapters;
  /** What its own quests may name besides those of the book it extends. */
  readonly vocabulary?: () => Promise<QuestVocabulary>;
  readonly system: () => Promise<System>;
  /** The game, and its campaign if any, as a table takes them. */
  readonly boxes: (quests: QuestLibrary) => Promise<Shelf>;
}
