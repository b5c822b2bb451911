/** What a quest may name besides the box's furniture, spells and treasures: it depends on the book. */
import { MONSTERS } from '../content/monsters.ts';
import type { Bestiary } from '../content/monsters.ts';
import type { Noun } from '@oubliette/words';

/** The trap of the box as which a book's own trap is laid and searched for. */
export type LaidAs = 'pit' | 'spear';

export interface QuestVocabulary {
  /** The book named by quests written for it alone; null for the box, whose quests every book of the family plays. */
  readonly book: string | null;
  readonly monsters: Bestiary;
  /** Traps of the book's own. */
  readonly traps: Readonly<Record<string, { readonly laidAs: LaidAs; readonly noun: Noun }>>;
}

export const BOX_VOCABULARY: QuestVocabulary = { book: null, monsters: MONSTERS, traps: {} };
