/** What a game brings to everything above its rules. Each part is fetched when it is needed, so that nobody loads a game they do not play. */
import type { System } from '@oubliette/kernel';
import type { LocalText, Shelf } from '@oubliette/table';
import type { QuestLibrary } from './shared/library.ts';

export interface ClosedChapters {
  /** For whom they are. */
  readonly title: LocalText;
  readonly text: LocalText;
  /** What befalls heroes by one of their rules is no secret of that rule any more: its card is open. */
  readonly openCards: boolean;
}

export interface GameManifest {
  /** Its system's. */
  readonly id: string;
  /** What the ids of its rules begin with: `CLS` of CLS-MOV-05. */
  readonly rules: string;
  /** As it is called where games are listed. */
  readonly title: LocalText;
  /** The game whose book it extends: that one's rules are read after its own. */
  readonly parent?: string;
  /** The campaign, a system of its own, by its id. */
  readonly campaign?: string;
  /** How the chapters for whoever sits behind the screen are kept from hero players; as the parent's where left out. */
  readonly closed?: ClosedChapters;
  readonly system: () => Promise<System>;
  /** The game, and its campaign if it has one, as a table takes them. */
  readonly boxes: (quests: QuestLibrary) => Promise<Shelf>;
}
